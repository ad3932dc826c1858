/** Where a tile may lie: the placement restrictions A and C–J with their letters and the tiles at fault, and B on top of them. */
import type { Reason } from '@stellwerk/kernel';
import {
  isTracked,
  lay,
  lift,
  OCCUPIED,
  routeFrom,
  START_HERE,
  stationBit,
  STATION_HERE,
  STEP,
  routesAt,
  trace,
  type Board,
  type Trace,
} from './board.ts';
import { completedRoutes } from './completion.ts';
import { CROSSING, DIRECTIONS, edgesOf, isStation, isTrack, kindNumber, ownerOf, ROUTES, valueOf } from './tiles.ts';
import type { ReasonCode } from './types.ts';

/** A refusal on the board; the route is a number here and gets its label where the reason leaves the rules. */
export interface Refusal {
  readonly code: ReasonCode;
  readonly at: readonly number[];
  readonly route: number;
}

/** Why a tile can't lie on a cell by all restrictions but B, which needs a look ahead; undefined if it can. */
export function refusal(board: Board, cell: number, code: number, rotation: number): Refusal | undefined {
  return (
    notAnEnd(board, cell) ??
    (isStation(code) ? badNeighbour(board, cell) : undefined) ??
    joins(board, cell, code, rotation) ??
    mismatch(board, cell, code, rotation) ??
    wrongStation(board, cell, code, rotation)
  );
}

function refuse(code: ReasonCode, at: readonly number[], route = -1): Refusal {
  return { code, at, route };
}

/** Every tile must extend a route that has its loco yet. */
function notAnEnd(board: Board, cell: number): Refusal | undefined {
  if (board.grid[cell] !== 0) return refuse('occupied', [board.index[cell]!]);
  let completed = -1;
  for (let route = 0; route < ROUTES; route++) {
    if (board.routes[route]!.end !== cell) continue;
    if (board.complete & (1 << route)) completed = route;
    else return undefined;
  }
  if (completed < 0) return refuse('noEndOfTrack', []);
  return refuse('routeComplete', [board.routes[completed]!.lastTile], completed);
}

/** Restrictions A and C. */
function badNeighbour(board: Board, cell: number): Refusal | undefined {
  const starts = neighbours(board, cell, START_HERE);
  if (starts.length > 0) return refuse('A', starts);
  const stations = neighbours(board, cell, STATION_HERE);
  return stations.length > 0 ? refuse('C', stations) : undefined;
}

const NOBODY: readonly number[] = [];

function neighbours(board: Board, cell: number, what: number): readonly number[] {
  let found = NOBODY;
  for (const side of DIRECTIONS) {
    const next = cell + STEP[side]!;
    if (board.grid[next]! & what) found = [...found, board.index[next]!];
  }
  return found;
}

/** Restriction E: one track of the tile would lead from one route's end to another's. */
function joins(board: Board, cell: number, code: number, rotation: number): Refusal | undefined {
  const edges = edgesOf(code, rotation);
  for (const side of DIRECTIONS) {
    if (!(edges & (1 << side))) continue;
    const far = farSide(code, edges, side);
    if (far < side) continue;
    const one = routeFrom(board, cell, side);
    const other = routeFrom(board, cell, far);
    if (one >= 0 && other >= 0) {
      return refuse('E', [board.routes[one]!.lastTile, board.routes[other]!.lastTile], one);
    }
  }
  return undefined;
}

/** The side on which the track that enters at `side` leaves. */
function farSide(code: number, edges: number, side: number): number {
  if (kindNumber(code) === CROSSING) return side ^ 2;
  return 31 - Math.clz32(edges & ~(1 << side));
}

/** Restriction F, and the cell before a completed route, which can never be filled. */
function mismatch(board: Board, cell: number, code: number, rotation: number): Refusal | undefined {
  const edges = edgesOf(code, rotation);
  for (const side of DIRECTIONS) {
    const next = cell + STEP[side]!;
    if (!(board.grid[next]! & OCCUPIED)) continue;
    const tracked = isTracked(board, cell, side);
    if (tracked !== ((edges & (1 << side)) !== 0)) return refuse('F', [board.index[next]!]);
    const route = tracked ? routeFrom(board, cell, side) : -1;
    if (route >= 0 && board.complete & (1 << route)) return refuse('routeComplete', [board.index[next]!], route);
  }
  return undefined;
}

/**
 * Restrictions D and G–J, for the station that is placed or for the one whose orphan track a route would run onto. The second is never the
 * reason in a play: a route that could only run onto a forbidden station is complete, and `routeComplete` comes first.
 */
function wrongStation(board: Board, cell: number, code: number, rotation: number): Refusal | undefined {
  const edges = edgesOf(code, rotation);
  for (const side of DIRECTIONS) {
    if (!(edges & (1 << side))) continue;
    const route = routeFrom(board, cell, side);
    if (route < 0) continue;
    const far = farSide(code, edges, side);
    const runIn = isTrack(code) && isTracked(board, cell, far);
    if (!runIn && isTrack(code)) continue;
    const joined = runIn ? board.index[cell + STEP[far]!]! : -1;
    const station = runIn ? board.codes[joined]! : code;
    const at = board.routes[route]!;
    if (at.allowed & stationBit(station)) continue;
    const { letter, rival } = brokenRule(board, at, station, joined);
    return refuse(letter, runIn && joined !== rival ? [rival, joined] : [rival], route);
  }
  return undefined;
}

/** Which of D and G–J forbids a station as the next one, and which station of the route it clashes with. */
function brokenRule(board: Board, at: Trace, station: number, joined: number): { letter: ReasonCode; rival: number } {
  const value = valueOf(station);
  const owner = ownerOf(station);
  const last = at.stations[at.stations.length - 1]!;
  // A route's own crossing met a second time breaks G–J, even where it is the last station.
  if (ownerOf(board.codes[last]!) === owner && !at.stations.includes(joined)) return { letter: 'D', rival: last };
  const rival = at.stations.find((index) => {
    const other = board.codes[index]!;
    return valueOf(other) === value && (value < 4 || ownerOf(other) === owner);
  });
  return { letter: (['G', 'H', 'I', 'J'] as const)[value - 1]!, rival: rival! };
}

/** Restriction B: in the first round no track tile may complete a route. The tile is legal otherwise. */
export function completesTooEarly(board: Board, cell: number, code: number, rotation: number): Refusal | undefined {
  if (!isTrack(code)) return undefined;
  const fresh = wouldComplete(board, cell, code, rotation);
  if (fresh === 0) return undefined;
  const route = 31 - Math.clz32(fresh & -fresh);
  return refuse('B', [board.routes[route]!.lastTile], route);
}

/** The routes that a legal tile would complete, a bit each. */
export function wouldComplete(board: Board, cell: number, code: number, rotation: number): number {
  const extended = routesAt(board, cell);
  lay(board, cell, code, rotation);
  for (const route of extended) trace(board, route);
  const fresh = completedRoutes(board) & ~board.complete;
  lift(board);
  for (const route of extended) trace(board, route);
  return fresh;
}

/** A refusal as it leaves the rules. */
export function reasonOf(refused: Refusal, label: (route: number) => string): Reason<ReasonCode> {
  const { code, at, route } = refused;
  return {
    code,
    ...(at.length > 0 ? { at } : {}),
    ...(route >= 0 ? { with: { route: label(route) } } : {}),
  };
}
