/** The page's socket when servers stop: others take over unnoticed; where none is left, the page says so and clocks stand. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startBalancer, type Balancer } from '../../server/chaos/balancer.ts';
import { cookieFor, socketOf, testServer, type TestServer } from '../../server/online.testing.ts';
import { POSTGRES, postgresForTest, type TestDatabase } from '../../server/store/databases.testing.ts';
import { Connection, type LinkState } from './connection.ts';

describe.skipIf(!POSTGRES)('of two nodes behind a balancer', () => {
  let database: TestDatabase;
  let nodes: readonly [TestServer, TestServer];
  let balancer: Balancer;
  beforeEach(async () => {
    database = await postgresForTest();
    const start = () => testServer({ place: database.place });
    nodes = [await start(), await start()];
    await vi.waitUntil(() => nodes.every(({ online }) => online.nodes.others.size === 1), { timeout: 10_000 });
    balancer = await startBalancer();
    balancer.targets = nodes.map(({ served }) => served.port);
    const cookie = await cookieFor(nodes[0].served.url, 'Mia');
    vi.stubGlobal('location', new URL(balancer.url));
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('WebSocket', socketOf(cookie));
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    balancer.close();
    await database.drop();
  });

  test('one stops and the page is at the other at once, without a word; the last one says that it is the last', async () => {
    const connection = new Connection();
    const states: LinkState[] = [];
    connection.subscribe(() => void states.push(connection.state));
    const leave = connection.use();
    const at = () => nodes.findIndex(({ online }) => online.live.size > 0);
    await vi.waitUntil(() => connection.state.link === 'open');
    const first = nodes[at()]!;
    const second = nodes[1 - at()]!;
    states.length = 0;
    await first.stop();
    await connection.ask({ type: 'ping' });
    expect(second.online.live.size).toBe(1);
    expect(states.map(({ link, stands }) => [link, stands])).toEqual([
      ['connecting', undefined],
      ['open', undefined],
    ]);
    await vi.waitUntil(() => second.online.nodes.others.size === 0, { timeout: 10_000 });
    await second.stop();
    expect(states.at(-1)).toMatchObject({ link: 'restarting', stands: expect.any(Number) });
    leave();
  });
});
