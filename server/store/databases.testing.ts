/** The databases that tests run on: SQLite in a temporary folder, and a PostgreSQL that is given by DATABASE_URL or started here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inDatabase, postgresPrograms, startPostgres } from '../chaos/local-postgres.ts';
import type { StorePlace } from './index.ts';

export interface TestDatabase {
  readonly place: StorePlace;
  drop(): Promise<void>;
}

export function sqliteForTest(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-db-'));
  return { place: { folder }, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

export const POSTGRES = process.env['DATABASE_URL'] ?? postgresPrograms();
export const NO_POSTGRES = 'no PostgreSQL: set DATABASE_URL, or install its server programs';

/** A fresh database in the PostgreSQL that is there, or in one of its own. */
export async function postgresForTest(): Promise<TestDatabase> {
  const given = process.env['DATABASE_URL'];
  const server = given ? undefined : await startPostgres();
  const base = given ?? server!.url;
  const name = `stellwerk_test_${process.pid}_${Date.now()}`;
  await inDatabase(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    place: { folder: '', url: url.href },
    drop: async () => {
      await inDatabase(base, `drop database ${name} with (force)`);
      await server?.stop();
    },
  };
}
