/**
 * What points are worth: fields that the own passengers still need, against those of the player who is ahead. Points are tried out on a sketch of the
 * table that knows no dice, windows and seat rolls; what it says of a position is kept until a train or a passenger has moved.
 */
import type { Seat } from '@stellwerk/kernel';
import {
  ABOARD,
  ARRIVED,
  cardFor,
  DEFAULT_SWITCHES,
  goalOf,
  homeOf,
  isNamed,
  isTerminus,
  LINES,
  NOBODY,
  proposeForTeam,
  seatOfTeam,
  teamOf,
  teamTimes,
  TRAINS,
  type Orders,
  type Passenger,
  type Position,
  type Proposal,
  type Team,
  type Traffic,
  type Train,
} from '../rules/index.ts';
import type { Scene } from './scene.ts';

/** The later passenger decides the game; the earlier one is worth half as much. */
const EARLIER = 0.5;
/** Fields that the leader of the others is kept back count less than fields won. */
const LEADER = 0.35;
/** Fields that a missed train costs: others drive, too, and connections that are just caught break. */
const MISSED = 16;
const NEVER = 400;
const WON = 1e6;

export function needs(traffic: Traffic, team: Team): number {
  const [earlier, later] = teamTimes(traffic, team, MISSED);
  return Math.min(later, NEVER) + EARLIER * Math.min(earlier, NEVER);
}

/** Fields that the leader of the others needs, as far as they count, without one's own. */
export const valueOf = (traffic: Traffic, own: Team, leader: Team): number =>
  LEADER * needs(traffic, leader) - needs(traffic, own);

/** What a seat makes of a position; the lists are filled as they are asked for. */
export interface Outlook {
  readonly seat: Seat;
  readonly orders: Scene['orders'];
  /** The position as it was, to see whether something has moved, and a copy to try points in. */
  readonly before: Position;
  readonly sketch: Position;
  /** In the duel the own team that is further counts. */
  readonly own: Team;
  readonly leader: Team;
  /** What both still need. */
  readonly mine: number;
  readonly theirs: number;
  readonly value: number;
  /** The trains that their next rides are about, as bits: own, leader; 0 until asked for. */
  readonly watched: [number, number];
  readonly gains: Float64Array;
  /** By team. */
  readonly proposals: (readonly (Proposal | undefined)[])[];
}

let last: Outlook | undefined;

export function outlookOf(scene: Scene): Outlook {
  if (last && isSame(last, scene)) return last;
  const { position, seat } = scene;
  const own = nearest(position, seat, true);
  const leader = nearest(position, seat, false);
  const [mine, theirs] = [needs(position, own), needs(position, leader)];
  last = {
    seat,
    orders: scene.orders.slice(),
    before: { ...position, ...copyOf(position) },
    sketch: { ...position, ...copyOf(position) },
    own,
    leader,
    mine,
    theirs,
    value: LEADER * theirs - mine,
    watched: [0, 0],
    gains: new Float64Array(TRAINS).fill(NaN),
    proposals: [],
  };
  return last;
}

/** The team with the fewest fields to go when the turn began, of the seat's own or of the others. */
function nearest(position: Position, seat: Seat, own: boolean): Team {
  const { left } = position.record;
  let [team, least] = [NOBODY, Infinity];
  for (let other = 0; other < position.teams; other++) {
    const fields = left[left.length - position.teams + other] ?? 0;
    if ((seatOfTeam(position, other) === seat) === own && fields < least) [team, least] = [other, fields];
  }
  return team;
}

function copyOf({ turn, tasks, refused, ...of }: Position): Traffic {
  const [line, field, dir, call] = [of.line.slice(), of.field.slice(), of.dir.slice(), of.call.slice()];
  const [front, rear, place, task] = [of.front.slice(), of.rear.slice(), of.place.slice(), of.task.slice()];
  const [heldUntil, homing] = [of.heldUntil.slice(), of.homing.slice()];
  return { turn, tasks, line, field, dir, call, heldUntil, homing, front, rear, place, task, refused: refused.slice() };
}

