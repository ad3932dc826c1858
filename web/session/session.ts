/**
 * What a table screen knows of a play, wherever it runs: in this browser, on a server, or long ago. A session hands out
 * states; each holds only what the person before the screen may know.
 */
import type { GameEvent, Reason, Result, Seat, Viewer } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { StorageState } from '../storage/safe-store.ts';

/** What one entry of the log told this viewer. */
export interface LogStep {
  /** The entry of the log; −1 is the set-up. */
  readonly entry: number;
  readonly seat: Seat | undefined;
  readonly events: readonly GameEvent[];
}

/** The table at one moment, as one viewer sees it. */
export interface Moment {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  readonly fresh: readonly GameEvent[];
}

export interface Snapshot extends Moment {
  /** Rises with every change. */
  readonly step: number;
  /** Everybody sees the same, so another viewer is no other screen. */
  readonly open: boolean;
  readonly me: Seat | undefined;
  readonly legal: readonly unknown[];
  readonly log: readonly LogStep[];
  readonly canUndo: boolean;
  /** `me` is asked for a reaction, on which the table's clock runs. */
  readonly reaction: boolean;
  readonly result: Result | undefined;
  /** The person who is to act next and is not the one before the screen. */
  readonly handOver: Seat | undefined;
  /** Persons who may do something without being waited for, and could ask for the screen. */
  readonly mayAct: readonly Seat[];
}

interface Told {
  readonly game: string;
  readonly players: readonly Player[];
  readonly storage: StorageState;
}

export type SessionState =
  | { readonly status: 'opening' }
  /** Somebody has to take the screen first; nothing of anybody's hand is known here. */
  | ({ readonly status: 'covered'; readonly to: Seat } & Told)
  | ({ readonly status: 'live'; readonly snapshot: Snapshot } & Told)
  | { readonly status: 'failed'; readonly reason: Reason };

export interface Pace {
  /** Milliseconds that a bot waits before it moves. */
  readonly pause: number;
  /** Bots wait while something is shown that wants to be read. */
  readonly held: boolean;
  /** The last step that was drawn: bots never run ahead of the screen, or a round's end would flit by. */
  readonly seen: number;
}

export interface Session {
  readonly state: SessionState;
  subscribe(listener: () => void): () => void;
  act(action: unknown): Promise<Reason | undefined>;
  why(action: unknown): Promise<Reason | undefined>;
  undo(): Promise<Reason | undefined>;
  /** The clock has run out on a reaction: the game's default answers. */
  timeOut(): Promise<void>;
  /** The person of this seat has the screen now and has said so. */
  takeScreen(seat: Seat): Promise<void>;
  /** The board after the first `entries` entries of the log, with the same eyes. */
  lookBack(entries: number): Promise<Moment>;
  setPace(pace: Pace): void;
  close(): void;
}

/** Reasons of the sessions themselves, besides those of kernel and games. */
export const SESSION_REASONS = ['session.crash', 'session.missing', 'session.otherTab', 'session.unknownGame'] as const;
export type SessionReason = (typeof SESSION_REASONS)[number];
