/** Names on a map: on which side of its place each one stands, and the box it takes up, known before it is drawn. */
import type { Point } from './point.ts';
import { textWidth } from './text-width.ts';

const SIDES = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
} as const;
export type Side = keyof typeof SIDES;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Label {
  readonly text: string;
  /** Of the type, in board units. */
  readonly size: number;
  /** Baseline. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

/** Capitals, and what letters take up above and below the baseline, as shares of the size. */
const CAPITALS = 0.7;
const ABOVE = 0.74;
const BELOW = 0.2;

export const isStraight = (side: Side): boolean => side.length === 1;

interface Wanted {
  readonly text: string;
  readonly size: number;
  readonly place: Point;
  readonly side: Side;
  /** How far the name keeps from the middle of its place, across and up or down. */
  readonly away: Point;
  /** The name is pushed until it lies between these two edges. */
  readonly between?: readonly [left: number, right: number];
}

export function labelAt({ text, size, place, side, away, between = [-Infinity, Infinity] }: Wanted): Label {
  const to = SIDES[side];
  const width = textWidth(text, size);
  const share = (1 - to.x) / 2;
  const wanted = place.x + to.x * away.x - share * width;
  const left = Math.max(between[0], Math.min(wanted, between[1] - width));
  const y = place.y + to.y * away.y + ((to.y + 1) / 2) * size * CAPITALS;
  return {
    text,
    size,
    at: { x: left + share * width, y },
    anchor: to.x > 0 ? 'start' : to.x < 0 ? 'end' : 'middle',
    box: { left, top: y - size * ABOVE, right: left + width, bottom: y + size * BELOW },
  };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
