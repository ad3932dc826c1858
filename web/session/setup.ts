/** What the new-game dialog hands over, and what it is told about a game. Plain data: it crosses to the worker and back. */
import type { OptionSpec, Reason, SeatInfo } from '@stellwerk/kernel';

export interface Setup {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** Only what differs from the defaults need be here. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The commitment that was shown; without one a fresh secret is made. */
  readonly commitment?: string;
  /** What the persons add to the randomness. */
  readonly luck?: string;
  /** A shuffle that is the same for everybody who names it, instead of a secret one. */
  readonly named?: string;
  /** So late in the game's own time the first seat sits down; bots have played until then. */
  readonly late?: number;
}

/** An option without its check, which can't leave the worker. */
export type PlainSpec = Exclude<OptionSpec, { kind: 'data' }> | { readonly kind: 'data' };

export interface GameFacts {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, PlainSpec>>;
  /** Whether seats are asked for reactions in others' turns. */
  readonly reactions: boolean;
  /** Nothing is hidden: at one screen nobody has to hand it over. */
  readonly open: boolean;
}

/** Far above the longest play, in bytes; a file beyond it is something else and is not even read. */
export const LONGEST_FILE = 8_000_000;

/** Where a game may have said no, it is named: the reason is in its words. */
export type Outcome<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly reason: Reason; readonly game?: string };

export function refused(code: string, more?: Reason['with']): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason: more ? { code, with: more } : { code } };
}
