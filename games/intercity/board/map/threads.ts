/** The thread of a plan: a line beside the lines that it goes on, outside their bundle, ride by ride. */
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import {
  FIELD_OF,
  fieldsAhead,
  homeOf,
  isAboard,
  isTerminus,
  LINES,
  trainOf,
  type Event,
  type Leg,
  type Passenger,
  type Station,
  type View,
} from '../../rules/index.ts';
import { pathOf } from '../choosing/laying.ts';
import { COURSES, fieldPoint, slotPoint } from './geometry.ts';

/** A ride: the fields of a line in the order in which they are passed. */
export interface Ride {
  readonly line: number;
  readonly fields: readonly number[];
}

export function ridesOf(view: View, passenger: Passenger, legs: readonly Leg[]): readonly Ride[] {
  return legs.flatMap((leg, index): Ride[] => {
    const place = view.place[passenger]!;
    if (index === 0 && isAboard(place)) {
      const train = trainOf(place);
      const ahead = fieldsAhead(view, train, leg.leave);
      if (ahead === Infinity) return [];
      return [{ line: view.line[train]!, fields: pathOf(view, train, ahead).map(({ field }) => field) }];
    }
    // Who was put off on the way may stand where the leg's line doesn't call.
    const wanted = leg.board.find(({ line }) => isServed(line, leg));
    if (!wanted) return [];
    const { line, dir } = wanted;
    const [from, to] = [FIELD_OF[line]![leg.from]!, FIELD_OF[line]![leg.leave]!];
    if (dir === 0 || dir === Math.sign(to - from)) return [{ line, fields: fieldsFrom(from, to) }];
    // The train that is meant goes to its terminus first and comes back.
    const end = dir > 0 ? LINES[line]!.last : 0;
    return [{ line, fields: [...fieldsFrom(from, end), ...fieldsFrom(end, to).slice(1)] }];
  });
}

/** Where in a ride its train turns back at a terminus; undefined where it goes straight to the end. */
function turnIn({ fields }: Ride): number | undefined {
  const at = fields.findIndex(
    (field, index) => index > 0 && field !== fields[index + 1] && fields[index - 1] === fields[index + 1],
  );
  return at < 0 ? undefined : at;
}

/**
 * A ride to a terminus and back is drawn once, as the longer of its two ways, outwards: two threads around the bundle would hide what lies there.
 * `boards` is the place in it where one gets in; `both` the middle of what is driven both ways.
 */
export function drawnOnce(ride: Ride): { readonly ride: Ride; readonly boards: number; readonly both?: number } {
  const turn = turnIn(ride);
  if (turn === undefined) return { ride, boards: 0 };
  const [there, back] = [ride.fields.slice(0, turn + 1), ride.fields.slice(turn).toReversed()];
  const fields = there.length >= back.length ? there : back;
  const last = fields.length - 1;
  return {
    ride: { line: ride.line, fields },
    boards: last - turn,
    both: last - (Math.min(there.length, back.length) - 1) / 2,
  };
}

/** The termini that rides go to and back from on their way. */
export const turnsOf = (rides: readonly Ride[]): readonly Station[] =>
  rides.flatMap((ride) => {
    const turn = turnIn(ride);
    return turn === undefined ? [] : [LINES[ride.line]!.fields[ride.fields[turn]!]!];
  });

function fieldsFrom(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * Math.sign(to - from));
}

/** Where trains were driven, each with the field that it came from; one that was diverted on its way has two rides. */
export function drivenAlong(events: readonly Event[]): readonly Ride[] {
  const rides = new Map<number, { line: number; fields: number[] }>();
  const done: Ride[] = [];
  for (const event of events) {
    if (event.type !== 'moved') continue;
    const { train, line, field, dir } = event;
    const ride = rides.get(train);
    if (ride?.line === line) {
      ride.fields.push(field);
      continue;
    }
    if (ride) done.push(ride);
    // At its own terminus a train faces back already.
    const from = isTerminus(line, field) && homeOf(train) === line ? field + dir : field - dir;
    rides.set(train, { line, fields: [from, field] });
  }
  return [...done, ...rides.values()];
}

const isServed = (line: number, { from, leave }: Leg): boolean =>
  FIELD_OF[line]![from]! >= 0 && FIELD_OF[line]![leave]! >= 0;

interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** The stretch that it is part of. */
  readonly between: readonly [number, number];
}

/** The straight pieces of a ride, from one field to the next along the line with all its bends. */
function segmentsOf({ line, fields }: Ride): readonly Segment[] {
  const { points, at } = COURSES[line]!;
  let far = 0;
  const corners = points.map((point, index) => ({
    point,
    far: (far += index ? distance(points[index - 1]!, point) : 0),
  }));
  const segments: Segment[] = [];
  for (let index = 0; index + 1 < fields.length; index++) {
    const [a, b] = [fields[index]!, fields[index + 1]!];
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const inner = corners.filter((corner) => corner.far > at[low]! + TINY && corner.far < at[high]! - TINY);
    const way = [fieldPoint(line, low), ...inner.map(({ point }) => point), fieldPoint(line, high)];
    if (a > b) way.reverse();
    for (const [which, to] of way.slice(1).entries()) {
      const [last, from, between] = [segments.at(-1), way[which]!, stretchAt(line, low)];
      const straight = last && last.between[0] === between[0] && isStraight(last.from, last.to, to);
      if (straight) segments[segments.length - 1] = { ...last, to };
      else segments.push({ from, to, between });
    }
  }
  return segments;
}

