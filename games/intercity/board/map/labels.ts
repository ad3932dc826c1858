/** Where the stations' names stand, and beside each the row for badges of tasks and for waiting passengers; tests measure the names. */
import { isStraight, labelAt, type Label, type TypeSize } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { STATIONS } from '../../rules/board.ts';
import { pillOf, spotOf } from './geometry.ts';

/** In board units. */
const TYPE: Readonly<Record<TypeSize, number>> = { wide: 27, narrow: 35 };

/** Below this many pixels the names of the wide map can't be read. */
export const isNarrow = (width: number, height: number): boolean => Math.min(width, height) < 560;

interface StationLabel extends Label {
  /** Middle of the first thing in the row beside the name, and the way the row grows. */
  readonly row: { readonly at: Point; readonly step: Point };
}

/** How far the pill reaches to each side of its middle. */
const PILL = 11;
/** Distance of two things in the row. */
const ROW = { wide: 32, narrow: 40 } as const;

export function labelOf(station: number, size: TypeSize): StationLabel {
  const { label: side } = spotOf(station);
  const { from, to, middle } = pillOf(station);
  const away = PILL + (isStraight(side) ? 9 : 1);
  const label = labelAt({
    text: STATIONS[station]!.name,
    size: TYPE[size],
    place: middle,
    side,
    away: { x: Math.abs(to.x - from.x) / 2 + away, y: Math.abs(to.y - from.y) / 2 + away },
  });
  const { left, right } = label.box;
  const step = ROW[size];
  const grows = label.anchor === 'end' ? -1 : 1;
  const at = { x: grows > 0 ? right + step * 0.65 : left - step * 0.65, y: label.at.y - label.size * 0.34 };
  return { ...label, row: { at, step: { x: grows * step, y: 0 } } };
}
