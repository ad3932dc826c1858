/**
 * The words of InterUrban: what a state, an action, an event and a view are made of. Tiles are written as codes and
 * cells as (x, y); `tiles.ts` explains both.
 */
import type { OptionValues, Seat, Viewer } from '@stellwerk/kernel';

export const OPTIONS = {
  /** A series in which everybody is start player once; the points of all games add up. */
  competition: { kind: 'flag', default: false },
} as const;
export type Options = OptionValues<typeof OPTIONS>;

/** Degrees clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/**
 * `place` lays one tile; `slot` is an index into `faceUp`. `end` closes the turn after one or two tiles; a turn in which nothing
 * more can be placed ends by itself. Only rotations that differ in effect are actions: straights and simple stations 0 or
 * 90, crossings 0.
 */
export type Action =
  | {
      readonly type: 'place';
      readonly slot: number;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | { readonly type: 'end' };
export type Placement = Extract<Action, { type: 'place' }>;

/** Why a game is over: no loco is left, no track is left, no station of the seat is left, the seat could place nothing. */
export const ENDINGS = ['routes', 'track', 'stations', 'stuck'] as const;
export type Ending = (typeof ENDINGS)[number];
/** One that can be told before the turn ends. */
export type KnownEnding = Exclude<Ending, 'stuck'>;

/** One route at the end of a game or as of now; `commerce` and `victory` by seat. */
export interface RouteScore {
  readonly route: number;
  readonly label: string;
  /** The start number, also where the label is a letter. */
  readonly start: number;
  /** Sum of the values of the track tiles. */
  readonly track: number;
  readonly value: number;
  readonly commerce: readonly number[];
  readonly victory: readonly number[];
}

/** What leaves a route no room: another one that ends at the same cell, a crossing whose station it may not take, or the tiles around it. */
export type Block =
  | { readonly by: 'route'; readonly label: string }
  /** With the restriction that keeps its station away. */
  | { readonly by: 'crossing'; readonly why?: 'D' | 'G' | 'H' | 'I' | 'J' }
  | { readonly by: 'tiles' };

/** Routes are numbered 0–5, clockwise from the south edge of the western start tile; `label` is what players call them. */
export type Event =
  | {
      readonly type: 'game';
      readonly game: number;
      readonly labels: readonly string[];
      readonly startPlayer: Seat;
    }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly slot: number;
      readonly tile: number;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
      /** The routes that it extends, one or two. */
      readonly routes: readonly number[];
      readonly labels: readonly string[];
      /** Tile codes of the crossings whose orphan track a route has run onto. */
      readonly runIns: readonly number[];
    }
  | {
      readonly type: 'completed';
      readonly route: number;
      readonly label: string;
      /** Unless it has a station of every value. */
      readonly block?: Block;
    }
  | { readonly type: 'turnedUp'; readonly slot: number; readonly tile: number }
  | {
      readonly type: 'ended';
      readonly game: number;
      readonly why: Ending;
      readonly seat: Seat;
      readonly scores: readonly RouteScore[];
      readonly points: readonly number[];
    }
  | { readonly type: 'won'; readonly seats: readonly Seat[]; readonly points: readonly number[] };

export const RESTRICTIONS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/**
 * Why an action is refused. A reason's `at` are indices of placed tiles (0 and 1 are the start tiles), its `with` may name
 * the `route` by its label.
 */
export const REASONS = [
  'shape',
  'over',
  'notYourTurn',
  'placeOneFirst',
  'emptySlot',
  'secondStation',
  'occupied',
  'noEndOfTrack',
  'routeComplete',
  ...RESTRICTIONS,
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** What everybody sees; both a state and a view are this and a little more, so that all helpers work on both. */
export interface Table {
  readonly seats: number;
  readonly competition: boolean;
  /** The game of the series, from 0. */
  game: number;
  /** Victory points by seat of every finished game. */
  points: number[][];
  startPlayer: Seat;
  /** Turns finished in this game: the first round lasts while there are fewer than seats. */
  turns: number;
  /** Who is on turn. */
  seat: Seat;
  /** Tiles placed in this turn so far, and whether one of them was a station. */
  placed: number;
  stationPlaced: boolean;
  /** Tile codes or `NONE`: slots 0–2 are the track, 3 + 3·seat … 5 + 3·seat that seat's stations. */
  faceUp: number[];
  /** All tiles on the table, start tiles first, `STRIDE` numbers each: x, y, rotation, code. */
  tiles: number[];
  /** By route: 1 once it is complete and its loco gone. */
  complete: number[];
  /** How the last game ended, null while one is being played. */
  ended: Ending | null;
  /** By finished turn of this game, how many tiles it placed; the start player had the first one. */
  laid: number[];
}

export interface State extends Table {
  /** Face down; the last one is turned up next. */
  trackPile: number[];
  stationPiles: number[][];
}

export interface View extends Table {
  /** Tiles still face down. */
  readonly trackLeft: number;
  readonly stationsLeft: readonly number[];
  /** Whose eyes it was cut for: all see the same, but are told of their own stations as theirs. */
  readonly viewer: Viewer;
}
