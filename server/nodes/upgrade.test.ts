/** A rolling upgrade: nodes of the version before go on while newer ones migrate their database. What migrations may do is in docs/running.md. */
import { Migrator, type Kysely, type Migration } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fastTime, gameOf, openTable, playAtRandom, startPlay } from '../online.testing.ts';
import { testServer, type TestPage, type TestServer } from '../online.testing.ts';
import { POSTGRES, postgresForTest, type TestDatabase } from '../store/databases.testing.ts';
import { Store } from '../store/index.ts';
import { MIGRATIONS } from '../store/schema.ts';

const TABLES = ['people', 'devices', 'rooms', 'members', 'plays', 'entries', 'talk', 'nodes', 'attendance'] as const;

/** The migrations of made-up versions to come: each adds to one table. */
const ADDING = TABLES.map((table, index): [string, Migration] => [
  `90${index} ${table}`,
  {
    async up(db: Kysely<any>): Promise<void> {
      const { schema } = db;
      await schema.createTable(`${table}_more`).addColumn('id', 'text').execute();
      await schema
        .alterTable(table)
        .addColumn('remark', 'text')
        .addColumn('weight', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  },
]);

describe.skipIf(!POSTGRES)('newer versions come', () => {
  let database: TestDatabase;
  let nodes: readonly TestServer[] = [];
  beforeAll(async () => {
    database = await postgresForTest();
    const start = () => testServer({ place: database.place, countdown: 1000, time: fastTime(10) });
    nodes = [await start(), await start()];
    await vi.waitUntil(() => nodes.every(({ online }) => online.nodes.others.size === 1), { timeout: 20_000 });
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await database?.drop();
  });

  test('people play on at the older nodes while the database is migrated, and begin again afterwards', async () => {
    const game = await gameOf('transeuropa');
    /** Mia and Lena through different nodes, with a bot. */
    const begin = async (): Promise<{ table: string; pages: readonly TestPage[] }> => {
      const pages = [await nodes[0]!.page('Mia'), await nodes[1]!.page('Lena')];
      const table = await openTable(pages, { game: 'transeuropa', bots: 1, options: { openRounds: 1 } });
      await startPlay(table, pages);
      return { table, pages };
    };
    const toTheEnd = async ({ table, pages }: Awaited<ReturnType<typeof begin>>): Promise<void> => {
      await Promise.all(pages.map((page, index) => playAtRandom(game, table, page, index)));
      for (const page of pages) await page.until(() => page.room!.phase === 'over');
      expect(pages[1]!.play!.result).toEqual(pages[0]!.play!.result);
    };
    await Promise.all([begin().then(toTheEnd), migrate(database)]);
    const next = await begin();
    await next.pages[1]!.must('say', { table: next.table, text: 'hello' });
    await next.pages[0]!.until(() => next.pages[0]!.talk.length === 1);
    await toTheEnd(next);
    expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('an older version that is started on the newer database names what it does not know, and touches nothing', async () => {
    await expect(Store.open(database.place)).rejects.toThrow('900 people');
    const mia = await nodes[0]!.page('Mia');
    await openTable([mia, await nodes[1]!.page('Lena')], { game: 'transeuropa' });
  });
});

/** One version after another, each as a node does it at its start. */
async function migrate({ place }: TestDatabase): Promise<void> {
  const store = await Store.open(place);
  for (const version of ADDING.keys()) {
    const migrations = { ...MIGRATIONS, ...Object.fromEntries(ADDING.slice(0, version + 1)) };
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const { error } = await new Migrator({ db: store.db, provider }).migrateToLatest();
    if (error) throw error;
  }
  await store.close();
}
