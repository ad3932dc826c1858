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

export interface PlayStore {
  list(): Promise<readonly PlaySummary[]>;
  /** The file as it was saved; the reader must not trust it. */
  load(id: string): Promise<unknown>;
  save(summary: PlaySummary, file: unknown): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Older versions and other hands may have written something else; what can't be shown is left out. */
export function isSummary(value: unknown): value is PlaySummary {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, seats, updated, entries, over, winners } = value as Record<string, unknown>;
  const seated = (seat: unknown): boolean =>
    typeof seat === 'object' && seat !== null && 'name' in seat && 'colour' in seat && typeof seat.name === 'string';
  return (
    [id, game].every((text) => typeof text === 'string') &&
    [updated, entries].every(Number.isFinite) &&
    typeof over === 'boolean' &&
    Array.isArray(seats) &&
    seats.every(seated) &&
    (winners === undefined || Array.isArray(winners))
  );
}

export class MemoryStore implements PlayStore {
  readonly #plays = new Map<string, { summary: PlaySummary; file: unknown }>();

  async list(): Promise<readonly PlaySummary[]> {
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
