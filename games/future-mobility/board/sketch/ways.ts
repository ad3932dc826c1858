/** Ways between blocks: roads never change, so each is found once and kept with its blocks as a set. */
import { setOf, type CellSet } from '../../rules/advice/forecast.ts';
import {
  allRoutes,
  CITY,
  has,
  isSlowed,
  passageOf,
  tramJoins,
  type Cell,
  type Mode,
  type Outlook,
} from '../../rules/index.ts';

export interface Way {
  readonly cells: readonly Cell[];
  readonly set: CellSet;
}

export function wayOf(cells: readonly Cell[]): Way {
  return { cells, set: setOf(cells) };
}

/** How many blocks a set has. */
export function sizeOf(set: CellSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const ROADS = new Map<number, readonly Way[]>();

function roadsBetween(from: Cell, to: Cell): readonly Way[] {
  const key = from * CITY.zones.length + to;
  let ways = ROADS.get(key);
  if (!ways) {
    const all = allRoutes({ city: CITY, open: () => true, most: Infinity }, from, to);
    ROADS.set(key, (ways = all.sort((a, b) => a.length - b.length).map(wayOf)));
  }
  return ways;
}

const cellsWhere = (holds: (cell: Cell) => boolean): CellSet =>
  setOf(CITY.zones.flatMap((_, cell) => (CITY.neighbours[cell]!.length > 0 && holds(cell) ? [cell] : [])));

/** Blocks whose jam slows this mode. */
export function jamsFor({ markers, options }: Outlook, mode: Mode): CellSet {
  return isSlowed(options, mode) ? cellsWhere((cell) => has(markers, cell, 'trafficJam')) : 0;
}

/** Finds every way of a mode between two blocks, the shortest first. */
export function waysBy(outlook: Outlook, mode: Mode): (from: Cell, to: Cell) => readonly Way[] {
  if (mode === 'tram')
    return (from, to) => (from !== to && tramJoins(outlook.markers, from, to) ? [wayOf([from, to])] : []);
  const { open, most } = passageOf(outlook, mode);
  const closed = ~cellsWhere((cell) => open(cell));
  if (closed === 0) return roadsBetween;
  return (from, to) => roadsBetween(from, to).filter(({ cells, set }) => cells.length <= most && (set & closed) === 0);
}

/** The first of the ways with fewest jams. */
export function calmest(ways: readonly Way[], jams: CellSet, most: number): readonly Way[] {
  if (jams === 0) return ways.slice(0, most);
  let calm: Way[] = [];
  let fewest = Infinity;
  for (const way of ways) {
    const met = sizeOf(way.set & jams);
    if (met > fewest || (met === fewest && calm.length === most)) continue;
    if (met < fewest) calm = [];
    fewest = met;
    calm.push(way);
  }
  return calm;
}
