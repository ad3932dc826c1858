/** The words of TransEuropa: what a state, an action, an event and a view are made of. */
import type { Seat } from '@stellwerk/kernel';
import type { MapRef } from './map.ts';

/** `line` and `crossing` are indices into the map; `own` lays one of the seat's three private rails (option `vexation`). */
export type Action =
  | { readonly type: 'start'; readonly crossing: number }
  | { readonly type: 'lay'; readonly line: number; readonly own?: true }
  | { readonly type: 'stop' };

export type Phase = 'start' | 'lay' | 'over';

/** What lies on a line: nothing, a rail for everybody, or a private rail of seat `n − OWN`. */
export const FREE = 0;
export const SHARED = 1;
export const OWN = 2;

/** One finished round, all cards on the table. */
export interface Scored {
  readonly round: number;
  readonly hands: readonly (readonly number[])[];
  readonly markers: readonly number[];
  /** What lay on each line when the round ended. */
  readonly rails: readonly number[];
  /** The lines in the order in which they were laid, by whom and in which turn of the round. */
  readonly laid: readonly number[];
  readonly laidBy: readonly Seat[];
  readonly laidIn: readonly number[];
  /** For each seat the lines of a cheapest connection that were still missing. */
  readonly missing: readonly (readonly number[])[];
  /** Points missing, also where the credit was less. */
  readonly losses: readonly number[];
  /** Credits after the round. */
  readonly credits: readonly number[];
  readonly finishers: readonly Seat[];
}

export type Event =
  | { readonly type: 'round'; readonly round: number; readonly startPlayer: Seat }
  /** Told to its owner alone. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly cities: readonly number[] }
  | { readonly type: 'started'; readonly seat: Seat; readonly crossing: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly line: number; readonly own?: true }
  | { readonly type: 'joined'; readonly seats: readonly Seat[] }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** An opponent's last city was reached by a first rail: the builder may lay one more. */
  | { readonly type: 'lastRail'; readonly seat: Seat; readonly finishers: readonly Seat[] }
  | { readonly type: 'finished'; readonly seats: readonly Seat[] }
  | { readonly type: 'railsOut' }
  | { readonly type: 'scored'; readonly scored: Scored }
  | { readonly type: 'won'; readonly seats: readonly Seat[] };

export const REASONS = [
  'shape',
  'notYourTurn',
  'over',
  'placeMarkerFirst',
  'markerPlaced',
  'noSuchCrossing',
  'crossingTaken',
  'noSuchLine',
  'occupied',
  'notConnected',
  'doubleAfterSingle',
  'layAtLeastOne',
  'noOwnRails',
  'othersOwnRail',
  'mapUnknown',
  'mapShape',
  'mapTooLarge',
  'mapCrossing',
  'mapLine',
  'mapCity',
  'mapTooFewCities',
  'mapDisconnected',
] as const;
export type ReasonCode = (typeof REASONS)[number];

export interface View {
  readonly map: MapRef;
  readonly viewer: Seat | 'observer';
  readonly seats: number;
  readonly phase: Phase;
  readonly round: number;
  /** Rounds to be played, 0 while credit decides. */
  readonly openRounds: number;
  /** Everybody has private rails. */
  readonly vexation: boolean;
  readonly startPlayer: Seat;
  readonly turn: Seat;
  /** Which turn of the round it is; 0 while markers are placed. A turn that is passed counts. */
  readonly turnOfRound: number;
  /** Single lines laid in this turn so far: 0 or 1. */
  readonly laidThisTurn: number;
  /** Seats that are already finished while the builder may still lay a last rail. */
  readonly finishers: readonly Seat[];
  readonly rails: readonly number[];
  /** The lines with rails in the order in which they were laid, by whom and in which turn of the round. */
  readonly laid: readonly number[];
  readonly laidBy: readonly Seat[];
  readonly laidIn: readonly number[];
  readonly railsLeft: number;
  /** Private rails left per seat; all 0 without `vexation`. */
  readonly ownRailsLeft: readonly number[];
  /** Crossing of each seat's marker, −1 before it is placed. */
  readonly markers: readonly number[];
  /** My five cities, one per colour; empty for observers. */
  readonly hand: readonly number[];
  readonly startCredit: number;
  readonly credits: readonly number[];
  readonly rounds: readonly Scored[];
}
