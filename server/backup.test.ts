/** What docs/running.md says about backups, tried: made while people play, put back elsewhere, and everybody goes on from there. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { postgresPrograms } from './chaos/local-postgres.ts';
import { choose, gameOf, openTable, startPlay, testServer, type TestServer } from './online.testing.ts';
import { postgresForTest, sqliteForTest, type TestDatabase } from './store/databases.testing.ts';

/** Plays, makes a backup in the middle, and looks what is there after it has been put back. */
async function tryBackup(
  [before, after]: readonly [TestDatabase, TestDatabase],
  back: { up(): void; restore(): void },
): Promise<void> {
  const start = (place: TestDatabase['place']): Promise<TestServer> => testServer({ place, countdown: 50 });
  const game = await gameOf('transeuropa');
  const server = await start(before.place);
  const mia = await server.page('Mia');
  const table = await openTable([mia], { game: 'transeuropa', bots: 1 });
  await startPlay(table, [mia]);
  const act = async (page: typeof mia, seed: number): Promise<void> => {
    const { seen } = page.play!;
    await page.must('act', { table, play: 1, seen, actions: [choose(game, page.play!, fastRng(seed))] });
    await page.until(() => page.play!.seen > seen && page.play!.toAct.includes(0));
  };
  await act(mia, 1);
  await mia.must('say', { table, text: 'before' });
  const { view, seen } = mia.play!;
  back.up();
  await act(mia, 2);
  await mia.must('say', { table, text: 'after' });
  await server.stop();
  back.restore();
  const restored = await start(after.place);
  const again = await restored.again(mia);
  await again.enter(table);
  expect(again.play).toMatchObject({ view, seen, viewer: 0 });
  expect(again.talk.map(({ text }) => text)).toEqual(['before']);
  await act(again, 2);
  expect([...server.errors, ...restored.errors]).toEqual([]);
  await restored.stop();
  await before.drop();
  await after.drop();
}

test('SQLite is backed up while the server runs, and put back', async () => {
  const [before, after] = [sqliteForTest(), sqliteForTest()];
  const file = ({ place }: TestDatabase): string => join(place.folder, 'stellwerk.db');
  const backup = join(before.place.folder, 'backup.db');
  await tryBackup([before, after], {
    up() {
      const database = new Database(file(before));
      database.exec(`vacuum into '${backup}'`);
      database.close();
    },
    restore: () => copyFileSync(backup, file(after)),
  });
});

const programs = process.env['DATABASE_URL'] ? undefined : postgresPrograms();
const canDump = programs !== undefined && existsSync(join(programs, 'pg_dump'));

test.skipIf(!canDump)('PostgreSQL is backed up while the server runs, and put back', async () => {
  const [before, after] = [await postgresForTest(), await postgresForTest()];
  const folder = sqliteForTest();
  const backup = join(folder.place.folder, 'backup.dump');
  const run = (program: string, ...args: readonly string[]) => execFileSync(join(programs!, program), args);
  await tryBackup([before, after], {
    up: () => run('pg_dump', '--format=custom', `--file=${backup}`, before.place.url!),
    restore: () => run('pg_restore', '--clean', '--if-exists', `--dbname=${after.place.url!}`, backup),
  });
  await folder.drop();
});
