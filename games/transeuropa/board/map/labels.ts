/**
 * Where the cities' names stand: on a side that was chosen by eye so that none covers another, or on another one where a marker stands there
 * or the window ends. Tests measure it.
 */
import { isStraight, labelAt, overlap, type Box as Edges, type Label, type Side } from '@stellwerk/toolkit/labels.ts';
import { isIn, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { cityPoint, LEAST_WORKING, type Layout } from './geometry.ts';

const CHOSEN: Readonly<Record<string, Side>> = {
  glasgow: 'ne',
  oslo: 'ne',
  stockholm: 'ne',
  helsinki: 'ne',
  'st-petersburg': 'ne',
  malmoe: 'ne',
  moskva: 'ne',
  dublin: 'nw',
  london: 'ne',
  plymouth: 'nw',
  brest: 'sw',
  bilbao: 'sw',
  madrid: 'nw',
  barcelona: 'sw',
  amsterdam: 'ne',
  berlin: 'ne',
  warszawa: 'ne',
  paris: 'ne',
  zuerich: 'ne',
  wien: 'ne',
  budapest: 'ne',
  riga: 'se',
  vilnius: 'ne',
  minsk: 'ne',
  kyiv: 'ne',
  charkiv: 'ne',
  odessa: 'ne',
  bucuresti: 'ne',
  marseille: 'ne',
  firenze: 'ne',
  sofia: 'se',
  roma: 'se',
  tirana: 'ne',
  istanbul: 'ne',
  thessaloniki: 's',
};

/** The size of names, in board units. */
const TYPE = 31;
/** Nothing on a board is written smaller, in pixels. */
const LEAST_TYPE = 11;

/** Names at this scale, in pixels a unit: all of them, or only one's own cities, in a size that can still be read. */
export function namesAt(scale: number): { readonly all: boolean; readonly type: number } {
  return TYPE * scale >= LEAST_TYPE ? { all: true, type: TYPE } : { all: false, type: LEAST_TYPE / scale };
}

interface Named {
  readonly layout: Layout;
  readonly language: Language;
  /** Pixels a unit. */
  readonly scale: number;
  readonly mine?: readonly number[];
  /** Cities of my net. */
  readonly connected?: readonly number[];
  /** The crossings where start markers stand; −1 for those that don't yet. */
  readonly pins?: readonly number[];
  /** The part of the map that is seen; all of it if nothing is said. */
  readonly seen?: Box | undefined;
}

/**
 * The names at this scale: all of them as long as they can be read. Below that mine, then those of my net, and at scales that fingers work
 * at the rest. Each stands where it covers no name before it, no city and no marker and is not cut by the window; where there is no such
 * place, only mine are named, and those only where they are seen whole.
 */
export function labelsAt(given: Named): ReadonlyMap<number, Label> {
  const { layout, language, scale, mine = [], connected = [], pins = [], seen } = given;
  const { all, type } = namesAt(scale);
  const every = [...layout.map.cities.keys()].filter((city) => !seen || isIn(seen, cityPoint(layout, city)));
  const markers = pins.flatMap((crossing) => pinAt(layout.crossings[crossing]));
  const signs = every.map((city) => {
    const sign = symbolAt(cityPoint(layout, city), SIGN);
    return { of: city, sign, ring: mine.includes(city) ? symbolAt(cityPoint(layout, city), RING) : sign };
  });
  const named = new Map<number, Label>();
  const isWhole = ({ box }: Label): boolean =>
    box.top >= 0 && box.bottom <= layout.height && (!seen || isWithin(seen, box, CLEAR / scale));
  const isFree = (label: Label, city: number): boolean =>
    isWhole(label) &&
    !markers.some((pin) => overlap(label.box, pin)) &&
    ![...named.values()].some((other) => overlap(label.box, other.box)) &&
    !signs.some(({ of, sign, ring }) => overlap(label.box, of === city ? sign : ring));
  const name = (cities: readonly number[], labels: (city: number) => readonly Label[]): void => {
    for (const city of cities) {
      const label = named.has(city) ? undefined : labels(city).find((it) => isFree(it, city));
      if (label) named.set(city, label);
    }
  };
  const anywhere = (city: number): readonly Label[] => labelsOf(layout, city, language, type);
  const asChosen = (city: number): readonly Label[] => [labelOf(layout, city, language, type)];
  const own = every.filter((city) => mine.includes(city));
  name(own, anywhere);
  for (const city of own) {
    const label = named.has(city) ? undefined : anywhere(city).find(isWhole);
    if (label) named.set(city, label);
  }
  const near = every.filter((city) => connected.includes(city));
  const rest = all || scale >= LEAST_WORKING - 0.001 ? [...near, ...every] : near;
  name(rest, asChosen);
  name(rest, anywhere);
  return named;
}

/** Between a name and the edge of the window, in pixels. */
const CLEAR = 2;
/** What a city takes up to each side, and one of mine with its ring, in board units. */
const SIGN = 14;
const RING = 32;

function symbolAt({ x, y }: Point, room: number): Edges {
  return { left: x - room, right: x + room, top: y - room, bottom: y + room };
}

/** What a start marker takes up: its head, and below it the tip. Nothing before it is placed. */
export function pinAt(at: Point | undefined): readonly Edges[] {
  if (!at) return [];
  const { x, y } = at;
  return [symbolAt({ x, y: y - 45 }, 27), { left: x - 10, right: x + 10, top: y - 20, bottom: y }];
}

function isWithin(box: Box, { left, right, top, bottom }: Edges, room: number): boolean {
  return isIn(box, { x: left - room, y: top - room }) && isIn(box, { x: right + room, y: bottom + room });
}

/** From this width on, in board units, names have their full size. */
const FULL_WIDTH = 1800;
const LEAST_SHARE = 0.62;

export function labelOf(layout: Layout, city: number, language: Language, type = TYPE): Label {
  const { id, name } = layout.map.cities[city]!;
  const chosen = CHOSEN[id];
  if (chosen) return labelOn(layout, city, name[language], type, chosen);
  // Cities of other maps take the first side where the name stays on the board.
  const labels = CORNERS.map((side) => labelOn(layout, city, name[language], type, side));
  return labels.find(({ box }) => box.right <= layout.width - EDGE_ROOM && box.top >= 0) ?? labels[0]!;
}

/** All the places of a name, the chosen one first, then beside a marker that stands on the city, and on the other sides. */
function labelsOf(layout: Layout, city: number, language: Language, type: number): readonly Label[] {
  const { id, name } = layout.map.cities[city]!;
  const sides = [...new Set([CHOSEN[id] ?? 'ne', ...CORNERS, ...STRAIGHT])];
  const on = (side: Side, beside: number): Label => labelOn(layout, city, name[language], type, side, beside);
  return [labelOf(layout, city, language, type), ...sides.flatMap((side) => [on(side, 0), on(side, BESIDE_PIN)])];
}

const CORNERS = ['ne', 'nw', 'se', 'sw'] as const;
const STRAIGHT = ['e', 'w', 's', 'n'] as const;
/** So much further to the side a name clears a marker on its own city. */
const BESIDE_PIN = 10;
/** Between a name and the edge of the board. */
const EDGE_ROOM = 6;

function labelOn(layout: Layout, city: number, text: string, type: number, side: Side, beside = 0): Label {
  const away = (isStraight(side) ? 30 : 19) * Math.max(1, Math.sqrt(type / TYPE));
  return labelAt({
    text,
    size: type * Math.min(1, Math.max(LEAST_SHARE, layout.width / FULL_WIDTH)),
    place: cityPoint(layout, city),
    side,
    away: { x: away + beside, y: away },
    between: [EDGE_ROOM, layout.width - EDGE_ROOM],
  });
}
