/** What nodes tell each other: once for each batch, nothing while alone, never too long, and a node that misses something notices by the numbers. */
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { choose, gameOf, openTable, startPlay, testServer, type TestServer } from '../online.testing.ts';
import { POSTGRES, postgresForTest, type TestDatabase } from '../store/databases.testing.ts';
import { CHANNEL } from './nodes.ts';

describe.skipIf(!POSTGRES)('a node', () => {
  let database: TestDatabase;
  const nodes: TestServer[] = [];
  let ear: pg.Client;
  /** All that was announced. */
  const payloads: string[] = [];
  const start = async (): Promise<TestServer> => {
    const node = await testServer({ place: database.place, countdown: 50 });
    nodes.push(node);
    await vi.waitUntil(() => nodes.every(({ online }) => online.nodes.others.size === nodes.length - 1), {
      timeout: 20_000,
    });
    return node;
  };
  beforeEach(async () => {
    database = await postgresForTest();
    ear = new pg.Client({ connectionString: database.place.url });
    await ear.connect();
    await ear.query(`listen ${CHANNEL}`);
    payloads.length = 0;
    ear.on('notification', ({ payload }) => void payloads.push(payload!));
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    const errors = nodes.splice(0).flatMap((node) => node.errors);
    await ear.end();
    await database.drop();
    if (errors.length > 0) throw new Error(String(errors));
  });

  /** So many actions at so many tables, in one go. */
  async function write({ online }: TestServer, actions: number, tables: number): Promise<readonly string[]> {
    await online.store.log.idle();
    payloads.length = 0;
    const entries = Array.from({ length: actions }, (_, action) => {
      const room = `room-with-a-long-name-${action % tables}`;
      const row = { play: `${room}/1`, seq: action, entry: '{}', request: null, at: 0, clock: null };
      return online.store.log.commit({ entries: [row], topic: `e${room}` });
    });
    await Promise.all(entries);
    // Announcements come in order: this is behind all of them.
    await ear.query('select 1');
    return payloads.filter((payload) => payload.startsWith(online.nodes.id));
  }

  test('says nothing while it is alone', async () => {
    expect(await write(await start(), 20, 5)).toEqual([]);
  });

  test('tells the others of a batch once, of each table once, and of many in parts that PostgreSQL takes', async () => {
    const node = await start();
    await start();
    const [once, ...more] = await write(node, 20, 5);
    expect(more).toEqual([]);
    expect(once!.split(' ').slice(2)).toHaveLength(5);
    await node.online.store.db.deleteFrom('entries').execute();
    const parts = await write(node, 480, 480);
    expect(parts.length).toBe(2);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8000);
    const told = parts.flatMap((part) => part.split(' ').slice(2));
    expect(new Set(told).size).toBe(480);
    const numbers = parts.map((part) => Number(part.split(' ')[1]));
    expect(numbers[1]).toBe(numbers[0]! + 1);
  });

  test('that has missed an announcement finds by its number that it has, though its connection stands', async () => {
    const [first, second] = [await start(), await start()];
    const [mia, lena] = [await first.page('Mia'), await second.page('Lena')];
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    await startPlay(table, [mia, lena]);
    const { log } = first.online.store;
    const waker = log.waker!;
    // Lost on the way: it counts, and nobody hears of it.
    log.waker = { payloads: () => [], sent: () => waker.sent(1) };
    const action = choose(await gameOf('transeuropa'), mia.play!, fastRng(1));
    await mia.must('act', { table, play: 1, seen: 0, actions: [action] });
    log.waker = waker;
    await lena.until(() => lena.play!.seen === 1, 10_000);
  });

  test('knows of names, deleted people and signed-out devices of the others', async () => {
    const [first, second] = [await start(), await start()];
    const ask = (node: TestServer, cookie: string, path: string, method = 'GET', body?: object) =>
      fetch(new URL(path, node.served.url), {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const [mia, lena] = [await first.page('Mia'), await second.page('Lena')];
    const phone = await second.again(mia);
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    await ask(first, mia.cookie, '/api/me', 'POST', { name: 'Maria' });
    await lena.until(() => lena.room!.seats[0]!.name === 'Maria');
    await vi.waitUntil(async () => {
      const me = (await (await ask(second, phone.cookie, '/api/me')).json()) as { name: string };
      return me.name === 'Maria';
    });

    const { key } = (await (await ask(first, lena.cookie, '/api/me/carry', 'POST')).json()) as { key: string };
    const arrived = await ask(first, '', '/api/me/arrive', 'POST', { key });
    const lenas = arrived.headers.getSetCookie()[0]!.split(';')[0]!;
    const devices = (await (await ask(first, lenas, '/api/me/devices')).json()) as { id: string }[];
    await ask(first, lenas, `/api/me/devices/${devices[0]!.id}`, 'DELETE');
    expect(await lena.closed).toBe(1008);
    expect(await (await ask(second, lena.cookie, '/api/me')).json()).toEqual({});

    const eve = await second.page('Eve');
    await eve.enter(table);
    await ask(first, mia.cookie, '/api/me', 'DELETE');
    expect(await phone.closed).toBe(1008);
    await eve.until(() => eve.room!.seats[0]!.kind === 'free');
    expect(await (await ask(second, phone.cookie, '/api/me')).json()).toEqual({});
  });
});
