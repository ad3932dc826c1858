/** The six columns of coins: which dice lie in each, who gains by it, and which dice a choice of columns keeps. */
import {
  ALL_DICE,
  homeOf,
  isAboard,
  isWaiting,
  JOKER,
  seatOf,
  trainOf,
  type Passenger,
  type Train,
  type View,
} from '../../rules/index.ts';
import { ALL_TRAINS, isMine, ordersOf } from './say.ts';

export interface Column {
  /** A line, or the joker. */
  readonly face: number;
  readonly dice: readonly number[];
  /** Own passengers that ride its trains, own ones that wait for one, then others that ride. */
  readonly aboard: readonly Passenger[];
  readonly awaiting: readonly Passenger[];
  readonly others: readonly Passenger[];
}

export function columnsOf(view: View, used: readonly number[] = []): readonly Column[] {
  return Array.from({ length: JOKER + 1 }, (_, face) => ({
    face,
    dice: ALL_DICE.filter((die) => view.dice[die] === face && !view.used[die] && !used.includes(die)),
    ...gainersOf(view, face),
  }));
}

function gainersOf(view: View, face: number): Pick<Column, 'aboard' | 'awaiting' | 'others'> {
  const riding = view.place.flatMap((place, passenger) =>
    isAboard(place) && homeOf(trainOf(place)) === face ? [passenger] : [],
  );
  const awaiting = (view.own?.passengers ?? []).filter((passenger) => awaitedLines(view, passenger).includes(face));
  return {
    aboard: riding.filter((passenger) => isMine(view, passenger)),
    awaiting,
    others: riding.filter((passenger) => !isMine(view, passenger)).sort((a, b) => seatOf(view, a) - seatOf(view, b)),
  };
}

function awaitedLines(view: View, passenger: Passenger): readonly number[] {
  const place = view.place[passenger]!;
  const leg = ordersOf(view, passenger)?.legs[0];
  return isWaiting(place) && leg?.from === place ? leg.board.map(({ line }) => line) : [];
}

/** The trains that carry my passengers or that they wait for. */
export function dearTrains(view: View): ReadonlySet<Train> {
  const mine = view.own?.passengers ?? [];
  return new Set(
    ALL_TRAINS.filter((train) =>
      mine.some((passenger) => {
        const place = view.place[passenger]!;
        return isAboard(place) ? trainOf(place) === train : awaitedLines(view, passenger).includes(homeOf(train));
      }),
    ),
  );
}

/** How many dice of a lit face are given back to be thrown. */
export type Lit = ReadonlyMap<number, number>;

/** A lit column as it is remembered, with whom it was for. */
export type LitFor = readonly [face: number, less: number, reasons: readonly string[]];

/** Whom a colour brings on and how far by plan: the same until that passenger changes trains. */
export const reasonsFor = (view: View, face: number): readonly string[] => {
  const { aboard, awaiting } = gainersOf(view, face);
  return [...aboard, ...awaiting].map(
    (passenger) => `${passenger} to ${ordersOf(view, passenger)?.legs[0]?.leave ?? 'anywhere'}`,
  );
};

/** What was lit by hand in an earlier turn stays lit as long as it is for the same passenger in the same train; jokers stay with it. */
export function stillLit(view: View, lit: readonly LitFor[]): Lit {
  const faces = lit.flatMap(([face, , reasons]) =>
    face !== JOKER && reasonsFor(view, face).some((reason) => reasons.includes(reason)) ? [face] : [],
  );
  const jokers = faces.length > 0 && lit.some(([face]) => face === JOKER) ? [JOKER] : [];
  return new Map([...faces, ...jokers].map((face) => [face, 0]));
}

/** The dice that are thrown again: those of dark columns, and of lit ones as many as were given back. */
export function thrownWith(view: View, lit: Lit): readonly number[] {
  return columnsOf(view)
    .flatMap(({ face, dice }) => {
      const less = lit.get(face);
      return less === undefined ? dice : dice.slice(dice.length - Math.min(less, dice.length));
    })
    .sort((a, b) => a - b);
}

/**
 * A tap lights a column or puts it out; held, a lit column of several gives one back, and all again once one is left. Jokers come and go
 * with the first colour: for its trains they are worth as much as its own dice.
 */
export function tapped(lit: Lit, face: number, count: number, less: boolean): Lit {
  const next = new Map(lit);
  const given = lit.get(face);
  if (less) {
    if (count > 1) next.set(face, ((given ?? 0) + 1) % count);
    return next;
  }
  const isFirst = face !== JOKER && [...lit.keys()].every((each) => each === face || each === JOKER);
  if (given === undefined) next.set(face, 0);
  else next.delete(face);
  if (isFirst && given === undefined && !lit.has(JOKER)) next.set(JOKER, 0);
  else if (isFirst && given !== undefined) next.delete(JOKER);
  return next;
}
