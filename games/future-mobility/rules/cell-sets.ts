/** Sets of cells as 32 bits: the city has just as many cells with roads. */
import { cellsOf, CITY, ZONES, type Cell, type Zone } from './city.ts';

export type CellSet = number;

export const ROAD_CELLS: readonly Cell[] = CITY.neighbours.flatMap((roads, cell) => (roads.length > 0 ? [cell] : []));
const PLACE = Int8Array.from(CITY.zones, (_, cell) => ROAD_CELLS.indexOf(cell));

export function setOf(cells: readonly Cell[]): CellSet {
  let set = 0;
  for (const cell of cells) set |= 1 << PLACE[cell]!;
  return set;
}

/** The cell of the lowest bit. */
export function firstCell(set: CellSet): Cell {
  return ROAD_CELLS[31 - Math.clz32(set & -set)]!;
}

/** For each byte of a set and each value of it, its cells and all their road-neighbours. */
const SPREAD = Array.from({ length: 4 }, (_, byte) =>
  Int32Array.from({ length: 256 }, (__, value) =>
    ROAD_CELLS.slice(8 * byte, 8 * byte + 8).reduce(
      (set, cell, bit) => ((value >> bit) & 1 ? set | setOf([cell, ...CITY.neighbours[cell]!]) : set),
      0,
    ),
  ),
);
const [LOWEST, LOWER, HIGHER, HIGHEST] = SPREAD as [Int32Array, Int32Array, Int32Array, Int32Array];

/** The set and all its road-neighbours. */
export function spread(set: CellSet): CellSet {
  return LOWEST[set & 255]! | LOWER[(set >>> 8) & 255]! | HIGHER[(set >>> 16) & 255]! | HIGHEST[set >>> 24]!;
}

/** All that can be reached from the set through open cells, the set included. */
export function flood(set: CellSet, open: CellSet): CellSet {
  for (let all = set; ;) {
    const wider = all | (spread(all) & open);
    if (wider === all) return all;
    all = wider;
  }
}

const ZONE_SETS = new Map<Zone, CellSet>(ZONES.map((zone) => [zone, zone === 'park' ? 0 : setOf(cellsOf(CITY, zone))]));

export function zonesSet(zones: readonly Zone[]): CellSet {
  return zones.reduce((set, zone) => set | ZONE_SETS.get(zone)!, 0);
}
