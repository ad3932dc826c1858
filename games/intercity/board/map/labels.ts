/**
 * Where the stations' names stand. Sizes are in pixels, so that they can be read at every scale; a name gives way to trains, and what is there
 * (tickets, flags, waiting passengers) stands in a row beside it.
 */
import { isStraight, labelAt, overlap, type Box, type Label, type Side } from '@stellwerk/toolkit/labels.ts';
import { distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import { STATIONS } from '../../rules/board.ts';
import { HEIGHT, ORIGIN, WIDTH } from './diagram.ts';
import { pillOf, spotOf } from './geometry.ts';

/** In pixels. */
export const typeSize = (scale: number, important: boolean): number =>
  scale < 0.42 ? (important ? 13 : 11.5) : scale < 0.75 ? 13 : 14.5;

export interface StationLabel extends Label {
  /** Middle of the first thing in the row beside the name, and the way the row grows. */
  readonly row: { readonly at: Point; readonly step: number };
}

/** Below this many pixels a unit only names that matter find room. */
const TOO_FAR = 0.27;
const PILLS = STATIONS.map((_, station) => pillOf(station));
const PILL = 11;
/** Distance of two things in the row, in pixels. */
const ROW = 27;
/** What must be shown may stand further off where trains crowd, in pixels. */
const FURTHER = [0, 12, 24];
const SIDES: readonly Side[] = ['e', 'w', 'n', 's', 'ne', 'nw', 'se', 'sw'];

export function labelOf(
  station: number,
  scale: number,
  important = false,
  side = spotOf(station).label,
  text: string = STATIONS[station]!.name,
  further = 0,
): StationLabel {
  const { from, to, middle } = pillOf(station);
  const away = PILL + (isStraight(side) ? 9 : 1) + further / scale;
  const label = labelAt({
    text,
    size: typeSize(scale, important) / scale,
    place: middle,
    side,
    away: { x: Math.abs(to.x - from.x) / 2 + away, y: Math.abs(to.y - from.y) / 2 + away },
  });
  const grows = label.anchor === 'end' ? -1 : 1;
  const { left, right } = label.box;
  const x = grows > 0 ? right + (0.62 * ROW) / scale : left - (0.62 * ROW) / scale;
  return { ...label, row: { at: { x, y: label.at.y - label.size * 0.34 }, step: (grows * ROW) / scale } };
}

export const boxAround = ({ x, y }: Point, across: number, up = across): Box => ({
  left: x - across,
  right: x + across,
  top: y - up,
  bottom: y + up,
});

export const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left >= ORIGIN.x && right <= ORIGIN.x + WIDTH && top >= ORIGIN.y && bottom <= ORIGIN.y + HEIGHT;

/** A body that names keep off: a line and how far it reaches to each side. */
export interface Body {
  readonly from: Point;
  readonly to: Point;
  readonly reach: number;
}

/** Looks at points so near to each other that no body slips through between them. */
export function touches({ left, right, top, bottom }: Box, { from, to, reach }: Body): boolean {
  const [columns, rows] = [Math.ceil((right - left) / reach) + 1, Math.ceil((bottom - top) / reach) + 1];
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row <= rows; row++) {
      const dot = { x: left + ((right - left) * column) / columns, y: top + ((bottom - top) * row) / rows };
      if (distanceToSegment(dot, from, to) < reach) return true;
    }
  }
  return false;
}

/** What names keep off, and how many things stand in the row of each station. */
export interface Surroundings {
  readonly scale: number;
  readonly bodies: readonly Body[];
  readonly boxes: readonly Box[];
  readonly rows: ReadonlyMap<number, number>;
}

interface Found {
  readonly label: StationLabel;
  readonly faults: number;
}

/**
 * Names of these stations after those that stand already: on their own side, else on the first free one. If there is none those that matter
 * stand where they are least in the way, others are hidden, and what is at their stations stands right beside the dot.
 */
