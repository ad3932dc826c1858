/**
 * The timetable as if all trains moved at the same speed, and the itinerary of earliest arrival in it: what a passenger is proposed,
 * and what bots plan with. Times are fields from now.
 */
import { homeOf, LINES, STATIONS, TRAINS } from './board.ts';
import { FIELD_OF, isDiverted, stationOf } from './network.ts';
import { freeSeats, hasArrived, hasUsedUp, isAboard, isHeld, siblingOf, taskCard, trainOf } from './state.ts';
import { ABOARD, type Leg, type Passenger, type Position, type Station, type Train, type Wanted } from './types.ts';

/** What boarding a train that is full now costs on average: few rolls are won, but seats get free. */
const FULL_DELAY = 14;
/** A held train waits for the end of a turn; trains make about two fields a turn. */
const FIELDS_A_TURN = 2;
/** Another line is worth naming if it is at most this much later. */
const ALTERNATIVE = 6;
/** Among equal times the one with fewer changes. */
const CHANGE = 0.01;

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
interface Ride {
  readonly from: Station;
  readonly train: Train;
  readonly leave: Station;
  readonly boards: number;
  readonly leaves: number;
}

interface Reached {
  readonly time: number[];
  readonly by: (Ride | undefined)[];
}

interface Start {
  readonly station: Station | -1;
  readonly time: number;
  /** The train the passenger sits in at that moment: going on in it costs no change. */
  readonly train: Train | -1;
  /** The station that this train stands in. */
  readonly here: Station | -1;
}

function phaseOf(position: Position, train: Train): number {
  const { last } = LINES[position.line[train]!]!;
  const field = position.field[train]!;
  return position.dir[train] === 1 ? field : (2 * last - field) % (2 * last);
}

function delayOf(position: Position, train: Train): number {
  return isHeld(position, train) ? FIELDS_A_TURN * (position.heldUntil[train]! - position.turn + 1) : 0;
}

/** What the search asks of each train again and again. */
interface Timetable {
  readonly line: readonly number[];
  readonly phase: readonly number[];
  readonly delay: readonly number[];
  readonly diverted: readonly boolean[];
  /** What boarding costs, and whether its present call is closed for this passenger. */
  readonly penalty: readonly number[];
  readonly closed: readonly boolean[];
}

const TRAIN_LIST = Array.from({ length: TRAINS }, (_, train) => train);

function timetable(position: Position, passenger: Passenger): Timetable {
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

/** Earliest arrival at the targets (Dijkstra over stations: who is earlier can always wait). */
function search(table: Timetable, start: Start, targets: readonly Station[]): Reached {
  const time: number[] = STATIONS.map(() => Infinity);
  const by: (Ride | undefined)[] = STATIONS.map(() => undefined);
  const settled: boolean[] = STATIONS.map(() => false);
  const reached: Reached = { time, by };
  if (start.station >= 0) time[start.station] = start.time;
  else rideOn(table, start.train, start.here, reached);
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
      const field = FIELD_OF[table.line[train]!]![here]!;
      if (field < 0) continue;
      const stays = here === start.station && train === start.train;
      boardAt(table, train, here, field, stays ? 0 : table.penalty[train]!, reached);
    }
  }
  return reached;
}

/** From a train: where it goes from here, and the platform if it stands in a station. */
function rideOn(table: Timetable, train: Train, here: Station | -1, reached: Reached): void {
  relax(table, train, -1, table.phase[train]!, 0, 0, reached);
  if (here < 0) return;
  reached.time[here] = 0;
  reached.by[here] = { from: -1, train, leave: here, boards: 0, leaves: 0 };
}

/** Takes the train's next call at this station, in each direction. */
function boardAt(
  table: Timetable,
  train: Train,
  from: Station,
  field: number,
  penalty: number,
  reached: Reached,
): void {
  const { last } = LINES[table.line[train]!]!;
  callAt(table, train, from, field, penalty, reached);
  if (field > 0 && field < last) callAt(table, train, from, 2 * last - field, penalty, reached);
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
  relax(table, train, from, phase, boards, penalty, reached);
}

