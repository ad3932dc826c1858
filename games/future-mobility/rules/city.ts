/** The printed city: 36 cells with their zones, roads, slots and the two printed tram stops. */
import { whole } from '@stellwerk/kernel';

export const ZONES = [
  'airport',
  'amusementPark',
  'apartments',
  'factory',
  'hospital',
  'houses',
  'park',
  'shop',
  'stadium',
  'supermarket',
  'university',
  'workshop',
] as const;
export type Zone = (typeof ZONES)[number];

/** A cell's number: 6 · row + column, row 0 in the north. */
export type Cell = number;

export const WIDTH = 6;
export const HEIGHT = 6;
export const CELLS = WIDTH * HEIGHT;

/** A road net over the cells. The rules know one; tests thin it out. */
export interface City {
  readonly zones: readonly Zone[];
  /** Road-neighbours of each cell; empty for parks. */
  readonly neighbours: readonly (readonly Cell[])[];
}

/** The city plan as drawn on the board: a name per zone, dashes and bars are roads, gaps are parks. */
const PLAN = `
Sta-Mkt-Shp-Apt-Wrk-Hsp
     |   |   |       |
    Fac Apt-Apt     Wrk
     |   |   |       |
Air-Fac Apt-Shp-Apt-Apt
     |   |   |   |   |
Fac-Mkt-Shp-Apt-Shp-Apt
         |       |
    Hou-Mkt-Hou-Mkt
     |       |   |
Fun-Hou-Hou-Hou Hou-Uni`;

const LEGEND: Readonly<Record<string, Zone>> = {
  Air: 'airport',
  Apt: 'apartments',
  Fac: 'factory',
  Fun: 'amusementPark',
  Hou: 'houses',
  Hsp: 'hospital',
  Mkt: 'supermarket',
  Shp: 'shop',
  Sta: 'stadium',
  Uni: 'university',
  Wrk: 'workshop',
  '': 'park',
};

export const CITY: City = readPlan(PLAN);

function readPlan(plan: string): City {
  const lines = plan.split('\n').slice(1);
  const zones: Zone[] = [];
  const neighbours: Cell[][] = Array.from({ length: CELLS }, () => []);
  for (let cell = 0; cell < CELLS; cell++) {
    const line = 2 * Math.floor(cell / WIDTH);
    const column = 4 * (cell % WIDTH);
    zones.push(LEGEND[(lines[line] ?? '').slice(column, column + 3).trim()]!);
    if (lines[line]?.[column + 3] === '-') join(cell, cell + 1);
    if (lines[line + 1]?.[column + 1] === '|') join(cell, cell + WIDTH);
  }
  return { zones, neighbours };

  function join(one: Cell, other: Cell): void {
    neighbours[one]!.push(other);
    neighbours[other]!.push(one);
  }
}

const CELLS_OF = new WeakMap<City, ReadonlyMap<Zone, readonly Cell[]>>();

/** All cells of a zone. */
export function cellsOf(city: City, zone: Zone): readonly Cell[] {
  let byZone = CELLS_OF.get(city);
  if (!byZone) {
    const cells = ZONES.map(
      (name) => [name, city.zones.flatMap((other, cell) => (other === name ? [cell] : []))] as const,
    );
    CELLS_OF.set(city, (byZone = new Map(cells)));
  }
  return byZone.get(zone)!;
}

/** Room for two markers in every cell but parks; a printed stop takes one of them. */
export function slotsOf(cell: Cell): number {
  return CITY.zones[cell] === 'park' ? 0 : 2;
}

export const PRINTED_STOPS = { tramA: 3, tramB: 17 } as const;

export const isCell = whole(0, CELLS - 1);
