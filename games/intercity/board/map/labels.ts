/** Where the stations' names stand, and beside each the row for badges of tasks and for waiting passengers; tests measure the names. */
import { textWidth } from '@stellwerk/toolkit/text-width.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { STATIONS } from '../../rules/board.ts';
import type { Side } from './diagram.ts';
import { pillOf, spotOf } from './geometry.ts';

/** Sizes of type in board units: on a wide screen, and where the whole map is no wider than a hand. */
export const TYPE_SIZES = { wide: 27, narrow: 35 } as const;
export type TypeSize = keyof typeof TYPE_SIZES;

const TOWARDS: Readonly<Record<Side, Point>> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
};

export interface Label {
  readonly text: string;
  /** Baseline. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Middle of the first thing in the row beside the name, and the way the row grows. */
  readonly row: { readonly at: Point; readonly step: Point };
}

/** How far the pill reaches to each side of its middle. */
const PILL = 11;
/** Distance of two things in the row. */
const ROW = { wide: 32, narrow: 40 } as const;

export function labelOf(station: number, size: TypeSize): Label {
  const text = STATIONS[station]!.name;
  const side = TOWARDS[spotOf(station).label];
  const type = TYPE_SIZES[size];
  const { from, to, middle } = pillOf(station);
  const straight = side.x === 0 || side.y === 0;
  const away = PILL + (straight ? 9 : 1);
  const x = middle.x + side.x * (Math.abs(to.x - from.x) / 2 + away);
  const edge = middle.y + side.y * (Math.abs(to.y - from.y) / 2 + away);
  // Capitals are about seven tenths of the size high.
  const y = edge + ((side.y + 1) / 2) * type * 0.7;
  const width = textWidth(text, type);
  const left = x - ((1 - side.x) / 2) * width;
  const step = ROW[size];
  const grows = side.x < 0 ? -1 : 1;
  const row = {
    at: { x: grows > 0 ? left + width + step * 0.65 : left - step * 0.65, y: y - type * 0.34 },
    step: { x: grows * step, y: 0 },
  };
  return {
    text,
    at: { x, y },
    anchor: side.x > 0 ? 'start' : side.x < 0 ? 'end' : 'middle',
    box: { left, top: y - type * 0.74, right: left + width, bottom: y + type * 0.2 },
    row,
  };
}
