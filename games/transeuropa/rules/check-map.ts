/** The gate for maps from outside: nothing that passes here can trip the rules, however it was made. */
import {
  flag,
  listOf,
  oneOf,
  optional,
  shape,
  textUpTo,
  whole,
  type Gate,
  type Passed,
  type Reason,
} from '@stellwerk/kernel';
import { COLOURS, TERRAINS, type MapFile, type MapRef } from './map.ts';
import { citiesInPlay, topology } from './topology.ts';
import type { ReasonCode } from './types.ts';

const MAX_CROSSINGS = 600;
const MAX_LINES = 1800;
const MAX_CITIES = 100;
const MAX_TEXT = 60;
/** Far more than any drawing needs, and safe to compute with. */
const MAX_COORDINATE = 1000;
/** Every colour must have a city for each of two players, the dashed ones left out. */
const MIN_CITIES_PER_COLOUR = 2;

const anyList: Gate<readonly unknown[]> = (value) => Array.isArray(value);
const text = textUpTo(MAX_TEXT);
const coordinate = whole(-MAX_COORDINATE, MAX_COORDINATE);

/** What a map is made of, before its lists are looked into. */
const isOutline = shape({ name: text, crossings: anyList, lines: anyList, cities: anyList });
const isMap: Gate<MapFile> = shape({
  name: text,
  crossings: listOf(shape({ id: text, x: coordinate, y: coordinate }), MAX_CROSSINGS),
  lines: listOf(shape({ a: text, b: text, cost: oneOf(1, 2), terrain: optional(oneOf(...TERRAINS)) }), MAX_LINES),
  cities: listOf(
    shape({
      id: text,
      crossing: text,
      name: shape({ local: text, de: text, en: text }),
      colour: oneOf(...COLOURS),
      dashed: flag,
    }),
    MAX_CITIES,
  ),
});

/** Why a value is not a map to play on, or undefined if it is. Takes anything. */
export function checkMap(value: unknown): Reason<ReasonCode> | undefined {
  if (value === 'europe') return undefined;
  if (typeof value === 'string') return { code: 'mapUnknown', with: { map: value.slice(0, MAX_TEXT) } };
  if (!isOutline(value)) return { code: 'mapShape' };
  if (isTooLarge(value))
    return { code: 'mapTooLarge', with: { crossings: MAX_CROSSINGS, lines: MAX_LINES, cities: MAX_CITIES } };
  if (!isMap(value)) return { code: 'mapShape' };
  return crossings(value) ?? lines(value) ?? cities(value) ?? enoughCities(value) ?? connected(value);
}

/** Whether every colour has a city for each player. */
export function checkSeats(map: MapRef, seats: number): Reason<ReasonCode> | undefined {
  const pools = citiesInPlay(topology(map), seats);
  const short = pools.findIndex((cities) => cities.length < seats);
  return short < 0
    ? undefined
    : { code: 'mapTooFewCities', with: { colour: COLOURS[short]!, have: pools[short]!.length, need: seats } };
}

function isTooLarge({ crossings, lines, cities }: Passed<typeof isOutline>): boolean {
  return crossings.length > MAX_CROSSINGS || lines.length > MAX_LINES || cities.length > MAX_CITIES;
}

function crossings({ crossings }: MapFile): Reason<ReasonCode> | undefined {
  const twin = firstRepeated(crossings.map(({ id }) => id)) ?? firstRepeated(crossings.map(({ x, y }) => `${x} ${y}`));
  return twin === undefined ? undefined : { code: 'mapCrossing', with: { crossing: crossings[twin]!.id } };
}

function lines({ crossings, lines }: MapFile): Reason<ReasonCode> | undefined {
  const known = new Set(crossings.map(({ id }) => id));
  const stray = lines.findIndex(({ a, b }) => a === b || !known.has(a) || !known.has(b));
  const bad = stray >= 0 ? stray : firstRepeated(lines.map(({ a, b }) => JSON.stringify([a, b].toSorted())));
  return bad === undefined ? undefined : { code: 'mapLine', with: { a: lines[bad]!.a, b: lines[bad]!.b } };
}

function cities({ crossings, cities }: MapFile): Reason<ReasonCode> | undefined {
  const known = new Set(crossings.map(({ id }) => id));
  const stray = cities.findIndex(({ crossing }) => !known.has(crossing));
  const bad =
    stray >= 0
      ? stray
      : (firstRepeated(cities.map(({ id }) => id)) ?? firstRepeated(cities.map(({ crossing }) => crossing)));
  return bad === undefined ? undefined : { code: 'mapCity', with: { city: cities[bad]!.id } };
}

function enoughCities({ cities }: MapFile): Reason<ReasonCode> | undefined {
  for (const colour of COLOURS) {
    const have = cities.filter((city) => city.colour === colour && !city.dashed).length;
    if (have < MIN_CITIES_PER_COLOUR) {
      return { code: 'mapTooFewCities', with: { colour, have, need: MIN_CITIES_PER_COLOUR } };
    }
  }
  return undefined;
}

function connected(map: MapFile): Reason<ReasonCode> | undefined {
  const { crossings, first, to } = topology(map);
  const seen = new Set([0]);
  for (const crossing of seen) for (let i = first[crossing]!; i < first[crossing + 1]!; i++) seen.add(to[i]!);
  return seen.size === crossings ? undefined : { code: 'mapDisconnected' };
}

function firstRepeated(keys: readonly string[]): number | undefined {
  const seen = new Set<string>();
  const index = keys.findIndex((key) => seen.size === seen.add(key).size);
  return index < 0 ? undefined : index;
}
