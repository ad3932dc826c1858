/**
 * The timetable as if all trains moved at the same speed, and the search for earliest arrival in it. Times are fields from now.
 */
import { LINES, STATIONS, TRAINS } from './board.ts';
import { FIELD_OF, isDiverted } from './network.ts';
import { freeSeats, hasUsedUp, isHeld } from './state.ts';
import { ABOARD, type Passenger, type Position, type Station, type Train } from './types.ts';

/** What boarding a train that is full now costs on average: few rolls are won, but seats get free. */
export const FULL_DELAY = 14;
/** A held train waits for the end of a turn; trains make about two fields a turn. */
export const FIELDS_A_TURN = 2;
/** Among equal times the one with fewer changes. */
export const CHANGE = 0.01;

/** How far trains get apart from how they stand, by the square root of the fields until then; measured on games of bots. */
export const DRIFT = 3;

interface Stop {
  /** Place in the round trip: south 0 … last, then north up to twice that. */
  readonly phase: number;
  readonly station: Station;
}

/** The stops of each line's round trip in order; termini once. */
const ROUND: readonly (readonly Stop[])[] = LINES.map(({ fields, last }) => {
  const south = fields.flatMap((station, field) => (station >= 0 ? [{ phase: field, station }] : []));
  const north = south.slice(1, -1).map(({ phase, station }) => ({ phase: 2 * last - phase, station }));
  return [...south, ...north.reverse()];
});

/** NEXT_STOP[line][phase]: the first stop of the round trip behind that phase. */
const NEXT_STOP: readonly (readonly number[])[] = LINES.map(({ last }, line) =>
  Array.from({ length: 2 * last }, (_, phase) =>
    Math.max(
      0,
      ROUND[line]!.findIndex((stop) => stop.phase > phase),
    ),
  ),
);

/** A ride of the plan. */
export interface Ride {
  readonly from: Station;
  readonly train: Train;
  readonly leave: Station;
  readonly boards: number;
  readonly leaves: number;
  /** How far it goes. */
  readonly fields: number;
  /** Made of several: only this train in this direction comes through all of it. */
  readonly joined?: true;
}

interface Reached {
  readonly time: number[];
  readonly by: (Ride | undefined)[];
  /** When each train was boarded first: later calls of the same train bring nothing. */
  readonly boarded: number[];
}

export interface Start {
  readonly station: Station | -1;
  readonly time: number;
  /** The train the passenger sits in at that moment: going on in it costs no change. */
  readonly train: Train | -1;
  /** The station that this train stands in. */
  readonly here: Station | -1;
  /** The ride that one has come with; without it, the train is where it is now. */
  readonly ride?: Ride | undefined;
}

export function phaseOf(position: Position, train: Train): number {
  const { last } = LINES[position.line[train]!]!;
  const field = position.field[train]!;
  return position.dir[train] === 1 ? field : (2 * last - field) % (2 * last);
}

export function delayOf(position: Position, train: Train): number {
  return isHeld(position, train) ? FIELDS_A_TURN * (position.heldUntil[train]! - position.turn + 1) : 0;
}

/** What the search asks of each train again and again. */
export interface Timetable {
  readonly line: readonly number[];
  readonly phase: readonly number[];
  readonly delay: readonly number[];
  readonly diverted: readonly boolean[];
  /** What boarding costs, and whether its present call is closed for this passenger. */
  readonly penalty: readonly number[];
  readonly closed: readonly boolean[];
}

const TRAIN_LIST = Array.from({ length: TRAINS }, (_, train) => train);

export function timetable(position: Position, passenger: Passenger): Timetable {
  return {
    line: position.line,
    phase: TRAIN_LIST.map((train) => phaseOf(position, train)),
    delay: TRAIN_LIST.map((train) => delayOf(position, train)),
    diverted: TRAIN_LIST.map((train) => isDiverted(position, train)),
    penalty: TRAIN_LIST.map((train) => {
      const full = freeSeats(position, train) === 0 && position.place[passenger] !== ABOARD + train;
      return CHANGE + (full ? FULL_DELAY : 0);
    }),
    closed: TRAIN_LIST.map((train) => position.homing[train]! || hasUsedUp(position, passenger, train)),
  };
}

/** Whether the way may lead into this train at this station, when it runs in this direction. */
export type Allowed = (station: Station, train: Train, dir: 1 | -1) => boolean;

