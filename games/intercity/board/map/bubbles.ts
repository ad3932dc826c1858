/** Where the dark bubbles stand: beside what they speak of, on the first side where they cover nothing that is needed. */
import { overlap, type Box } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { boxAround, isInside, touches, type Body } from './boxes.ts';

export interface Wanted {
  readonly key: string;
  /** The middle of what it speaks of, and how far that reaches to each side, in pixels. */
  readonly at: Point;
  readonly around: Point;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What is never covered, or only if there is no other way. */
export interface Things {
  readonly bodies: readonly Body[];
  readonly boxes: readonly Box[];
}

const SIDES: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
/** Distances from what they speak of, in pixels. */
const GAPS = [6, 16, 26, 40, 60, 85, 115, 150];

/** Middles of the bubbles by key; one that finds no place is left out. */
export function placeBubbles(
  wanted: readonly Wanted[],
  scale: number,
  dear: Things,
  others: Things,
): ReadonlyMap<string, Point> {
  const placed = new Map<string, Point>();
  const taken: Box[] = [];
  for (const bubble of wanted) {
    const places = GAPS.flatMap((gap) => SIDES.map((side) => placeOf(bubble, side, gap, scale)));
    const possible = places.filter(
      ({ box }) => isInside(box) && isFree(box, dear) && !taken.some((other) => overlap(box, other)),
    );
    // A train is known by what is left of it, a name is not.
    const place =
      possible.find(({ box }) => isFree(box, others)) ??
      possible.find(({ box }) => isFree(box, { ...others, bodies: [] })) ??
      possible[0];
    if (!place) continue;
    placed.set(bubble.key, place.middle);
    taken.push(place.box);
  }
  return placed;
}

function placeOf({ at, around, width, height }: Wanted, [x, y]: readonly [number, number], gap: number, scale: number) {
  const middle = {
    x: at.x + (x * (around.x + width / 2 + gap)) / scale,
    y: at.y + (y * (around.y + height / 2 + gap)) / scale,
  };
  return { middle, box: boxAround(middle, width / 2 / scale, height / 2 / scale) };
}

const isFree = (box: Box, { bodies, boxes }: Things): boolean =>
  !bodies.some((body) => touches(box, body)) && !boxes.some((other) => overlap(box, other));
