/**
 * When a team could be at its goals: the times of the best trips (`propose.ts`) without their rides. Bots ask this for every point of every train,
 * so it searches in lists that are used again and follows a train no further than it can bring anything.
 */
import { DESTINATION_CARDS, homeOf, LINES, STATIONS, TRAINS } from './board.ts';
import { DISTANCE, FIELD_OF } from './network.ts';
import { CHANGE, DRIFT, FIELDS_A_TURN, FULL_DELAY } from './timetable.ts';
import { ABOARD, ARRIVED, NOBODY, type Passenger, type Position, type Station, type Team } from './types.ts';

/** Where trains and passengers are. */
export type Traffic = Pick<
  Position,
  | 'turn'
  | 'tasks'
  | 'line'
  | 'field'
  | 'dir'
  | 'heldUntil'
  | 'homing'
  | 'front'
  | 'rear'
  | 'call'
  | 'place'
  | 'task'
  | 'refused'
>;

const COUNT = STATIONS.length;
const LAST = Int16Array.from(LINES, ({ last }) => last);
const FIELDS = Int16Array.from(LINES.flatMap((_, line) => FIELD_OF[line]!));
/** NEARER[a * COUNT + b][station]: fields to the nearer one of two stations. */
const NEARER = Array.from({ length: COUNT * COUNT }, (_, pair) =>
  Float64Array.from(DISTANCE, (fields) => Math.min(fields[Math.floor(pair / COUNT)]!, fields[pair % COUNT]!)),
);

/** The stops of each line's round trip: south 0 … last, then north up to twice that. */
const STOPS = LINES.map(({ fields, last }) => {
  const stations = Array.from({ length: 2 * last }, (_, phase) => fields[phase <= last ? phase : 2 * last - phase]!);
  const phases = stations.flatMap((station, phase) => (station >= 0 ? [phase] : []));
  const next = stations.map((_, phase) =>
    Math.max(
      0,
      phases.findIndex((stop) => stop > phase),
    ),
  );
  return {
    count: phases.length,
    phase: Int16Array.from(phases),
    station: Int8Array.from(phases, (phase) => stations[phase]!),
    next: Int8Array.from(next),
  };
});

// What the search asks of each train; set for a position and a passenger before it begins.
const line = new Int8Array(TRAINS);
const phase = new Int16Array(TRAINS);
const delay = new Float64Array(TRAINS);
const diverted = new Uint8Array(TRAINS);
const penalty = new Float64Array(TRAINS);
const closed = new Uint8Array(TRAINS);
/** When each train was boarded first: later calls of the same train bring nothing. */
const boarded = new Float64Array(TRAINS);
const time = new Float64Array(COUNT);
/** The train that one has come with, and when it called. */
const by = new Int8Array(COUNT);
const calls = new Float64Array(COUNT);
/** The earliest that one could be at a target by way of each station; Infinity once the ways on from there are known. */
const outlook = new Float64Array(COUNT);
/** Fields to the nearer target from each station, at least. */
let towards = Float64Array.from(DISTANCE[0]!);
/** Who can't be there before this is too late. */
let limit = Infinity;
let [firstTarget, secondTarget] = [0, 0];
/** What a missed change is thought to cost. */
let risk = 0;

function readTrains(traffic: Traffic): void {
  for (let train = 0; train < TRAINS; train++) {
    const on = traffic.line[train]!;
    const field = traffic.field[train]!;
    line[train] = on;
    phase[train] = traffic.dir[train] === 1 || field === 0 ? field : 2 * LAST[on]! - field;
    const until = traffic.heldUntil[train]!;
    delay[train] = until > 0 ? FIELDS_A_TURN * (until - traffic.turn + 1) : 0;
    diverted[train] = on === homeOf(train) ? 0 : 1;
  }
}

function readPassenger(traffic: Traffic, passenger: Passenger): void {
  const place = traffic.place[passenger]!;
  const used = traffic.refused[passenger]!;
  for (let train = 0; train < TRAINS; train++) {
    const full = traffic.front[train] !== NOBODY && traffic.rear[train] !== NOBODY && place !== ABOARD + train;
    penalty[train] = full ? CHANGE + FULL_DELAY : CHANGE;
    closed[train] = traffic.homing[train] || (used.length > 0 && used.includes(traffic.call[train]!)) ? 1 : 0;
  }
}

function begin(first: Station, second: Station): void {
  time.fill(Infinity);
  outlook.fill(Infinity);
  boarded.fill(Infinity);
  [firstTarget, secondTarget] = [first, second];
  towards = NEARER[first * COUNT + second]!;
  limit = Infinity;
}

/** Earliest arrival at the targets (A* over stations: who is earlier can always wait). */
function goOn(): void {
  for (;;) {
    let here = -1;
    let earliest = limit;
    for (let station = 0; station < COUNT; station++) {
      if (outlook[station]! < earliest) {
        here = station;
        earliest = outlook[station]!;
      }
    }
    if (here < 0) return;
    outlook[here] = Infinity;
    for (let train = 0; train < TRAINS; train++) {
      if (boarded[train]! <= time[here]!) continue;
      const field = FIELDS[line[train]! * COUNT + here]!;
      if (field < 0) continue;
      callAt(train, here, field);
      const last = LAST[line[train]!]!;
      if (field > 0 && field < last) callAt(train, here, 2 * last - field);
    }
  }
}

/** What a change costs on average if it may be missed: the more, the shorter one waits there and the later that is. */
function riskOf(waits: number, at: number): number {
  const spread = DRIFT * Math.sqrt(at);
  return waits < spread ? risk * (1 - waits / spread) : 0;
}

