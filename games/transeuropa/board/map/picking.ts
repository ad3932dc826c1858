/** What a pointer means: the nearest crossing or line, with some preference for what may be done there. */
import { distance, distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import { nearest } from '@stellwerk/toolkit/pointing.ts';
import type { Layout } from './geometry.ts';

/** A legal target wins over a nearer forbidden one if it is at most this much further off. */
const BENEFIT = 1.5;

export function nearestLine(
  layout: Layout,
  point: Point,
  reach: number,
  prefers: (line: number) => boolean,
): number | undefined {
  return nearest(
    layout.lines.map(({ from, to }) => distanceToSegment(point, from, to)),
    reach,
    preferring(prefers),
  );
}

export function nearestCrossing(
  layout: Layout,
  point: Point,
  reach: number,
  prefers: (crossing: number) => boolean,
): number | undefined {
  return nearest(
    layout.crossings.map((at) => distance(at, point)),
    reach,
    preferring(prefers),
  );
}

const preferring =
  (prefers: (index: number) => boolean) =>
  (distance: number, index: number): number =>
    prefers(index) ? distance / BENEFIT : distance;
