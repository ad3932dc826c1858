/** All four games over real sockets to the end: bots, people who play at random, a watcher, and the file that everybody can check. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '@stellwerk/games';
import { loadPlay, parsePlayFile } from '@stellwerk/kernel';
import {
  fastTime,
  gameOf,
  openTable,
  playAtRandom,
  startPlay,
  testServer,
  type TestPage,
  type TestServer,
} from './online.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ time: fastTime(2000), countdown: 1_600_000 });
});
afterAll(() => server.stop());

const OPTIONS: Readonly<Record<string, Record<string, unknown>>> = {
  transeuropa: {},
  interurban: {},
  intercity: {},
  'future-mobility': {},
};
/** Bytes of the middle update, as wanted. */
const MEDIAN: Readonly<Record<string, number>> = {
  transeuropa: 300,
  interurban: 500,
  intercity: 500,
  'future-mobility': 500,
};

function sizes(pages: readonly TestPage[]): { median: number; p99: number; count: number } {
  const all = pages.flatMap(({ texts }) =>
    texts.filter((text) => text.startsWith('{"type":"steps"')).map((text) => Buffer.byteLength(text)),
  );
  all.sort((a, b) => a - b);
  return { median: all[all.length >> 1]!, p99: all[Math.floor(all.length * 0.99)]!, count: all.length };
}

describe.each(GAME_IDS)('%s', (id) => {
  test('is played to the end, and its file is in order', async () => {
    const game = await gameOf(id);
    const people = await Promise.all(['Anna', 'Ben'].map((name) => server.page(name)));
    const table = await openTable(people, { game: id, options: OPTIONS[id]!, bots: 1 });
    const watcher = await server.page();
    await watcher.enter(table);
    const shown = people[1]!.room!.commitment;
    await startPlay(table, people);
    await Promise.all([
      ...people.map((page, index) => playAtRandom(game, table, page, index + 7)),
      watcher.until(() => watcher.play?.result !== undefined, 60_000),
    ]);
    await people[0]!.until(() => people[0]!.room?.phase === 'over');
    // What was put together from patches is what a new page is shown.
    for (const page of [...people, watcher]) {
      const fresh = page === watcher ? await server.page() : await server.again(page);
      await fresh.enter(table);
      expect(fresh.play!.view).toEqual(page.play!.view);
      expect(fresh.play!.steps).toEqual(page.play!.steps);
      expect(fresh.play!.viewer).toBe(page.play!.viewer);
    }
    const answer = await fetch(new URL(`/api/tables/${table}/file`, server.served.url));
    const parsed = parsePlayFile(await answer.text());
    if (!parsed.ok) throw new Error(parsed.reason.code);
    const loaded = loadPlay(game, parsed.file);
    expect(loaded.ok).toBe(true);
    expect(parsed.file.seed.commitment).toBe(shown);
    expect(parsed.file.seed.contributions).toEqual(['luck-of-page-0', 'luck-of-page-1']);
    expect(people[0]!.room!.luck).toEqual([0, 1]);
    expect(people[0]!.room!.result).toEqual(parsed.file.result);
    const { median, p99 } = sizes([...people, watcher]);
    expect(median).toBeLessThanOrEqual(MEDIAN[id]!);
    expect(p99).toBeLessThanOrEqual(3000);
    expect(server.errors).toEqual([]);
  });
});
