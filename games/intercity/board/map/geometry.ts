/** Where everything on the diagram lies: the lines as polylines with 45° bends, their fields as evenly spaced points. */
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import { LINES, STATIONS, type StationId } from '../../rules/board.ts';
import { AXES, BENDS, SPOTS, type Bend, type Spot } from './diagram.ts';

/** A field: where it is and which way the line runs there, in degrees, seen from the northern terminus. */
export interface Field extends Point {
  readonly angle: number;
}

/** Distance of two lines side by side. */
export const GAP = 10;
const CORNER = 16;
const CORNER_STEPS = 4;

export function spotOf(station: number): Spot {
  return SPOTS[STATIONS[station]!.id];
}

/** Where a line calls at a station. */
export function slotPoint(station: number, line: number): Point {
  const { x, y, axis, slots } = spotOf(station);
  const slot = slots[line as 0] ?? 0;
  return { x: x + AXES[axis].x * slot * GAP, y: y + AXES[axis].y * slot * GAP };
}

/** The middle of a station, and its two ends: a pill that covers the calls of all its lines. */
export function pillOf(station: number): { readonly from: Point; readonly to: Point; readonly middle: Point } {
  const { x, y, axis, slots } = spotOf(station);
  const places = Object.values(slots);
  const at = (slot: number): Point => ({ x: x + AXES[axis].x * slot * GAP, y: y + AXES[axis].y * slot * GAP });
  const [low, high] = [Math.min(...places), Math.max(...places)];
  return { from: at(low), to: at(high), middle: at((low + high) / 2) };
}

/** From one point to another with a straight and a diagonal part. */
export function octilinear(from: Point, to: Point, bend: Bend): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  const straight = { x: dx - sx * diagonal, y: dy - sy * diagonal };
  const length = Math.hypot(straight.x, straight.y);
  if (diagonal < 0.5 || length < 0.5) return [from, to];
  if (bend === 'diagonal') return [from, { x: from.x + sx * diagonal, y: from.y + sy * diagonal }, to];
  if (bend === 'straight') return [from, { x: from.x + straight.x, y: from.y + straight.y }, to];
  const first = { x: from.x + straight.x / 2, y: from.y + straight.y / 2 };
  return [from, first, { x: first.x + sx * diagonal, y: first.y + sy * diagonal }, to];
}

/** Corners cut by short curves, as more points. */
export function rounded(points: readonly Point[], radius: number): Point[] {
  return points.flatMap((corner, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [corner];
    const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const start = towards(corner, before, reach);
    const end = towards(corner, after, reach);
    return Array.from({ length: CORNER_STEPS + 1 }, (_, step) => {
      const t = step / CORNER_STEPS;
      return towardsShare(towardsShare(start, corner, t), towardsShare(corner, end, t), t);
    });
  });
}

function towardsShare(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to);
  return length === 0 ? from : towardsShare(from, to, by / length);
}

/** The point at a distance along a polyline, and the direction there. */
export function along(points: readonly Point[], at: number): Field {
  let left = at;
  for (let index = 0; index + 1 < points.length; index++) {
    const [from, to] = [points[index]!, points[index + 1]!];
    const length = distance(from, to);
    if (left <= length || index + 2 === points.length) {
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      return { ...towards(from, to, left), angle };
    }
    left -= length;
  }
  throw new Error('a polyline has at least two points');
}

/** The point of a polyline that lies nearest. */
export function nearestOn(points: readonly Point[], { x, y }: Point): Point {
  const spots = points.slice(1).map((end, index) => {
    const start = points[index]!;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const share = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy || 1);
    return towardsShare(start, end, Math.max(0, Math.min(1, share)));
  });
  return spots.reduce((best, spot) => (distance(spot, { x, y }) < distance(best, { x, y }) ? spot : best));
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0);
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly points: readonly Point[];
}

export interface Course {
  readonly stretches: readonly Stretch[];
  /** All of the line from north to south. */
  readonly points: readonly Point[];
  readonly fields: readonly Field[];
  /** How far along the line each field lies. */
  readonly at: readonly number[];
  readonly path: string;
}

function bendOf(line: number, from: StationId, to: StationId): Bend {
  return BENDS[`${line + 1}:${from}-${to}`] ?? BENDS[`${from}-${to}`] ?? 'straight';
}

function courseOf(line: number): Course {
  const { fields } = LINES[line]!;
  const stops = fields.flatMap((station, field) => (station >= 0 ? [{ station, field }] : []));
  const stretches = stops.slice(1).map(({ station }, index): Stretch => {
    const from = stops[index]!.station;
    const bend = bendOf(line, STATIONS[from]!.id, STATIONS[station]!.id);
    const points = octilinear(slotPoint(from, line), slotPoint(station, line), bend);
    return { from, to: station, points: rounded(points, CORNER) };
  });
  const points = stretches.flatMap((stretch, index) => stretch.points.slice(index === 0 ? 0 : 1));
  const placed: Field[] = [];
  const at: number[] = [];
  let begun = 0;
  stretches.forEach((stretch, index) => {
    const [start, end] = [stops[index]!.field, stops[index + 1]!.field];
    const length = lengthOf(stretch.points);
    for (let field = start; field < end || field === fields.length - 1; field++) {
      const into = (length * (field - start)) / (end - start);
      placed.push(along(stretch.points, into));
      at.push(begun + into);
    }
    begun += length;
  });
  const path = stretches
    .map(({ points }) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`)
    .join('');
  return { stretches, points, fields: placed, at, path };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const COURSES: readonly Course[] = LINES.map((_, line) => courseOf(line));

export function fieldPoint(line: number, field: number): Field {
  return COURSES[line]!.fields[field]!;
}
