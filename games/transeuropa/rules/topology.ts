/** A map compiled into flat arrays: what rules, bots and boards look things up in. Crossings, lines and cities go by index. */
import { EUROPE } from './europe.ts';
import { COLOURS, type MapFile, type MapRef } from './map.ts';

export interface Topology {
  readonly map: MapFile;
  readonly crossings: number;
  readonly lines: number;
  /** The two ends of each line. */
  readonly endA: Int32Array;
  readonly endB: Int32Array;
  /** 1 for a single line, 2 for a double one. */
  readonly cost: Int32Array;
  /** The lines at crossing c, and where each leads: positions first[c] … first[c + 1] − 1 of `via` and `to`. */
  readonly first: Int32Array;
  readonly via: Int32Array;
  readonly to: Int32Array;
  /** The most lines at any crossing. */
  readonly maxDegree: number;
  /** The crossing on which each city lies. */
  readonly site: Int32Array;
  /** The city at each crossing, −1 where there is none. */
  readonly cityAt: Int32Array;
  /** Cities by colour, in the order of `COLOURS`: those that stay in play with two or three, and all. */
  readonly fewCities: readonly (readonly number[])[];
  readonly allCities: readonly (readonly number[])[];
}

/** With up to this many players the dashed cities stay in the box. */
export const FEW_PLAYERS = 3;

const compiled = new WeakMap<MapFile, Topology>();

export function mapFile(ref: MapRef): MapFile {
  return ref === 'europe' ? EUROPE : ref;
}

/** The compiled map; it must have passed `checkMap`. */
export function topology(ref: MapRef): Topology {
  const map = mapFile(ref);
  let known = compiled.get(map);
  if (!known) compiled.set(map, (known = compile(map)));
  return known;
}

/** The cities that are dealt with this many players, by colour. */
export function citiesInPlay(topo: Topology, seats: number): readonly (readonly number[])[] {
  return seats <= FEW_PLAYERS ? topo.fewCities : topo.allCities;
}

/** The line between two crossings, −1 if there is none. */
export function lineBetween(topo: Topology, a: number, b: number): number {
  for (let i = topo.first[a]!; i < topo.first[a + 1]!; i++) if (topo.to[i] === b) return topo.via[i]!;
  return -1;
}

function compile(map: MapFile): Topology {
  const index = new Map(map.crossings.map(({ id }, crossing) => [id, crossing]));
  const site = Int32Array.from(map.cities, ({ crossing }) => index.get(crossing)!);
  const cityAt = new Int32Array(map.crossings.length).fill(-1);
  for (const [city, crossing] of site.entries()) cityAt[crossing] = city;
  const endA = Int32Array.from(map.lines, ({ a }) => index.get(a)!);
  const endB = Int32Array.from(map.lines, ({ b }) => index.get(b)!);
  const all = map.cities.map((_, city) => city);
  const byColour = (cities: readonly number[]) =>
    COLOURS.map((colour) => cities.filter((city) => map.cities[city]!.colour === colour));
  return {
    map,
    crossings: map.crossings.length,
    lines: map.lines.length,
    endA,
    endB,
    cost: Int32Array.from(map.lines, ({ cost }) => cost),
    ...adjacency(map.crossings.length, endA, endB),
    site,
    cityAt,
    fewCities: byColour(all.filter((city) => !map.cities[city]!.dashed)),
    allCities: byColour(all),
  };
}

function adjacency(
  crossings: number,
  endA: Int32Array,
  endB: Int32Array,
): Pick<Topology, 'first' | 'via' | 'to' | 'maxDegree'> {
  const first = new Int32Array(crossings + 1);
  for (const ends of [endA, endB]) for (const crossing of ends) first[crossing + 1]!++;
  for (let crossing = 0; crossing < crossings; crossing++) first[crossing + 1]! += first[crossing]!;
  const filled = first.slice();
  const via = new Int32Array(2 * endA.length);
  const to = new Int32Array(2 * endA.length);
  const enter = (from: number, line: number, target: number): void => {
    const position = filled[from]!++;
    via[position] = line;
    to[position] = target;
  };
  for (let line = 0; line < endA.length; line++) {
    enter(endA[line]!, line, endB[line]!);
    enter(endB[line]!, line, endA[line]!);
  }
  let maxDegree = 0;
  for (let c = 0; c < crossings; c++) maxDegree = Math.max(maxDegree, first[c + 1]! - first[c]!);
  return { first, via, to, maxDegree };
}
