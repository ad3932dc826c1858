/** Where things are drawn: a plan of 36 blocks with streets between them, under a track for the points. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import { CELLS, CITY, HEIGHT, WIDTH, type Cell } from '../../rules/city.ts';

/** From block to block, and the block itself. */
export const PITCH = 120;
export const BLOCK = 92;

const MARGIN = { left: 36, top: 118, right: 10, bottom: 10 };
export const PLAN = {
  width: MARGIN.left + WIDTH * PITCH + MARGIN.right,
  height: MARGIN.top + HEIGHT * PITCH + MARGIN.bottom,
  left: MARGIN.left,
  top: MARGIN.top,
} as const;

export function centreOf(cell: Cell): Point {
  return {
    x: MARGIN.left + (cell % WIDTH) * PITCH + PITCH / 2,
    y: MARGIN.top + Math.floor(cell / WIDTH) * PITCH + PITCH / 2,
  };
}

/** The block under a point of the plan, streets around it included. */
export function cellAt({ x, y }: Point): Cell | undefined {
  const column = Math.floor((x - MARGIN.left) / PITCH);
  const row = Math.floor((y - MARGIN.top) / PITCH);
  return column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT ? row * WIDTH + column : undefined;
}

/** The middle of every block. */
export const CENTRES: readonly Point[] = Array.from({ length: CELLS }, (_, cell) => centreOf(cell));

/** Every street once, by the blocks it joins. */
export const STREETS: readonly (readonly [Cell, Cell])[] = Array.from({ length: CELLS }, (_, cell) => cell).flatMap(
  (cell) => CITY.neighbours[cell]!.filter((other) => other > cell).map((other) => [cell, other] as const),
);

export function lineThrough(cells: readonly Cell[]): string {
  return cells
    .map((cell, index) => {
      const { x, y } = centreOf(cell);
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** A tram leaves the streets: a bow from stop to stop. */
export function bow(from: Cell, to: Cell): string {
  const [a, b] = [centreOf(from), centreOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const middle = { x: (a.x + b.x) / 2 + dy * 0.16, y: (a.y + b.y) / 2 - dx * 0.16 };
  return `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}`;
}
