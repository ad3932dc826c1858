/** Plays whose rules have changed version: never replayed by the others, ended kindly, and left alone by servers that are older than they. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '@stellwerk/games';
import { fastRng } from '@stellwerk/kernel';
import { choose, codeOf, gameOf, openTable, playAtRandom, startPlay, testServer } from './online.testing.ts';
import type { TestPage, TestServer } from './online.testing.ts';

const TE = { game: 'transeuropa' };

/** A server of TransEuropa whose rules are of another version after a restart. */
async function changing(): Promise<{ readonly server: TestServer; restartWith(newer: number): Promise<void> }> {
  let more = 0;
  const { game, ...module } = await GAMES.transeuropa();
  const games = async () => ({ ...module, game: { ...game, version: game.version + more } });
  const server = await testServer({ countdown: 100, games });
  return { server, restartWith: (newer) => server.restart(async () => void (more = newer)) };
}

describe('a play whose rules have changed', () => {
  test('ends kindly, with its log as it was; the next one is by the new rules', async () => {
    const { server, restartWith } = await changing();
    const [mia, lena] = (await Promise.all([server.page('Mia'), server.page('Lena')])) as [TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    await startPlay(table, [mia, lena]);
    const actions = [choose(await gameOf('transeuropa'), mia.play!, fastRng(1))];
    await mia.must('act', { table, play: 1, seen: 0, actions });
    await restartWith(1);
    const again = await server.again(mia);
    await again.enter(table);
    const players = [
      { name: 'Mia', colour: 0, kind: 'person' },
      { name: 'Lena', colour: 1, kind: 'person' },
    ];
    const { rules } = mia.play!;
    expect(again.room).toMatchObject({ phase: 'over', play: 1, outdated: { game: 'transeuropa', rules, players } });
    expect(again.room!.result).toBeUndefined();
    expect(again.play).toBeUndefined();
    const file = await fetch(new URL(`/api/tables/${table}/file?play=1`, server.served.url));
    expect(((await file.json()) as { entries: unknown }).entries).toEqual([{ seat: 0, action: actions[0] }]);
    expect(codeOf(await again.ask('act', { table, play: 1, seen: 1, actions }))).toBe('table.rules');
    expect(codeOf(await again.ask('look', { table, play: 1, step: 0 }))).toBe('table.rules');
    const other = await server.again(lena);
    await other.enter(table);
    for (const page of [again, other]) await page.must('again', { table, in: true });
    await again.until(() => again.play?.play === 2);
    expect(again.play!.rules).toBe(rules + 1);
    expect(again.room!.outdated).toBeUndefined();
    expect(server.errors).toEqual([]);
    await server.stop();
  });

  test('after its end still says how it ended, and who played', async () => {
    const { server, restartWith } = await changing();
    const mia = await server.page('Mia');
    const table = await openTable([mia], { ...TE, bots: 1, options: { openRounds: 1 } });
    await startPlay(table, [mia]);
    await playAtRandom(await gameOf('transeuropa'), table, mia, 1);
    await mia.until(() => mia.room!.phase === 'over');
    await restartWith(1);
    const again = await server.again(mia);
    await again.enter(table);
    expect(again.room).toMatchObject({ phase: 'over', result: mia.play!.result });
    expect(again.room!.outdated!.players).toEqual(mia.play!.players);
    expect(again.play).toBeUndefined();
    await server.stop();
  });
});

test('a play by newer rules is left as it is by an older server, whose pages go elsewhere', async () => {
  const { server, restartWith } = await changing();
  await restartWith(1);
  const mia = await server.page('Mia');
  const table = await openTable([mia], { ...TE, bots: 1 });
  await startPlay(table, [mia]);
  await restartWith(0);
  const older = await server.again(mia);
  void older.ask('enter', { table });
  expect(await older.closed).toBe(1012);
  expect(server.errors.map(String)).toEqual([expect.stringContaining('newer rules')]);
  await restartWith(1);
  const again = await server.again(mia);
  await again.enter(table);
  expect(again.room!.phase).toBe('playing');
  expect(again.play!.seen).toBe(mia.play!.seen);
  await server.stop();
});
