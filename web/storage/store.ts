/** What keeps plays: a handful of methods, so that it can be a database, a map in memory, or one that fails on purpose in a test. */
import type { SeatInfo } from '@stellwerk/kernel';

/** What the home page shows of a play; nothing in it is secret. */
export interface PlaySummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Entries of the log. */
  readonly entries: number;
  readonly over: boolean;
  readonly winners?: readonly number[];
  /** By seat; older plays have none. */
  readonly scores?: readonly number[];
}

/** A stored play whose summary can't be read; its log may still be whole. */
export interface DamagedPlay {
  readonly id: string;
}

/** A play's log. The reader must not trust it. */
export interface StoredLog {
  readonly head: unknown;
  readonly entries: readonly unknown[];
}

/** The log has gone on elsewhere, or is gone: what was to be added does not fit. */
export class LogConflict extends Error {}

export interface PlayStore {
  /** The summaries as they were saved, in any order; the reader must not trust them. */
  list(): Promise<readonly unknown[]>;
  /** The log; or what an older version kept in its place. */
  load(id: string): Promise<StoredLog | { readonly old: unknown } | undefined>;
  /** Keeps a whole play. */
  create(summary: PlaySummary, log: StoredLog): Promise<void>;
  /** Adds entries to a play that is kept; the first of them is number `from`. A log of another length is a conflict. */
  append(summary: PlaySummary, from: number, entries: readonly unknown[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export class MemoryStore implements PlayStore {
  readonly #plays = new Map<string, { summary: PlaySummary; log: StoredLog }>();

  async list(): Promise<readonly unknown[]> {
    return [...this.#plays.values()].map(({ summary }) => summary);
  }
  async load(id: string): Promise<StoredLog | undefined> {
    return this.#plays.get(id)?.log;
  }
  async create(summary: PlaySummary, log: StoredLog): Promise<void> {
    // The entries of a running play grow.
    this.#plays.set(summary.id, { summary, log: { ...log, entries: [...log.entries] } });
  }
  async append(summary: PlaySummary, from: number, entries: readonly unknown[]): Promise<void> {
    const play = this.#plays.get(summary.id);
    if (play?.log.entries.length !== from) throw new LogConflict(`play ${summary.id} has no entry ${from} next`);
    const { head, entries: kept } = play.log;
    this.#plays.set(summary.id, { summary, log: { head, entries: [...kept, ...entries] } });
  }
  async remove(id: string): Promise<void> {
    this.#plays.delete(id);
  }
}
