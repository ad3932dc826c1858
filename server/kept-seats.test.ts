/** Who has met the host is told of a seat that is kept for them by name, wherever they look. */
import { describe, expect, test } from 'vitest';
import { openTable, serverForAll, startPlay, testServer, type TestPage } from './online.testing.ts';

describe('a seat kept by name', () => {
  const server = serverForAll();
  const IU = { game: 'interurban' };
  const kept = (name: string) => [
    { kind: 'you' as const },
    { kind: 'invited' as const, name },
    { kind: 'free' as const },
  ];

  /** Ada and Lena have sat at a table together before. */
  async function friends(): Promise<readonly [ada: TestPage, lena: TestPage]> {
    const [ada, lena] = [await server.page('Ada'), await server.page('Lena')];
    await openTable([ada, lena], { game: 'transeuropa' });
    return [ada, lena];
  }
  const rowsOf = async ({ cookie }: TestPage) => {
    const lists = await fetch(new URL('/api/tables', server.served.url), { headers: { cookie } });
    return ((await lists.json()) as { mine: { table: string; keptBy?: string }[] }).mine;
  };

  test('is told live and when they come, and no longer when they sit', async () => {
    const [ada, lena] = await friends();
    await lena.must('lobby', { on: true });
    const table = await openTable([ada], { ...IU, seats: kept(' LENA') });
    await lena.until(() => lena.mine.has(table));
    const row = { table, game: 'interurban', phase: 'waiting', names: ['Ada'], seats: 3, keptBy: 'Ada' };
    expect(lena.mine.get(table)).toMatchObject(row);
    const { mine } = await (await server.again(lena)).must('lobby', { on: true });
    expect(mine!.find((each) => each.table === table)).toMatchObject(row);
    expect((await rowsOf(lena)).find((each) => each.table === table)).toMatchObject(row);
    await lena.enter(table);
    await lena.must('sit', { table });
    await lena.until(() => lena.mine.get(table)?.seat === 1);
    expect(lena.mine.get(table)!.keptBy).toBeUndefined();
  });

  test('is told to nobody else: not to strangers of that name, nor to friends of another', async () => {
    const [ada, lena] = await friends();
    const stranger = await server.page('Lena');
    const jonas = await server.page('Jonas');
    await openTable([ada, jonas], { game: 'transeuropa' });
    for (const page of [lena, stranger, jonas]) await page.must('lobby', { on: true });
    const table = await openTable([ada], { ...IU, seats: kept('Lena') });
    await lena.until(() => lena.mine.has(table));
    expect([stranger.mine.has(table), jonas.mine.has(table)]).toEqual([false, false]);
    for (const page of [stranger, jonas]) expect((await rowsOf(page)).some((each) => each.table === table)).toBe(false);
  });

  test('is told no longer when the host gives it away, leaves or begins', async () => {
    const [ada, lena] = await friends();
    await lena.must('lobby', { on: true });
    const open = async (): Promise<string> => {
      const table = await openTable([ada], { ...IU, seats: kept('Lena') });
      await lena.until(() => lena.mine.has(table));
      return table;
    };
    const given = await open();
    await ada.must('seat', { table: given, seat: 1, wish: { kind: 'free' } });
    await lena.until(() => !lena.mine.has(given));
    const left = await open();
    await ada.must('stand', { table: left });
    await lena.until(() => !lena.mine.has(left));
    const begun = await open();
    await ada.must('seat', { table: begun, seat: 2, wish: { kind: 'bot', level: 'easy' } });
    await ada.must('start', { table: begun, free: 'none' });
    await lena.until(() => !lena.mine.has(begun));
    expect((await rowsOf(lena)).filter(({ keptBy }) => keptBy !== undefined)).toEqual([]);
  });

  test('is known again after a restart', async () => {
    const own = await testServer();
    const [ada, lena] = [await own.page('Ada'), await own.page('Lena')];
    const first = await openTable([ada, lena], { game: 'transeuropa' });
    await startPlay(first, [ada, lena]);
    const table = await openTable([ada], { ...IU, seats: kept('Lena'), public: true });
    await own.restart();
    const { mine } = await (await own.again(lena)).must('lobby', { on: true });
    expect(mine!.map((row) => [row.table, row.keptBy])).toContainEqual([table, 'Ada']);
    await own.stop();
  });
});