/** Earliest arrival at the targets (Dijkstra over stations: who is earlier can always wait). */
export function search(table: Timetable, start: Start, targets: readonly Station[], allowed?: Allowed): Reached {
  const time: number[] = STATIONS.map(() => Infinity);
  const by: (Ride | undefined)[] = STATIONS.map(() => undefined);
  const settled: boolean[] = STATIONS.map(() => false);
  const boarded: number[] = TRAIN_LIST.map(() => Infinity);
  const reached: Reached = { time, by, boarded };
  if (start.station < 0) rideOn(table, start.train, start.here, reached);
  else {
    time[start.station] = start.time;
    if (start.train >= 0) stayIn(table, start.train, start, reached);
  }
  for (let missing = targets.length; missing > 0;) {
    let here = -1;
    let earliest = Infinity;
    for (let station = 0; station < time.length; station++) {
      if (time[station]! < earliest && !settled[station]) {
        here = station;
        earliest = time[station]!;
      }
    }
    if (here < 0) break;
    settled[here] = true;
    if (targets.includes(here)) missing--;
    for (let train = 0; train < TRAINS; train++) {
      if (boarded[train]! <= earliest) continue;
      const field = FIELD_OF[table.line[train]!]![here]!;
      if (field >= 0) boardAt(table, train, here, field, reached, allowed);
    }
  }
  return reached;
}

/** From a train: where it goes from here, and the platform if it stands in a station. */
function rideOn(table: Timetable, train: Train, here: Station | -1, reached: Reached): void {
  relax(table, train, -1, table.phase[train]!, 0, 0, reached);
  if (here < 0) return;
  reached.time[here] = 0;
  reached.by[here] = { from: -1, train, leave: here, boards: 0, leaves: 0, fields: 0 };
}

/** On in the train that one has come with: there is nothing to wait for. */
function stayIn(table: Timetable, train: Train, { station, time, ride }: Start, reached: Reached): void {
  // What boarding costs on average has no part in where the train is.
  const calls = ride ? ride.boards + ride.fields : time;
  const driven = ride ? calls - table.delay[train]! : 0;
  const phase = (table.phase[train]! + driven) % (2 * LINES[table.line[train]!]!.last);
  relax(table, train, station, phase, calls, time - calls, reached);
}

/** Takes the train's next call at this station, in each direction. */
function boardAt(
  table: Timetable,
  train: Train,
  from: Station,
  field: number,
  reached: Reached,
  allowed: Allowed | undefined,
): void {
  const { last } = LINES[table.line[train]!]!;
  const penalty = table.penalty[train]!;
  const may = (dir: 1 | -1): boolean => !allowed || allowed(from, train, dir);
  // At its southern terminus a train faces north already.
  if (may(field < last ? 1 : -1)) callAt(table, train, from, field, penalty, reached);
  if (field > 0 && field < last && may(-1)) callAt(table, train, from, 2 * last - field, penalty, reached);
}

function callAt(table: Timetable, train: Train, from: Station, phase: number, penalty: number, reached: Reached): void {
  const { last } = LINES[table.line[train]!]!;
  const round = 2 * last;
  const now = table.phase[train]!;
  const ahead = (phase - now + round) % round;
  const diverted = table.diverted[train]!;
  if (diverted && now + ahead >= (now < last ? last : round)) return;
  let boards = ahead + table.delay[train]!;
  const closed = ahead === 0 && table.closed[train];
  const earliest = Math.max(reached.time[from]!, closed ? boards + 1 : 0);
  if (boards < earliest) {
    if (diverted) return;
    boards += Math.ceil((earliest - boards) / round) * round;
  }
  if (boards < reached.boarded[train]!) relax(table, train, from, phase, boards, penalty, reached);
}

/** Rides on from a call as far as it goes: a whole round, or to the foreign terminus. */
function relax(
  table: Timetable,
  train: Train,
  from: Station | -1,
  phase: number,
  boards: number,
  penalty: number,
  { time, by, boarded }: Reached,
): void {
  boarded[train] = boards;
  const line = table.line[train]!;
  const { last } = LINES[line]!;
  const round = 2 * last;
  const longest = table.diverted[train] ? (phase < last ? last : round) - phase : round - 1;
  const stops = ROUND[line]!;
  let next = NEXT_STOP[line]![phase]!;
  for (let count = 0; count < stops.length; count++) {
    const stop = stops[next]!;
    const ridden = (stop.phase - phase + round) % round;
    if (ridden === 0 || ridden > longest) return;
    const leaves = boards + ridden + penalty;
    if (leaves < time[stop.station]!) {
      time[stop.station] = leaves;
      by[stop.station] = { from, train, leave: stop.station, boards, leaves, fields: ridden };
    }
    if (++next === stops.length) next = 0;
  }
}

export function ridesTo(reached: Reached, start: Station | -1, end: Station): Ride[] {
  const rides: Ride[] = [];
  for (let station = end; station !== start;) {
    const ride = reached.by[station];
    if (!ride) break;
    rides.unshift(ride);
    if (ride.from < 0) break;
    station = ride.from;
  }
  return rides;
}
