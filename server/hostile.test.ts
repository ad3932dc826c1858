/** Input that means harm: each is refused with a code, limited, and costs nobody else anything. */
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fastRng, type Rng } from '@stellwerk/kernel';
import { REQUEST_TYPES } from '@stellwerk/tables/wire';
import {
  choose,
  gameOf,
  openTable,
  playAtRandom,
  startPlay,
  TestPage,
  testServer,
  type TestServer,
} from './online.testing.ts';

const codeOf = (answer: Awaited<ReturnType<TestPage['ask']>>) => (answer.ok ? 'ok' : answer.reason.code);
const refusals = (page: TestPage, code: string) =>
  page.texts.filter((text) => text === `{"type":"refused","reason":{"code":"${code}"}}`).length;

describe('a server', () => {
  let server: TestServer;
  let friend: TestPage;
  beforeAll(async () => {
    server = await testServer({ countdown: 100, messagesPerMinute: 1200 });
    friend = await server.page('Friend');
  });
  afterAll(() => server.stop());
  /** Whatever happened, others are served. */
  afterEach(async () => {
    await friend.must('ping', {});
    if (server.errors.length > 0) throw new Error(String(server.errors));
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['no type', '{"id":"x"}'],
    ['an unknown type', '{"type":"win","id":"x"}'],
    ['a field too many', '{"type":"ping","id":"x","more":1}'],
    ['a wrong type', '{"type":"lobby","id":"x","on":"yes"}'],
    ['a malformed id', '{"type":"ping","id":"../../etc"}'],
    [
      'depth',
      `{"type":"act","id":"x","table":"t","play":1,"seen":0,"actions":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    ],
    ['a prototype', '{"type":"ping","id":"x","__proto__":{"type":"ping"}}'],
  ])('refuses %s', async (_, text) => {
    const page = await server.page('Eve');
    page.ws.send(text);
    await page.until(() => page.texts.length >= 2);
    const last = JSON.parse(page.texts.at(-1)!) as { type?: string; ok?: boolean };
    expect(last.type === 'refused' || last.ok === false).toBe(true);
  });

  test('refuses binary frames and cuts off who sends nothing else', async () => {
    const page = await server.page('Eve');
    for (let n = 0; n < 60; n++) page.ws.send(Buffer.from([0xff, n]));
    expect(await page.closed).toBe(1008);
    expect(refusals(page, 'wire.shape')).toBe(50);
  });

  test('cuts off a megabyte', async () => {
    const page = await server.page('Eve');
    page.ws.send(`{"type":"ping","id":"${'x'.repeat(1_000_000)}"}`);
    expect(await page.closed).toBe(1009);
  });

  test('slows down a flood and then cuts it off, while others are served', async () => {
    const page = await server.page('Eve');
    for (let n = 0; n < 3000; n++) page.ws.send(`{"type":"ping","id":"f${n}"}`);
    await friend.must('ping', {});
    expect(await page.closed).toBe(1008);
    const flood = `"ok":false,"reason":{"code":"wire.flood"}`;
    expect(page.texts.filter((text) => text.includes(flood))).toHaveLength(50);
  });

  test('lets no page of another site in', async () => {
    const foreign = new TestPage(server.served.url, friend.cookie, { origin: 'https://evil.example' });
    await expect(foreign.connected).rejects.toThrow('403');
    const own = new TestPage(server.served.url, friend.cookie, { origin: server.served.url.slice(0, -1) });
    await expect(own.connected).resolves.toBe(own);
    own.close();
    const forged = await fetch(new URL('/api/me', server.served.url), {
      method: 'DELETE',
      headers: { cookie: friend.cookie, origin: 'https://evil.example' },
    });
    expect(forged.status).toBe(403);
  });

  test('cuts off who does not read, and goes on for those who do', async () => {
    const [mia, lena] = (await Promise.all([server.page('Mia'), server.page('Lena')])) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    const slow = await server.page();
    await slow.enter(table);
    // Nothing is taken from the socket any more.
    (slow.ws as unknown as { _socket: { pause(): void } })._socket.pause();
    const room = (await server.online.rooms.get(table))!;
    const size = server.online.live.size;
    const text = 'x'.repeat(1_000_000);
    for (let n = 0; n < 30 && server.online.live.size === size; n++) {
      // A page that hears everything: the same road as all news.
      (room as unknown as { doc: object }).doc = { ...room.doc, options: { text } };
      await mia.must('ready', { table, ready: n % 2 === 0 });
      mia.texts.length = 0;
      lena.texts.length = 0;
      await new Promise((resolve) => setTimeout(resolve, n % 10 === 0 ? 60 : 0));
    }
    expect(server.online.live.size).toBeLessThan(size);
    await mia.must('ping', {});
  });

  test('does not know tables that are guessed, nor acts for those who never came in', async () => {
    const [mia, lena, eve] = (await Promise.all([server.page('Mia'), server.page('Lena'), server.page('Eve')])) as [
      TestPage,
      TestPage,
      TestPage,
    ];
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    await startPlay(table, [mia, lena]);
    const game = await gameOf('transeuropa');
    const actions = [choose(game, mia.play!, fastRng(1))];
    expect(codeOf(await eve.ask('enter', { table: 'AAAAAAAAAAAA' }))).toBe('table.missing');
    expect(codeOf(await eve.ask('act', { table, play: 1, seen: 0, actions }))).toBe('table.missing');
    await eve.enter(table);
    expect(codeOf(await eve.ask('act', { table, play: 1, seen: 0, actions }))).toBe('table.notSeated');
    expect(codeOf(await eve.ask('resign', { table }))).toBe('table.notSeated');
    expect(codeOf(await eve.ask('vote', { table, motion: 'abandon', yes: true }))).toBe('table.notSeated');
    expect(codeOf(await mia.ask('act', { table, play: 2, seen: 0, actions }))).toBe('table.notPlaying');
    expect(codeOf(await mia.ask('act', { table, play: 1, seen: 7, actions }))).toBe('play.stale');
    expect(codeOf(await mia.ask('act', { table, play: 1, seen: 0, actions: [null] }))).not.toBe('ok');
    expect(mia.play!.seen).toBe(0);
  });

  test('answers nobody who speaks half of HTTP', async () => {
    const answered = await new Promise<string>((resolve) => {
      const socket = connect(server.served.port, 'localhost', () =>
        socket.write('GET /api/live HTTP/1.1\r\nUpgrade: websocket\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve(text));
    });
    expect(answered).toMatch(/^HTTP\/1\.1 4/);
  });

  test('goes on where people hang up before it knows who they are', async () => {
    const { port } = server.served;
    const head = ['Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    const greeting = `GET /api/live HTTP/1.1\r\n${head.join('\r\n')}\r\nSec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\nCookie: ${friend.cookie}\r\n\r\n`;
    const hangUp = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, 'localhost', () => socket.write(greeting, () => socket.resetAndDestroy()));
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
    await Promise.all(Array.from({ length: 100 }, hangUp));
    const page = await server.page('Late');
    await page.must('ping', {});
  });
});

describe('a hundred thousand mutated messages', () => {
  const MESSAGES = 100_000;
  /** The disk is not what is tried here. */
  const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

  /** One of each request, as somebody at this table would send it. */
  function samples(table: string): Record<string, unknown>[] {
    const fields: Record<string, unknown> = {
      table,
      on: true,
      game: 'transeuropa',
      options: { openRounds: 2 },
      seats: [{ kind: 'you' }, { kind: 'bot', level: 'easy' }],
      public: false,
      watch: true,
      clock: { kind: 'turn', seconds: 45 },
      reaction: 20,
      code: 'AAAAAA',
      seat: 1,
      colour: 3,
      ready: true,
      wish: { kind: 'bot', level: 'normal' },
      order: [1, 0],
      luck: 'abcdefgh',
      play: 1,
      seen: 3,
      actions: [{ type: 'lay', line: 5 }],
      step: 0,
      text: 'hello',
      phrase: 1,
      motion: 'bot',
      yes: true,
      in: true,
      here: true,
      key: 'guessed',
    };
    const WANTED: Readonly<Record<string, readonly string[]>> = {
      ping: [],
      lobby: ['on'],
      find: ['code'],
      open: ['game', 'options', 'seats', 'public', 'watch', 'clock', 'reaction'],
      here: ['here'],
      sit: ['seat'],
      colour: ['colour'],
      ready: ['ready'],
      seat: ['seat', 'wish'],
      dropSeat: ['seat'],
      arrange: ['order'],
      agree: ['options', 'clock'],
      luck: ['luck'],
      act: ['play', 'seen', 'actions'],
      undo: ['play', 'seen'],
      look: ['play', 'step'],
      say: ['text'],
      phrase: ['phrase'],
      vote: ['motion', 'seat', 'yes'],
      again: ['in'],
      claim: ['key'],
    };
    const free = new Set(['ping', 'lobby', 'find', 'open']);
    return REQUEST_TYPES.map((type) => ({
      type,
      ...(free.has(type) ? {} : { table }),
      ...Object.fromEntries((WANTED[type] ?? []).map((key) => [key, fields[key]])),
    }));
  }

  const ODD: readonly unknown[] = [
    null,
    -1,
    1e300,
    0.5,
    '',
    'x'.repeat(500),
    [],
    {},
    [[]],
    true,
    '__proto__',
    { kind: 'person' },
    65,
    [0, 0],
    '\u0000',
  ];

  function mutated(sample: Record<string, unknown>, id: number, rng: Rng): string {
    const message: Record<string, unknown> = { ...sample, id: `m${id}` };
    const keys = Object.keys(message);
    const key = keys[rng.below(keys.length)]!;
    switch (rng.below(6)) {
      case 0:
        delete message[key];
        break;
      case 1:
        message[key] = ODD[rng.below(ODD.length)];
        break;
      case 2:
        message[String(ODD[rng.below(ODD.length)])] = 1;
        break;
      case 3: {
        const text = JSON.stringify(message);
        return text.slice(0, rng.below(text.length));
      }
      case 4: {
        const text = JSON.stringify(message);
        const at = rng.below(text.length);
        return text.slice(0, at) + String.fromCharCode(32 + rng.below(90)) + text.slice(at + 1);
      }
      default:
        message['actions'] &&= [ODD[rng.below(ODD.length)], { type: 'lay', line: ODD[rng.below(ODD.length)] }];
    }
    return JSON.stringify(message);
  }

  test('change nothing for others, and every one is answered or refused', async () => {
    const server = await testServer({ countdown: 50, messagesPerMinute: 1e9, faults: Infinity }, MEMORY);
    const game = await gameOf('transeuropa');
    const people = await Promise.all(['Mia', 'Lena'].map((name) => server.page(name)));
    const table = await openTable(people, { game: 'transeuropa' });
    await startPlay(table, people);
    const friends = Promise.all(people.map((page, index) => playAtRandom(game, table, page, index)));
    const fuzzers = await Promise.all(['Eve', 'Mallory'].map((name) => server.page(name)));
    const own = await openTable(fuzzers, { game: 'transeuropa' });
    await fuzzers[0]!.enter(table);
    // A request gets its answer, anything else a refusal: one of them for each message.
    const answered = new Map(fuzzers.map((page) => [page, 0]));
    const sentBy = new Map(fuzzers.map((page) => [page, 0]));
    for (const page of fuzzers) {
      page.deaf = true;
      page.ws.on('message', (data: Buffer) => {
        if (/^\{"(re"|type":"refused")/.test(data.toString())) answered.set(page, answered.get(page)! + 1);
      });
    }
    const ping = (page: TestPage) => {
      sentBy.set(page, sentBy.get(page)! + 1);
      // A page that is cut off would wait for good.
      const cutOff = page.closed.then((code) => Promise.reject(new Error(`cut off with ${code}`)));
      return Promise.race([page.ask('ping', {}), cutOff]);
    };
    const rng = fastRng(11);
    for (let sent = 0; sent < MESSAGES;) {
      const burst = fuzzers.map(async (page) => {
        const list = samples(rng.below(4) === 0 ? table : own);
        for (let n = 0; n < 50; n++) page.ws.send(mutated(list[rng.below(list.length)]!, sent + n, rng));
        sentBy.set(page, sentBy.get(page)! + 50);
        // A sender whose messages are all still under way is told to wait.
        while (!(await ping(page)).ok) await new Promise((resolve) => setTimeout(resolve, 20));
        page.texts.length = 0;
      });
      await Promise.all(burst);
      sent += 100;
    }
    await vi.waitUntil(() => fuzzers.every((page) => answered.get(page) === sentBy.get(page)), { timeout: 20_000 });
    await friends;
    expect(people[0]!.play!.result).toBeDefined();
    expect(server.errors).toEqual([]);
    await server.stop();
  }, 300_000);
});

test('thousands of idle pages cost little', async () => {
  const server = await testServer();
  const before = process.memoryUsage.rss();
  const idle: TestPage[] = [];
  for (let n = 0; n < 5000; n += 250) {
    const more = Array.from({ length: 250 }, () => new TestPage(server.served.url, ''));
    await Promise.all(more.map((page) => page.connected));
    idle.push(...more);
  }
  expect(server.online.live.size).toBe(5000);
  const page = await server.page('Mia');
  await page.must('ping', {});
  // Both ends of every connection are in this process.
  expect((process.memoryUsage.rss() - before) / 5000).toBeLessThan(200_000);
  for (const each of idle) each.close();
  await server.stop();
});
