/**
 * Where a station's name can stand: right beside its mark, the side that the diagram says first. Who waits there and the tickets and flags
 * stand at the mark as well, beside the name or on another side. There is always room for a train at the mark: names don't depend on
 * trains. A place that is nearer to another mark doesn't exist. Sizes are in pixels, to be read at every scale.
 */
import { isStraight, labelAt, overlap, type Box, type Label, type Side } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { FIELD_OF, STATIONS } from '../../rules/index.ts';
import { boxAround, crosses, isAround, isInside, segmentDistance } from './boxes.ts';
import { COURSES, pillOf, spotOf } from './geometry.ts';
import { trainSize } from './TrainShape.tsx';

/** In pixels. */
export const typeSize = (scale: number, important: boolean): number =>
  scale < 0.27 ? 11 : scale < 0.42 ? (important ? 13 : 11.5) : scale < 0.75 ? 13 : 14.5;

/** On which side of the mark the name stands, and where its row goes. */
export interface Place {
  readonly side: Side;
  /** Over or under the mark it may be pushed aside: 1 to the right as far as it goes, -1 to the left. */
  readonly slide: -1 | 0 | 1;
  readonly row: Row;
  /** So far off that a train at the mark has room between. */
  readonly off?: true;
  /** Places with less are tried first. */
  readonly cost: number;
}
/** Under or over the name, at its end by the mark; or on another side of the mark. Things stand side by side or on top of each other. */
interface Row {
  readonly at: 'under' | 'over' | Side;
  readonly stacked: boolean;
}

export interface StationLabel extends Label {
  readonly place: Place;
  /** Middles of the things in the row. */
  readonly cells: readonly Point[];
  /** The boxes of the name and of its row. */
  readonly boxes: readonly Box[];
}

const PILLS = STATIONS.map((_, station) => pillOf(station));
/** Half of a mark's width. */
export const PILL = 11;
/** Half of a passenger who waits, and of the room that each thing in a row takes up, in pixels. */
export const waiterSize = (scale: number): number => (scale < 0.42 ? 8.8 : 9.5);
export const cellSize = (scale: number): number => waiterSize(scale) + 2.8;
/** More than these stand in two lines. */
const ONE_LINE = 3;
const SIDES: readonly Side[] = ['e', 'w', 'n', 's', 'ne', 'nw', 'se', 'sw'];
/** Where the row goes: at the name if that is beside the mark, else opposite to it, else anywhere else at the mark. */
const ROWS: Readonly<Record<Side, readonly Row['at'][]>> = {
  e: ['under', 'over', 'w', 's', 'n', 'sw', 'nw'],
  w: ['under', 'over', 'e', 's', 'n', 'se', 'ne'],
  n: ['s', 'e', 'w', 'se', 'sw', 'ne', 'nw'],
  s: ['n', 'e', 'w', 'ne', 'nw', 'se', 'sw'],
  ne: ['over', 's', 'w', 'under', 'n', 'sw', 'se', 'nw'],
  nw: ['over', 's', 'e', 'under', 'n', 'se', 'sw', 'ne'],
  se: ['under', 'n', 'w', 'over', 's', 'nw', 'ne', 'sw'],
  sw: ['under', 'n', 'e', 'over', 's', 'ne', 'nw', 'se'],
};

const STAYS = [0] as const;
const SLIDES = [0, -1, 1] as const;

const withoutRow = STATIONS.map((_, station) => placesOf(station, false));
const withRow = STATIONS.map((_, station) => placesOf(station, true));
const standingOff = withoutRow.map((places) => places.map((place) => ({ ...place, off: true as const })));
export const placesAt = (station: number, row: boolean): readonly Place[] => (row ? withRow : withoutRow)[station]!;
/** Behind a train at the mark: for names alone, what stands at a station is too much to be so far off. */
export const placesBehindTrain = (station: number): readonly Place[] => standingOff[station]!;

function placesOf(station: number, row: boolean): readonly Place[] {
  const { label, others = SIDES } = spotOf(station);
  const sides = [...new Set([label, ...others])];
  return sides
    .flatMap((side, index) =>
      (side === 'n' || side === 's' ? SLIDES : STAYS).flatMap((slide) =>
        [false, true]
          .flatMap((stacked) => ROWS[side].map((at) => ({ at, stacked })))
          .slice(0, row ? undefined : 1)
          .map((each, which) => ({ side, slide, row: each, cost: 2 * index + 3 * Math.abs(slide) + 0.5 * which })),
      ),
    )
    .sort((a, b) => a.cost - b.cost);
}

export interface Wanted {
  readonly scale: number;
  readonly important?: boolean;
  /** Things in the row. */
  readonly count?: number;
  readonly place?: Place;
}

/** How far things keep from the middle line of a mark. */
const awayFrom = (side: Side): number => PILL + (isStraight(side) ? 9 : 5);
/** Half of a train and some pixels more. */
const behindTrain = (side: Side, scale: number): number =>
  Math.max(awayFrom(side), (trainSize(scale, true, false).height / 2 + 3.5) / scale);

