/**
 * The itinerary of earliest arrival: what a passenger is proposed, and what bots plan with. It supposes that all trains move at the same
 * speed.
 */
import { homeOf, LINES, type DestinationCard } from './board.ts';
import { FIELD_OF, fieldsAhead, isDiverted, isNamed, stationOf } from './network.ts';
import { hasArrived, isAboard, siblingOf, taskCard, teamOf, trainOf } from './state.ts';
import {
  CHANGE,
  delayOf,
  DRIFT,
  phaseOf,
  ridesTo,
  search,
  timetable,
  type Allowed,
  type Ride,
  type Start,
  type Timetable,
} from './timetable.ts';
import type { Leg, Passenger, Position, Station, Team, Train, Wanted } from './types.ts';

/** Another line is worth naming if it is at most this much later. */
const ALTERNATIVE = 6;

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

/** The rides from a start to each goal, by way of its *via* unless the passenger holds the ticket. */
function tripsFrom(
  table: Timetable,
  start: Start,
  holds: boolean,
  cards: readonly DestinationCard[],
  allowed?: Allowed,
): Trip[] {
  const targets = cards.map(({ via, goal }) => (holds ? goal : via));
  const first = search(table, start, targets, allowed);
  return cards.map(({ via, goal }) => {
    if (holds) return { rides: ridesTo(first, start.station, goal), time: first.time[goal]! };
    const there = start.here === via ? [] : ridesTo(first, start.station, via);
    const time = start.here === via ? start.time : first.time[via]!;
    const last = there.at(-1);
    const on: Start = { station: via, time, train: last?.train ?? start.train, here: via, ride: last };
    const second = search(table, on, [goal], allowed);
    return { rides: [...there, ...ridesTo(second, via, goal)], time: second.time[goal]! };
  });
}

function tripsFor(position: Position, passenger: Passenger, tasks: readonly number[], allowed?: Allowed): Trip[] {
  const cards = tasks.map((task) => taskCard(position, task));
  const holds = position.task[passenger] !== 0;
  return tripsFrom(timetable(position, passenger), startOf(position, passenger), holds, cards, allowed);
}

export interface Proposal {
  readonly legs: readonly Leg[];
  readonly task: 1 | 2;
  /** Fields until it arrives. */
  readonly time: number;
}

/** The trips of a team's two passengers when both tasks are open, and who takes which: straight is 1 for the first, 2 for the second. */
function distribution(
  position: Position,
  team: Team,
): { readonly trips: readonly Trip[][]; readonly crossed: boolean } {
  const trips = [2 * team, 2 * team + 1].map((passenger) => tripsFor(position, passenger, [1, 2]));
  const straight = sorted(trips[0]![0]!.time, trips[1]![1]!.time);
  const crossed = sorted(trips[0]![1]!.time, trips[1]![0]!.time);
  const same = crossed[1] === straight[1];
  return { trips, crossed: same ? crossed[0] < straight[0] : crossed[1] < straight[1] };
}

const sorted = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);

const bothOpen = (position: Position, team: Team): boolean =>
  position.task[2 * team] === 0 && position.task[2 * team + 1] === 0;

/** The task that a passenger should go for, and its trip: with it the later one of the two passengers is earliest. */
function bestTrip(position: Position, passenger: Passenger): { readonly task: number; readonly trip: Trip } {
  const team = teamOf(passenger);
  if (bothOpen(position, team)) {
    const { trips, crossed } = distribution(position, team);
    const index = (passenger % 2 === 1) === crossed ? 0 : 1;
    return { task: index + 1, trip: trips[passenger % 2]![index]! };
  }
  const task = position.task[passenger]! || 3 - position.task[siblingOf(passenger)]!;
  return { task, trip: tripsFor(position, passenger, [task])[0]! };
}

/** The itinerary of earliest arrival, or undefined when there is none. */
export function proposeItinerary(position: Position, passenger: Passenger): Proposal | undefined {
  if (hasArrived(position, passenger)) return undefined;
  const { task, trip } = bestTrip(position, passenger);
  return asProposal(position, passenger, task, trip);
}

/** The proposals for both passengers of a team: the same, for hardly more than one of them costs. */
export function proposeForTeam(position: Position, team: Team): readonly (Proposal | undefined)[] {
  const both = [2 * team, 2 * team + 1];
  if (!bothOpen(position, team)) return both.map((passenger) => proposeItinerary(position, passenger));
  const { trips, crossed } = distribution(position, team);
  return both.map((passenger, index) => {
    const task = (index === 1) === crossed ? 0 : 1;
    return asProposal(position, passenger, task + 1, trips[index]![task]!);
  });
}

