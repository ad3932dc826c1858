/**
 * The table as a grid for quick questions: what lies on a cell, where each route ends, what it has collected. A state keeps no grid; it is
 * loaded into this one when rules are asked, which takes a microsecond and keeps states small and plain.
 */
import {
  edgesOf,
  isStation,
  kindNumber,
  ownerOf,
  ROUTE_STARTS,
  ROUTES,
  START,
  STRAIGHT,
  STRIDE,
  valueOf,
} from './tiles.ts';
import type { Table } from './types.ts';

/** 94 tiles in all, at most some 50 of them in one line: no cell is ever farther out than this. */
export const REACH = 63;
const WIDTH = 2 * (REACH + 1);
/** By direction, the way to the neighbouring cell. */
export const STEP: readonly number[] = [WIDTH, 1, -WIDTH, -1];

/** A cell of the grid: four bits of tracked edges, then what lies there. 0 is empty. */
export const OCCUPIED = 16;
export const STATION_HERE = 32;
export const START_HERE = 64;

const MAX_TILES = 96;

/** What a route has collected and where its loco stands. */
export interface Trace {
  /** The cell that the loco points at, and the direction it travels in. */
  end: number;
  direction: number;
  /** Index of the last tile, the start tile at first. */
  lastTile: number;
  /** Indices of its stations, in order. */
  readonly stations: number[];
  straights: number;
  curves: number;
  /** Sum of the values of its track tiles. */
  track: number;
  /** Bit v is set if it has a station of value v. */
  values: number;
  /** Bit s is set if it has a 4 of seat s. */
  fours: number;
  /** Stations that D and G–J allow as the next one: bit 4·seat + value − 1. */
  allowed: number;
  /** A station fits so many cells from the end at most, and nothing farther than that and one more can change it; −1 if that is not known. */
  room: number;
}

export interface Board {
  seats: number;
  readonly grid: Uint8Array;
  /** Index of the tile on a cell, if one lies there. */
  readonly index: Int16Array;
  count: number;
  readonly cells: Int32Array;
  readonly codes: Int16Array;
  readonly rotations: Uint8Array;
  /** The box around the tiles up to each of them: what is lifted leaves the one before. */
  readonly west: Int8Array;
  readonly east: Int8Array;
  readonly south: Int8Array;
  readonly north: Int8Array;
  /** A bit for each completed route. */
  complete: number;
  readonly routes: readonly Trace[];
}

export function createBoard(): Board {
  return {
    seats: 0,
    grid: new Uint8Array(WIDTH * WIDTH),
    index: new Int16Array(WIDTH * WIDTH),
    count: 0,
    cells: new Int32Array(MAX_TILES),
    codes: new Int16Array(MAX_TILES),
    rotations: new Uint8Array(MAX_TILES),
    west: new Int8Array(MAX_TILES),
    east: new Int8Array(MAX_TILES),
    south: new Int8Array(MAX_TILES),
    north: new Int8Array(MAX_TILES),
    complete: 0,
    routes: ROUTE_STARTS.map(() => ({
      end: 0,
      direction: 0,
      lastTile: 0,
      stations: [],
      straights: 0,
      curves: 0,
      track: 0,
      values: 0,
      fours: 0,
      allowed: 0,
      room: -1,
    })),
  };
}

export function cellOf(x: number, y: number): number {
  return (y + REACH) * WIDTH + x + REACH;
}
export function xOf(cell: number): number {
  return (cell % WIDTH) - REACH;
}
export function yOf(cell: number): number {
  return ((cell / WIDTH) | 0) - REACH;
}

/** Puts a whole table on the board. The tiles that lie there already stay: mostly it is the same table, or the one before. */
export function load(board: Board, table: Table): Board {
  const { tiles } = table;
  const same = common(board, tiles);
  while (board.count > same) lift(board);
  board.seats = table.seats;
  for (let i = same * STRIDE; i < tiles.length; i += STRIDE) {
    lay(board, cellOf(tiles[i]!, tiles[i + 1]!), tiles[i + 3]!, tiles[i + 2]!);
  }
  board.complete = 0;
  for (let route = 0; route < ROUTES; route++) {
    if (table.complete[route]) board.complete |= 1 << route;
    trace(board, route);
  }
  return board;
}

/** How many tiles, from the first on, lie on the board as on the table. */
function common({ count, cells, codes, rotations }: Board, tiles: readonly number[]): number {
  const most = Math.min(count, tiles.length / STRIDE);
  for (let tile = 0; tile < most; tile++) {
    const i = tile * STRIDE;
    const same = codes[tile] === tiles[i + 3] && cells[tile] === cellOf(tiles[i]!, tiles[i + 1]!);
    if (!same || rotations[tile] !== tiles[i + 2]) return tile;
  }
  return most;
}

