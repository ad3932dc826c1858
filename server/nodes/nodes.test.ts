/** Several nodes on one PostgreSQL: people of one table come through different ones, and notice nothing of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { choose, codeOf, fastTime, gameOf, openTable, playAtRandom, startPlay, testServer } from '../online.testing.ts';
import type { TestServer } from '../online.testing.ts';
import { inDatabase } from '../chaos/local-postgres.ts';
import { POSTGRES, postgresForTest, type TestDatabase } from '../store/databases.testing.ts';

describe.skipIf(!POSTGRES)('two nodes', () => {
  let database: TestDatabase;
  let nodes: readonly [TestServer, TestServer];
  beforeAll(async () => {
    database = await postgresForTest();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    // Windows would take long.
    const start = () => testServer({ place: database.place, countdown: 1000, time: fastTime(10) });
    nodes = [await start(), await start()];
    // Each has to know of the other: what is written before that is told to nobody.
    await vi.waitUntil(() => nodes.every(({ online }) => online.nodes.others.size === 1), { timeout: 10_000 });
  });
  afterEach(() => Promise.all(nodes.map((node) => node.stop())));

  /** Mia at the first node, Lena at the second. */
  async function people() {
    return [await nodes[0].page('Mia'), await nodes[1].page('Lena')] as const;
  }

  /** A play in which the first has moved and the other has seen it. */
  async function oneMoveIn() {
    const game = await gameOf('transeuropa');
    const [mia, lena] = await people();
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    await startPlay(table, [mia, lena]);
    await mia.must('act', { table, play: 1, seen: 0, actions: [choose(game, mia.play!, fastRng(1))] });
    await lena.until(() => lena.play!.seen === 1);
    return { game, mia, lena, table };
  }

  /** All connections that listen are cut: what is announced in the next moment nobody hears. */
  function cutOff(): Promise<void> {
    return inDatabase(
      database.place.url!,
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
  }

  test('a whole game with a bot: both see the same, each move once', async () => {
    const game = await gameOf('transeuropa');
    const [mia, lena] = await people();
    const table = await openTable([mia, lena], { game: 'transeuropa', bots: 1, options: { openRounds: 1 } });
    await startPlay(table, [mia, lena]);
    await Promise.all([mia, lena].map((page, index) => playAtRandom(game, table, page, index)));
    for (const page of [mia, lena]) await page.until(() => page.room!.phase === 'over');
    expect(lena.play!.result).toEqual(mia.play!.result);
    expect(lena.play!.steps.length).toBe(mia.play!.steps.length);
    expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('where several are asked at once, through different nodes, all answers count', async () => {
    const game = await gameOf('future-mobility');
    const [mia, lena] = await people();
    const table = await openTable([mia, lena], { game: 'future-mobility', bots: 1, reaction: 10 });
    await startPlay(table, [mia, lena]);
    await Promise.all(
      [mia, lena].map(async (page, index) => {
        void playAtRandom(game, table, page, index).catch(() => {});
        await page.until(() => page.play!.seen > 12, 50_000);
      }),
    );
    const known = (seen: number) => [mia, lena].map(({ play }) => play!.steps.slice(0, seen).map(([seat]) => seat));
    const least = Math.min(mia.play!.steps.length, lena.play!.steps.length) - 4;
    const [one, other] = known(least);
    expect(one!.filter((seat) => seat === 2).length).toBeGreaterThan(0);
    expect(other!.length).toBe(one!.length);
  });

  test.each(['has read', 'has not read'])(
    'bots go on where the database was cut off before a node knew that it keeps a table, which it %s',
    async (known) => {
      const game = await gameOf('transeuropa');
      const [mia, lena] = await people();
      const table = await openTable([lena], { game: 'transeuropa', bots: 1 });
      if (known === 'has read') await mia.enter(table);
      await startPlay(table, [lena]);
      await inDatabase(
        database.place.url!,
        `update rooms set keeper = '${nodes[0].online.nodes.id}' where id = '${table}'`,
      );
      (await nodes[1].online.rooms.get(table))!.keep(false);
      void playAtRandom(game, table, lena, 5).catch(() => {});
      await lena.until(() => lena.play!.steps.filter(([seat]) => seat === 1).length > 3);
      expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
    },
  );

  test('of two that write the same number one is told that it is stale', async () => {
    const game = await gameOf('transeuropa');
    const [mia, lena] = await people();
    const again = await nodes[1].again(mia);
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    await again.enter(table);
    await startPlay(table, [mia, lena, again]);
    const act = (page: typeof mia, seed: number) => {
      const { seen } = page.play!;
      return page.ask('act', { table, play: 1, seen, actions: [choose(game, page.play!, fastRng(seed))] });
    };
    const codes = (await Promise.all([act(mia, 1), act(again, 2)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['ok', 'play.stale']);
    for (const page of [mia, lena, again]) await page.until(() => page.play!.seen === 1);
    expect(again.play!.view).toEqual(mia.play!.view);
  });

  test('who is there, what is said, who votes and who opens a table is known at both', async () => {
    const [mia, lena] = await people();
    const watcher = await nodes[0].page('Eve');
    await watcher.must('lobby', { on: true });
    const table = await openTable([lena, mia], { game: 'transeuropa', public: true });
    await watcher.until(() => watcher.rows.get(table)?.names.length === 2);
    await watcher.enter(table);
    await lena.until(() => lena.room!.watching?.join() === 'Eve');
    await Promise.all([mia.must('say', { table, text: 'hello' }), lena.must('say', { table, text: 'hi' })]);
    for (const page of [mia, lena, watcher]) await page.until(() => page.talk.length === 2);
    expect(mia.talk.map(({ number }) => number).toSorted()).toEqual([1, 2]);
    await startPlay(table, [lena, mia]);
    await mia.must('vote', { table, motion: 'abandon', yes: true });
    await lena.until(() => lena.room!.motions?.[0]?.yes.join() === '1');
    await lena.must('vote', { table, motion: 'abandon', yes: true });
    for (const page of [mia, lena, watcher]) await page.until(() => page.room!.abandoned === true);
  });

  test('a turn is taken back at both, by the agreement of people at either', async () => {
    const game = await gameOf('transeuropa');
    const [mia, lena] = await people();
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    await startPlay(table, [mia, lena]);
    for (const [seen, page] of [mia, lena].entries()) {
      await page.until(() => page.play!.seen === seen);
      await page.must('act', { table, play: 1, seen, actions: [choose(game, page.play!, fastRng(seen))] });
    }
    await lena.must('vote', { table, motion: 'rewind', seat: 1, yes: true });
    await mia.until(() => mia.room!.motions?.length === 1);
    await mia.must('vote', { table, motion: 'rewind', seat: 1, yes: true });
    for (const page of [mia, lena]) await page.until(() => page.play!.seen === 3 && !page.room!.motions);
    expect([mia.play!.toAct, lena.play!.toAct]).toEqual([[1], [1]]);
    await lena.must('act', { table, play: 1, seen: 3, actions: [choose(game, lena.play!, fastRng(9))] });
    await mia.until(() => mia.play!.seen === 4);
    expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('who is deleted through one is forgotten at the other, which holds the table', async () => {
    const [mia, lena] = [await nodes[0].page('Leonora'), await nodes[1].page('Lena')];
    const table = await openTable([lena, mia], { game: 'transeuropa' });
    await startPlay(table, [lena, mia]);
    await mia.must('say', { table, text: 'Bye' });
    await lena.until(() => lena.talk.length === 1);
    const headers = { cookie: mia.cookie };
    await fetch(new URL('/api/me', nodes[0].served.url), { method: 'DELETE', headers });
    await lena.until(() => lena.play!.players[1]!.name === '–' && lena.room!.seats[1]!.kind === 'bot');
    await lena.until(() => !lena.room!.watching);
    const watcher = await nodes[1].page('Eve');
    await watcher.enter(table);
    expect(watcher.talk).toEqual([]);
    expect(watcher.texts.join()).not.toContain('Leonora');
  });

  test('a seat that is kept at one is told of at the other, until it is taken', async () => {
    const [mia, lena] = await people();
    await openTable([mia, lena], { game: 'transeuropa' });
    await lena.must('lobby', { on: true });
    const seats = [{ kind: 'you' as const }, { kind: 'invited' as const, name: 'Lena' }];
    const table = await openTable([mia], { game: 'interurban', seats });
    await lena.until(() => lena.mine.get(table)?.keptBy === 'Mia');
    await mia.must('seat', { table, seat: 1, wish: { kind: 'free' } });
    await lena.until(() => !lena.mine.has(table));
  });

  test('a node that stops hands its bots over, and its people come back through the other', async () => {
    const game = await gameOf('transeuropa');
    const [mia, lena] = await people();
    const table = await openTable([mia, lena], { game: 'transeuropa', bots: 1 });
    await startPlay(table, [mia, lena]);
    await nodes[0].restart();
    const back = await nodes[1].again(mia);
    await back.enter(table);
    void playAtRandom(game, table, back, 3).catch(() => {});
    void playAtRandom(game, table, lena, 4).catch(() => {});
    await lena.until(() => lena.play!.steps.filter(([seat]) => seat === 2).length > 3);
  });

  test('a node that heard nothing for a while catches up by itself', async () => {
    const game = await gameOf('transeuropa');
    const [mia, lena] = await people();
    const table = await openTable([mia, lena], { game: 'transeuropa' });
    await startPlay(table, [mia, lena]);
    await cutOff();
    await mia.must('act', { table, play: 1, seen: 0, actions: [choose(game, mia.play!, fastRng(1))] });
    await lena.until(() => lena.play!.seen === 1, 5000);
  });

  test('it catches up in order: first the move, then what its person asks the others about it', async () => {
    const { game, mia, lena, table } = await oneMoveIn();
    await cutOff();
    await lena.must('act', { table, play: 1, seen: 1, actions: [choose(game, lena.play!, fastRng(2))] });
    await lena.must('vote', { table, motion: 'rewind', seat: 1, yes: true });
    await mia.until(() => mia.room!.motions?.length === 1);
    await mia.must('vote', { table, motion: 'rewind', seat: 1, yes: true });
    for (const page of [mia, lena]) await page.until(() => page.play!.seen === 3 && !page.room!.motions);
  });

  test('what is asked about a move waits at a node that has not heard of the move yet', async () => {
    const { game, mia, lena, table } = await oneMoveIn();
    // The node that keeps the table, and would take the turn back.
    const room = (await nodes[0].online.rooms.get(table))!;
    const { followEntries } = room;
    let unheard: Parameters<typeof followEntries>[0] = [];
    room.followEntries = async (rows) => void (unheard = rows);
    await lena.must('act', { table, play: 1, seen: 1, actions: [choose(game, lena.play!, fastRng(2))] });
    await lena.must('vote', { table, motion: 'rewind', seat: 1, yes: true });
    await mia.until(() => mia.room!.motions?.length === 1);
    await mia.must('vote', { table, motion: 'rewind', seat: 1, yes: true });
    await mia.must('say', { table, text: 'Do.' });
    expect(mia.room!.motions).toHaveLength(1);
    room.followEntries = followEntries;
    await followEntries(unheard);
    for (const page of [mia, lena]) await page.until(() => page.play!.seen === 3 && !page.room!.motions);
  });
});
