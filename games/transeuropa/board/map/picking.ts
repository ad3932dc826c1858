/** What a pointer means: the nearest crossing or line, a draft that lies there, or a way that leads there. */
import { distance, distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import { nearest } from '@stellwerk/toolkit/pointing.ts';
import type { Reach, Way } from '../choosing/reach.ts';
import type { BoardLine, Layout } from './geometry.ts';

/** Of a line's length, at either end, what belongs to the crossing there. */
const END = 0.22;

export function nearestLine(
  layout: Layout,
  point: Point,
  reach: number,
  counts: (line: number) => boolean = () => true,
): number | undefined {
  return nearest(
    layout.lines.map((line, index) => (counts(index) ? distanceToSegment(point, line.from, line.to) : Infinity)),
    reach,
  );
}

export function nearestCrossing(
  layout: Layout,
  point: Point,
  reach: number,
  counts: (crossing: number) => boolean = () => true,
): number | undefined {
  return nearest(
    layout.crossings.map((at, index) => (counts(index) ? distance(at, point) : Infinity)),
    reach,
  );
}

/** How far along a line the point lies: 0 at its first end, 1 at its other one. */
function alongLine({ from, to }: BoardLine, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
}

/** The line under the point, between its ends rather than at them. */
export function lineUnder(
  layout: Layout,
  point: Point,
  reach: number,
  counts: (line: number) => boolean,
): number | undefined {
  return nearestLine(layout, point, reach, (index) => {
    if (!counts(index)) return false;
    const at = alongLine(layout.lines[index]!, point);
    return at > END && at < 1 - END;
  });
}

/** A slide may be so far off the direction of a line. */
const STRAIGHT = Math.cos(Math.PI / 9);

/** Whether a slide from a crossing to a point goes along a line that a way takes onwards from there. */
export function leadsOn(layout: Layout, ways: Reach, at: number, point: Point): boolean {
  const from = layout.crossings[at]!;
  const slid = distance(from, point);
  return [...ways].some(([to, found]) => {
    const end = layout.crossings[to]!;
    const along = (end.x - from.x) * (point.x - from.x) + (end.y - from.y) * (point.y - from.y);
    if (to === at || along < STRAIGHT * slid * distance(from, end)) return false;
    return found.some(({ lines }) => {
      const { a, b } = layout.lines[lines.at(-1)!]!;
      return a === at || b === at;
    });
  });
}

/** The way that a mouse means: the line it is on, or the crossing that it is near to, by the line on its side. */
export function wayByMouse(layout: Layout, ways: Reach, point: Point, reach: number, narrow: number): Way | undefined {
  const last = new Map<number, Way>();
  for (const found of ways.values()) for (const way of found.toReversed()) last.set(way.lines.at(-1)!, way);
  const on = lineUnder(layout, point, narrow, (line) => last.has(line));
  if (on !== undefined) return last.get(on);
  const crossing = nearestCrossing(layout, point, reach, (index) => ways.has(index));
  return crossing === undefined ? undefined : ways.get(crossing)![0];
}

/** The way that a finger means: to the nearest crossing, through the one that it came over if it did. */
export function wayByFinger(
  layout: Layout,
  ways: Reach,
  point: Point,
  reach: number,
  over: number | undefined,
): Way | undefined {
  const crossing = nearestCrossing(layout, point, reach, (index) => ways.has(index));
  if (crossing === undefined) return undefined;
  const found = ways.get(crossing)!;
  const through = ({ lines }: Way): boolean =>
    lines.length > 1 && [layout.lines[lines[0]!]!.a, layout.lines[lines[0]!]!.b].includes(over!);
  return found.find(through) ?? found[0];
}
