/** Crossings have no names of their own: they are told by the nearest city, the direction from it and the number of lines. */
import { mapFile, type MapFile, type MapRef, topology } from '../rules/index.ts';

export const WINDS = [
  'e',
  'ene',
  'ne',
  'nne',
  'n',
  'nnw',
  'nw',
  'wnw',
  'w',
  'wsw',
  'sw',
  'ssw',
  's',
  'sse',
  'se',
  'ese',
] as const;
export type Wind = (typeof WINDS)[number];

export interface Place {
  readonly city: MapFile['cities'][number];
  /** Lines from the city; 0 is the city itself. */
  readonly lines: number;
  readonly wind: Wind;
}

type Spot = { readonly x: number; readonly y: number };

export function placeOf(ref: MapRef, crossing: number): Place {
  const map = mapFile(ref);
  const { site } = topology(ref);
  const here = map.crossings[crossing]!;
  const [, city] = map.cities.reduce<readonly [distance: number, city: number]>(
    (best, _, index) => {
      const distance = distanceTo(map.crossings[site[index]!]!, here);
      return distance < best[0] ? [distance, index] : best;
    },
    [Infinity, 0],
  );
  const from = map.crossings[site[city]!]!;
  const lines = linesBetween(from, here);
  return { city: map.cities[city]!, lines, wind: windOf(from, here, lines) };
}

/** The direction from a crossing to its neighbour. */
export function windBetween(ref: MapRef, from: number, to: number): Wind {
  const { crossings } = mapFile(ref);
  return windOf(crossings[from]!, crossings[to]!, 1);
}

/** Fewest lines first, then as the crow flies. */
function distanceTo(a: Spot, b: Spot): number {
  return linesBetween(a, b) + Math.hypot(b.x - a.x, (b.y - a.y) * Math.sqrt(3)) / 1000;
}

/** How many lines apart two crossings are on a whole lattice, where x runs in halves of a line. */
function linesBetween(a: Spot, b: Spot): number {
  const across = Math.abs(a.x - b.x);
  const down = Math.abs(a.y - b.y);
  return down + Math.max(0, Math.ceil((across - down) / 2));
}

/** Beside a city eight winds are enough; further off it takes sixteen. */
function windOf(from: Spot, to: Spot, lines: number): Wind {
  const turn = Math.atan2((from.y - to.y) * Math.sqrt(3), to.x - from.x) / (2 * Math.PI);
  const sixteenth = lines > 1 ? Math.round(turn * 16) : Math.round(turn * 8) * 2;
  return WINDS[(sixteenth + WINDS.length) % WINDS.length]!;
}