function asProposal(position: Position, passenger: Passenger, task: number, trip: Trip): Proposal | undefined {
  const { rides, time } = trip;
  if (time === Infinity || rides.length === 0) return undefined;
  return { legs: legsOf(position, passenger, rides), task: task as 1 | 2, time };
}

/** The best itinerary for one journey that boards only what is allowed. */
export function proposeFor(
  position: Position,
  passenger: Passenger,
  task: number,
  allowed?: Allowed,
): Proposal | undefined {
  return asProposal(position, passenger, task, tripsFor(position, passenger, [task], allowed)[0]!);
}

/** What a person has said about the way: ride to this station first, or take this train. */
export type Pin = { readonly station: Station } | { readonly train: Train };

/** The best itinerary for one journey that keeps to what was said. */
export function proposeBy(position: Position, passenger: Passenger, task: number, pin: Pin): Proposal | undefined {
  const table = timetable(position, passenger);
  const start = startOf(position, passenger);
  const trips = 'station' in pin ? [tripOver(position, passenger, table, task, pin.station)] : [];
  if ('train' in pin) {
    if (start.station >= 0) {
      const only: Allowed = (station, train) => station !== start.station || train === pin.train;
      return proposeFor(position, passenger, task, only);
    }
    if (start.train === pin.train) return proposeFor(position, passenger, task, () => false);
    for (const change of LINES[position.line[pin.train]!]!.fields) {
      if (change >= 0) trips.push(tripChanging(position, passenger, table, task, change, pin.train));
    }
  }
  const found = trips.filter((trip) => trip !== undefined).sort((a, b) => a.time - b.time);
  return found[0] && asProposal(position, passenger, task, found[0]);
}

/** To a station first, then on; a *via* that is passed on the way there counts. */
function tripOver(
  position: Position,
  passenger: Passenger,
  table: Timetable,
  task: number,
  station: Station,
): Trip | undefined {
  const start = startOf(position, passenger);
  const card = taskCard(position, task);
  const reached = search(table, start, [station]);
  const time = reached.time[station]!;
  if (time === Infinity || station === start.station) return undefined;
  const there = ridesTo(reached, start.station, station);
  const holds = position.task[passenger] !== 0 || there.some((ride) => passes(position, ride, card.via));
  // Naming a station means getting off there, so the way goes on by another train if one leads on.
  const on: Start = { station, time, train: -1, here: station };
  const left = there.at(-1)?.train ?? start.train;
  const [changing] = tripsFrom(table, on, holds, [card], (at, train) => at !== station || train !== left);
  const rest = changing!.time < Infinity ? changing! : tripsFrom(table, on, holds, [card])[0]!;
  return { rides: [...there, ...rest.rides], time: rest.time };
}

/** Out of the present train at a station, there into another one. */
function tripChanging(
  position: Position,
  passenger: Passenger,
  table: Timetable,
  task: number,
  change: Station,
  into: Train,
): Trip | undefined {
  const { train, here } = startOf(position, passenger);
  const fields = here === change ? 0 : fieldsAhead(position, train, change);
  const time = fields === 0 ? 0 : fields + delayOf(position, train);
  if (time === Infinity) return undefined;
  const out: Ride = { from: -1, train, leave: change, boards: 0, leaves: time, fields };
  const card = taskCard(position, task);
  const holds = position.task[passenger] !== 0 || passes(position, out, card.via);
  const only: Allowed = (station, other) => station !== change || other === into;
  const [rest] = tripsFrom(table, { station: change, time, train: -1, here: change }, holds, [card], only);
  return { rides: [out, ...rest!.rides], time: rest!.time };
}

/** Whether a ride comes through a station. */
function passes(position: Position, { train, boards, fields }: Ride, station: Station): boolean {
  const line = position.line[train]!;
  const field = FIELD_OF[line]![station]!;
  if (field < 0) return false;
  const round = 2 * LINES[line]!.last;
  const from = phaseOf(position, train) + boards - delayOf(position, train);
  return [field, round - field].some((phase) => (((phase - from) % round) + round) % round <= fields);
}

/** Fields until the passenger arrives by these legs; Infinity without any, or where they no longer lead on. */
export function planTime(position: Position, passenger: Passenger, legs: readonly Leg[]): number {
  return timeBy(position, passenger, legs, (time, ride) => arrivalOf(ride(time)));
}

const arrivalOf = (ride: Ride | undefined): number => ride?.leaves ?? Infinity;

/** Where one waits for a train by these legs, as if all trains moved at the same speed. */
interface Change {
  readonly station: Station;
  readonly train: Train;
  /** When one is there, when the train goes on, and when the next one does if that one is missed. */
  readonly comes: number;
  readonly goes: number;
  readonly again: number;
}

