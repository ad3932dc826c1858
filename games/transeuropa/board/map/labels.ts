/** Where the cities' names stand, chosen by eye so that none covers another; tests measure it. */
import { isStraight, labelAt, type Label, type Side, type TypeSize } from '@stellwerk/toolkit/labels.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { cityPoint, type Layout } from './geometry.ts';

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

/** In board units. */
const TYPE: Readonly<Record<TypeSize, number>> = { wide: 31, narrow: 44 };

/** Below this many pixels the names of the wide map can't be read. */
export const isNarrow = (width: number): boolean => width < 640;

/** From this width on, in board units, names have their full size. */
const FULL_WIDTH = 1800;
const LEAST_SHARE = 0.62;

export function labelOf(layout: Layout, city: number, language: Language, size: TypeSize): Label {
  const { id, name } = layout.map.cities[city]!;
  const chosen = CHOSEN[id];
  if (chosen) return labelOn(layout, city, name[language], size, chosen);
  // Cities of other maps take the first side where the name stays on the board.
  const labels = CORNERS.map((side) => labelOn(layout, city, name[language], size, side));
  return labels.find(({ box }) => box.right <= layout.width - EDGE_ROOM && box.top >= 0) ?? labels[0]!;
}

const CORNERS = ['ne', 'nw', 'se', 'sw'] as const;
/** Between a name and the edge of the board. */
const EDGE_ROOM = 6;

function labelOn(layout: Layout, city: number, text: string, size: TypeSize, side: Side): Label {
  const away = (isStraight(side) ? 30 : 19) * (size === 'narrow' ? 1.2 : 1);
  return labelAt({
    text,
    size: TYPE[size] * Math.min(1, Math.max(LEAST_SHARE, layout.width / FULL_WIDTH)),
    place: cityPoint(layout, city),
    side,
    away: { x: away, y: away },
    between: [EDGE_ROOM, layout.width - EDGE_ROOM],
  });
}
