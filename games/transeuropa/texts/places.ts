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

/** Where a crossing lies; of several, where their middle lies, by the city that one of them is nearest to. */
export function placeOf(ref: MapRef, ...crossings: readonly number[]): Place {
  const map = mapFile(ref);
  const { site } = topology(ref);
  const spots = crossings.map((crossing) => map.crossings[crossing]!);
  const middle = middleOf(spots);
  const linesFrom = (from: Spot): number => Math.min(...spots.map((spot) => linesBetween(from, spot)));
  // Fewest lines first, then as the crow flies.
  const [, city] = map.cities.reduce<readonly [distance: number, city: number]>(
    (best, _, index) => {
      const from = map.crossings[site[index]!]!;
      const distance = linesFrom(from) + crowFlies(from, middle) / 1000;
      return distance < best[0] ? [distance, index] : best;
    },
    [Infinity, 0],
  );
  const from = map.crossings[site[city]!]!;
  const lines = linesFrom(from);
  return { city: map.cities[city]!, lines, wind: windOf(from, middle, lines) };
}

function middleOf(spots: readonly Spot[]): Spot {
  const mean = (sum: (total: number, spot: Spot) => number): number => spots.reduce(sum, 0) / spots.length;
  return { x: mean((total, { x }) => total + x), y: mean((total, { y }) => total + y) };
}

/** The direction from a crossing to its neighbour. */
export function windBetween(ref: MapRef, from: number, to: number): Wind {
  const { crossings } = mapFile(ref);
  return windOf(crossings[from]!, crossings[to]!, 1);
}

function crowFlies(a: Spot, b: Spot): number {
  return Math.hypot(b.x - a.x, (b.y - a.y) * Math.sqrt(3));
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
