/**
 * Writes of all tables of the process, gathered: what arrives while one transaction is under way goes into the next one together. Nobody's
 * write is confirmed before its transaction is. If a batch fails, each write is tried alone, so that a fault stays with its owner.
 */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { CHANNEL, type Topic } from '../nodes/nodes.ts';
import type { Schema } from './schema.ts';

type EntryRow = Schema['entries'];
/** Log entries go to the database in one statement a batch; other writes run one after another. */
export type Write = {
  /** What other nodes have to know of. */
  readonly topic?: Topic;
} & (
  | { readonly entries: readonly EntryRow[]; also?(db: Transaction<Schema>): Promise<unknown> }
  | { also(db: Transaction<Schema>): Promise<unknown> }
);

/** Other nodes are told of a batch in its own transaction: what is announced is there, and what is there is announced. */
interface Waker {
  payloads(topics: ReadonlySet<Topic>): readonly string[];
  /** So many of them are committed. */
  sent(count: number): void;
}

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

const notify = (payloads: readonly string[]) =>
  sql`select pg_notify(${CHANNEL}, payload) from json_array_elements_text(${JSON.stringify(payloads)}::json) as payload`;

const BATCH = 500;
/**
 * Milliseconds from the beginning of a transaction to that of the next at least. A transaction costs as much as writing twenty entries, so who is busy
 * does better to gather for a moment; who is not has nothing to wait for.
 */
const APART_MS = 5;

/** Somebody else has written this number of the log before. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '23505' || code.startsWith('SQLITE_CONSTRAINT');
}

export class GroupCommit {
  readonly #db: Kysely<Schema>;
  readonly #insertEntries: (rows: readonly EntryRow[]) => RawBuilder<unknown>;
  waker: Waker | undefined;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  /** When the last transaction began. */
  #last = -Infinity;
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
    while (this.#waiting.length > 0) {
      const early = this.#last + APART_MS - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      this.#last = performance.now();
      await this.#commit(this.#waiting.splice(0, BATCH));
    }
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

  async #write(writes: readonly Write[]): Promise<void> {
    const entries = writes.flatMap((write) => ('entries' in write ? write.entries : []));
    const payloads = this.waker?.payloads(new Set(writes.flatMap(({ topic }) => topic ?? []))) ?? [];
    // One statement is a transaction by itself.
    if (entries.length > 0 && writes.every((write) => !write.also)) {
      const insert = this.#insertEntries(entries);
      const told = payloads.length > 0 ? sql`with kept as (${insert} returning 1) ${notify(payloads)}` : insert;
      await told.execute(this.#db);
    } else
      await this.#db.transaction().execute(async (db) => {
        if (entries.length > 0) await this.#insertEntries(entries).execute(db);
        for (const write of writes) await write.also?.(db);
        if (payloads.length > 0) await notify(payloads).execute(db);
      });
    this.waker?.sent(payloads.length);
  }
}
