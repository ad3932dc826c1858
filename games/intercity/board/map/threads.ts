/** The thread of a plan: a line beside the lines that it goes on, outside their bundle, ride by ride. */
import type { Point } from '@stellwerk/toolkit/point.ts';
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
    const line = leg.board.find((wanted) => isServed(wanted.line, leg))?.line;
    if (line === undefined) return [];
    const [from, to] = [FIELD_OF[line]![leg.from]!, FIELD_OF[line]![leg.leave]!];
    const step = Math.sign(to - from);
    return [{ line, fields: Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * step) }];
  });
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

/** The straight pieces of a ride: corners of the line between the first and the last field. */
function segmentsOf({ line, fields }: Ride): readonly Segment[] {
  const segments: Segment[] = [];
  for (let index = 0; index + 1 < fields.length; index++) {
    const [a, b] = [fieldPoint(line, fields[index]!), fieldPoint(line, fields[index + 1]!)];
    const low = Math.min(fields[index]!, fields[index + 1]!);
    const last = segments.at(-1);
    const between = stretchAt(line, low);
    const straight = last && last.between[0] === between[0] && isStraight(last.from, last.to, b);
    if (straight) segments[segments.length - 1] = { ...last, to: b };
    else segments.push({ from: a, to: b, between });
  }
  return segments;
}

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

/** The points of a ride's thread, `away` board units outside the bundle. */
export function threadOf(ride: Ride, away: number): readonly Point[] {
  const segments = segmentsOf(ride);
  const beside = segments.map((segment) => neighbours(ride.line, segment));
  const side = sideOf(beside);
  const moved = segments.map((segment, index) => {
    const out = Math.max(0, ...beside[index]!.map((by) => by * side)) + away;
    return shifted(segment, side * out);
  });
  return joined(moved);
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

function shifted({ from, to }: Segment, by: number): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [(-(to.y - from.y) / length) * by, ((to.x - from.x) / length) * by];
  return [
    { x: from.x + nx, y: from.y + ny },
    { x: to.x + nx, y: to.y + ny },
  ];
}

/** Consecutive pieces meet where their lines cross; parallel ones are joined by a step. */
function joined(pieces: readonly (readonly [Point, Point])[]): readonly Point[] {
  if (pieces.length === 0) return [];
  const points: Point[] = [pieces[0]![0]];
  for (let index = 0; index + 1 < pieces.length; index++) {
    const [a, b] = pieces[index]!;
    const [c, d] = pieces[index + 1]!;
    const meet = crossing(a, b, c, d);
    if (meet) points.push(meet);
    else points.push(b, c);
  }
  return [...points, pieces.at(-1)![1]];
}

/** Too far off where the two are nearly parallel: then there is none. */
const FAR = 80;

function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(cross) < 1) return undefined;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross;
  const meet = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  return Math.hypot(meet.x - b.x, meet.y - b.y) > FAR ? undefined : meet;
}