/** Lays a tile without asking whether it may lie there. Routes are traced apart. */
export function lay(board: Board, cell: number, code: number, rotation: number): void {
  const kind = kindNumber(code);
  const what = kind === START ? START_HERE : isStation(code) ? STATION_HERE : 0;
  board.grid[cell] = edgesOf(code, rotation) | OCCUPIED | what;
  board.index[cell] = board.count;
  board.cells[board.count] = cell;
  board.codes[board.count] = code;
  board.rotations[board.count] = rotation;
  widen(board, xOf(cell), yOf(cell));
  board.count++;
}

function widen({ count, west, east, south, north }: Board, x: number, y: number): void {
  const before = count - 1;
  west[count] = count === 0 || x < west[before]! ? x : west[before]!;
  east[count] = count === 0 || x > east[before]! ? x : east[before]!;
  south[count] = count === 0 || y < south[before]! ? y : south[before]!;
  north[count] = count === 0 || y > north[before]! ? y : north[before]!;
}

/** Takes the last tile off again. */
export function lift(board: Board): void {
  board.count--;
  board.grid[board.cells[board.count]!] = 0;
}

/** Follows a route from its start edge to its loco. */
export function trace(board: Board, route: number): void {
  const at = board.routes[route]!;
  const { x, y, direction } = ROUTE_STARTS[route]!;
  const cell = cellOf(x, y);
  at.lastTile = board.index[cell]!;
  at.stations.length = 0;
  at.straights = at.curves = at.track = at.values = at.fours = 0;
  at.end = cell + STEP[direction]!;
  at.direction = direction;
  at.allowed = allowedNext(board, at);
  at.room = -1;
  follow(board, at);
}

/** Moves the loco on over what has been laid before it, through crossings and along the orphan tracks it runs onto. */
export function follow(board: Board, at: Trace): void {
  const { grid, index, codes } = board;
  const before = at.stations.length;
  let heading = at.direction;
  let cell = at.end;
  for (let here = grid[cell]!; here !== 0; here = grid[cell]!) {
    const code = codes[(at.lastTile = index[cell]!)]!;
    const value = valueOf(code);
    if (here & STATION_HERE) {
      at.stations.push(at.lastTile);
      at.values |= 1 << value;
      if (value === 4) at.fours |= 1 << ownerOf(code);
    } else {
      if (kindNumber(code) === STRAIGHT) at.straights++;
      else at.curves++;
      at.track += value;
    }
    heading = onward(here, heading);
    cell += STEP[heading]!;
  }
  at.end = cell;
  at.direction = heading;
  at.room = -1;
  if (at.stations.length > before) at.allowed = allowedNext(board, at);
}

/** The direction in which a cell is left that was entered in direction `heading`. */
export function onward(cell: number, heading: number): number {
  const ahead = 1 << heading;
  if (cell & ahead) return heading;
  const right = (heading + 1) & 3;
  return cell & (1 << right) ? right : (heading + 3) & 3;
}

/** Restrictions D and G–J as a set of stations. */
function allowedNext(board: Board, at: Trace): number {
  let low = 0b1000;
  for (let value = 1; value <= 3; value++) if (!(at.values & (1 << value))) low |= 1 << (value - 1);
  const last = at.stations.length > 0 ? ownerOf(board.codes[at.stations[at.stations.length - 1]!]!) : -1;
  let allowed = 0;
  for (let seat = 0; seat < board.seats; seat++) {
    if (seat === last) continue;
    allowed |= (at.fours & (1 << seat) ? low & 0b0111 : low) << (4 * seat);
  }
  return allowed;
}

export function stationBit(code: number): number {
  return 1 << (4 * ownerOf(code) + valueOf(code) - 1);
}

/** Has a 1, a 2, a 3 and a 4. */
export function hasEveryValue(at: Trace): boolean {
  return at.values === 0b11110;
}

/**
 * The route whose loco points at `cell` from its side `side`, complete or not, or −1: then a track there, if there is one, is
 * the orphan track of a crossing.
 */
export function routeFrom(board: Board, cell: number, side: number): number {
  for (let route = 0; route < ROUTES; route++) {
    const at = board.routes[route]!;
    if (at.end === cell && at.direction === (side ^ 2)) return route;
  }
  return -1;
}

/** The routes whose locos point at a cell. */
export function routesAt(board: Board, cell: number): number[] {
  const found: number[] = [];
  for (let route = 0; route < ROUTES; route++) if (board.routes[route]!.end === cell) found.push(route);
  return found;
}

/** Does the neighbour on that side have a track towards `cell`? */
export function isTracked(board: Board, cell: number, side: number): boolean {
  return (board.grid[cell + STEP[side]!]! & (1 << (side ^ 2))) !== 0;
}

const shared = createBoard();

/** The board of a table, for one question: the next call of anybody loads another one. */
export function boardOf(table: Table): Board {
  return load(shared, table);
}
