/**
 * Where things are drawn: 36 blocks with streets beside them. Each block has its door at the crossing below left; streets run along the left
 * and lower edges, so that nothing that drives crosses a picture or a name.
 */
import type { Point } from '@stellwerk/toolkit/point.ts';
import { CELLS, CITY, HEIGHT, WIDTH, type Cell } from '../../rules/city.ts';
import { bestWays, routeTo } from '../../rules/roads.ts';

/** From block to block. */
export const PITCH = 120;
export const PLAN = { width: WIDTH * PITCH, height: HEIGHT * PITCH } as const;

/** Places in a block. */
export const DOOR = { x: 14, y: 105 } as const;
export const SLOTS: readonly Point[] = [
  { x: 97, y: 22 },
  { x: 97, y: 52 },
];
export const NAME_Y = 81;
/** The block without its streets. */
const INNER = { top: 3, right: 117, bottom: 93 } as const;

export function cornerOf(cell: Cell): Point {
  return { x: (cell % WIDTH) * PITCH, y: Math.floor(cell / WIDTH) * PITCH };
}

export function centreOf(cell: Cell): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + PITCH / 2, y: y + PITCH / 2 };
}

/** The crossing where all that starts or ends in the block does so. */
export function doorOf(cell: Cell): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + DOOR.x, y: y + DOOR.y };
}

function hasRoadNorth(cell: Cell): boolean {
  return CITY.neighbours[cell]!.includes(cell - WIDTH);
}

/** The left edge of what a block has for itself: a street to the north runs along it. */
export function leftOf(cell: Cell): number {
  return hasRoadNorth(cell) ? 27 : 3;
}

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

/** A park has no streets. */
export function parkOf(cell: Cell): Shape {
  const { x, y } = cornerOf(cell);
  return { x: x + 6, y: y + 6, width: 108, height: 104, rx: 26 };
}

/** The park, or the block without its streets: what frames go round. */
export function innerOf(cell: Cell): Shape {
  if (CITY.zones[cell] === 'park') return parkOf(cell);
  const { x, y } = cornerOf(cell);
  const left = leftOf(cell);
  return { x: x + left, y: y + INNER.top, width: INNER.right - left, height: INNER.bottom - INNER.top, rx: 12 };
}

/** The block under a point of the plan, its streets included. */
export function cellAt({ x, y }: Point): Cell | undefined {
  const column = Math.floor(x / PITCH);
  const row = Math.floor(y / PITCH);
  return column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT ? row * WIDTH + column : undefined;
}

/** The middle of every block. */
export const CENTRES: readonly Point[] = Array.from({ length: CELLS }, (_, cell) => centreOf(cell));

/** Every street once, by the blocks it joins. */
export const STREETS: readonly (readonly [Cell, Cell])[] = Array.from({ length: CELLS }, (_, cell) => cell).flatMap(
  (cell) => CITY.neighbours[cell]!.filter((other) => other > cell).map((other) => [cell, other] as const),
);

/** The line from door to door along the streets; `aside` moves it to the right of its direction, as traffic drives. */
export function lineThrough(cells: readonly Cell[], aside = 0): string {
  const points = cells.map(doorOf);
  const line = aside === 0 ? points : movedAside(points, aside);
  return line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function movedAside(points: readonly Point[], by: number): Point[] {
  return points.map((point, index) => {
    const before = index > 0 ? rightOf(points[index - 1]!, point) : undefined;
    const after = index < points.length - 1 ? rightOf(point, points[index + 1]!) : undefined;
    const one = before ?? after ?? { x: 0, y: 0 };
    const other = after ?? one;
    // Straight on once, round a corner on both sides of it.
    const turns = one.x !== other.x || one.y !== other.y;
    return { x: point.x + by * (turns ? one.x + other.x : one.x), y: point.y + by * (turns ? one.y + other.y : one.y) };
  });
}

function rightOf(from: Point, to: Point): Point {
  return { x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) };
}

/** A lane beside the middle of a street, on its upper or left side, or with a negative number on the other. */
export function laneBeside([one, other]: readonly [Cell, Cell], by: number): string {
  const [a, b] = [doorOf(one), doorOf(other)];
  return a.y === b.y ? `M${a.x} ${a.y - by}H${b.x}` : `M${a.x - by} ${a.y}V${b.y}`;
}

/** A tram takes the shortest road between its stops. */
export function tramRoute(from: Cell, to: Cell): readonly Cell[] {
  return routeTo(
    bestWays({ city: CITY, open: () => true, most: Infinity }, from, () => false),
    to,
  );
}