function isSame({ before, own, leader, ...known }: Outlook, { position, seat, orders }: Scene): boolean {
  const knows = (team: Team): boolean =>
    orders[2 * team] === known.orders[2 * team] && orders[2 * team + 1] === known.orders[2 * team + 1];
  return (
    known.seat === seat &&
    before.turn === position.turn &&
    same(before.tasks, position.tasks) &&
    same(before.field, position.field) &&
    same(before.place, position.place) &&
    same(before.task, position.task) &&
    same(before.front, position.front) &&
    same(before.rear, position.rear) &&
    same(before.line, position.line) &&
    same(before.dir, position.dir) &&
    same(before.call, position.call) &&
    same(before.heldUntil, position.heldUntil) &&
    same(before.homing, position.homing) &&
    before.refused.length === position.refused.length &&
    before.refused.every((calls, passenger) => same(calls, position.refused[passenger]!)) &&
    knows(own) &&
    knows(leader)
  );
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

/** The program's proposal for a passenger. */
export function proposalOf({ proposals, before }: Outlook, passenger: Passenger): Proposal | undefined {
  const team = teamOf(passenger);
  return (proposals[team] ??= proposeForTeam(before, team))[passenger % 2];
}

/** What a point for a train is worth, whatever the dice show. */
export function pointGain(outlook: Outlook, train: Train): number {
  const known = outlook.gains[train]!;
  return Number.isNaN(known) ? (outlook.gains[train] = driveGain(outlook, train, 2)) : known;
}

/** What it is worth to drive a train so many fields. */
export function driveGain(outlook: Outlook, train: Train, fields: number): number {
  const { sketch, before, own, leader, mine, theirs, seat } = outlook;
  const watched = watches(outlook, 0, own, train) || watches(outlook, 1, leader, train);
  if (!watched && sketch.front[train] === NOBODY && sketch.rear[train] === NOBODY) return 0;
  const winner = drive(outlook, train, fields);
  let gain = 0;
  if (winner !== NOBODY) gain = seatOfTeam(sketch, winner) === seat ? WON : -WON;
  else {
    if (watches(outlook, 0, own, train)) gain += mine - needs(sketch, own);
    if (watches(outlook, 1, leader, train)) gain += LEADER * (needs(sketch, leader) - theirs);
  }
  for (const part of ['field', 'dir', 'call', 'front', 'rear'] as const) sketch[part][train] = before[part][train]!;
  for (let passenger = 0; passenger < sketch.place.length; passenger++) {
    sketch.place[passenger] = before.place[passenger]!;
    sketch.task[passenger] = before.task[passenger]!;
  }
  return gain;
}

/** Rides ahead that points are thought to matter for. */
const RIDES = 2;

/** Whether a train carries one of the team's passengers or is meant by its next rides: others are not worth a search. */
function watches(outlook: Outlook, index: 0 | 1, team: Team, train: Train): boolean {
  if (outlook.watched[index] === 0) outlook.watched[index] = watchedBy(outlook, team);
  return (outlook.watched[index] & (1 << train)) !== 0;
}

const ALWAYS = 1 << TRAINS;

function watchedBy(outlook: Outlook, team: Team): number {
  let trains = ALWAYS;
  for (const passenger of [2 * team, 2 * team + 1]) {
    const place = outlook.before.place[passenger]!;
    if (place === ARRIVED) continue;
    if (place >= ABOARD) trains |= 1 << (place - ABOARD);
    for (const { board } of ordersIn(outlook, passenger).legs.slice(0, RIDES)) {
      for (const { line } of board) trains |= 3 << (2 * line);
    }
  }
  return trains;
}

/** A call that nobody has used up. */
const NEW_CALL = 1 << 30;

/** Field by field through the sketch; the team that wins by it, if one does. */
function drive(outlook: Outlook, train: Train, fields: number): Team | -1 {
  const { sketch } = outlook;
  const line = sketch.line[train]!;
  for (let left = fields - 1; left >= 0; left--) {
    const field = sketch.field[train]! + sketch.dir[train]!;
    sketch.field[train] = field;
    const ends = isTerminus(line, field);
    if (ends && line === homeOf(train)) sketch.dir[train] = field === 0 ? 1 : -1;
    const station = LINES[line]!.fields[field]!;
    if (station < 0) {
      sketch.call[train] = 0;
      continue;
    }
    sketch.call[train] = NEW_CALL;
    for (const seat of [sketch.front, sketch.rear]) {
      const passenger = seat[train]!;
      if (passenger === NOBODY) continue;
      if (callOf(outlook, passenger, station, left > 0)) seat[train] = NOBODY;
      if (sketch.place[passenger] === ARRIVED && sketch.place[passenger ^ 1] === ARRIVED) return teamOf(passenger);
    }
    if (ends && line !== homeOf(train)) return NOBODY;
    // Who waits where it stands can still board it: that is no matter of the sketch.
    if (left > 0) board(outlook, train, station);
  }
  return NOBODY;
}

/** A passenger comes to a station: it takes its ticket, arrives or gets off by its orders. Whether it leaves its seat. */
function callOf(outlook: Outlook, passenger: Passenger, station: number, goesOn: boolean): boolean {
  const { sketch } = outlook;
  const task = cardFor(sketch, passenger, station);
  if (task > 0) {
    const { card } = ordersIn(outlook, passenger).switches;
    if (card === 'take' || card === `task${task}`) sketch.task[passenger] = task;
  }
  if (goalOf(sketch, passenger) === station) {
    sketch.place[passenger] = ARRIVED;
    return true;
  }
  if (!goesOn || ordersIn(outlook, passenger).legs[0]?.leave !== station) return false;
  sketch.place[passenger] = station;
  return true;
}

function board(outlook: Outlook, train: Train, station: number): void {
  const { sketch, before } = outlook;
  for (let passenger = 0; passenger < sketch.place.length; passenger++) {
    if (before.place[passenger] !== station || sketch.place[passenger] !== station) continue;
    const seat = sketch.front[train] === NOBODY ? sketch.front : sketch.rear;
    if (seat[train] !== NOBODY) return;
    const leg = ordersIn(outlook, passenger).legs[0];
    if (leg?.from !== station || !isNamed(leg.board, train, sketch.dir[train]!)) continue;
    seat[train] = passenger;
    sketch.place[passenger] = ABOARD + train;
  }
}

/** Others are thought to travel as the program would propose. */
function ordersIn(outlook: Outlook, passenger: Passenger): Pick<Orders, 'legs' | 'switches'> {
  const given = outlook.orders[passenger];
  if (given) return given;
  const proposal = proposalOf(outlook, passenger);
  return {
    legs: proposal?.legs ?? [],
    switches: { ...DEFAULT_SWITCHES, card: proposal ? `task${proposal.task}` : 'take' },
  };
}
