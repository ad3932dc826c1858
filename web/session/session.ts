/**
 * What a table screen knows of a play, wherever it runs: in this browser, on a server, or long ago. A session hands out
 * states; each holds only what the person before the screen may know.
 */
import type { Reason, Seat, Viewer } from '@stellwerk/kernel';
import type { Facts, Moment, Pace, Shown, Step } from '@stellwerk/tables';
import type { StorageState } from '../storage/safe-store.ts';

/** The table now, with the whole log as the viewer knows it. */
export type Snapshot = Omit<Shown, 'from' | 'steps'> & { readonly log: readonly Step[] };

interface Kept extends Facts {
  readonly storage: StorageState;
}

export interface Live extends Kept {
  readonly status: 'live';
  readonly snapshot: Snapshot;
  /** Everybody has a screen of their own. */
  readonly apart?: boolean;
}

export type SessionState =
  | { readonly status: 'opening' }
  /** Somebody has to take the screen first; nothing of anybody's hand is known here. */
  | ({ readonly status: 'covered'; readonly to: Seat } & Kept)
  | Live
  | { readonly status: 'failed'; readonly reason: Reason };

/** A play to look at. */
export interface Session {
  readonly state: SessionState;
  subscribe(listener: () => void): () => void;
  /** The board after one of the log's steps, with the same eyes. */
  lookBack(step: number): Promise<Moment>;
  close(): void;
}

/** A play to take part in. What is sent carries the number of the last step that was seen, so that nothing is done twice. */
export interface PlayingSession extends Session {
  act(action: unknown, seen: number): Promise<Reason | undefined>;
  /** Several actions, decided in one go. */
  actAll(actions: readonly unknown[], seen: number): Promise<Reason | undefined>;
  why(action: unknown): Promise<Reason | undefined>;
  undo(seen: number): Promise<Reason | undefined>;
  /** The clock has run out on the reaction of that step: the game's default answers. */
  timeOut(seen: number): Promise<void>;
  /** Of the persons who are asked at once, these don't want to do anything. */
  passFor(seats: readonly Seat[]): Promise<void>;
  /** The person of this seat has the screen now and has said so. */
  takeScreen(seat: Seat): Promise<void>;
  setPace(pace: Pace): void;
}

/** A finished play, or a running one so far, seen through eyes that can be changed. */
export interface WatchingSession extends Session {
  readonly eyes: readonly Viewer[];
  /** Looks through other eyes; returns the step that shows the same moment there. */
  see(viewer: Viewer, step: number): Promise<number>;
}

/** Reasons of the sessions themselves, beside those of kernel and games. */
export const SESSION_REASONS = [
  'session.crash',
  'session.missing',
  'session.otherTab',
  'session.unknownGame',
  'table.closed',
  'lesson.other',
] as const;
export type SessionReason = (typeof SESSION_REASONS)[number];
