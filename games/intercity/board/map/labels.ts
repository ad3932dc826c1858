/**
 * Where a station's name can stand: a few places right beside its mark, the best first. What is there (tickets, flags, waiting passengers)
 * stands in a row at the name. A place that is nearer to another mark doesn't exist. Sizes are in pixels, to be read at every scale.
 */
import { isStraight, labelAt, overlap, type Box, type Label, type Side } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { FIELD_OF, STATIONS } from '../../rules/index.ts';
import { boxAround, crosses, isAround, isInside, segmentDistance } from './boxes.ts';
import { COURSES, pillOf, spotOf } from './geometry.ts';
import { trainSize } from './TrainShape.tsx';

/** In pixels. */
export const typeSize = (scale: number, important: boolean): number =>
  scale < 0.42 ? (important ? 13 : 11.5) : scale < 0.75 ? 13 : 14.5;

/** On which side of the mark the name stands, whether it leaves room for a train at the mark or for several, and where its row goes. */
export interface Place {
  readonly side: Side;
  readonly lift: 0 | 1 | 2;
  readonly row: Row;
  /** Places with less are tried first. */
  readonly cost: number;
}
/** Beside, under or over the name; or at the mark itself, on one of its sides. */
type Row = 'right' | 'left' | 'below' | 'above' | keyof typeof AT_MARK;
const AT_MARK = {
  n: { x: 0, y: -1, column: false },
  e: { x: 1, y: 0, column: false },
  s: { x: 0, y: 1, column: false },
  w: { x: -1, y: 0, column: false },
  up: { x: 0, y: -1, column: true },
  down: { x: 0, y: 1, column: true },
} as const;

export interface StationLabel extends Label {
  readonly place: Place;
  /** Middles of the things in the row. */
  readonly cells: readonly Point[];
  /** The boxes of the name and of its row. */
  readonly boxes: readonly Box[];
}

const PILLS = STATIONS.map((_, station) => pillOf(station));
const PILL = 11;
/** Distance of two things in a row and half of what each takes up, in pixels. */
const ROW = 27;
const HALF = 13;
/** More than these stand in two lines. */
const ONE_LINE = 3;
const UP: readonly Row[] = ['above', 'below'];
const DOWN: readonly Row[] = ['below', 'above'];
const LIFTS = [0, 2.5, 8] as const;
const SIDES: readonly Side[] = ['e', 'w', 'n', 's', 'ne', 'nw', 'se', 'sw'];

const withoutRow = STATIONS.map((_, station) => placesOf(station, false));
const withRow = STATIONS.map((_, station) => placesOf(station, true));
export const placesAt = (station: number, row: boolean): readonly Place[] => (row ? withRow : withoutRow)[station]!;

function placesOf(station: number, row: boolean): readonly Place[] {
  const { label, others = SIDES } = spotOf(station);
  const sides = [...new Set([label, ...others])];
  const places = sides.flatMap((side, index) =>
    ([0, 1, 2] as const).flatMap((lift) =>
      rowsAt(side, row && lift === 0)
        .slice(0, row ? undefined : 1)
        .map((each, which) => ({ side, lift, row: each, cost: index + LIFTS[lift] + 1.5 * which })),
    ),
  );
  return places.sort((a, b) => a.cost - b.cost);
}

/** Away from the mark, else over or under the name, else at the mark. */
function rowsAt(side: Side, atMark: boolean): readonly Row[] {
  const there: readonly Row[] = atMark
    ? (['e', 'w', 'n', 's', 'up', 'down'] as const).filter((each) => each !== side)
    : [];
  if (side.includes('e')) return ['right', ...(side === 'ne' ? UP : DOWN), ...there];
  if (side.includes('w')) return ['left', ...(side === 'nw' ? UP : DOWN), ...there];
  return ['right', 'left', side === 'n' ? 'above' : 'below', ...there];
}

export interface Wanted {
  readonly scale: number;
  readonly important?: boolean;
  /** Things in the row. */
  readonly count?: number;
  readonly place?: Place;
  readonly text?: string;
}

export function labelOf(station: number, wanted: Wanted): StationLabel {
  const { scale, important = false, count = 0, text = STATIONS[station]!.name } = wanted;
  const { place = placesAt(station, count > 0)[0]! } = wanted;
  const { side, lift } = place;
  const { from, to, middle } = PILLS[station]!;
  const { height } = trainSize(scale, false, true);
  const away = Math.max(PILL + (isStraight(side) ? 9 : 1), [0, height / 2 + 6, 1.5 * height + 8][lift]! / scale);
  const label = labelAt({
    text,
    size: typeSize(scale, important) / scale,
    place: middle,
    side,
    away: { x: Math.abs(to.x - from.x) / 2 + away, y: Math.abs(to.y - from.y) / 2 + away },
  });
  const cells = cellsOf(station, label, place.row, count, scale);
  const row = cells.map((cell) => boxAround(cell, HALF / scale));
  return { ...label, place, cells, boxes: text === '' ? row : [label.box, ...row] };
}

