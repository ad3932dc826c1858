/** The store on both databases: what is confirmed is there after opening again, and of two writers one wins. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTaken, Store } from './index.ts';
import { NO_POSTGRES, POSTGRES, postgresForTest, sqliteForTest, type TestDatabase } from './databases.testing.ts';

const row = (play: string, seq: number, entry = '{}') => ({
  play,
  seq,
  entry,
  request: null,
  at: 1e12 + seq,
  clock: null,
});
const databases = [
  ['SQLite', async () => sqliteForTest()],
  ...(POSTGRES ? [['PostgreSQL', postgresForTest] as const] : []),
] as const;

test.skipIf(POSTGRES)(`PostgreSQL is left out where there is ${NO_POSTGRES}`, () => expect(POSTGRES).toBeUndefined());

describe.each(databases)('on %s', (_, make) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await make();
    store = await Store.open(database.place);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });
  const seqs = async (play: string) =>
    (await store.db.selectFrom('entries').select('seq').where('play', '=', play).orderBy('seq').execute()).map(
      ({ seq }) => seq,
    );

  test('gathers what comes at once into few transactions', async () => {
    const before = store.log.batches;
    await Promise.all(
      Array.from({ length: 300 }, (_each, seq) => store.log.commit({ entries: [row(`many ${seq % 7}`, seq)] })),
    );
    expect(store.log.batches - before).toBeLessThan(10);
    expect(await seqs('many 0')).toHaveLength(43);
  });

  test('finds what was confirmed when it is opened again, migrations done twice', async () => {
    await store.log.commit({ entries: [row('kept', 0, '{"seat":0}'), row('kept', 1)] });
    await store.close();
    store = await Store.open(database.place);
    expect(await seqs('kept')).toEqual([0, 1]);
    const [first] = await store.db.selectFrom('entries').selectAll().where('play', '=', 'kept').execute();
    expect(first).toEqual(row('kept', 0, '{"seat":0}'));
  });

  test('lets one of two writers win, and harms nobody else in the batch', async () => {
    const rival = await Store.open(database.place);
    const results = await Promise.allSettled([
      store.log.commit({ entries: [row('race', 0, '"mine"')] }),
      rival.log.commit({ entries: [row('race', 0, '"yours"')] }),
      store.log.commit({ entries: [row('beside', 0)] }),
      rival.log.commit({ entries: [row('beside', 1)] }),
    ]);
    await rival.close();
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(isTaken(lost[0]!.reason)).toBe(true);
    expect(await seqs('race')).toEqual([0]);
    expect(await seqs('beside')).toEqual([0, 1]);
  });

  test('writes all of a change or nothing', async () => {
    const fails = store.log.commit({
      entries: [row('half', 0)],
      also: () => Promise.reject(new Error('planted')),
    });
    await expect(fails).rejects.toThrow('planted');
    expect(await seqs('half')).toEqual([]);
  });

  test('makes a setting once', async () => {
    expect(await store.setting('colour', () => 'red')).toBe('red');
    expect(await store.setting('colour', () => 'blue')).toBe('red');
  });
});
