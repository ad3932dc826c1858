/** Where the ten trains are drawn: their heads on their fields, and side by side where several would lie on top of each other. */
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import { isTerminus, LINES, NOBODY, STATIONS, TRAINS } from '../../rules/index.ts';
import { fieldPoint, pillOf } from './geometry.ts';
import type { Picture } from './playback.ts';
import { trainSize, type TrainSize } from './TrainShape.tsx';

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
  return { x: at.x - Math.cos(heading) * back, y: at.y - Math.sin(heading) * back, angle, field: at, size };
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
    const apart = (places[group[0]!]!.size.height + 4) / scale;
    const middle = group.reduce((sum, train) => sum + side(places[train]!, normal), 0) / group.length;
    const ordered = group.toSorted((a, b) => side(places[a]!, normal) - side(places[b]!, normal) || a - b);
    ordered.forEach((train, index) => {
      const place = places[train]!;
      const by = middle + (index - (group.length - 1) / 2) * apart - side(place, normal);
      drawn[train] = { ...place, x: place.x + normal.x * by, y: place.y + normal.y * by };
    });
  }
  return drawn;
}

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
