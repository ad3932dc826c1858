/** What a pointer means: the nearest crossing or line, with some preference for what may be done there. */
import type { Layout, Point } from './geometry.ts';

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
    prefers,
  );
}

export function nearestCrossing(
  layout: Layout,
  point: Point,
  reach: number,
  prefers: (crossing: number) => boolean,
): number | undefined {
  return nearest(
    layout.crossings.map((at) => Math.hypot(at.x - point.x, at.y - point.y)),
    reach,
    prefers,
  );
}

function nearest(distances: readonly number[], reach: number, prefers: (index: number) => boolean): number | undefined {
  let best: number | undefined;
  let least = reach;
  distances.forEach((distance, index) => {
    if (distance > reach) return;
    const weighed = prefers(index) ? distance / BENEFIT : distance;
    if (weighed <= least) [best, least] = [index, weighed];
  });
  return best;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Arrow = keyof typeof ARROWS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(ARROWS, key);
}

/** The target that an arrow key leads to: the nearest one that lies more that way than sideways; sideways counts half as much again. */
export function towards(targets: readonly Point[], from: Point, arrow: Arrow): number | undefined {
  const { x, y } = ARROWS[arrow];
  let best: number | undefined;
  let least = Infinity;
  targets.forEach((target, index) => {
    const ahead = (target.x - from.x) * x + (target.y - from.y) * y;
    const aside = Math.abs((target.x - from.x) * y + (target.y - from.y) * x);
    if (ahead < 1 || aside > 2.5 * ahead) return;
    const effort = ahead + 1.5 * aside;
    if (effort < least) [best, least] = [index, effort];
  });
  return best;
}
