/**
 * When a route is complete: it has a 1, a 2, a 3 and a 4, or no further station can ever be placed on it. The second is
 * looked ahead exactly, from the route's own end, with track that is laid on the board for the time of the search.
 */
import {
  boardOf,
  hasEveryValue,
  isTracked,
  OCCUPIED,
  routeFrom,
  START_HERE,
  stationBit,
  STATION_HERE,
  STEP,
  xOf,
  yOf,
  type Board,
  type Trace,
} from './board.ts';
import { DIRECTIONS, ownerOf, routeLabel, ROUTES, STRIDE, valueOf } from './tiles.ts';
import type { Block, Table } from './types.ts';

/**
 * All completed routes, a bit each, with those that have become complete now. A route that is completed closes the cell
 * before it, which may complete another one: so until nothing changes. If all was known before a tile was laid on `changed`, routes that have
 * room far from there are not asked again.
 */
export function completedRoutes(board: Board, changed = -1): number {
  const before = board.complete;
  for (let route = 0; route < ROUTES; route++) if (hasEveryValue(board.routes[route]!)) board.complete |= 1 << route;
  let known: number;
  do {
    known = board.complete;
    for (let route = 0; route < ROUTES; route++) {
      if (board.complete & (1 << route)) continue;
      const at = board.routes[route]!;
      if (changed >= 0 && at.room >= 0 && distance(at.end, changed) > at.room + 1) continue;
      if (!canGrow(board, at)) board.complete |= 1 << route;
    }
  } while (board.complete !== known);
  board.complete = before;
  return known;
}

const distance = (cell: number, other: number): number =>
  Math.abs(xOf(cell) - xOf(other)) + Math.abs(yOf(cell) - yOf(other));

/** What leaves a complete route no room, unless it has every value. */
export function blockOf(board: Board, route: number, tiles: readonly number[]): Block | undefined {
  const at = board.routes[route]!;
  if (hasEveryValue(at)) return undefined;
  const ahead = DIRECTIONS.filter((side) => side !== (at.direction ^ 2) && isTracked(board, at.end, side));
  const other = ahead.map((side) => routeFrom(board, at.end, side)).find((it) => it >= 0);
  if (other !== undefined) return { by: 'route', label: routeLabel(tiles, other) };
  // Onto a single orphan track the route would run if it might have that station.
  if (ahead.length !== 1) return { by: 'tiles' };
  const code = board.codes[board.index[at.end + STEP[ahead[0]!]!]!]!;
  if (at.allowed & stationBit(code)) return { by: 'crossing' };
  const value = valueOf(code);
  if (value < 4 && at.values & (1 << value)) return { by: 'crossing', why: (['G', 'H', 'I'] as const)[value - 1]! };
  const last = at.stations.at(-1);
  return { by: 'crossing', why: last !== undefined && ownerOf(board.codes[last]!) === ownerOf(code) ? 'D' : 'J' };
}

/** The same for all routes of a table, as it was when each of them became complete. */
export function blocksOf(table: Table): (Block | undefined)[] {
  const blocks: (Block | undefined)[] = table.complete.map(() => undefined);
  let complete = table.complete.map(() => 0);
  for (let count = 3; count <= table.tiles.length / STRIDE; count++) {
    const tiles = table.tiles.slice(0, STRIDE * count);
    const board = boardOf({ ...table, tiles, complete });
    const known = completedRoutes(board);
    complete = complete.map((was, route) => {
      const is = (known >> route) & 1;
      if (is > was) blocks[route] = blockOf(board, route, tiles);
      return is;
    });
  }
  return blocks;
}

/** Two cells beyond the box around all tiles there is room for every station. */
function inOpenCountry({ count, west, east, south, north }: Board, cell: number): boolean {
  const x = xOf(cell);
  const y = yOf(cell);
  const last = count - 1;
  return x <= west[last]! - 2 || x >= east[last]! + 2 || y <= south[last]! - 2 || y >= north[last]! + 2;
}

/** Can another station come to lie on this route? Supply and restriction B don't matter. */
function canGrow(board: Board, at: Trace): boolean {
  at.room = -1;
  return search(board, at, at.end, at.direction);
}

/** The same from any cell on, entered in direction `heading`. */
function search(board: Board, at: Trace, cell: number, heading: number): boolean {
  if (stationFits(board, at, cell, heading) || inOpenCountry(board, cell)) return true;
  const { grid } = board;
  for (let turn = 3; turn <= 5; turn++) {
    const exit = (heading + turn) & 3;
    if (!trackFits(board, cell, heading, exit)) continue;
    const next = cell + STEP[exit]!;
    if (grid[next] !== 0) {
      if (runsIn(board, at.allowed, cell, exit)) return true;
      continue;
    }
    grid[cell] = OCCUPIED | (1 << exit) | (1 << (heading ^ 2));
    const found = search(board, at, next, exit);
    grid[cell] = 0;
    // The way to the room counts as well.
    if (found && at.room >= 0) at.room = Math.max(at.room, distance(at.end, cell));
    if (found) return true;
  }
  return false;
}

/** Restrictions A and C–J for a simple or a crossing station of some player on the cell. */
function stationFits(board: Board, at: Trace, cell: number, heading: number): boolean {
  const { grid } = board;
  for (let side = 0; side < 4; side++) if (grid[cell + STEP[side]!]! & (STATION_HERE | START_HERE)) return false;
  if (grid[cell + STEP[heading]!] !== 0) return false;
  const left = (heading + 3) & 3;
  const right = (heading + 1) & 3;
  const leftTracked = isTracked(board, cell, left);
  const rightTracked = isTracked(board, cell, right);
  if (!leftTracked && !rightTracked) {
    at.room = distance(at.end, cell);
    return true;
  }
  if (leftTracked && rightTracked) return false;
  const side = leftTracked ? left : right;
  if (grid[cell + STEP[side ^ 2]!] !== 0) return false;
  const other = routeFrom(board, cell, side);
  return !(board.complete & (1 << other)) && (at.allowed & board.routes[other]!.allowed) !== 0;
}

/** Restriction F on the two sides that the track leaves blank, and at its exit; a track there that is a route's breaks E. */
function trackFits(board: Board, cell: number, heading: number, exit: number): boolean {
  for (let side = 0; side < 4; side++) {
    if (side !== exit && side !== (heading ^ 2) && isTracked(board, cell, side)) return false;
  }
  return board.grid[cell + STEP[exit]!] === 0 || (isTracked(board, cell, exit) && routeFrom(board, cell, exit) < 0);
}

/** Restrictions D and G–J for the station whose orphan track begins at the exit. */
function runsIn(board: Board, allowed: number, cell: number, exit: number): boolean {
  return (allowed & stationBit(board.codes[board.index[cell + STEP[exit]!]!]!)) !== 0;
}
