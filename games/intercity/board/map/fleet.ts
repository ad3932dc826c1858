/** Where the ten trains are drawn: on their fields, and side by side where several would lie on top of each other. */
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import { LINES, TRAINS } from '../../rules/index.ts';
import { fieldPoint } from './geometry.ts';
import type { Picture } from './playback.ts';

export interface DrawnTrain extends Point {
  /** Which way it looks, in degrees. */
  readonly angle: number;
  /** The field that it is on. */
  readonly field: Point;
}

/** From the middle of a train to its head or tail. */
const HALF = 36;
/** Trains nearer than this are drawn side by side, this far from each other. */
const NEAR = 40;
const APART = 31;

/**
 * A train's head counts: it stands on the field, the rest behind it. Where there is no room behind it, near the terminus that it comes from,
 * the train is drawn further ahead, up to its tail on the terminus itself; its light still marks the field.
 */
function placeOf(
  { line, field, dir }: Pick<Picture, 'line' | 'field' | 'dir'>,
  train: number,
  scale: number,
): DrawnTrain {
  const on = line[train]!;
  const at = fieldPoint(on, field[train]!);
  const angle = dir[train] === 1 ? at.angle : at.angle + 180;
  const room = distance(at, fieldPoint(on, dir[train] === 1 ? 0 : LINES[on]!.last));
  const by = Math.max(-HALF * scale, HALF * scale - room / 2);
  const heading = (angle * Math.PI) / 180;
  return { x: at.x + Math.cos(heading) * by, y: at.y + Math.sin(heading) * by, angle, field: at };
}

export function fleetOf(picture: Pick<Picture, 'line' | 'field' | 'dir'>, scale = 1): DrawnTrain[] {
  const places = Array.from({ length: TRAINS }, (_, train) => placeOf(picture, train, scale));
  const drawn = [...places];
  for (const group of groupsOf(places, NEAR * scale)) {
    const across = ((places[group[0]!]!.angle % 180) * Math.PI) / 180 + Math.PI / 2;
    const normal = { x: Math.cos(across), y: Math.sin(across) };
    const middle = group.reduce((sum, train) => sum + side(places[train]!, normal), 0) / group.length;
    const ordered = group.toSorted((a, b) => side(places[a]!, normal) - side(places[b]!, normal) || a - b);
    ordered.forEach((train, index) => {
      const place = places[train]!;
      const by = middle + (index - (group.length - 1) / 2) * APART * scale - side(place, normal);
      drawn[train] = { ...place, x: place.x + normal.x * by, y: place.y + normal.y * by };
    });
  }
  return drawn;
}

const side = (point: Point, normal: Point): number => point.x * normal.x + point.y * normal.y;

/** Trains that are near each other, also by way of others, in groups of two or more. */
function groupsOf(places: readonly Point[], near: number): number[][] {
  const groupOf = places.map((_, train) => train);
  places.forEach((a, i) =>
    places.slice(0, i).forEach((b, j) => {
      if (distance(a, b) >= near) return;
      const [from, to] = [groupOf[i]!, groupOf[j]!];
      groupOf.forEach((group, train) => {
        if (group === from) groupOf[train] = to;
      });
    }),
  );
  const trains = places.map((_, train) => train);
  return trains.map((group) => trains.filter((train) => groupOf[train] === group)).filter((group) => group.length > 1);
}
