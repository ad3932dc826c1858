/**
 * Where the ten trains are drawn: their heads on their fields, side by side where several would lie on top of each other, apart where one
 * would hide another's number or passengers, and never beyond the edge of the map.
 */
import { distance, distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import type { Box } from '@stellwerk/toolkit/labels.ts';
import { isTerminus, LINES, NOBODY, STATIONS, TRAINS } from '../../rules/index.ts';
import { HEIGHT, ORIGIN, WIDTH } from './diagram.ts';
import { fieldPoint, pillOf } from './geometry.ts';
import { boxDistance } from './boxes.ts';
import type { Picture } from './playback.ts';
import { seatsOf, trainSize, type TrainSize } from './TrainShape.tsx';

export interface DrawnTrain extends Point {
  /** Which way it looks, in degrees. */
  readonly angle: number;
  /** The field that it is on. */
  readonly field: Point;
  readonly size: TrainSize;
}

type Rails = Pick<Picture, 'line' | 'field' | 'dir' | 'front' | 'rear'>;

/** A train's head counts: it stands on the field, the rest behind it; at a terminus that is behind the buffer. */
export function drawnAt(line: number, field: number, dir: number, size: TrainSize, scale: number): DrawnTrain {
  const at = fieldPoint(line, field);
  const along = behindBuffer(line, field) ?? at.angle;
  const angle = dir === 1 ? along : along + 180;
  const heading = (angle * Math.PI) / 180;
  const back = size.length / 2 / scale;
  const drawn = { x: at.x - Math.cos(heading) * back, y: at.y - Math.sin(heading) * back, angle, field: at, size };
  const by = inwards([drawn], scale);
  return { ...drawn, x: drawn.x + by.x, y: drawn.y + by.y };
}

/** Half of what a train takes up across and down, in pixels. */
export function extentOf({ angle, size: { length, height } }: DrawnTrain): Point {
  const heading = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(heading)), Math.abs(Math.sin(heading))];
  return { x: (cos * length + sin * height) / 2, y: (sin * length + cos * height) / 2 };
}

/** A train keeps so many pixels from the edge of the map. */
const EDGE = 4;

/** How far these trains have to move together until none is cut off by the edge of the map. */
function inwards(trains: readonly DrawnTrain[], scale: number): Point {
  const by = (at: (point: Point) => number, start: number, length: number): number => {
    const room = (train: DrawnTrain): number => (at(extentOf(train)) + EDGE) / scale;
    const before = Math.max(0, ...trains.map((train) => start - at(train) + room(train)));
    const behind = Math.max(0, ...trains.map((train) => at(train) + room(train) - start - length));
    return before - behind;
  };
  return { x: by(({ x }) => x, ORIGIN.x, WIDTH), y: by(({ y }) => y, ORIGIN.y, HEIGHT) };
}

/** Which way lines run into each terminus that several of them share, as their trains stand there: across the dots, in one row. */
const INTO: ReadonlyMap<number, Point> = new Map(
  STATIONS.flatMap((_, station) => {
    const ends = LINES.flatMap(({ fields, last }, line) =>
      [0, last].filter((field) => fields[field] === station).map((field) => ({ line, field })),
    );
    if (ends.length < 2) return [];
    const { from, to } = pillOf(station);
    const out = ends.reduce(
      (sum, { line, field }) => {
        const heading = (fieldPoint(line, field).angle * Math.PI) / 180;
        const way = field === 0 ? -1 : 1;
        return { x: sum.x + way * Math.cos(heading), y: sum.y + way * Math.sin(heading) };
      },
      { x: 0, y: 0 },
    );
    const across = { x: to.y - from.y, y: from.x - to.x };
    const way = Math.sign(across.x * out.x + across.y * out.y);
    return way === 0 ? [] : [[station, { x: across.x * way, y: across.y * way }] as const];
  }),
);

/** The angle of a line, from north to south, at a terminus that it shares. */
function behindBuffer(line: number, field: number): number | undefined {
  const out = isTerminus(line, field) ? INTO.get(LINES[line]!.fields[field]!) : undefined;
  if (!out) return undefined;
  const angle = (Math.atan2(out.y, out.x) * 180) / Math.PI;
  return field === 0 ? angle + 180 : angle;
}

export function fleetOf(picture: Rails, scale: number): DrawnTrain[] {
  const places = Array.from({ length: TRAINS }, (_, train) => {
    const occupied = picture.front[train] !== NOBODY || picture.rear[train] !== NOBODY;
    const { line, field, dir } = picture;
    const size = trainSize(scale, occupied, isTerminus(line[train]!, field[train]!));
    return drawnAt(line[train]!, field[train]!, dir[train]!, size, scale);
  });
  const drawn = [...places];
  for (const group of groupsOf(places, scale)) {
    const across = ((places[group[0]!]!.angle % 180) * Math.PI) / 180 + Math.PI / 2;
    const normal = { x: Math.cos(across), y: Math.sin(across) };
    const gap = (places[group[0]!]!.size.height + 4) / scale;
    const middle = group.reduce((sum, train) => sum + side(places[train]!, normal), 0) / group.length;
    const ordered = group.toSorted((a, b) => side(places[a]!, normal) - side(places[b]!, normal) || a - b);
    const fanned = ordered.map((train, index) => {
      const place = places[train]!;
      const by = middle + (index - (group.length - 1) / 2) * gap - side(place, normal);
      return { ...place, x: place.x + normal.x * by, y: place.y + normal.y * by };
    });
    const by = inwards(fanned, scale);
    ordered.forEach((train, index) => {
      const place = fanned[index]!;
      drawn[train] = { ...place, x: place.x + by.x, y: place.y + by.y };
    });
  }
  return apart(drawn, picture, scale, []);
}

