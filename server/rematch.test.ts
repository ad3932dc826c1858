/** Another play at the same table: who says nothing keeps the seat, and what was played stays in everybody's list. */
import { describe, expect, test } from 'vitest';
import { openTable, serverForAll, startPlay, type TestPage } from './online.testing.ts';

describe('another play', () => {
  const server = serverForAll();

  /** Mia, Jonas and Lena have called a play off; Lena looks at the home page. */
  async function calledOff() {
    const all = await Promise.all(['Mia', 'Jonas', 'Lena'].map((name) => server.page(name)));
    const [mia, jonas, lena] = all as [TestPage, TestPage, TestPage];
    const table = await openTable(all, { game: 'transeuropa' });
    await startPlay(table, all);
    for (const page of all) await page.must('vote', { table, motion: 'abandon', yes: true });
    await lena.must('leave', { table });
    await lena.must('lobby', { on: true });
    for (const page of [mia, jonas]) await page.must('again', { table, in: true });
    return { table, mia, jonas, lena };
  }
  const seatsAt = ({ room }: TestPage) => room!.seats.map(({ kind, name, relieved }) => [kind, name, relieved]);
  const playedBy = async ({ cookie }: TestPage) => {
    const plays = await fetch(new URL('/api/me/plays', server.served.url), { headers: { cookie } });
    return ((await plays.json()) as { table: string; play: number; winners: unknown[] }[]).map(
      ({ table, play, winners }) => [table, play, winners],
    );
  };

  test('keeps the seat of who has not answered, with a bot until they come', async () => {
    const { table, mia, lena } = await calledOff();
    await mia.must('start', { table, free: 'bots' });
    await mia.until(() => mia.play!.play === 2);
    expect(seatsAt(mia)).toContainEqual(['person', 'Lena', true]);
    await lena.until(() => lena.mine.get(table)?.relieved === true);
    expect(lena.mine.get(table)).toMatchObject({ phase: 'playing', myTurn: false });
    await lena.enter(table);
    await lena.must('back', { table });
    await lena.until(() => lena.mine.get(table)?.relieved === undefined);
  });

  test('gives the seat of who said no to a bot', async () => {
    const { table, mia, lena } = await calledOff();
    await lena.enter(table);
    await lena.must('again', { table, in: false });
    await mia.must('start', { table, free: 'bots' });
    await mia.until(() => mia.play!.play === 2);
    expect(seatsAt(mia).map(([kind]) => kind)).toEqual(['person', 'bot', 'person']);
    expect(seatsAt(mia).flat()).not.toContain('Lena');
    await lena.until(() => !lena.mine.has(table));
  });

  test('has a seat more for a friend who watched and wants to play, or a bot gives way; not at a public table', async () => {
    const again = async (bots: number, open: boolean) => {
      const [mia, tom] = await Promise.all([server.page('Mia'), server.page('Tom')]);
      const table = await openTable([mia], { game: 'transeuropa', public: open, bots });
      await startPlay(table, [mia]);
      await mia.must('vote', { table, motion: 'abandon', yes: true });
      await tom.enter(table);
      await tom.must('again', { table, in: true });
      // All who sit there are in, so it begins by itself.
      await mia.must('again', { table, in: true });
      await mia.until(() => mia.play!.play === 2);
      return seatsAt(mia).map(([kind]) => kind);
    };
    expect((await again(1, false)).toSorted()).toEqual(['bot', 'person', 'person']);
    expect((await again(5, false)).toSorted()).toEqual(['bot', 'bot', 'bot', 'bot', 'person', 'person']);
    expect((await again(1, true)).toSorted()).toEqual(['bot', 'person']);
  });

  test('takes no play from the list of what somebody has played, also one that was called off', async () => {
    const { table, mia, lena } = await calledOff();
    expect(await playedBy(lena)).toEqual([[table, 1, []]]);
    await lena.enter(table);
    await lena.must('again', { table, in: false });
    await mia.must('start', { table, free: 'bots' });
    await mia.until(() => mia.play!.play === 2);
    for (const page of [mia, lena]) expect(await playedBy(page)).toEqual([[table, 1, []]]);
  });
});