const TINY = 0.5;

function isStraight(a: Point, b: Point, c: Point): boolean {
  const [ux, uy] = [b.x - a.x, b.y - a.y];
  const [vx, vy] = [c.x - b.x, c.y - b.y];
  const cross = Math.abs(ux * vy - uy * vx) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1);
  return cross < 0.02 && ux * vx + uy * vy > 0;
}

function stretchAt(line: number, field: number): readonly [number, number] {
  const { fields } = LINES[line]!;
  let [from, to] = [field, field + 1];
  while (fields[from]! < 0) from--;
  while (fields[to]! < 0) to++;
  return [fields[from]!, fields[to]!];
}

/** How far the other lines of a stretch lie to the right of this one, seen along the segment; negative to the left. */
function neighbours(line: number, { from, to, between }: Segment): readonly number[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const own = slotPoint(between[0], line);
  return COURSES.flatMap(({ stretches }, other) => {
    const shares = stretches.some((each) => each.from === between[0] && each.to === between[1]);
    if (!shares || other === line) return [];
    const there = slotPoint(between[0], other);
    return [(there.x - own.x) * normal.x + (there.y - own.y) * normal.y];
  });
}

/** On which side of its line a ride's thread runs: where fewer lines lie between; 1 is right, seen along the ride. */
function sideOf(beside: readonly (readonly number[])[]): 1 | -1 {
  const right = beside.flat().filter((by) => by > 0).length;
  const left = beside.flat().filter((by) => by < 0).length;
  return right <= left ? 1 : -1;
}

/** Where a thread has another one between itself and its line, and how much farther out it runs there. */
interface Beside {
  readonly rides: readonly Ride[];
  readonly by: number;
}

/** The points of a ride's thread, `away` board units outside the bundle. */
export function threadOf(ride: Ride, away: number, beside?: Beside): readonly Point[] {
  const segments = segmentsOf(ride);
  const lines = segments.map((segment) => neighbours(ride.line, segment));
  const side = sideOf(lines);
  const taken = new Set(beside?.rides.flatMap((other) => segmentsOf(other).map(({ between }) => between.join())));
  return joined(
    segments.map((segment, index) => {
      const out = Math.max(0, ...lines[index]!.map((by) => by * side)) + away;
      return { ...segment, by: side * (out + (taken.has(segment.between.join()) ? beside!.by : 0)) };
    }),
  );
}

/** How many threads lie between each ride's and its line already: rides that share a stretch on one side lie beside each other. */
export function levelsOf(rides: readonly Ride[]): readonly number[] {
  const taken = new Map<string, number>();
  return rides.map((ride) => {
    const segments = segmentsOf(ride);
    const side = sideOf(segments.map((segment) => neighbours(ride.line, segment)));
    const southwards = ride.fields.length > 1 && ride.fields[1]! > ride.fields[0]!;
    const keys = [...new Set(segments.map(({ between }) => `${between.join()} ${southwards ? side : -side}`))];
    const level = Math.max(0, ...keys.map((key) => taken.get(key) ?? 0));
    for (const key of keys) taken.set(key, level + 1);
    return level;
  });
}

interface Offset extends Segment {
  /** How far to the right it runs. */
  readonly by: number;
}

function shifted({ from, to, by }: Offset): readonly [Point, Point] {
  const length = distance(from, to) || 1;
  const [nx, ny] = [(-(to.y - from.y) / length) * by, ((to.x - from.x) / length) * by];
  return [
    { x: from.x + nx, y: from.y + ny },
    { x: to.x + nx, y: to.y + ny },
  ];
}

/** Beside all pieces: consecutive ones meet where their parallels cross. A piece inside a bend that has no length left is passed over. */
function joined(pieces: readonly Offset[]): readonly Point[] {
  if (pieces.length === 0) return [];
  const parallels = pieces.map(shifted);
  const joints = parallels.slice(1).map((next, index) => {
    const [a, b] = parallels[index]!;
    return crossing(a, b, ...next) ?? [b, next[0]];
  });
  const starts = parallels.map(([start], index) => joints[index - 1]?.at(-1) ?? start);
  const ends = parallels.map(([, end], index) => joints[index]?.[0] ?? end);
  const lost = pieces.findIndex(({ from, to }, index) => {
    const [start, end] = [starts[index]!, ends[index]!];
    return (end.x - start.x) * (to.x - from.x) + (end.y - start.y) * (to.y - from.y) < -TINY;
  });
  if (lost >= 0 && pieces.length > 1) return joined(pieces.toSpliced(lost, 1));
  return [starts[0]!, ...joints.flat(), ends.at(-1)!];
}

/** Where two lines cross; nowhere if they are parallel or turn back, nor far outside a sharp bend. */
function crossing(a: Point, b: Point, c: Point, d: Point): readonly Point[] | undefined {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const [cross, dot] = [ux * vy - uy * vx, ux * vx + uy * vy];
  if (Math.abs(cross) < 0.02 * Math.hypot(cross, dot)) return undefined;
  const t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross;
  return dot < -TINY && t > 1 ? undefined : [{ x: a.x + ux * t, y: a.y + uy * t }];
}
