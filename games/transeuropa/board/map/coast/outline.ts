/** Outlines as an SVG can show them: cut at the frame, without needless points, written short. */
import type { Point } from './warp.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Side = { readonly inside: (p: Point) => boolean; readonly cut: (a: Point, b: Point) => Point };

function sides({ x, y, width, height }: Frame): readonly Side[] {
  const at =
    (axis: 0 | 1, value: number) =>
    (a: Point, b: Point): Point => {
      const t = (value - a[axis]) / (b[axis] - a[axis]);
      return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
    };
  return [
    { inside: (p) => p[0] >= x, cut: at(0, x) },
    { inside: (p) => p[0] <= x + width, cut: at(0, x + width) },
    { inside: (p) => p[1] >= y, cut: at(1, y) },
    { inside: (p) => p[1] <= y + height, cut: at(1, y + height) },
  ];
}

/** A closed ring cut at the frame (Sutherland–Hodgman); what runs along the frame's edge can't be seen. */
export function clipRing(ring: readonly Point[], frame: Frame): readonly Point[] {
  return sides(frame).reduce<readonly Point[]>((points, side) => {
    const kept: Point[] = [];
    points.forEach((point, i) => {
      const before = points.at(i - 1)!;
      if (side.inside(point) !== side.inside(before)) kept.push(side.cut(before, point));
      if (side.inside(point)) kept.push(point);
    });
    return kept;
  }, ring);
}

/** The pieces of an open path inside the frame. */
export function clipPath(path: readonly Point[], frame: Frame): readonly (readonly Point[])[] {
  return sides(frame).reduce<readonly (readonly Point[])[]>(
    (paths, side) => paths.flatMap((points) => cutOpen(points, side)),
    [path],
  );
}

function cutOpen(points: readonly Point[], side: Side): Point[][] {
  const pieces: Point[][] = [];
  points.forEach((point, i) => {
    const before = points[i - 1];
    const inside = side.inside(point);
    if (before && inside !== side.inside(before)) {
      const edge = side.cut(before, point);
      if (inside) pieces.push([edge]);
      else pieces.at(-1)!.push(edge);
    }
    if (!inside) return;
    if (pieces.length === 0) pieces.push([]);
    pieces.at(-1)!.push(point);
  });
  return pieces;
}

/** Drops the points that lie nearer than `tolerance` to the way without them (Douglas–Peucker). */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 3) return points;
  const first = points[0]!;
  const last = points.at(-1)!;
  let far = 0;
  let distance = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const d = distanceToSegment(points[i]!, first, last);
    if (d > distance) [far, distance] = [i, d];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplify(points.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(points.slice(far), tolerance)];
}

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const along = length === 0 ? 0 : ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1]));
}

export function areaOf(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [px, py] = ring.at(i - 1)!;
      return sum + (px * y - x * py) / 2;
    }, 0),
  );
}

/** Whole numbers, each step relative to the last: about half the bytes of absolute coordinates. */
export function write(points: readonly Point[], closed: boolean): string {
  const start = points[0]!.map(Math.round) as [number, number];
  let [x, y] = start;
  let steps = '';
  for (const point of points.slice(1)) {
    const [toX, toY] = point.map(Math.round) as [number, number];
    if (toX === x && toY === y) continue;
    steps += pair(toX - x, toY - y, steps === '');
    [x, y] = [toX, toY];
  }
  return steps === '' ? '' : `M${start.join(' ')}l${steps}${closed ? 'z' : ''}`;
}

const pair = (dx: number, dy: number, first: boolean): string =>
  `${first || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
