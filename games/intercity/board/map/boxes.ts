/** Boxes on the map: what lies in them, on them and near them. */
import { overlap, type Box } from '@stellwerk/toolkit/labels.ts';
import { distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import { HEIGHT, ORIGIN, WIDTH } from './diagram.ts';

export const boxAround = ({ x, y }: Point, across: number, up = across): Box => ({
  left: x - across,
  right: x + across,
  top: y - up,
  bottom: y + up,
});

/** All of the map. */
const MAP: Box = { left: ORIGIN.x, right: ORIGIN.x + WIDTH, top: ORIGIN.y, bottom: ORIGIN.y + HEIGHT };
export const isInside = (box: Box): boolean => contains(MAP, box);

/** A body that names keep off: a line and how far it reaches to each side. */
export interface Body {
  readonly from: Point;
  readonly to: Point;
  readonly reach: number;
}

export const touches = (box: Box, { from, to, reach }: Body): boolean =>
  isAround(box, from, to, reach) && segmentDistance(box, from, to) < reach;

export function boxDistance({ x, y }: Point, { left, right, top, bottom }: Box): number {
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Whether a line can be so near to a box at all: asked first, since it is quick. */
export const isAround = ({ left, right, top, bottom }: Box, a: Point, b: Point, reach: number): boolean =>
  Math.min(a.x, b.x) < right + reach &&
  Math.max(a.x, b.x) > left - reach &&
  Math.min(a.y, b.y) < bottom + reach &&
  Math.max(a.y, b.y) > top - reach;

/** How far a box is from a line between two points; 0 where it lies on it. */
export function segmentDistance(box: Box, a: Point, b: Point): number {
  if (a.x === b.x && a.y === b.y) return boxDistance(a, box);
  if (crosses(box, a, b)) return 0;
  const { left, right, top, bottom } = box;
  return Math.min(
    boxDistance(a, box),
    boxDistance(b, box),
    distanceToSegment({ x: left, y: top }, a, b),
    distanceToSegment({ x: right, y: top }, a, b),
    distanceToSegment({ x: left, y: bottom }, a, b),
    distanceToSegment({ x: right, y: bottom }, a, b),
  );
}

/** Whether a part of the line lies in the box: what is left of it after each edge has cut it. */
export function crosses({ left, right, top, bottom }: Box, a: Point, b: Point): boolean {
  let [from, to] = [0, 1];
  const cut = (start: number, end: number, low: number, high: number): boolean => {
    const by = end - start;
    if (by === 0) return start > low && start < high;
    const [first, last] =
      by > 0 ? [(low - start) / by, (high - start) / by] : [(high - start) / by, (low - start) / by];
    from = Math.max(from, first);
    to = Math.min(to, last);
    return from < to;
  };
  return cut(a.x, b.x, left, right) && cut(a.y, b.y, top, bottom);
}

/** Whether all of a box lies in another one. */
const contains = (outer: Box, { left, right, top, bottom }: Box): boolean =>
  left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;

/** A part of the map in a window, and what lies over its corner there. */
export interface Seen extends Box {
  readonly button?: Box | undefined;
}
export const isClear = (seen: Seen, box: Box): boolean =>
  contains(seen, box) && !(seen.button && overlap(seen.button, box));

/** Whether the edge of the window or its button would hide a part of the box. */
export const isCut = (seen: Seen, box: Box): boolean => overlap(seen, box) && !isClear(seen, box);

export const anyOverlap = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.some((box) => others.some((other) => overlap(box, other)));