/** Rides on from a call as far as it goes: a whole round, or to the foreign terminus. */
function relax(
  table: Timetable,
  train: Train,
  from: Station | -1,
  phase: number,
  boards: number,
  penalty: number,
  { time, by }: Reached,
): void {
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
      by[stop.station] = { from, train, leave: stop.station, boards, leaves };
    }
    if (++next === stops.length) next = 0;
  }
}

function ridesTo(reached: Reached, start: Station | -1, end: Station): Ride[] {
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

/** The trip of a passenger for one task: its rides and when it arrives. */
interface Trip {
  readonly rides: readonly Ride[];
  readonly time: number;
}

function startOf(position: Position, passenger: Passenger): Start {
  const place = position.place[passenger]!;
  if (!isAboard(place)) return { station: place, time: 0, train: -1, here: place };
  return { station: -1, time: 0, train: trainOf(place), here: stationOf(position, trainOf(place)) };
}

/** The rides from where the passenger is, by way of the *via* unless it holds the card. */
function tripsFor(position: Position, passenger: Passenger, tasks: readonly number[]): Trip[] {
  const table = timetable(position, passenger);
  const start = startOf(position, passenger);
  const holds = position.task[passenger] !== 0;
  const cards = tasks.map((task) => taskCard(position, task));
  const targets = cards.map(({ via, goal }) => (holds ? goal : via));
  const first = search(table, start, targets);
  return cards.map(({ via, goal }) => {
    if (holds) return { rides: ridesTo(first, start.station, goal), time: first.time[goal]! };
    const there = start.here === via ? [] : ridesTo(first, start.station, via);
    const time = start.here === via ? 0 : first.time[via]!;
    const train = start.here === via ? start.train : (there.at(-1)?.train ?? -1);
    const second = search(table, { station: via, time, train, here: via }, [goal]);
    return { rides: [...there, ...ridesTo(second, via, goal)], time: second.time[goal]! };
  });
}

export interface Proposal {
  readonly legs: readonly Leg[];
  readonly task: 1 | 2;
  /** Fields until it arrives. */
  readonly time: number;
}

/** Which tasks a passenger may still go for. */
function openTasks(position: Position, passenger: Passenger): number[] {
  if (position.task[passenger] !== 0) return [position.task[passenger]!];
  return [1, 2].filter((task) => position.task[siblingOf(passenger)] !== task);
}

/**
 * The itinerary of earliest arrival, or undefined when there is none. Of two open tasks the passenger gets the one with which the later
 * one of the two passengers is earliest.
 */
export function proposeItinerary(position: Position, passenger: Passenger): Proposal | undefined {
  if (hasArrived(position, passenger)) return undefined;
  const tasks = openTasks(position, passenger);
  const trips = tripsFor(position, passenger, tasks);
  let index = 0;
  if (tasks.length === 2) {
    const others = tripsFor(position, siblingOf(passenger), tasks);
    const straight = [trips[0]!.time, others[1]!.time];
    const crossed = [trips[1]!.time, others[0]!.time];
    const better =
      Math.max(...crossed) - Math.max(...straight) || crossed[0]! + crossed[1]! - straight[0]! - straight[1]!;
    index = better < 0 ? 1 : 0;
  }
  const { rides, time } = trips[index]!;
  if (time === Infinity || rides.length === 0) return undefined;
  return { legs: legsOf(position, passenger, rides), task: tasks[index] as 1 | 2, time };
}

/** When each of these passengers could be at its goal. */
export function arrivalTime(position: Position, passenger: Passenger): number {
  if (hasArrived(position, passenger)) return 0;
  return Math.min(...tripsFor(position, passenger, openTasks(position, passenger)).map(({ time }) => time));
}

/** When both passengers of a team could be at their goals with the better distribution of the tasks: [earlier, later]. */
export function teamTimes(position: Position, team: number): readonly [number, number] {
  const [a, b] = [2 * team, 2 * team + 1];
  const open = position.task[a] === 0 && position.task[b] === 0;
  if (!open) return sorted(arrivalTime(position, a), arrivalTime(position, b));
  const [first, second] = [tripsFor(position, a, [1, 2]), tripsFor(position, b, [1, 2])];
  const straight = sorted(first[0]!.time, second[1]!.time);
  const crossed = sorted(first[1]!.time, second[0]!.time);
  const better = straight[1] - crossed[1] || straight[0] - crossed[0];
  return better <= 0 ? straight : crossed;
}

const sorted = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);

