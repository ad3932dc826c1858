/**
 * Equal nodes on one PostgreSQL. Each says twice a second that it is there; what it commits it announces with one NOTIFY a batch, and only while others are
 * up. Announcements are numbered and the last number goes with the sign of life, so one that got lost is noticed within a second.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Store } from '../store/index.ts';
import { CHANNEL, type NodeListener, type Nodes, type Topic } from './nodes.ts';

export const BEAT_MS = 500;
/** A node that has been silent for so long is gone. With a beat it adds up to how long its bots and clocks may stand still. */
export const GONE_MS = 1500;
/** NOTIFY takes no more than 8,000 bytes. */
const LONGEST = 7900;
/** Rooms that are taken over in one go. */
const TAKEN = 1000;
/** Whether somebody keeps the rooms one relies on, and oneself all that one is said to, is asked so seldom. */
const RELYING_BEATS = 4;
/** The database's clock: those of the nodes may differ. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export class PostgresNodes implements Nodes {
  readonly id = randomBytes(6).toString('base64url');
  readonly isShared = true;
  readonly #store: Store;
  readonly #url: string;
  readonly #report: (error: unknown) => void;
  /** The others, with the number of the last announcement that came from each. */
  readonly #heard = new Map<string, number>();
  #others: ReadonlySet<string> = new Set();
  #listener!: NodeListener;
  #client: Client | undefined;
  #told = 0;
  /** Rooms that rest as soon as the database can be told. */
  readonly #leaving = new Set<string>();
  #beats = 0;
  #lastBeat = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(store: Store, url: string, report: (error: unknown) => void) {
    this.#store = store;
    this.#url = url;
    this.#report = report;
    store.log.waker = {
      payloads: (topics) => (this.#others.size === 0 ? [] : this.#payloads([...topics])),
      sent: (count) => (this.#told += count),
    };
  }

  get others(): ReadonlySet<string> {
    return this.#others;
  }

  async start(listener: NodeListener): Promise<void> {
    this.#listener = listener;
    await this.#listen();
    await this.#beat();
    this.#beatLater();
  }

  async keep(room: string): Promise<boolean> {
    this.#leaving.delete(room);
    const { rows } = await sql`
      update rooms set keeper = ${this.id}
      where id = ${room} and (keeper is null or keeper = ${this.id}
        or keeper not in (select id from nodes where seen > ${NOW} - ${GONE_MS}))
      returning id`.execute(this.#store.db);
    return rows.length > 0;
  }

  async release(room: string): Promise<void> {
    if (this.#closed) return;
    this.#leaving.add(room);
    await this.#leave(room);
  }

  async #leave(room: string): Promise<void> {
    const { db } = this.#store;
    await db.deleteFrom('attendance').where('room', '=', room).where('node', '=', this.id).execute();
    await sql`
      update rooms set keeper = case when exists (select from attendance where room = ${room}) then '' end
      where id = ${room} and keeper = ${this.id}`.execute(db);
    this.#leaving.delete(room);
  }

  /** Its rooms are anybody's: the others find them with their next sign of life. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#beating;
    const { db } = this.#store;
    await sql`update rooms set keeper = '' where keeper = ${this.id}`.execute(db);
    await db.deleteFrom('attendance').where('node', '=', this.id).execute();
    await db.deleteFrom('nodes').where('id', '=', this.id).execute();
    await this.#client?.end();
  }

  // Signs of life.

  #beatLater(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat()
        // The next one may find the database again.
        .catch(this.#report)
        .finally(() => this.#closed || this.#beatLater());
    }, BEAT_MS);
    this.#timer.unref();
  }

  async #beat(): Promise<void> {
    const { db } = this.#store;
    const { rows } = await sql<{ id: string; told: number }>`
      with present as materialized (select ${NOW} as at),
      beat as (
        insert into nodes (id, seen, told) select ${this.id}, at, ${this.#told}::bigint from present
        on conflict (id) do update set seen = excluded.seen, told = excluded.told)
      select id, told from nodes, present where id <> ${this.id} and seen > at - ${GONE_MS}`.execute(db);
    const before = this.#others;
    this.#others = new Set(rows.map(({ id }) => id));
    // What was written before a new one was known has been told to nobody: it notices that a number is missing.
    if (rows.some(({ id }) => !before.has(id))) this.#told++;
    let missed = false;
    for (const { id, told } of rows) {
      // One that is new, or back after a silence, has written something perhaps while it knew nobody.
      const heard = before.has(id) ? (this.#heard.get(id) ?? 0) : -1;
      missed ||= told > heard;
      this.#heard.set(id, Math.max(told, heard));
    }
    if (missed) this.#listener.catchUp();
    const silent = performance.now() - this.#lastBeat;
    this.#lastBeat = performance.now();
    const changed = before.size !== this.#others.size || [...before].some((id) => !this.#others.has(id));
    if (changed || silent > GONE_MS) await this.#regroup();
    for (const room of this.#leaving) await this.#leave(room);
    await this.#takeOver();
  }

  async #regroup(): Promise<void> {
    for (const id of this.#heard.keys()) if (!this.#others.has(id)) this.#heard.delete(id);
    const { db } = this.#store;
    await sql`delete from nodes where seen < ${NOW} - ${GONE_MS * 10}`.execute(db);
    await sql`delete from attendance where node not in (select id from nodes)`.execute(db);
    this.#listener.changed();
  }

  async #takeOver(): Promise<void> {
    const alive = [this.id, ...this.#others];
    const asks = this.#beats++ % RELYING_BEATS === 0;
    const relying = asks ? this.#listener.relying() : [];
    const { rows } = await sql<{ id: string }>`
      update rooms set keeper = ${this.id} where id in (
        select id from rooms where (keeper is not null and keeper <> all(${alive})) or (keeper is null and id = any(${relying}))
        limit ${TAKEN} for update skip locked)
      returning id`.execute(this.#store.db);
    const taken = new Set([...rows.map(({ id }) => id), ...(asks ? await this.#neglected() : [])]);
    if (taken.size > 0) this.#listener.take([...taken]);
  }

  /**
   * Rooms that all others leave to this node, which doesn't know: the database was cut off after it had written so and before it could say so, or before
   * the room was read.
   */
  async #neglected(): Promise<readonly string[]> {
    const rows = await this.#store.db.selectFrom('rooms').select('id').where('keeper', '=', this.id).execute();
    return rows.flatMap(({ id }) => (this.#listener.keeps(id) ? [] : [id]));
  }

  // Announcements.

  #payloads(topics: readonly Topic[]): readonly string[] {
    const texts: string[] = [];
    for (const topic of topics) {
      const last = texts.at(-1);
      if (last !== undefined && last.length + topic.length < LONGEST) texts[texts.length - 1] = `${last} ${topic}`;
      else texts.push(`${this.id} ${this.#told + texts.length + 1} ${topic}`);
    }
    return texts;
  }

  #hear(payload: string): void {
    const [node, number, ...topics] = payload.split(' ') as [string, string, ...Topic[]];
    if (node === this.id) return;
    const before = this.#heard.get(node);
    this.#heard.set(node, Number(number));
    if (before !== undefined && Number(number) > before + 1) this.#listener.catchUp();
    this.#listener.hear(topics);
  }

  async #listen(): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.#url });
    let gone = false;
    const lost = (): void => {
      if (gone || this.#closed) return;
      gone = true;
      setTimeout(() => void this.#listenAgain(), BEAT_MS).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost();
      throw error;
    }
  }

  async #listenAgain(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#listen();
      this.#listener.catchUp();
    } catch (error) {
      this.#report(error);
    }
  }
}
