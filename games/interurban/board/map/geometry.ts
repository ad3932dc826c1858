/** Where things are drawn: cells, the box around the table, and the tracks on a tile. North is up, so y turns round. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Direction, PlacedTile, Route } from '../../rules/index.ts';

export const CELL = 100;
/** Pixels a cell below which what is written on tiles grows, and words on cells go. */
export const SMALL = 64;
const HALF = CELL / 2;
/** Half the gauge of the rails. */
const GAUGE = 8;

export interface Cell {
  readonly x: number;
  readonly y: number;
}
/** In cells: the first column and row that is shown, counted from the north-west, and how many. */
export interface Box {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

export const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a !== undefined && b !== undefined && a.x === b.x && a.y === b.y;

export function centre({ x, y }: Cell): Point {
  return { x: x * CELL, y: -y * CELL };
}

export function cellAt({ x, y }: Point): Cell {
  return { x: Math.round(x / CELL) + 0, y: Math.round(-y / CELL) + 0 };
}

/** The fewest columns and rows that are shown: never so few that the first tiles look like the last. */
export const LEAST = { columns: 6.5, rows: 5.5 };

/** Around all tiles, the cells before the locos and the labels of complete routes, `margin` cells wider. */
export function boxOf(
  tiles: readonly Cell[],
  routes: readonly { readonly complete: boolean; readonly end: Cell }[],
  margin: number,
  least = LEAST,
): Box {
  // A label reaches into the cell before it, not far beyond its middle.
  const outer = [
    ...tiles.map(({ x, y }) => ({ x, y, half: 0.5 })),
    ...routes.map(({ complete, end }) => ({ x: end.x, y: end.y, half: complete ? 0.15 : 0.5 })),
  ];
  const [west, columns] = spread(
    outer.map(({ x, half }) => [x - half, x + half]),
    least.columns,
    margin,
  );
  const [north, rows] = spread(
    outer.map(({ y, half }) => [-y - half, -y + half]),
    least.rows,
    margin,
  );
  return { west, north, columns, rows };
}

/** Cells around the middle of the outermost ones: all of the cell and a little air. */
export const AROUND = 0.65;

/** Around all of these cells. */
export function boundsOf(cells: readonly Cell[], more = AROUND): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => -y)];
  const [west, north] = [Math.min(...xs) - more, Math.min(...ys) - more];
  return { west, north, columns: Math.max(...xs) + more - west, rows: Math.max(...ys) + more - north };
}

/** Cells beyond the outermost ones into which locos reach that a tile leads on. */
const LED_ON = 0.6;

/** The box with room for these. */
export const withLocos = ({ west, north, columns, rows }: Box): Box => ({
  west: west - LED_ON,
  north: north - LED_ON,
  columns: columns + 2 * LED_ON,
  rows: rows + 2 * LED_ON,
});

/** The box, or more of the table where it does not hold these cells. */
export function including(content: Box, cells: readonly Cell[], more = AROUND): Box {
  if (cells.length === 0) return content;
  const box = boundsOf(cells, more);
  const [west, north] = [Math.min(content.west, box.west), Math.min(content.north, box.north)];
  return {
    west,
    north,
    columns: Math.max(content.west + content.columns, box.west + box.columns) - west,
    rows: Math.max(content.north + content.rows, box.north + box.rows) - north,
  };
}

function spread(
  parts: readonly (readonly [from: number, to: number])[],
  least: number,
  margin: number,
): [first: number, count: number] {
  const first = Math.min(...parts.map(([from]) => from));
  const count = Math.max(...parts.map(([, to]) => to)) - first;
  const more = Math.max(0, least - count);
  return [first - more / 2 - margin, count + more + 2 * margin];
}

export const openEnds = (routes: readonly Route[]): Cell[] =>
  routes.flatMap(({ complete, end }) => (complete ? [] : [end]));

export function cellOfTile(tiles: readonly PlacedTile[], index: number): Cell {
  const { x, y } = tiles[index]!;
  return { x, y };
}

const SIDES: readonly Point[] = [
  { x: 0, y: -HALF },
  { x: HALF, y: 0 },
  { x: 0, y: HALF },
  { x: -HALF, y: 0 },
];

/** The middle of a side, from the middle of the tile; `share` 1 is the edge. */
export function towards(side: Direction, share = 1): Point {
  const { x, y } = SIDES[side]!;
  return { x: x * share, y: y * share };
}

/** Degrees clockwise from east, as SVG turns things. */
export const heading = (direction: Direction): number => direction * 90 - 90;

/** The middle of a track from side to side, around the middle of its tile; as the crow flies in between is never needed. */
export function trackPath(from: Direction, to: Direction, at: Point = { x: 0, y: 0 }): string {
  return `M${spot(at, towards(from))}${trackOn(from, to, at)}`;
}

/** The same for a path that has reached its beginning already. */
export function trackOn(from: Direction, to: Direction, at: Point = { x: 0, y: 0 }): string {
  const end = spot(at, towards(to));
  return isStraight(from, to) ? `L${end}` : `A${HALF} ${HALF} 0 0 ${sweep(from, to)} ${end}`;
}

/** Both rails. */
export function railsPath(from: Direction, to: Direction): string {
  return [-GAUGE, GAUGE].map((aside) => rail(from, to, aside)).join('');
}

function rail(from: Direction, to: Direction, aside: number): string {
  const [a, b] = [towards(from), towards(to)];
  if (isStraight(from, to)) {
    const off = from % 2 === 0 ? { x: aside, y: 0 } : { x: 0, y: aside };
    return `M${spot(a, off)}L${spot(b, off)}`;
  }
  // A curve runs around the corner between its sides; a rail nearer to it lies nearer to the other side.
  const radius = HALF + aside;
  const inwards = aside / HALF;
  const start = { x: -b.x * inwards, y: -b.y * inwards };
  const end = { x: -a.x * inwards, y: -a.y * inwards };
  return `M${spot(a, start)}A${radius} ${radius} 0 0 ${sweep(from, to)} ${spot(b, end)}`;
}

/** Length of a track for its sleepers: whole numbers, so that they meet at the edges. */
export const trackLength = (from: Direction, to: Direction): number => (isStraight(from, to) ? 100 : 80);

const isStraight = (from: Direction, to: Direction): boolean => from === (to ^ 2);
const sweep = (from: Direction, to: Direction): 0 | 1 => (to === ((from + 1) & 3) ? 0 : 1);
const spot = (a: Point, b: Point): string => `${a.x + b.x} ${a.y + b.y}`;

/** The way of a route in board units, from the middle of its start tile; `last` legs only where given. */
export function routePath({ start, legs }: Route, tiles: readonly PlacedTile[], last = legs.length): string {
  const skipped = legs.length - last;
  const first = legs[skipped];
  const parts: string[] = [];
  if (skipped <= 0) {
    const { x, y } = centre(start);
    const edge = towards(start.side);
    const label = towards(start.side, 0.7);
    parts.push(`M${x + label.x} ${y + label.y}L${x + edge.x} ${y + edge.y}`);
  } else if (first) {
    const at = centre(cellOfTile(tiles, first.tile));
    const edge = towards(first.from);
    parts.push(`M${at.x + edge.x} ${at.y + edge.y}`);
  }
  for (const { tile, from, to } of legs.slice(Math.max(0, skipped))) {
    parts.push(trackOn(from, to, centre(cellOfTile(tiles, tile))));
  }
  return parts.join('');
}
