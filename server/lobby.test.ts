/** The list of public tables: where people wait, and what can be watched. */
import { describe, expect, test } from 'vitest';
import { openTable, serverForAll, startPlay } from './online.testing.ts';

describe('the lobby', () => {
  const server = serverForAll();
  const PUBLIC = { game: 'transeuropa', public: true };

  /** The tables, told live and looked up. */
  async function listed(): Promise<readonly string[]> {
    const answer = await (await server.page()).must('lobby', { on: true });
    return answer.lobby!.map(({ table }) => table);
  }

  test('has a table that nobody may watch until its play begins, and not as a game to watch', async () => {
    const looker = await server.page();
    await looker.must('lobby', { on: true });
    const people = await Promise.all(['Mia', 'Lena'].map((name) => server.page(name)));
    const table = await openTable(people, { ...PUBLIC, watch: false });
    await looker.until(() => looker.rows.has(table));
    expect(await listed()).toContain(table);
    await startPlay(table, people);
    await looker.until(() => !looker.rows.has(table));
    expect(await listed()).not.toContain(table);
    for (const page of people) await page.must('vote', { table, motion: 'abandon', yes: true });
    await people[0]!.must('agree', { table, watch: true });
    for (const page of people) await page.must('again', { table, in: true });
    await looker.until(() => looker.rows.get(table)?.phase === 'playing');
    expect(await listed()).toContain(table);
  });

  test('has tables that wait however many others are played at, and those to watch however many can’t be', async () => {
    const people = await Promise.all(['Ada', 'Tom'].map((name) => server.page(name)));
    const [waiting, watched] = [await openTable(people, PUBLIC), await openTable(people, PUBLIC)];
    await startPlay(watched, people);
    const { db } = server.online.store;
    const row = await db.selectFrom('rooms').selectAll().where('id', '=', watched).executeTakeFirstOrThrow();
    const copies = (watch: boolean) =>
      Array.from({ length: 60 }, (_, number) => {
        const id = `${watch ? 'open' : 'closed'}-${number}`;
        const doc = JSON.stringify({ ...(JSON.parse(row.doc) as object), id, watch });
        return { ...row, id, code: null, doc, watch: watch ? 1 : 0, updated: row.updated + 1 };
      });
    await db.insertInto('rooms').values(copies(false)).execute();
    expect(await listed()).toEqual(expect.arrayContaining([waiting, watched]));
    await db.insertInto('rooms').values(copies(true)).execute();
    expect(await listed()).toContain(waiting);
  });
});
