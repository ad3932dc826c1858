/** The database: SQLite in a data folder, or PostgreSQL. Opened with its migrations done; one query layer for both. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import { GroupCommit, type Dialect } from './group-commit.ts';
import { MIGRATIONS, type Schema } from './schema.ts';

export { isTaken } from './group-commit.ts';
export type { Schema } from './schema.ts';

export interface StorePlace {
  /** Where SQLite's file is, if there is no URL. */
  readonly folder: string;
  /** postgres://… */
  readonly url?: string | undefined;
}

export class Store {
  readonly db: Kysely<Schema>;
  readonly log: GroupCommit;

  private constructor(db: Kysely<Schema>, dialect: Dialect) {
    this.db = db;
    this.log = new GroupCommit(db, dialect);
  }

  static async open({ folder, url }: StorePlace): Promise<Store> {
    const db = new Kysely<Schema>({ dialect: url ? await postgres(url) : await sqlite(folder) });
    try {
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return new Store(db, url ? 'postgres' : 'sqlite');
  }

  /** A setting that is made once, by the first process that asks. */
  async setting(name: string, make: () => string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  }

  async close(): Promise<void> {
    await this.log.idle();
    await this.db.destroy();
  }
}

/** Drivers are loaded when they are needed: a start without PostgreSQL need not read it. */
async function sqlite(folder: string): Promise<SqliteDialect> {
  const { default: Database } = await import('libsql');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'stellwerk.db');
  const database = new Database(file);
  // Names and secrets are nobody else's business.
  chmodSync(file, 0o600);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  return new SqliteDialect({ database: database as never });
}

async function postgres(url: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  // Times fit into a number.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // A connection that breaks is replaced, and who uses it is told by their query; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
