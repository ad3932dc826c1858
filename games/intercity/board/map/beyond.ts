/** What lies out of sight of a map that is zoomed: a pill at the edge for each, towards it, so that nobody looks for a train that isn't there. */
import { overlap, type Box } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { anyOverlap, boxAround, isClear, type Seen } from './boxes.ts';

export interface Beyond {
  readonly key: string;
  readonly at: Point;
  /** How wide its pill is, in pixels. */
  readonly width: number;
}

export interface Pill extends Point {
  readonly key: string;
  /** Where its arrow points, in degrees clockwise from east. */
  readonly angle: number;
}

export const PILL_HEIGHT = 32;
/** From the edge, and between two pills, in pixels. */
const MARGIN = 6;
const STEP = 8;
const STEPS = 200;
/** A thing is out of sight if less than this is seen of it, in pixels. */
const HALF = 12;

/** A pill for each thing out of sight, off the others, off the button in the corner and off names where it can be. */
export function pillsFor(
  things: readonly Beyond[],
  seen: Seen,
  scale: number,
  names: readonly Box[] = [],
): readonly Pill[] {
  const taken: Box[] = [];
  return things.flatMap(({ key, at, width }) => {
    if (isClear(seen, boxAround(at, HALF / scale))) return [];
    const [across, up] = [(width / 2 + MARGIN) / scale, (PILL_HEIGHT / 2 + MARGIN) / scale];
    const inner = {
      left: seen.left + across,
      right: seen.right - across,
      top: seen.top + up,
      bottom: seen.bottom - up,
    };
    const wanted = { x: clamp(at.x, inner.left, inner.right), y: clamp(at.y, inner.top, inner.bottom) };
    // Along the edge that it lies behind.
    const aside = wanted.x !== at.x && Math.abs(wanted.x - at.x) >= Math.abs(wanted.y - at.y);
    const places = Array.from({ length: STEPS }, (_, step) => {
      const by = ((step % 2 ? 1 : -1) * Math.ceil(step / 2) * STEP) / scale;
      const place = {
        x: clamp(wanted.x + (aside ? 0 : by), inner.left, inner.right),
        y: clamp(wanted.y + (aside ? by : 0), inner.top, inner.bottom),
      };
      return { ...place, box: boxAround(place, across, up) };
    }).filter(({ box }) => !anyOverlap([box], taken) && !(seen.button && overlap(box, seen.button)));
    const found = places.find(({ box }) => !anyOverlap([box], names)) ?? places[0];
    if (!found) return [];
    const { x, y, box } = found;
    taken.push(box);
    return [{ key, x, y, angle: (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI }];
  });
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