function callAt(train: number, from: Station, at: number): void {
  const last = LAST[line[train]!]!;
  const round = 2 * last;
  const now = phase[train]!;
  const ahead = at >= now ? at - now : at - now + round;
  if (diverted[train] === 1 && now + ahead >= (now < last ? last : round)) return;
  let boards = ahead + delay[train]!;
  let earliest = time[from]!;
  if (ahead === 0 && closed[train] === 1 && boards + 1 > earliest) earliest = boards + 1;
  if (boards < earliest) {
    if (diverted[train] === 1) return;
    boards += Math.ceil((earliest - boards) / round) * round;
  }
  if (boards < boarded[train]!) ride(train, at, boards, penalty[train]! + riskOf(boards - time[from]!, time[from]!));
}

function reach(station: Station, at: number): void {
  time[station] = at;
  outlook[station] = at + towards[station]!;
  if (station === firstTarget || station === secondTarget) limit = Math.max(time[firstTarget]!, time[secondTarget]!);
}

/** On in a train as far as it goes: a whole round, or to the foreign terminus. */
function ride(train: number, from: number, boards: number, extra: number): void {
  boarded[train] = boards;
  const stops = STOPS[line[train]!]!;
  const last = LAST[line[train]!]!;
  const round = 2 * last;
  const longest = diverted[train] === 1 ? (from < last ? last : round) - from : round - 1;
  let next = stops.next[from]!;
  for (let count = stops.count; count > 0; count--) {
    const stop = stops.phase[next]!;
    const ridden = stop > from ? stop - from : stop - from + round;
    if (ridden > longest) return;
    const leaves = boards + ridden + extra;
    if (leaves >= limit) return;
    const station = stops.station[next]!;
    if (leaves < time[station]! && leaves + towards[station]! < limit) {
      reach(station, leaves);
      by[station] = train;
      calls[station] = boards + ridden;
    }
    if (++next === stops.count) next = 0;
  }
}

/** From where the passenger is to one or both of these stations. */
function search(traffic: Traffic, passenger: Passenger, first: Station, second: Station): Station | -1 {
  begin(first, second);
  const place = traffic.place[passenger]!;
  let here: Station | -1 = place;
  if (place >= ABOARD) {
    const train = place - ABOARD;
    here = LINES[line[train]!]!.fields[traffic.field[train]!]!;
    ride(train, phase[train]!, 0, 0);
  }
  if (here >= 0) {
    reach(here, 0);
    by[here] = place >= ABOARD ? place - ABOARD : -1;
    calls[here] = 0;
  }
  goOn();
  return here;
}

/** From a *via* to the goal; who comes with a train may stay in it. */
function searchOn(via: Station, at: number, train: number, called: number, stays: boolean, goal: Station): number {
  if (at === Infinity) return Infinity;
  begin(goal, goal);
  reach(via, at);
  if (train >= 0) {
    const round = 2 * LAST[line[train]!]!;
    const driven = stays ? 0 : called - delay[train]!;
    ride(train, (phase[train]! + driven) % round, called, at - called);
  }
  goOn();
  return time[goal]!;
}

const found = [0, 0] as [number, number];

/** Fields to the goal of each task that is asked for, by way of its *via* unless the passenger holds the ticket. */
function tripTimes(traffic: Traffic, passenger: Passenger, first: number, second: number): readonly [number, number] {
  readPassenger(traffic, passenger);
  const one = DESTINATION_CARDS[traffic.tasks[first - 1]!]!;
  const two = DESTINATION_CARDS[traffic.tasks[second - 1]!]!;
  if (traffic.task[passenger] !== 0) {
    search(traffic, passenger, one.goal, one.goal);
    found[0] = time[one.goal]!;
    return found;
  }
  const here = search(traffic, passenger, one.via, two.via);
  const [oneAt, oneBy, oneCalled] = [time[one.via]!, by[one.via]!, calls[one.via]!];
  const [twoAt, twoBy, twoCalled] = [time[two.via]!, by[two.via]!, calls[two.via]!];
  found[0] = searchOn(one.via, oneAt, oneBy, oneCalled, here === one.via, one.goal);
  if (first !== second) found[1] = searchOn(two.via, twoAt, twoBy, twoCalled, here === two.via, two.goal);
  return found;
}

const ordered = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);

/**
 * When both passengers of a team could be at their goals with the better distribution of the tasks: [earlier, later]. With `missed`, the fields that
 * a missed train costs, changes count by how sure they are.
 */
export function teamTimes(traffic: Traffic, team: Team, missed = 0): readonly [number, number] {
  risk = missed;
  const [a, b] = [2 * team, 2 * team + 1];
  readTrains(traffic);
  if (traffic.task[a] === 0 && traffic.task[b] === 0) {
    const [one, two] = tripTimes(traffic, a, 1, 2);
    const [other, another] = tripTimes(traffic, b, 1, 2);
    const straight = ordered(one, another);
    const crossed = ordered(two, other);
    const same = crossed[1] === straight[1];
    return (same ? crossed[0] < straight[0] : crossed[1] < straight[1]) ? crossed : straight;
  }
  return ordered(singleTime(traffic, a, b), singleTime(traffic, b, a));
}

function singleTime(traffic: Traffic, passenger: Passenger, sibling: Passenger): number {
  if (traffic.place[passenger] === ARRIVED) return 0;
  const task = traffic.task[passenger]! || 3 - traffic.task[sibling]!;
  return tripTimes(traffic, passenger, task, task)[0];
}
