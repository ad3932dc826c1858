/** Where the cities' names stand, chosen by eye so that none covers another; tests measure it. */
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { textWidth } from '@stellwerk/toolkit/text-width.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { cityPoint, type Layout } from './geometry.ts';

const SIDES = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
} as const;
export type Side = keyof typeof SIDES;

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

/** Sizes of type in board units: on a wide screen, and where the whole map is no wider than a hand. */
export const TYPE_SIZES = { wide: 31, narrow: 44 } as const;
export type TypeSize = keyof typeof TYPE_SIZES;

/** From this width on, in board units, names have their full size. */
const FULL_WIDTH = 1800;
const LEAST_SHARE = 0.62;

export interface Label {
  readonly text: string;
  /** Of the type, in board units. */
  readonly size: number;
  /** Baseline. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

export function labelOf(layout: Layout, city: number, language: Language, size: TypeSize): Label {
  const { id, name } = layout.map.cities[city]!;
  const chosen = CHOSEN[id];
  if (chosen) return labelAt(layout, city, name[language], size, chosen);
  // Cities of other maps take the first side where the name stays on the board.
  const labels = CORNERS.map((side) => labelAt(layout, city, name[language], size, side));
  return labels.find(({ box }) => box.right <= layout.width - EDGE_ROOM && box.top >= 0) ?? labels[0]!;
}

const CORNERS = ['ne', 'nw', 'se', 'sw'] as const;
/** Between a name and the edge of the board. */
const EDGE_ROOM = 6;

function labelAt(layout: Layout, city: number, text: string, size: TypeSize, where: Side): Label {
  const side = SIDES[where];
  const point = cityPoint(layout, city);
  const type = TYPE_SIZES[size] * Math.min(1, Math.max(LEAST_SHARE, layout.width / FULL_WIDTH));
  const straight = side.x === 0 || side.y === 0;
  const away = (straight ? 30 : 19) * (size === 'narrow' ? 1.2 : 1);
  // Capitals are about seven tenths of the size high.
  const y = point.y + side.y * away + ((side.y + 1) / 2) * type * 0.7;
  const width = textWidth(text, type);
  const wanted = point.x + side.x * away - ((1 - side.x) / 2) * width;
  const left = Math.max(EDGE_ROOM, Math.min(wanted, layout.width - EDGE_ROOM - width));
  const x = left + ((1 - side.x) / 2) * width;
  return {
    text,
    size: type,
    at: { x, y },
    anchor: side.x > 0 ? 'start' : side.x < 0 ? 'end' : 'middle',
    box: { left, top: y - type * 0.74, right: left + width, bottom: y + type * 0.2 },
  };
}
