/**
 * Rivers, ridges and straits as the double lines tell them: where two double lines of one terrain share a triangle of the
 * lattice, the obstacle runs from the middle of one to the middle of the other.
 */
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Terrain } from '../../rules/index.ts';
import { type BoardLine, type Layout, linesAt, middle } from './geometry.ts';

/** The courses of all obstacles of one terrain, each a row of points. */
export function courses(layout: Layout, terrain: Terrain): readonly (readonly Point[])[] {
  const next = neighbours(layout, terrain);
  const open = new Set([...next].flatMap(([line, others]) => others.map((other) => key(line, other))));
  const found: Point[][] = [];
  const follow = (start: number): void => {
    for (const first of next.get(start)!) {
      if (!open.delete(key(start, first))) continue;
      const course = [start, first];
      for (let here = first; ;) {
        const on = next.get(here)!.find((line) => open.delete(key(here, line)));
        if (on === undefined) break;
        course.push(on);
        here = on;
      }
      found.push(overrun(course.map((line) => middle(layout.lines[line]!))));
    }
  };
  // Ends first, so that a course is followed in one piece; rings come last.
  for (const [line, others] of next) if (others.length !== 2) follow(line);
  for (const line of next.keys()) follow(line);
  return found;
}

/** An obstacle reaches a little beyond its outermost double lines: a river comes from somewhere and ends in the sea. */
function overrun(points: readonly Point[]): Point[] {
  const beyond = (end: Point, before: Point): Point => ({
    x: end.x + (end.x - before.x) * 0.6,
    y: end.y + (end.y - before.y) * 0.6,
  });
  return [beyond(points[0]!, points[1]!), ...points, beyond(points.at(-1)!, points.at(-2)!)];
}

const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function neighbours(layout: Layout, terrain: Terrain): Map<number, number[]> {
  const next = new Map<number, number[]>();
  layout.lines.forEach((line, index) => {
    if (line.terrain !== terrain) return;
    const others = [...linesAt(layout, line.a), ...linesAt(layout, line.b)].filter(
      (other) => other !== index && layout.lines[other]!.terrain === terrain && inOneTriangle(layout, line, other),
    );
    next.set(index, others);
  });
  return next;
}

function inOneTriangle(layout: Layout, line: BoardLine, other: number): boolean {
  const { a, b } = layout.lines[other]!;
  const shared = a === line.a || b === line.a ? line.a : line.b;
  const far = a === shared ? b : a;
  const mine = line.a === shared ? line.b : line.a;
  return linesAt(layout, far).some((third) => layout.lines[third]!.a === mine || layout.lines[third]!.b === mine);
}

/** A smooth curve through the points (Catmull–Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))]!;
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pairs = [
      [q.x + (r.x - p.x) / 6, q.y + (r.y - p.y) / 6],
      [r.x - (s.x - q.x) / 6, r.y - (s.y - q.y) / 6],
      [r.x, r.y],
    ];
    path += `C${pairs.map((pair) => pair.map(round).join(' ')).join(' ')}`;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;
