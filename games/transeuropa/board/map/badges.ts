/** Where the numerals of suggestions stand: beside what each is about, clear of each other, of the numbers of a turn's rails, of names and of cities. */
import type { Box as Edges } from '@stellwerk/toolkit/labels.ts';
import { distance, isIn, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import { beadAt, distanceTo } from './beads.ts';
import { cityPoint, middle, type Layout } from './geometry.ts';
import type { Hinted } from './PlayMap.tsx';

/** Half as wide as they are drawn, in board units where they are not enlarged. */
export const NUMERAL = 21;
export const NUMBER = 17;
/** What the sign of a city takes up to each side. */
const SIGN = 20;
/** Pixels a unit below which they keep their size. */
const SMALLEST = 0.5;

export function enlarged(scale: number): number {
  return Math.max(1, SMALLEST / scale);
}

interface Given {
  readonly layout: Layout;
  /** Pixels a unit. */
  readonly scale: number;
  readonly seen: Box | undefined;
  /** What names and start markers cover. */
  readonly taken: readonly Edges[];
}

/** Where the rails of a turn are numbered that have to be laid in this order. */
export function numbersAt({ layout, scale, seen, taken }: Given, hinted: Hinted | undefined): readonly Point[] {
  if (!hinted || !('lines' in hinted) || !hinted.ordered) return [];
  const lines = hinted.lines.map((line) => layout.lines[line]!);
  return lines.map((line) => beadAt(line, scale, seen, taken) ?? middle(line));
}

/** The place of each suggestion's numeral, none for what has no place on the map: the one that is shown chooses first. */
export function numeralsAt(
  given: Given,
  suggested: readonly (Hinted | undefined)[],
  shown: Hinted | undefined,
): readonly (Point | undefined)[] {
  const { layout, scale, seen, taken } = given;
  const size = enlarged(scale);
  const r = NUMERAL * size;
  const numbers = numbersAt(given, shown);
  const cities = layout.map.cities.map((_, city) => cityPoint(layout, city));
  const placed = new Map<number, Point>();
  const isSeen = (at: Point): boolean => !seen || [-r, r].every((by) => isIn(seen, { x: at.x + by, y: at.y + by }));
  // What they cover of each other or of a number costs more than names and signs.
  const covered = (at: Point): number =>
    Math.min(
      isSeen(at) ? 0 : -r,
      ...numbers.map((it) => distance(it, at) - r - NUMBER * size),
      ...[...placed.values()].map((it) => distance(it, at) - 2 * r),
    );
  const room = (at: Point): number =>
    Math.min(ENOUGH, ...taken.map((it) => distanceTo(it, at) - r), ...cities.map((it) => distance(it, at) - r - SIGN)) +
    100 * covered(at);
  const turns = [...suggested.keys()].toSorted(
    (a, b) => Number(suggested[b] === shown) - Number(suggested[a] === shown),
  );
  for (const index of turns) {
    const hinted = suggested[index];
    if (!hinted) continue;
    const places = besides(layout, hinted, suggested.slice(0, index), size);
    const rooms = places.map(room);
    placed.set(index, places[rooms.indexOf(Math.max(...rooms))]!);
  }
  return suggested.map((_, index) => placed.get(index));
}

/** More room than this is no better. */
const ENOUGH = 4;
/** Beside a ring or a capsule of lamps: how far from it, and along a rail. */
const AWAY = 58;
const FURTHER = [1, 1.45];
const ALONG = [0, 0.3, -0.3, 0.6, -0.6];
const AROUND = [5, 7, 3, 1, 6, 2, 4, 0];

/** Places beside what it is about, the best first: beside a rail that is in none before it. */
function besides(
  { crossings, lines }: Layout,
  hinted: Hinted,
  before: readonly (Hinted | undefined)[],
  size: number,
): readonly Point[] {
  const away = FURTHER.map((times) => times * (AWAY + NUMERAL * (size - 1)));
  if ('crossing' in hinted) {
    const { x, y } = crossings[hinted.crossing]!;
    return away.flatMap((off) =>
      AROUND.map((eighth) => {
        const turn = (eighth * Math.PI) / 4;
        return { x: x + off * Math.cos(turn), y: y + off * Math.sin(turn) };
      }),
    );
  }
  const isNew = (line: number): boolean =>
    before.every((other) => !other || !('lines' in other) || !other.lines.includes(line));
  const own = hinted.lines.filter(isNew);
  return (own.length > 0 ? own : hinted.lines).flatMap((index) => {
    const { from, to } = lines[index]!;
    const at = middle(lines[index]!);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    return away.flatMap((off) =>
      ALONG.flatMap((share) =>
        [1, -1].map((side) => ({
          x: at.x + share * dx - (side * off * dy) / length,
          y: at.y + share * dy + (side * off * dx) / length,
        })),
      ),
    );
  });
}
