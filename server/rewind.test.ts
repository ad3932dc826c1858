/** A turn is taken back when all persons at the table agree, whatever becomes of the server meanwhile. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fastRng, loadPlay, parsePlayFile } from '@stellwerk/kernel';
import { choose, codeOf, gameOf, openTable, playAtRandom, startPlay, testServer } from './online.testing.ts';
import type { TestPage, TestServer } from './online.testing.ts';

describe('the last turn', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });
  afterEach(async () => {
    await server.stop();
    if (server.errors.length > 0) throw new Error(String(server.errors));
  });

  /** Mia and Lena have placed their markers, and Mia is to lay rails. */
  async function begun(others: { readonly bots?: number } = {}) {
    const game = await gameOf('transeuropa');
    const [mia, lena] = [await server.page('Mia'), await server.page('Lena')];
    const table = await openTable([mia, lena], { game: 'transeuropa', ...others });
    await startPlay(table, [mia, lena]);
    const rng = fastRng(1);
    /** Who is on turn does something. */
    const act = async (page: TestPage): Promise<void> => {
      await page.until(() => page.play!.toAct.includes(page.play!.viewer as number));
      const { seen } = page.play!;
      await page.must('act', { table, play: 1, seen, actions: [choose(game, page.play!, rng)] });
      await page.until(() => page.play!.seen > seen);
    };
    await act(mia);
    await act(lena);
    const vote = (page: TestPage, seat: number, yes = true) => page.ask('vote', { table, motion: 'rewind', seat, yes });
    return { game, mia, lena, table, act, vote };
  }
  const isMine = ({ play }: TestPage): boolean => play!.toAct.includes(play!.viewer as number);

  test('goes with all that followed if everybody agrees, and the table is as it was before', async () => {
    const { game, mia, lena, table, act, vote } = await begun();
    const watcher = await server.page('Eve');
    await watcher.enter(table);
    await mia.until(() => mia.play!.seen === 2);
    const before = mia.play!.view;
    while (isMine(mia)) await act(mia);
    await act(lena);
    const since = mia.play!.steps.findIndex(([seat], step) => step > 2 && seat === 0);
    expect(codeOf(await vote(mia, 0))).toBe('ok');
    await lena.until(() => lena.room!.motions?.length === 1);
    expect(lena.room!.motions![0]).toMatchObject({ motion: 'rewind', seat: 0, yes: [0], no: [], of: [0, 1] });
    expect(codeOf(await vote(lena, 0))).toBe('ok');
    for (const page of [mia, lena, watcher]) {
      await page.until(() => page.play!.steps.at(-1)![3] === true && page.room!.motions === undefined);
      expect(page.play!.steps.at(-1)).toEqual([0, [], since, true]);
      expect(page.play!.toAct).toEqual([0]);
    }
    expect(mia.play!.view).toEqual(before);
    const late = await server.again(lena);
    await late.enter(table);
    expect(late.play!.view).toEqual(lena.play!.view);
    // The log that everybody can check in the end has it.
    await Promise.all([mia, lena].map((page, index) => playAtRandom(game, table, page, index)));
    await mia.until(() => mia.room!.phase === 'over');
    const file = await fetch(new URL(`/api/tables/${table}/file?play=1`, server.served.url));
    const parsed = parsePlayFile(await file.text());
    if (!parsed.ok) throw new Error(parsed.reason.code);
    expect(parsed.file.entries).toContainEqual({ seat: 0, rewind: 2 });
    expect(loadPlay(game, parsed.file).ok).toBe(true);
  });

  test('stays if one says no, and nobody asks for another', async () => {
    const { mia, lena, vote } = await begun();
    expect(codeOf(await vote(lena, 0))).toBe('table.back');
    expect(codeOf(await vote(mia, 0))).toBe('ok');
    await lena.until(() => lena.room!.motions?.length === 1);
    expect(codeOf(await vote(lena, 0, false))).toBe('ok');
    await mia.until(() => mia.room!.motions === undefined);
    expect([mia.play!.seen, mia.play!.toAct]).toEqual([2, [0]]);
  });

  test('is no longer asked about when its person has had another one', async () => {
    const { mia, lena, act, vote } = await begun();
    expect(codeOf(await vote(mia, 0))).toBe('ok');
    await lena.until(() => lena.room!.motions?.length === 1);
    while (isMine(mia)) await act(mia);
    await lena.until(() => lena.room!.motions === undefined);
    expect(lena.play!.steps.some(([, , , rewinds]) => rewinds)).toBe(false);
  });

  test('goes at once where all others are bots', async () => {
    const page = await server.page('Mia');
    const table = await openTable([page], { game: 'transeuropa', bots: 2 });
    await startPlay(table, [page]);
    expect(codeOf(await page.ask('vote', { table, motion: 'rewind', seat: 0, yes: true }))).toBe('table.back');
    const action = choose(await gameOf('transeuropa'), page.play!, fastRng(1));
    const before = page.play!.view;
    await page.must('act', { table, play: 1, seen: 0, actions: [action] });
    await page.until(() => page.play!.seen > 2 && isMine(page));
    await page.must('vote', { table, motion: 'rewind', seat: 0, yes: true });
    await page.until(() => page.play!.steps.at(-1)![3] === true);
    expect(page.play!.view).toEqual(before);
  });

  test('goes after a restart if all but the last had agreed before', async () => {
    const { mia, lena, table, vote } = await begun();
    await vote(mia, 0);
    await lena.until(() => lena.room!.motions?.length === 1);
    await server.restart();
    const [mias, lenas] = [await server.again(mia), await server.again(lena)];
    await mias.enter(table);
    await lenas.enter(table);
    await vote(lenas, 0);
    await mias.until(() => mias.play!.steps.at(-1)![3] === true);
    await server.restart();
    const back = await server.again(mia);
    await back.enter(table);
    expect([back.play!.seen, back.play!.toAct, back.room!.motions]).toEqual([3, [0], undefined]);
    expect(back.play!.view).toEqual(mias.play!.view);
  });
});