function cellsOf(station: number, label: Label, row: Row, count: number, scale: number): readonly Point[] {
  const { box, at, size, anchor, text } = label;
  const way = row in AT_MARK ? AT_MARK[row as keyof typeof AT_MARK] : undefined;
  const columns = way?.column ? 1 : count <= ONE_LINE ? count : Math.ceil(count / (count > 8 ? 3 : 2));
  const lines = Math.ceil(count / Math.max(1, columns));
  const [step, half] = [ROW / scale, HALF / scale];
  if (way) {
    const { from, to, middle } = PILLS[station]!;
    const x = middle.x + way.x * (Math.abs(to.x - from.x) / 2 + PILL + half + 2 / scale);
    const y = middle.y + way.y * (Math.abs(to.y - from.y) / 2 + PILL + half + 2 / scale);
    return Array.from({ length: count }, (_, index) => {
      const [column, line] = [index % columns, Math.floor(index / columns)];
      const beside = (each: number, all: number): number => (each - (all - 1) / 2) * step;
      return {
        x: x + (way.x === 0 ? beside(column, columns) : way.x * column * step),
        y: y + (way.y === 0 ? beside(line, lines) : way.y * line * step),
      };
    });
  }
  const across = (column: number): number => {
    const gap = text === '' ? 0 : 3.5 / scale;
    if (row === 'right') return box.right + gap + half + column * step;
    if (row === 'left') return box.left - gap - half - column * step;
    if (anchor === 'middle') return at.x + (column - (columns - 1) / 2) * step;
    return anchor === 'start' ? box.left + half + column * step : box.right - half - column * step;
  };
  const down = (line: number): number => {
    if (row === 'below') return box.bottom + half + line * step;
    if (row === 'above') return box.top - half - line * step;
    return at.y - size * 0.34 + (line - (lines - 1) / 2) * step;
  };
  return Array.from({ length: count }, (_, index) => ({
    x: across(index % columns),
    y: down(Math.floor(index / columns)),
  }));
}

export const markDistance = (station: number, box: Box): number =>
  segmentDistance(box, PILLS[station]!.from, PILLS[station]!.to);

/** Another mark is farther than one's own; it is clearly so from so many times as far. */
const FARTHER = 1.02;
const CLEARLY = 1.2;
const DOUBT = 12;
/** What stands in a row keeps so many pixels from other marks. */
const OFF = 5;

/**
 * What a place costs; undefined if it doesn't exist: all of it on the map and off the marks, the name nearer to its own mark than to any
 * other, its row at no other mark nor on the name.
 */
export function costOf(station: number, label: StationLabel, scale: number): number | undefined {
  const { boxes, text, place } = label;
  let doubt = 0;
  for (const [index, box] of boxes.entries()) {
    if (!isInside(box) || boxes.some((other, which) => which < index && overlap(box, other))) return undefined;
    const own = markDistance(station, box);
    if (own < PILL) return undefined;
    const isName = index === 0 && text !== '';
    const far = isName ? FARTHER * own : PILL + OFF / scale;
    const clear = isName ? CLEARLY * own : far;
    const nearest = PILLS.reduce((least, { from, to }, other) => {
      if (other === station || !isAround(box, from, to, clear)) return least;
      return Math.min(least, markDistance(other, box));
    }, Infinity);
    if (nearest <= far) return undefined;
    if (isName && nearest < CLEARLY * own) doubt = DOUBT;
  }
  return place.cost + doubt + linesUnder(station, label);
}

interface Segment {
  readonly a: Point;
  readonly b: Point;
}
const SEGMENTS: readonly (readonly Segment[])[] = COURSES.map(({ stretches }) =>
  stretches.flatMap(({ points }) => points.slice(1).map((b, index) => ({ a: points[index]!, b }))),
);

/** How much of the lines a place would cover: least of all may a row stand on a line that doesn't call here. */
function linesUnder(station: number, { boxes, text }: StationLabel): number {
  let sum = 0;
  boxes.forEach((box, index) => {
    const isName = index === 0 && text !== '';
    SEGMENTS.forEach((segments, line) => {
      if (!segments.some(({ a, b }) => isAround(box, a, b, 0) && crosses(box, a, b))) return;
      sum += isName ? 1.5 : FIELD_OF[line]![station]! >= 0 ? 5 : 12;
    });
  });
  return sum;
}
