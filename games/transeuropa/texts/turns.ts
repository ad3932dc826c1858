/** What happened in a turn, told apart from the language: which rails, and where. */
import { type Event, type MapRef, topology } from '../rules/index.ts';
import { type Place, placeOf } from './places.ts';
import type { Work } from './words.ts';
import { workOn } from './works.ts';

type Laid = Extract<Event, { type: 'laid' }>;

/** Where rails lie: between two cities, at one, or beside one. */
export type Where =
  | { readonly type: 'between'; readonly cities: readonly [string, string] }
  | { readonly type: 'at'; readonly city: string }
  | { readonly type: 'beside'; readonly place: Place };

export interface Built {
  readonly rails: number;
  /** How many of them are private. */
  readonly own: number;
  /** What was built: ordinary rails, or the one work of a double line. */
  readonly work: Work;
  /** One place, or two where the rails lie apart. */
  readonly where: readonly Where[];
}

const UNTOLD: readonly Event['type'][] = ['laid', 'joined', 'stopped'];

/** What the log tells of a turn apart from its rails. The step that scores a round deals the next one as well. */
export function toldOf(events: readonly Event[]): readonly Event[] {
  return events.filter(({ type }) => !UNTOLD.includes(type));
}

/** Whose nets a turn joins with the builder's. */
export function joinedIn(events: readonly Event[]): readonly number[] {
  const builders = laidIn(events).map(({ seat }) => seat);
  const joined = new Set(events.flatMap((event) => (event.type === 'joined' ? event.seats : [])));
  return [...joined].filter((seat) => !builders.includes(seat));
}

type Name = (city: Place['city']) => string;

export function laidIn(events: readonly Event[]): readonly Laid[] {
  return events.filter((event) => event.type === 'laid');
}

export function builtIn(events: readonly Event[], map: MapRef, name: Name): Built | undefined {
  const laid = laidIn(events);
  if (laid.length === 0) return undefined;
  const topo = topology(map);
  const ends = laid.map(({ line }) => [topo.endA[line]!, topo.endB[line]!]);
  const together = ends.length === 1 || ends[0]!.some((end) => ends[1]!.includes(end));
  const where = (together ? [ends.flat()] : ends).map((crossings) => whereOf(map, crossings, name));
  const city = where.map((it) => cityOf(it, name)).reduce((one, other) => (one === other ? one : undefined));
  return {
    rails: laid.length,
    own: laid.filter(({ own }) => own).length,
    work: workOn(topo, laid[0]!.line),
    where: where.length > 1 && city !== undefined ? [aroundCity(where, city)] : where,
  };
}

/** By the cities that rails touch, or by the middle of the rails: where the first of them begins may be on another side of the city. */
function whereOf(map: MapRef, crossings: readonly number[], name: Name): Where {
  const places = crossings.map((crossing) => placeOf(map, crossing));
  const cities = [...new Set(places.filter(({ lines }) => lines === 0).map(({ city }) => name(city)))];
  if (cities.length > 1) return { type: 'between', cities: [cities[0]!, cities.at(-1)!] };
  if (cities.length === 1) return { type: 'at', city: cities[0]! };
  return { type: 'beside', place: placeOf(map, ...crossings) };
}

function cityOf(where: Where, name: Name): string | undefined {
  if (where.type === 'between') return undefined;
  return where.type === 'at' ? where.city : name(where.place.city);
}

/** The cities nearest to what was built, where a few words have to do. */
export function citiesOf({ where }: Built, name: Name): readonly string[] {
  const cities = where.flatMap((it) => (it.type === 'between' ? it.cities : [cityOf(it, name)!]));
  return [...new Set(cities)].slice(0, 2);
}

/** Rails on two sides of a city are at it; further off they are near it, as one of them is. */
function aroundCity(where: readonly Where[], city: string): Where {
  const far = where.every((it) => it.type === 'beside' && it.place.lines > 1);
  return far ? where[0]! : { type: 'at', city };
}
