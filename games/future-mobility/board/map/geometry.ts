/** Where things are drawn: a plan of 36 blocks with streets between them, under a track for the points. */
import { CELLS, CITY, HEIGHT, WIDTH, type Cell } from '../../rules/city.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

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

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The block that an arrow key leads to; undefined for other keys. The plan's edge holds. */
export function stepTo(cell: Cell, key: string): Cell | undefined {
  const step = ARROWS[key];
  if (!step) return undefined;
  const keep = (value: number, most: number): number => Math.min(most - 1, Math.max(0, value));
  return keep(Math.floor(cell / WIDTH) + step[1], HEIGHT) * WIDTH + keep((cell % WIDTH) + step[0], WIDTH);
}

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
