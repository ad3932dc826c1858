/** Who somebody is: a cookie, other devices, finished plays, a name that can change and be deleted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeOf,
  gameOf,
  openTable,
  playAtRandom,
  startPlay,
  testServer,
  type TestPage,
  type TestServer,
} from './online.testing.ts';
import { People } from './people.ts';
import { readRoom } from './rooms/room-log.ts';
import { sqliteForTest } from './store/databases.testing.ts';
import { Store } from './store/index.ts';
import { realTime } from './time.ts';

test('a person is the same on all devices, also after these were forgotten', async () => {
  const { place, drop } = sqliteForTest();
  const store = await Store.open(place);
  const people = new People(store, realTime, 2);
  const { guest, token } = await people.join('Mia', null);
  const other = (await people.arrive(await people.carry(guest, null)))!;
  expect(other.guest).toBe(guest);
  for (const name of ['Lena', 'Tom', 'Eve']) await people.join(name, null);
  expect(await people.byToken(token)).toBe(guest);
  await people.rename(guest, 'Maria', null);
  for (const name of ['Lena', 'Tom', 'Eve']) await people.join(name, null);
  expect(await people.byToken(other.token)).toMatchObject({ name: 'Maria' });
  expect(await people.byToken(other.token)).toBe(guest);
  await store.close();
  await drop();
});

describe('a person', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ countdown: 100 });
  });
  afterAll(() => server.stop());
  const api = (path: string, cookie: string, method = 'GET', body?: unknown) =>
    fetch(new URL(path, server.served.url), {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  test('has a cookie that scripts can’t read and nobody can forge', async () => {
    const answer = await api('/api/me', '', 'POST', { name: ' Mia ' });
    const cookie = answer.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^stellwerk=.+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const value = cookie.split(';')[0]!;
    expect(await (await api('/api/me', value)).json()).toEqual({ name: 'Mia', messages: 0 });
    expect(await (await api('/api/me', `${value.slice(0, -3)}abc`)).json()).toEqual({});
    expect((await api('/api/me', '', 'POST', { name: '   ' })).status).toBe(400);
    expect((await api('/api/me', '', 'POST', { name: 'x'.repeat(21) })).status).toBe(400);
  });

  test('is carried to another device by a key that works once', async () => {
    const mia = await server.page('Mia');
    const { key } = (await (await api('/api/me/carry', mia.cookie, 'POST')).json()) as { key: string };
    const arrived = await api('/api/me/arrive', '', 'POST', { key });
    const cookie = arrived.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(cookie).not.toBe(mia.cookie);
    expect(await (await api('/api/me', cookie)).json()).toEqual({ name: 'Mia', messages: 0 });
    expect((await api('/api/me/arrive', '', 'POST', { key })).status).toBe(410);
    const devices = (await (await api('/api/me/devices', cookie)).json()) as { id: string }[];
    expect(devices).toHaveLength(2);
    const back = (await (await api('/api/me/carry', cookie, 'POST', { table: 'fOwO4AGuFJru' })).json()) as {
      key: string;
    };
    expect(back.key).toMatch(/^return-/);
    expect((await api('/api/me/arrive', '', 'POST', back)).status).toBe(200);
    expect((await api('/api/me/arrive', '', 'POST', back)).status).toBe(410);
    await api(`/api/me/devices/${devices[0]!.id}`, cookie, 'DELETE');
    expect(await (await api('/api/me', mia.cookie)).json()).toEqual({});
  });

  test('finds finished plays on every device, with result and file, and takes them off the list', async () => {
    const game = await gameOf('interurban');
    const [mia, lena] = (await Promise.all([server.page('Mia'), server.page('Lena')])) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { game: 'interurban' });
    await startPlay(table, [mia, lena]);
    const mine = async (page: TestPage) => (await api('/api/me/plays', page.cookie)).json();
    expect(await mine(mia)).toEqual([]);
    await Promise.all([playAtRandom(game, table, mia, 1), playAtRandom(game, table, lena, 2)]);
    await lena.until(() => lena.room!.phase === 'over');
    const { winners } = lena.room!.result!;
    expect(await mine(lena)).toEqual([
      expect.objectContaining({ table, play: 1, game: 'interurban', seat: 1, winners, ended: expect.any(Number) }),
    ]);
    expect((await api(`/api/tables/${table}/file?play=1`, '')).status).toBe(200);
    const stranger = await server.page('Eve');
    expect(await mine(stranger)).toEqual([]);
    expect((await api(`/api/me/plays/${table}/1`, stranger.cookie, 'DELETE')).status).toBe(404);
    expect((await api(`/api/me/plays/${table}/1`, lena.cookie, 'DELETE')).status).toBe(200);
    expect(await mine(lena)).toEqual([]);
    expect(await mine(mia)).toHaveLength(1);
  });

  test('has a new name at every table, and none when deleted', async () => {
    const [mia, lena] = (await Promise.all([server.page('Mia'), server.page('Lena')])) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    await mia.must('say', { table, text: 'I was here' });
    await api('/api/me', mia.cookie, 'POST', { name: 'Mary', colour: 4 });
    // Who changes the name keeps the colour.
    const renamed = await api('/api/me', mia.cookie, 'POST', { name: 'Maria' });
    expect(await renamed.json()).toEqual({ name: 'Maria', colour: 4 });
    await lena.until(() => lena.room!.seats[0]!.name === 'Maria');
    await startPlay(table, [mia, lena]);
    await api('/api/me', mia.cookie, 'DELETE');
    expect(await mia.closed).toBe(1008);
    await lena.until(() => lena.room!.seats[0]!.kind === 'bot' && lena.play!.toAct.includes(1));
    expect(await (await api('/api/me', mia.cookie)).json()).toEqual({});
    // Nor does anybody see the name who is there, or comes.
    await lena.until(() => lena.play!.players.map(({ name }) => name).join() === '–,Lena');
    await lena.must('vote', { table, motion: 'abandon', yes: true });
    await lena.until(() => lena.room!.abandoned === true);
    const file = await (await api(`/api/tables/${table}/file?play=1`, '')).text();
    const eve = await server.page('Eve');
    await eve.enter(table);
    expect(file + eve.texts.join()).not.toMatch(/Maria|Mia|I was here/);
    const { store } = server.online;
    for (const each of ['people', 'devices', 'members', 'plays', 'rooms', 'talk'] as const) {
      const text = JSON.stringify(await store.db.selectFrom(each).selectAll().execute());
      expect(text).not.toMatch(/Maria|I was here/);
    }
    expect(server.errors).toEqual([]);
  });

  test('who watched and wanted to play is gone from there, too', async () => {
    const [mia, lena] = (await Promise.all([server.page('Mia'), server.page('Leonora')])) as [TestPage, TestPage];
    const table = await openTable([mia], { game: 'transeuropa', bots: 1 });
    await startPlay(table, [mia]);
    await lena.enter(table);
    await lena.must('again', { table, in: true });
    await mia.until(() => mia.room!.next?.join() === 'Leonora');
    await api('/api/me', lena.cookie, 'POST', { name: 'Leonie' });
    await mia.until(() => mia.room!.next?.join() === 'Leonie');
    // Nothing is written where the name does not stand.
    const { version } = (await readRoom(server.online.store, table))!;
    await api('/api/me', lena.cookie, 'POST', { name: 'Leonie', colour: 3 });
    expect((await readRoom(server.online.store, table))!.version).toBe(version);
    await api('/api/me', lena.cookie, 'DELETE');
    await mia.until(() => mia.room!.next === undefined && mia.room!.watching === undefined);
    expect(JSON.stringify((await server.online.rooms.get(table))!.doc)).not.toMatch(/Leonora|Leonie/);
  });

  test('does nothing more that was under way when they were deleted', async () => {
    const [mia, lena] = (await Promise.all([server.page('Mia'), server.page('Leonora')])) as [TestPage, TestPage];
    const table = await openTable([mia], { game: 'transeuropa', seats: [{ kind: 'you' }, { kind: 'free' }] });
    await lena.enter(table);
    // As if the rest of the deletion were still to come.
    const { db } = server.online.store;
    await db.deleteFrom('people').where('name', '=', 'Leonora').execute();
    const open = { game: 'transeuropa', options: {}, public: true, watch: true, reaction: 20 as const };
    const asked = [
      lena.ask('sit', { table }),
      lena.ask('say', { table, text: 'Leonora' }),
      lena.ask('open', { ...open, clock: { kind: 'none' }, seats: [{ kind: 'you' }, { kind: 'free' }] }),
    ];
    expect((await Promise.all(asked)).map(codeOf)).toEqual(['wire.person', 'wire.person', 'wire.person']);
    await mia.must('ready', { table, ready: true });
    await mia.until(() => mia.room!.seats[1]!.kind === 'free');
    for (const each of ['members', 'rooms', 'talk'] as const)
      expect(JSON.stringify(await db.selectFrom(each).selectAll().execute())).not.toContain('Leonora');
    expect(server.errors).toEqual([]);
  });
});
