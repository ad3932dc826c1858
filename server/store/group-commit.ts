/**
 * Writes of all tables of the process, gathered: what arrives while one transaction is under way goes into the next one together. Nobody's
 * write is confirmed before its transaction is. If a batch fails, each write is tried alone, so that a fault stays with its owner.
 */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type EntryRow = Schema['entries'];
/** Log entries go to the database in one statement a batch; other writes run one after another. */
export type Write =
  | { readonly entries: readonly EntryRow[]; also?(db: Transaction<Schema>): Promise<unknown> }
  | { also(db: Transaction<Schema>): Promise<unknown> };

interface Waiting {
  readonly write: Write;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * All entries of a batch as one JSON text: the statement is the same for any number of them, so there is nothing to be put together for each row,
 * and no limit on parameters.
 */
const INSERT_ENTRIES = {
  sqlite: (rows: string) => sql`
    insert into entries (play, seq, entry, request, at, clock)
    select value->>'play', value->>'seq', value->>'entry', value->>'request', value->>'at', value->>'clock' from json_each(${rows})`,
  postgres: (rows: string) => sql`
    insert into entries (play, seq, entry, request, at, clock)
    select play, seq, entry, request, at, clock from json_populate_recordset(null::entries, ${rows}::json)`,
} as const;
export type Dialect = keyof typeof INSERT_ENTRIES;

const BATCH = 500;

export class GroupCommit {
  readonly #db: Kysely<Schema>;
  readonly #insertEntries: (rows: readonly EntryRow[]) => RawBuilder<unknown>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  /** For figures: batches and writes so far. */
  batches = 0;
  writes = 0;

  constructor(db: Kysely<Schema>, dialect: Dialect) {
    this.#db = db;
    this.#insertEntries = (rows) => INSERT_ENTRIES[dialect](JSON.stringify(rows));
  }

  /** Resolves when the write is durable. */
  commit(write: Write): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is left to write. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // What other sockets bring in the same turn of the loop comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, BATCH));
    this.#running = undefined;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    this.batches++;
    this.writes += batch.length;
    try {
      await this.#write(batch.map(({ write }) => write));
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const each of batch) await this.#commit([each]);
      return;
    }
    for (const { resolve } of batch) resolve();
  }

  #write(writes: readonly Write[]): Promise<void> {
    const entries = writes.flatMap((write) => ('entries' in write ? write.entries : []));
    // One statement is a transaction by itself.
    if (entries.length > 0 && writes.every((write) => !write.also))
      return this.#insertEntries(entries)
        .execute(this.#db)
        .then(() => {});
    return this.#db.transaction().execute(async (db) => {
      if (entries.length > 0) await this.#insertEntries(entries).execute(db);
      for (const write of writes) await write.also?.(db);
    });
  }
}