export function placeNames(
  stations: readonly number[],
  important: ReadonlySet<number>,
  around: Surroundings,
  before: ReadonlyMap<number, StationLabel> = new Map(),
): ReadonlyMap<number, StationLabel> {
  const { scale, rows } = around;
  const placed = new Map(before);
  const taken = [...before].flatMap(([station, label]) => boxesOf(label, rows.get(station) ?? 0, scale));
  for (const station of stations) {
    const matters = important.has(station);
    const count = rows.get(station) ?? 0;
    const bare = !matters && scale < TOO_FAR;
    const sides = [spotOf(station).label, ...SIDES];
    const best = (text?: string): Found => {
      let least: Found | undefined;
      for (const further of matters || text === '' ? FURTHER : [0]) {
        for (const side of sides) {
          const label = labelOf(station, scale, matters, side, text, further);
          const inTheWay = faultsOf(station, label, boxesOf(label, count, scale), taken, around);
          const faults = inTheWay + further / 6;
          if (inTheWay === 0 && (!least || faults < least.faults)) return { label, faults };
          if (!least || faults < least.faults) least = { label, faults };
        }
      }
      return least!;
    };
    const named = bare ? undefined : best();
    const found = named && (matters || named.faults === 0) ? named : count > 0 ? best('') : undefined;
    if (!found) continue;
    placed.set(station, found.label);
    taken.push(...boxesOf(found.label, count, scale));
  }
  return placed;
}

/** The boxes of a name and of what stands in its row. */
export function boxesOf(label: StationLabel, count: number, scale: number): readonly Box[] {
  const row = Array.from({ length: count }, (_, index) => boxAround(rowPlace(label, index, scale), 13 / scale));
  return label.text === '' ? row : [label.box, ...row];
}

/** How much is wrong with a place; 0 is a free one. To stand beside another dot is worst. */
function faultsOf(
  station: number,
  { text, box }: StationLabel,
  own: readonly Box[],
  taken: readonly Box[],
  { bodies, boxes, scale }: Surroundings,
): number {
  const count = (found: (each: Box) => number): number => own.reduce((sum, each) => sum + found(each), 0);
  const mistaken = text !== '' && isNearerToAnother(station, box) ? 12 : 0;
  return (
    mistaken +
    count((each) => (isInside(each) ? 0 : 8)) +
    count((each) => 6 * taken.filter((other) => overlap(each, other)).length) +
    count((each) => 4 * STATIONS.filter((_, other) => other !== station && covered(each, other)).length) +
    (own.slice(text === '' ? 0 : 1).some((each) => isNearADot(station, each, scale)) ? 4 : 0) +
    count((each) => 3 * boxes.filter((other) => overlap(each, other)).length) +
    count((each) => 5 * bodies.filter((body) => touches(each, body)).length)
  );
}

function isNearerToAnother(station: number, box: Box): boolean {
  const own = pillDistance(station, box);
  return STATIONS.some((_, other) => other !== station && pillDistance(other, box) <= own);
}

/** What stands right beside another dot seems to be there. */
const isNearADot = (station: number, box: Box, scale: number): boolean =>
  STATIONS.some((_, other) => other !== station && pillDistance(other, box) < PILL + 7 / scale);

function pillDistance(station: number, box: Box): number {
  const { from, to, middle } = PILLS[station]!;
  return Math.min(boxDistance(from, box), boxDistance(to, box), boxDistance(middle, box));
}

export function boxDistance({ x, y }: Point, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Where a thing in a station's row stands; what would be cut off at the edge goes on below the name. */
export function rowPlace({ row, box, size }: StationLabel, index: number, scale: number): Point {
  const room = 14 / scale;
  const isIn = (x: number): boolean => x > ORIGIN.x + room && x < ORIGIN.x + WIDTH - room;
  const at = (which: number): number => row.at.x + row.step * which;
  if (isIn(at(index))) return { x: at(index), y: row.at.y };
  let first = index;
  while (first > 0 && !isIn(at(first - 1))) first--;
  const from = row.step > 0 ? box.left + room : box.right - room;
  return { x: from + row.step * (index - first), y: row.at.y + size * 0.6 + room };
}

function covered({ left, right, top, bottom }: Box, station: number): boolean {
  const { from, to } = PILLS[station]!;
  return (
    left < Math.max(from.x, to.x) + PILL &&
    right > Math.min(from.x, to.x) - PILL &&
    top < Math.max(from.y, to.y) + PILL &&
    bottom > Math.min(from.y, to.y) - PILL
  );
}
