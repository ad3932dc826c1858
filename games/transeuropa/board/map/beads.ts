/** Where a builder's mark stands on a rail: where it is seen whole, clear of names and markers if there is such a place, near the middle. */
import type { Box as Edges, Label } from '@stellwerk/toolkit/labels.ts';
import { isIn, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import { type BoardLine, EDGE, middle } from './geometry.ts';

/** Half as wide as it is drawn, in board units: 32 pixels at most. */
export function beadRadius(scale: number): number {
  return Math.min(BEAD, 16 / scale);
}
export const BEAD = 19;

/** How far from the middle of a rail it may stand: never so far that it would lie on a crossing. */
const ASIDE = [0, -7, 7, -14, 14, -21, 21, -28, 28];

/** The places of a mark that are seen whole, those near the middle first; none if the rail is out of sight. */
export function beadPlaces(
  line: Pick<BoardLine, 'from' | 'to'>,
  scale: number,
  seen: Box | undefined,
): readonly Point[] {
  const { from, to } = line;
  const { x, y } = middle(line);
  const r = beadRadius(scale);
  return ASIDE.map((aside) => ({
    x: x + ((to.x - from.x) * aside) / EDGE,
    y: y + ((to.y - from.y) * aside) / EDGE,
  })).filter((at) => !seen || [-r, r].every((by) => isIn(seen, { x: at.x + by, y: at.y + by })));
}

export function beadAt(
  line: Pick<BoardLine, 'from' | 'to'>,
  scale: number,
  seen: Box | undefined,
  taken: readonly Edges[],
): Point | undefined {
  const places = beadPlaces(line, scale, seen);
  const room = (at: Point): number => Math.min(beadRadius(scale), ...taken.map((it) => distanceTo(it, at)));
  const most = Math.max(...places.map(room));
  return places.find((at) => room(at) === most);
}

/** How far a place lies from a box; 0 inside it. */
export function distanceTo({ left, right, top, bottom }: Edges, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** What a name covers: only few of its letters go below the line it stands on, and by little. */
export function lettersOf({ box, at }: Label): Edges {
  return { ...box, bottom: at.y };
}