function legsOf(position: Position, passenger: Passenger, rides: readonly Ride[]): Leg[] {
  const merged: Ride[] = [];
  for (const ride of rides) {
    const before = merged.at(-1);
    // F7: nobody boards the train again that he has just left, so he stays in it.
    if (before && before.train === ride.train && before.leave === ride.from && ride.boards <= before.leaves + CHANGE) {
      merged[merged.length - 1] = { ...before, leave: ride.leave, leaves: ride.leaves };
    } else merged.push(ride);
  }
  const place = position.place[passenger]!;
  if (!isAboard(place)) return merged.map((ride) => waitingLeg(position, ride));
  const train = trainOf(place);
  const [first, ...rest] = merged;
  if (first!.train === train) return [presentLeg(position, first!), ...rest.map((ride) => waitingLeg(position, ride))];
  const out = { ...first!, train, leave: first!.from };
  return [presentLeg(position, out), ...merged.map((ride) => waitingLeg(position, ride))];
}

/** The leg of the train that the passenger sits in: only where to leave it counts, unless somebody takes its seat. */
function presentLeg(position: Position, ride: Ride): Leg {
  const { fields, last } = LINES[position.line[ride.train]!]!;
  const step = -position.dir[ride.train]!;
  let field = position.field[ride.train]!;
  while (field > 0 && field < last && (fields[field]! < 0 || fields[field] === ride.leave)) field += step;
  let from = fields[field]!;
  if (from === ride.leave) from = fields[field === 0 ? last : 0]!;
  const line = homeOf(ride.train);
  const serves = FIELD_OF[line]![from]! >= 0 && FIELD_OF[line]![ride.leave]! >= 0;
  return { from, board: serves ? [{ line, dir: 0 }] : [], leave: ride.leave, seat: 'any' };
}

/** The planned train first, then other lines that run straight there not much later. */
function waitingLeg(position: Position, ride: Ride): Leg {
  const { from, leave, train } = ride;
  const planned: Wanted = { line: homeOf(train), dir: dirAt(position, train, ride) };
  const others: { readonly wanted: Wanted; readonly time: number }[] = [];
  for (let line = 0; line < LINES.length; line++) {
    const fields = FIELD_OF[line]!;
    if (fields[from]! < 0 || fields[leave]! < 0) continue;
    const dir = fields[leave]! > fields[from]! ? 1 : -1;
    const time = Math.min(nextArrival(position, 2 * line, ride, dir), nextArrival(position, 2 * line + 1, ride, dir));
    const same = line === planned.line && dir === planned.dir;
    if (!same && time <= ride.leaves + ALTERNATIVE) others.push({ wanted: { line, dir }, time });
  }
  others.sort((a, b) => a.time - b.time);
  const serves = FIELD_OF[planned.line]![from]! >= 0 && FIELD_OF[planned.line]![leave]! >= 0;
  const board = [...(serves ? [planned] : []), ...others.map(({ wanted }) => wanted)];
  return { from, board, leave, seat: 'any' };
}

/** The direction in which a train stands in the station when the plan boards it. */
function dirAt(position: Position, train: Train, ride: Ride): 1 | -1 {
  const { last } = LINES[position.line[train]!]!;
  const phase = (phaseOf(position, train) + ride.boards - delayOf(position, train)) % (2 * last);
  return phase < last ? 1 : -1;
}

/** When a train that calls in this direction after the ride's boarding time would bring the passenger to where the ride ends. */
function nextArrival(position: Position, train: Train, ride: Ride, dir: 1 | -1): number {
  const line = homeOf(train);
  if (isDiverted(position, train)) return Infinity;
  const { last } = LINES[line]!;
  const round = 2 * last;
  const field = FIELD_OF[line]![ride.from]!;
  const phase = dir === 1 ? field : (round - field) % round;
  const ahead = ((phase - phaseOf(position, train) + round) % round) + delayOf(position, train);
  const rounds = Math.max(0, Math.ceil((ride.boards - ALTERNATIVE - ahead) / round));
  return ahead + rounds * round + Math.abs(FIELD_OF[line]![ride.leave]! - field);
}