export function labelOf(station: number, wanted: Wanted): StationLabel {
  const { scale, important = false, count = 0 } = wanted;
  const text = STATIONS[station]!.name;
  const { place = placesAt(station, count > 0)[0]! } = wanted;
  const { from, to, middle } = PILLS[station]!;
  const away = place.off ? behindTrain(place.side, scale) : awayFrom(place.side);
  const straight = labelAt({
    text,
    size: typeSize(scale, important) / scale,
    place: middle,
    side: place.side,
    away: { x: Math.abs(to.x - from.x) / 2 + away, y: Math.abs(to.y - from.y) / 2 + away },
  });
  const { box } = straight;
  const by = place.slide * Math.max(0, (box.right - box.left) / 2 - PILL);
  const label = {
    ...straight,
    at: { ...straight.at, x: straight.at.x + by },
    box: { ...box, left: box.left + by, right: box.right + by },
  };
  const cells = cellsOf(station, label, place.row, count, scale);
  const row = cells.map((cell) => boxAround(cell, cellSize(scale) / scale));
  return { ...label, place, cells, boxes: [label.box, ...row] };
}

/** The first ones are nearest to the mark. */
function cellsOf(station: number, label: Label, { at, stacked }: Row, count: number, scale: number): readonly Point[] {
  const across = Math.min(count, count > 2 * ONE_LINE ? Math.ceil(count / 2) : ONE_LINE);
  const deep = Math.ceil(count / Math.max(1, across));
  const [columns, lines] = stacked ? [deep, across] : [across, deep];
  const step = (2 * cellSize(scale)) / scale;
  const [width, height] = [columns * step, lines * step];
  const { box, anchor } = label;
  const { from, to, middle } = PILLS[station]!;
  let way: Point;
  let corner: Point;
  if (at === 'under' || at === 'over') {
    way = { x: anchor === 'start' ? 1 : anchor === 'end' ? -1 : 0, y: at === 'under' ? 1 : -1 };
    corner = {
      x: way.x > 0 ? box.left : way.x < 0 ? box.right : (box.left + box.right) / 2,
      y: way.y > 0 ? box.bottom : box.top,
    };
  } else {
    way = {
      x: Number(at.includes('e')) - Number(at.includes('w')),
      y: Number(at.includes('s')) - Number(at.includes('n')),
    };
    const away = awayFrom(at);
    corner = {
      x: middle.x + way.x * (Math.abs(to.x - from.x) / 2 + away),
      y: middle.y + way.y * (Math.abs(to.y - from.y) / 2 + away),
    };
  }
  const start = {
    x: way.x === 0 ? corner.x - width / 2 + step / 2 : corner.x + (way.x * step) / 2,
    y: way.y === 0 ? corner.y - height / 2 + step / 2 : corner.y + (way.y * step) / 2,
  };
  return Array.from({ length: count }, (_, index) => {
    const [column, line] = stacked
      ? [Math.floor(index / lines), index % lines]
      : [index % columns, Math.floor(index / columns)];
    return { x: start.x + (way.x || 1) * column * step, y: start.y + (way.y || 1) * line * step };
  });
}

export const markDistance = (station: number, box: Box): number =>
  segmentDistance(box, PILLS[station]!.from, PILLS[station]!.to);

/** Another mark is farther than one's own; it is clearly so from so many times as far. */
const FARTHER = 1.02;
const CLEARLY = 1.2;
const [DOUBT, WRONG] = [12, 60];
/** Names and the first thing of a row are no farther from their mark than so many times the type; the rest of a row keeps off other marks. */
const NEAR = 1.2;
const OFF = 0.32;

/**
 * What a place costs; undefined if it doesn't exist: all of it on the map and off the marks, the name and what is next to the mark nearer
 * to it than to any other. Where too much stands around, a row may be as near to another mark, but not on it.
 */
export function costOf(station: number, label: StationLabel, crowded = false): number | undefined {
  const { boxes, place, size } = label;
  let doubt = 0;
  for (const [index, box] of boxes.entries()) {
    if (!isInside(box) || boxes.some((other, which) => which < index && overlap(shrunk(box), other))) return undefined;
    const own = markDistance(station, box);
    if (own < PILL || (index <= 1 && own > PILL + NEAR * size)) return undefined;
    const nearest = PILLS.reduce((least, { from, to }, other) => {
      if (other === station || !isAround(box, from, to, CLEARLY * own)) return least;
      return Math.min(least, markDistance(other, box));
    }, Infinity);
    const isWrong = nearest <= (index <= 1 ? FARTHER * own : PILL + OFF * size);
    if (isWrong && (!crowded || index === 0 || nearest <= PILL)) return undefined;
    doubt = Math.max(doubt, isWrong ? WRONG : nearest < CLEARLY * own ? DOUBT : 0);
  }
  return place.cost + doubt + linesUnder(station, label);
}

/** Neighbours in a row touch each other. */
const shrunk = ({ left, right, top, bottom }: Box): Box => ({
  left: left + 0.01,
  right: right - 0.01,
  top: top + 0.01,
  bottom: bottom - 0.01,
});

interface Segment {
  readonly a: Point;
  readonly b: Point;
}
const SEGMENTS: readonly (readonly Segment[])[] = COURSES.map(({ points }) =>
  points.slice(1).map((b, index) => ({ a: points[index]!, b })),
);

/** How much of the lines a place would cover: least of all may a row stand on a line that doesn't call here. */
function linesUnder(station: number, { boxes }: StationLabel): number {
  let sum = 0;
  boxes.forEach((box, index) => {
    SEGMENTS.forEach((segments, line) => {
      if (!segments.some(({ a, b }) => isAround(box, a, b, 0) && crosses(box, a, b))) return;
      sum += index === 0 ? 1.5 : FIELD_OF[line]![station]! >= 0 ? 5 : 12;
    });
  });
  return sum;
}