/** Steps in pixels, along a train and across it, the nearest first. */
const STEPS: readonly Point[] = [0, -9, -18, -27, -36, 9, 18, 27, 36, 48]
  .flatMap((x) => [0, 8, -8, 16, -16, 25, -25, 34, -34, 50, -50].map((y) => ({ x, y })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

/**
 * Trains that hide what is to be read on another, or on which names would hide it, are moved to the nearest place where all of it is seen.
 */
export function apart(
  fleet: readonly DrawnTrain[],
  { front, rear }: Pick<Rails, 'front' | 'rear'>,
  scale: number,
  names: readonly Box[],
): DrawnTrain[] {
  const drawn = [...fleet];
  const marks = (train: DrawnTrain, index: number) =>
    marksOn(train, front[index] !== NOBODY, rear[index] !== NOBODY, scale);
  const isWritten = (train: DrawnTrain, index: number): boolean =>
    marks(train, index).some(({ at, half }) => names.some((name) => boxDistance(at, name) < half));
  const collides = (train: DrawnTrain, index: number): boolean =>
    isWritten(train, index) ||
    drawn.some(
      (other, which) =>
        which !== index &&
        distance(train, other) * scale < (train.size.length + other.size.length) / 2 + 4 &&
        (hides(other, marks(train, index), scale) || hides(train, marks(other, which), scale)),
    );
  fleet.forEach((train, index) => {
    if (!collides(train, index)) return;
    const heading = (train.angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(heading) / scale, Math.sin(heading) / scale];
    for (const { x, y } of STEPS) {
      const moved = { ...train, x: train.x + x * cos - y * sin, y: train.y + x * sin + y * cos };
      const by = inwards([moved], scale);
      if (by.x !== 0 || by.y !== 0 || collides(moved, index)) continue;
      drawn[index] = moved;
      return;
    }
  });
  return drawn;
}

interface Mark {
  readonly at: Point;
  /** Half of its size. */
  readonly half: number;
}

/** What is to be read on a train: its number and who sits in it. */
export function marksOn(
  { x, y, angle, size }: DrawnTrain,
  front: boolean,
  rear: boolean,
  scale: number,
): readonly Mark[] {
  const heading = (angle * Math.PI) / 180;
  const on = (along: number, half: number): Mark => ({
    at: { x: x + (Math.cos(heading) * along) / scale, y: y + (Math.sin(heading) * along) / scale },
    half: half / scale,
  });
  const [rearAt, frontAt] = seatsOf(size);
  return [on(0, size.digit / 2), ...(front ? [on(frontAt, size.mark)] : []), ...(rear ? [on(rearAt, size.mark)] : [])];
}

const hides = (train: DrawnTrain, marks: readonly Mark[], scale: number): boolean => {
  const [tail, head] = spineOf(train, scale);
  const reach = train.size.height / 2 / scale;
  return marks.some(({ at, half }) => distanceToSegment(at, tail, head) < reach + half);
};

const side = (point: Point, normal: Point): number => point.x * normal.x + point.y * normal.y;

/** The middle line of a train's body, from tail to head. */
export function spineOf({ x, y, angle, size }: DrawnTrain, scale: number): readonly [Point, Point] {
  const heading = (angle * Math.PI) / 180;
  const half = Math.max(0, size.length - size.height) / 2 / scale;
  const [dx, dy] = [Math.cos(heading) * half, Math.sin(heading) * half];
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
}

/** Whether two trains that run the same way would lie on each other: points along their bodies are nearer than they are high. */
function covers(a: DrawnTrain, b: DrawnTrain, scale: number): boolean {
  const turn = Math.abs((a.angle - b.angle + 540) % 180);
  if (Math.min(turn, 180 - turn) > 40) return false;
  const near = ((a.size.height + b.size.height) / 2 - 2) / scale;
  const dots = (train: DrawnTrain): Point[] => {
    const [tail, head] = spineOf(train, scale);
    return [tail, { x: (tail.x + head.x) / 2, y: (tail.y + head.y) / 2 }, head];
  };
  return dots(a).some((one) => dots(b).some((other) => distance(one, other) < near));
}

/** Trains that would cover each other, also by way of others, in groups of two or more. */
function groupsOf(places: readonly DrawnTrain[], scale: number): number[][] {
  const groupOf = places.map((_, train) => train);
  places.forEach((a, i) =>
    places.slice(0, i).forEach((b, j) => {
      if (!covers(a, b, scale)) return;
      const [from, to] = [groupOf[i]!, groupOf[j]!];
      groupOf.forEach((group, train) => {
        if (group === from) groupOf[train] = to;
      });
    }),
  );
  const trains = places.map((_, train) => train);
  return trains.map((group) => trains.filter((train) => groupOf[train] === group)).filter((group) => group.length > 1);
}
