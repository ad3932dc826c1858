/** Who asks too often is told so, on however many pages, and nobody else notices. */
import { expect, test } from 'vitest';
import { Limiter, networkOf, VisitorLimiter } from './limiter.ts';
import { codeOf, HandTime, openTable, serverForAll, type TestPage } from './online.testing.ts';

const time = new HandTime();
const server = serverForAll({ time, messagesPerMinute: 1200 });
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** How often each answer comes to so many requests, spread over the pages. */
async function counted(pages: readonly TestPage[], times: number, ask: (page: TestPage) => Promise<string>) {
  const codes = await Promise.all(Array.from({ length: times }, (_, n) => ask(pages[n % pages.length]!)));
  return codes.reduce<Record<string, number>>((all, code) => ({ ...all, [code]: (all[code] ?? 0) + 1 }), {});
}

test('a person has one limit on all their pages', async () => {
  const eve = await server.page('Eve');
  const pages = [eve, await server.again(eve), await server.again(eve)];
  expect(await counted(pages, 150, async (page) => codeOf(await page.ask('ping', {})))).toEqual({
    ok: 120,
    'wire.flood': 30,
  });
  await (await server.page('Mia')).must('ping', {});
  await time.pass(1000, settle);
  expect(await counted(pages, 21, async (page) => codeOf(await page.ask('ping', {})))).toEqual({
    ok: 20,
    'wire.flood': 1,
  });
});

test('what others are told of has a lower one, and may be asked again under its name', async () => {
  const [mia, lena] = [await server.page('Mia'), await server.page('Lena')];
  const table = await openTable([mia, lena], { game: 'transeuropa' });
  await time.pass(60_000, settle);
  const pages = [mia, await server.again(mia)];
  await pages[1]!.enter(table);
  let asked = 0;
  const say = (page: TestPage) => page.ask('say', { table, text: 'Hello' }, `say-${asked++}`);
  expect(await counted(pages, 50, async (page) => codeOf(await say(page)))).toEqual({ ok: 39, 'wire.flood': 11 });
  const others = [
    mia.ask('again', { table, in: true }),
    mia.ask('ready', { table, ready: true }),
    mia.ask('colour', { table, colour: 3 }),
    mia.ask('enter', { table }),
    mia.ask('lobby', { on: true }),
  ];
  expect((await Promise.all(others)).map(codeOf)).toEqual(others.map(() => 'wire.flood'));
  // Nobody is cut off for that, and one can always leave.
  await mia.must('leave', { table });
  await lena.must('say', { table, text: 'Hush' });
  expect(lena.talk).toHaveLength(40);
  await time.pass(5000, settle);
  await mia.enter(table);
  await mia.must('say', { table, text: 'Sorry' });
  asked = 49;
  expect(codeOf(await say(mia))).toBe('ok');
});

test('so has an address, for all who come from there', () => {
  const limiter = new VisitorLimiter(time, 1, 60);
  const allows = (person: number, address = '203.0.113.7') =>
    limiter.allows({ guest: { id: `p${person}`, name: 'Eve', colour: null }, address });
  const all = Array.from({ length: 12 }, (_, person) => allows(person));
  expect(all.filter(Boolean)).toHaveLength(10);
  expect(allows(20)).toBe(false);
  expect(allows(21, '203.0.113.8')).toBe(true);
  const nameless = () => limiter.allows({ guest: undefined, address: '203.0.113.9' });
  expect(Array.from({ length: 12 }, nameless).filter(Boolean)).toHaveLength(5);
  expect(allows(22, '203.0.113.9')).toBe(true);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['2001:db8:0:1::', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('bringing many others sets nobody free', () => {
  const limiter = new Limiter(time, 1, 1);
  for (let person = 0; person < 50_001; person++) limiter.allows(`p${person}`);
  expect(limiter.allows('p1')).toBe(false);
});

test('bare pings count like messages', async () => {
  const page = await server.page('Eve');
  for (let n = 0; n < 200; n++) page.ws.ping();
  expect(await page.closed).toBe(1008);
});

test('a device that was signed out can do nothing more, even if it holds on to its socket', async () => {
  const [mia, lena] = [await server.page('Mia'), await server.page('Lena')];
  const table = await openTable([mia, lena], { game: 'transeuropa' });
  const headers = { cookie: mia.cookie };
  const devices = await fetch(new URL('/api/me/devices', server.served.url), { headers });
  const [{ id }] = (await devices.json()) as [{ id: string }];
  // It takes no notice of the good-bye.
  (mia.ws as unknown as { _socket: { pause(): void } })._socket.pause();
  await fetch(new URL(`/api/me/devices/${id}`, server.served.url), { method: 'DELETE', headers });
  void mia.ask('say', { table, text: 'I am Mia' });
  await settle();
  await lena.must('say', { table, text: 'Are you?' });
  expect(lena.talk.map(({ text }) => text)).toEqual(['Are you?']);
});

test('a server slows down who changes their name or asks for lists all the time, and nobody else', async () => {
  const [eve, friend] = [await server.page('Eve'), await server.page('Friend')];
  const ask = (path: string, cookie: string, method = 'GET') =>
    fetch(new URL(path, server.served.url), {
      method,
      headers: { cookie, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: JSON.stringify({ name: 'Eve' }) }),
    });
  for (let n = 0; n < 60; n++) expect((await ask('/api/tables', eve.cookie)).status).toBe(200);
  for (const [path, method] of [
    ['/api/tables', 'GET'],
    ['/api/me', 'POST'],
    ['/api/me/carry', 'POST'],
    ['/api/me/plays', 'GET'],
    ['/api/me/devices', 'GET'],
  ] as const) {
    const answer = await ask(path, eve.cookie, method);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ reason: { code: 'wire.flood' } });
  }
  expect((await ask('/api/me', eve.cookie)).status).toBe(200);
  expect((await ask('/api/tables', friend.cookie)).status).toBe(200);
});
