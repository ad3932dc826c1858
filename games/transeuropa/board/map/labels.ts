/** Where the cities' names stand, chosen by eye so that none covers another; tests measure it. */
import { isStraight, labelAt, overlap, type Label, type Side } from '@stellwerk/toolkit/labels.ts';
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

/**
 * The names at this scale: all of them as long as they can be read. Below that mine, then those of my net, and at scales that fingers work
 * at the rest, each where it covers neither a name before it nor one of my cities.
 */
export function labelsAt(
  layout: Layout,
  language: Language,
  scale: number,
  mine: readonly number[],
  connected: readonly number[],
): ReadonlyMap<number, Label> {
  const { all, type } = namesAt(scale);
  const every = [...layout.map.cities.keys()];
  const label = (city: number): Label => labelOf(layout, city, language, type);
  if (all) return new Map(every.map((city) => [city, label(city)]));
  const named = new Map(mine.map((city) => [city, label(city)]));
  const rest = scale < LEAST_WORKING - 0.001 ? connected : [...connected, ...every];
  for (const city of rest) {
    if (named.has(city)) continue;
    const { box } = label(city);
    const free =
      ![...named.values()].some((other) => overlap(box, other.box)) &&
      !mine.some((other) => overlap(box, symbolOf(layout, other)));
    if (free) named.set(city, label(city));
  }
  return named;
}

/** Labels are kept for the scale that was asked for last: a pointer asks with every move, and the scale seldom changes. */
export function keptLabels(
  labels: (scale: number) => ReadonlyMap<number, Label>,
): (scale: number) => ReadonlyMap<number, Label> {
  let kept: { readonly scale: number; readonly named: ReadonlyMap<number, Label> } | undefined;
  return (scale) => {
    if (kept?.scale !== scale) kept = { scale, named: labels(scale) };
    return kept.named;
  };
}

/** What a city of mine takes up with its ring, in board units. */
const RING = 32;

function symbolOf(layout: Layout, city: number) {
  const { x, y } = cityPoint(layout, city);
  return { left: x - RING, right: x + RING, top: y - RING, bottom: y + RING };
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

const CORNERS = ['ne', 'nw', 'se', 'sw'] as const;
/** Between a name and the edge of the board. */
const EDGE_ROOM = 6;

function labelOn(layout: Layout, city: number, text: string, type: number, side: Side): Label {
  const away = (isStraight(side) ? 30 : 19) * Math.max(1, Math.sqrt(type / TYPE));
  return labelAt({
    text,
    size: type * Math.min(1, Math.max(LEAST_SHARE, layout.width / FULL_WIDTH)),
    place: cityPoint(layout, city),
    side,
    away: { x: away, y: away },
    between: [EDGE_ROOM, layout.width - EDGE_ROOM],
  });
}
