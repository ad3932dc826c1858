/**
 * What may lie at the ends of track by all restrictions but B, worked out once for each end and not for every tile: for those who try many
 * tiles. `placement.ts` says the same of one tile, with the reason.
 */
import { OCCUPIED, START_HERE, STATION_HERE, stationBit, STEP, type Board } from './board.ts';
import { edgesOf, isTrack, ROUTES } from './tiles.ts';

/** Tiles are known here by their tracked edges, four bits: a set of tiles has bit e for the edges e. */
export interface Spot {
  readonly cell: number;
  readonly track: number;
  readonly stations: number;
  /** Which stations, as in `Trace.allowed`. */
  readonly allowed: number;
}

const NORTH_SOUTH = 0b0101;
const EAST_WEST = 0b1010;
const BOTH = 0b1111;
const STRAIGHT_ON = [NORTH_SOUTH, EAST_WEST];
const TRACK = [NORTH_SOUTH, EAST_WEST, 0b0011, 0b0110, 0b1100, 0b1001];

export const fits = ({ track, stations, allowed }: Spot, code: number, rotation: number): boolean => {
  const edges = edgesOf(code, rotation);
  if (isTrack(code)) return (track & (1 << edges)) !== 0;
  return (stations & (1 << edges)) !== 0 && (allowed & stationBit(code)) !== 0;
};

/** The cells that locos point at, each once, in the order of the routes. */
export function spotsOf(board: Board): Spot[] {
  const spots: Spot[] = [];
  for (let route = 0; route < ROUTES; route++) {
    const { end } = board.routes[route]!;
    if (board.complete & (1 << route) || spots.some(({ cell }) => cell === end)) continue;
    const spot = spotAt(board, end);
    if (spot) spots.push(spot);
  }
  return spots;
}

/** Undefined before a completed route, where nothing may ever lie. */
function spotAt(board: Board, cell: number): Spot | undefined {
  const { grid, routes } = board;
  /** The sides that routes come from. */
  let ends = 0;
  let allowed = -1;
  for (let route = 0; route < ROUTES; route++) {
    const at = routes[route]!;
    if (at.end !== cell) continue;
    if (board.complete & (1 << route)) return undefined;
    ends |= 1 << (at.direction ^ 2);
    allowed &= at.allowed;
  }
  let taken = 0;
  let tracked = 0;
  let near = 0;
  for (let side = 0; side < 4; side++) {
    const next = grid[cell + STEP[side]!]!;
    near |= next;
    if (next & OCCUPIED) taken |= 1 << side;
    if (next & (1 << (side ^ 2))) tracked |= 1 << side;
  }
  let track = 0;
  // A track beyond two routes' ends, or beyond a route's end and an orphan track that is not for it.
  const mayLead = (ends & tracked) === tracked || (allowed & orphanStation(board, cell, tracked & ~ends)) !== 0;
  if (mayLead) for (const edges of TRACK) if (keepsEAndF(edges, edges, taken, tracked, ends)) track |= 1 << edges;
  let stations = 0;
  if (!(near & (START_HERE | STATION_HERE))) {
    for (const edges of STRAIGHT_ON) {
      if (keepsEAndF(edges, edges, taken, tracked, ends)) stations |= 1 << edges;
    }
    if (keepsEAndF(BOTH, NORTH_SOUTH, taken, tracked, ends) && (ends & EAST_WEST) !== EAST_WEST) stations |= 1 << BOTH;
  }
  return { cell, track, stations, allowed };
}

/** Restrictions E, for the track between two of the edges, and F. */
const keepsEAndF = (edges: number, between: number, taken: number, tracked: number, ends: number): boolean =>
  (edges & taken) === tracked && (ends & between) !== between;

/** The bit of the station whose orphan track points at the cell from that side. */
function orphanStation({ index, codes }: Board, cell: number, side: number): number {
  return stationBit(codes[index[cell + STEP[31 - Math.clz32(side)]!]!]!);
}
