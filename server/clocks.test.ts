/** What the server does when people don't act: clocks, bots that finish a turn, seats that are claimed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  choose,
  codeOf,
  gameOf,
  HandTime,
  openTable,
  testServer,
  type TestPage,
  type TestServer,
} from './online.testing.ts';
import { fastRng } from '@stellwerk/kernel';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('clocks', () => {
  let server: TestServer;
  let time: HandTime;
  beforeAll(async () => {
    time = new HandTime();
    server = await testServer({ time, countdown: 100 });
  });
  afterAll(() => server.stop());
  const settle = () => pause(25);

  async function begin(clock: object): Promise<{ mia: TestPage; lena: TestPage; table: string }> {
    const [mia, lena] = (await Promise.all([server.page('Mia'), server.page('Lena')])) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { game: 'transeuropa', clock: clock as never });
    await mia.must('start', { table });
    await time.pass(100, settle);
    await Promise.all([mia, lena].map((page) => page.until(() => page.play !== undefined)));
    return { mia, lena, table };
  }

  test('a turn whose time is over is finished by a bot; after three it keeps the seat until its person is back', async () => {
    const { mia, lena, table } = await begin({ kind: 'turn', seconds: 45 });
    expect(mia.play!.clock).toMatchObject({ left: [45_000, 45_000], running: [0] });
    for (let turn = 1; turn <= 3; turn++) {
      expect(mia.play!.toAct).toEqual([0]);
      await time.pass(45_500, settle);
      expect(mia.play!.toAct).toEqual([0]);
      await time.pass(1000, settle);
      await lena.until(() => lena.play!.toAct.includes(1));
      await lena.until(() => lena.play!.clock!.running[0] === 1);
      // Everybody is told, and so is who comes later.
      const late = lena.play!.late!.at(-1)!;
      expect(lena.play!.late).toHaveLength(turn);
      expect(lena.play!.steps[late[1]]![0]).toBe(late[0]);
      expect(mia.play!.late).toEqual(lena.play!.late);
      const game = await gameOf('transeuropa');
      const rng = fastRng(turn);
      while (lena.play!.toAct.includes(1)) {
        const { seen } = lena.play!;
        await lena.must('act', { table, play: 1, seen, actions: [choose(game, lena.play!, rng)] });
        await lena.until(() => lena.play!.seen > seen);
        if (turn === 3 && lena.play!.seen > 12) break;
      }
      await settle();
    }
    await lena.until(() => lena.room!.seats[0]!.relieved === true);
    await mia.must('back', { table });
    await lena.until(() => lena.room!.seats[0]!.relieved === undefined);
    expect(server.errors).toEqual([]);
  });

  test.each(['that runs on', 'that is started again after each of them'])(
    'who is gone loses the seat after three turns at a server %s, though it answers for them in between',
    async (which) => {
      const runsOn = which === 'that runs on';
      const mia = await server.page('Mia');
      const clock = { kind: 'turn' as const, seconds: 45 };
      const table = await openTable([mia], { game: 'future-mobility', bots: 2, clock, reaction: 10 });
      await mia.must('start', { table });
      await time.pass(100, settle);
      await mia.until(() => mia.play !== undefined);
      const begun = server.online;
      mia.close();
      let answers = 0;
      for (let turn = 1; turn <= 3; turn++) {
        const { running, doc } = (await server.online.rooms.get(table))!;
        expect(doc.relieved).toEqual([]);
        for (let step = 0; step < 500 && (running!.present(0, -1).late?.length ?? 0) < turn; step++) {
          const { reaction, length, entries } = running!.play;
          await time.pass(5000, settle);
          answers += reaction ? entries.slice(length).filter(({ seat }) => seat === 0).length : 0;
        }
        if (!runsOn && turn < 3) {
          await time.pass(3000, settle);
          await server.restart();
        }
      }
      await time.pass(1000, settle);
      expect(answers).toBeGreaterThan(0);
      expect((await server.online.rooms.get(table))!.doc.relieved).toEqual([0]);
      expect(server.online === begun).toBe(runsOn);
      expect(server.errors).toEqual([]);
    },
    60_000,
  );

  test('a bank shrinks by what a turn took, grows by the increment, and survives a restart', async () => {
    const { mia, lena, table } = await begin({ kind: 'bank', seconds: 600, increment: 20 });
    const game = await gameOf('transeuropa');
    await time.pass(30_000, settle);
    const rng = fastRng(1);
    await mia.must('act', { table, play: 1, seen: 0, actions: [choose(game, mia.play!, rng)] });
    await lena.until(() => lena.play!.toAct.includes(1));
    expect(lena.play!.clock).toMatchObject({ left: [590_000, 600_000], running: [1] });
    await time.pass(10_000, settle);
    await server.restart(() => time.pass(3_600_000, settle));
    const again = await server.again(lena);
    await again.enter(table);
    expect(again.play!.clock).toMatchObject({ left: [590_000, 590_000], running: [1] });
    expect(server.errors).toEqual([]);
  });

  test('a bank that was used up has the increment for the next turn, so who comes back can play', async () => {
    const { mia, lena, table } = await begin({ kind: 'bank', seconds: 60, increment: 20 });
    await time.pass(61_500, settle);
    await lena.until(() => lena.play!.toAct.includes(1));
    expect(lena.play!.clock).toMatchObject({ left: [20_000, 60_000], running: [1] });
    const game = await gameOf('transeuropa');
    const act = async (page: TestPage): Promise<void> => {
      const { seen } = page.play!;
      await page.must('act', { table, play: 1, seen, actions: [choose(game, page.play!, fastRng(1))] });
      await page.until(() => page.play!.seen > seen);
    };
    await act(lena);
    await mia.until(() => mia.play!.toAct.includes(0));
    await time.pass(15_000, settle);
    await act(mia);
    expect(mia.play!.late).toHaveLength(1);
    expect(server.errors).toEqual([]);
  });

  test('a spent seat link brings the seat to another device, if its person or after silence the others say so', async () => {
    const [mia, lena, phone, desk] = (await Promise.all(
      ['Mia', 'Lena', 'Lena on a phone', 'Lena at a desk'].map((name) => server.page(name)),
    )) as [TestPage, TestPage, TestPage, TestPage];
    const table = await openTable([mia], {
      game: 'transeuropa',
      seats: [{ kind: 'you' }, { kind: 'invited', name: 'Lena' }],
    });
    const key = mia.you.keys![1]!;
    await lena.enter(table);
    await lena.must('sit', { table, key });
    await mia.must('start', { table });
    await time.pass(100, settle);
    for (const page of [mia, lena]) await page.until(() => page.play !== undefined);
    for (const page of [phone, desk]) await page.enter(table);
    expect(codeOf(await phone.ask('claim', { table, key: 'guessed' }))).toBe('table.key');
    await phone.must('claim', { table, key });
    await lena.until(() => lena.room!.motions?.[0]?.of.join() === '1');
    expect(codeOf(await mia.ask('vote', { table, motion: 'seat', seat: 1, yes: true }))).toBe('table.vote');
    await lena.must('vote', { table, motion: 'seat', seat: 1, yes: true });
    await phone.until(() => phone.you.seat === 1 && phone.play!.viewer === 1);
    await lena.until(() => lena.you.seat === undefined && lena.play!.viewer === 'observer');
    // The phone says nothing, so the table is asked; and the seat stays there after a restart.
    await desk.must('claim', { table, key });
    await time.pass(30_000, settle);
    await mia.until(() => mia.room!.motions?.[0]?.of.join() === '0');
    await mia.must('vote', { table, motion: 'seat', seat: 1, yes: true });
    await desk.until(() => desk.you.seat === 1 && desk.play!.viewer === 1);
    await server.restart();
    const again = await server.again(desk);
    await again.enter(table);
    expect(again.play!.viewer).toBe(1);
    expect(server.errors).toEqual([]);
  });

  test('somebody who is away gets a bot by vote of the others, and is asked for nothing else', async () => {
    const { mia, lena, table } = await begin({ kind: 'none' });
    expect(codeOf(await lena.ask('vote', { table, motion: 'bot', seat: 0, yes: true }))).toBe('table.vote');
    mia.close();
    await time.pass(19_000, settle);
    expect(lena.room!.seats[0]!.awaySince).toBeUndefined();
    await time.pass(2000, settle);
    await lena.until(() => lena.room!.seats[0]!.awaySince !== undefined);
    await time.pass(60_000, settle);
    await lena.must('vote', { table, motion: 'bot', seat: 0, yes: true });
    await lena.until(() => lena.play!.toAct.includes(1));
    const back = await server.again(mia);
    await back.enter(table);
    await lena.until(() => lena.room!.seats[0]!.awaySince === undefined);
    expect(back.room!.seats[0]!.relieved).toBe(true);
    await back.must('back', { table });
    expect(server.errors).toEqual([]);
  });
});
