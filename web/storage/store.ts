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
}

/** A stored play whose summary can't be read; its file may still be whole. */
export interface DamagedPlay {
  readonly id: string;
}

export interface PlayStore {
  /** The summaries as they were saved, in any order; the reader must not trust them. */
  list(): Promise<readonly unknown[]>;
  /** The file as it was saved; the reader must not trust it. */
  load(id: string): Promise<unknown>;
  save(summary: PlaySummary, file: unknown): Promise<void>;
  remove(id: string): Promise<void>;
}

export class MemoryStore implements PlayStore {
  readonly #plays = new Map<string, { summary: PlaySummary; file: unknown }>();

  async list(): Promise<readonly unknown[]> {
    return [...this.#plays.values()].map(({ summary }) => summary);
  }
  async load(id: string): Promise<unknown> {
    return this.#plays.get(id)?.file;
  }
  async save(summary: PlaySummary, file: unknown): Promise<void> {
    this.#plays.set(summary.id, { summary, file });
  }
  async remove(id: string): Promise<void> {
    this.#plays.delete(id);
  }
}