export function changesBy(position: Position, passenger: Passenger, legs: readonly Leg[]): readonly Change[] {
  const changes: Change[] = [];
  const goes = (ride: Ride | undefined): number => (ride ? ride.leaves - ride.fields : Infinity);
  timeBy(position, passenger, legs, (comes, ride) => {
    const next = ride(comes);
    if (next) {
      const { from: station, train, boards } = next;
      changes.push({ station, train, comes, goes: goes(next), again: goes(ride(boards + 1)) });
    }
    return arrivalOf(next);
  });
  return changes;
}

/** The middles of five equal parts of a bell curve. */
const PARTS: readonly number[] = [-1.28, -0.52, 0, 0.52, 1.28];

/**
 * The same as a person should expect it: nobody knows whether a train that goes just then will be caught, so each change is weighed over how
 * much earlier or later one may come to it.
 */
export function expectedTime(position: Position, passenger: Passenger, legs: readonly Leg[] = []): number {
  return timeBy(position, passenger, legs, (time, ride) => {
    const drift = DRIFT * Math.sqrt(time);
    const sum = PARTS.reduce((all, part) => all + arrivalOf(ride(Math.max(0, time + part * drift))), 0);
    return sum / PARTS.length;
  });
}

function timeBy(
  position: Position,
  passenger: Passenger,
  legs: readonly Leg[],
  /** When one is at the end of a leg, from when one is at its beginning and the ride that one then finds. */
  arrives: (time: number, ride: (at: number) => Ride | undefined) => number,
): number {
  if (hasArrived(position, passenger)) return 0;
  const start = startOf(position, passenger);
  const table = timetable(position, passenger);
  let time = legs.length === 0 ? Infinity : 0;
  legs.forEach((leg, index) => {
    if (time === Infinity) return;
    if (index === 0 && start.train >= 0) {
      const ahead = fieldsAhead(position, start.train, leg.leave) + delayOf(position, start.train);
      time = start.here === leg.leave ? 0 : ahead;
      return;
    }
    const listed: Allowed = (station, train, dir) => station === leg.from && isNamed(leg.board, train, dir);
    const { from: station, leave } = leg;
    time = arrives(
      time,
      (at) => search(table, { station, time: at, train: -1, here: station }, [leave], listed).by[leave],
    );
  });
  return time;
}

/** Fields until it arrives if it boards this train now. */
export function timeAboard(position: Position, passenger: Passenger, train: Train, task: number): number {
  const start = { station: -1, time: 0, train, here: -1 };
  const holds = position.task[passenger] !== 0;
  return tripsFrom(timetable(position, passenger), start, holds, [taskCard(position, task)])[0]!.time;
}

/** Fields to the goal of a journey from where the passenger is, as if it held the ticket already. */
export function timeWithTicket(position: Position, passenger: Passenger, task: number): number {
  const table = timetable(position, passenger);
  return tripsFrom(table, startOf(position, passenger), true, [taskCard(position, task)])[0]!.time;
}

/** Rides in one train as one. F7: nobody boards the train again that he has just left, so he stays in it. */
function joined(rides: readonly Ride[], isWhole: (before: Ride, ride: Ride) => boolean): readonly Ride[] {
  const found: Ride[] = [];
  for (const ride of rides) {
    const before = found.at(-1);
    const staysIn = before?.train === ride.train && before.leave === ride.from && ride.boards <= before.leaves + CHANGE;
    if (staysIn && isWhole(before, ride)) {
      const { leave, leaves } = ride;
      found[found.length - 1] = { ...before, leave, leaves, fields: before.fields + ride.fields, joined: true };
    } else found.push(ride);
  }
  return found;
}

function legsOf(position: Position, passenger: Passenger, rides: readonly Ride[]): Leg[] {
  // Orders get off where the train comes first: a place that is only meant on the way back needs a leg of its own.
  const merged = joined(rides, (before, { leave }) => !passes(position, before, leave));
  const place = position.place[passenger]!;
  if (!isAboard(place)) return merged.map((ride) => waitingLeg(position, ride));
  const train = trainOf(place);
  const [first, ...rest] = merged;
  if (first!.train === train) return [presentLeg(position, first!), ...rest.map((ride) => waitingLeg(position, ride))];
  const out = { ...first!, train, leave: first!.from };
  return [presentLeg(position, out), ...merged.map((ride) => waitingLeg(position, ride))];
}

/** Where the best trip of a passenger in a train gets off it. */
export function placeToLeave(position: Position, passenger: Passenger): Station | undefined {
  const { trip } = bestTrip(position, passenger);
  if (trip.time === Infinity || trip.rides.length === 0) return undefined;
  const first = joined(trip.rides, () => true)[0]!;
  return first.train === trainOf(position.place[passenger]!) ? first.leave : first.from;
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
  for (let line = 0; line < LINES.length && !ride.joined; line++) {
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
