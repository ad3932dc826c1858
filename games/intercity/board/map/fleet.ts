/**
 * Where the ten trains are drawn: their heads on their fields, their bodies along their lines, also round a bend. Where one would hide what
 * is to be read on another, it stands beside its line, by its own width at most, or a little further back on it, or is drawn smaller.
 */
import { distance, distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import type { Box } from '@stellwerk/toolkit/labels.ts';
import { isTerminus, LINES, NOBODY, STATIONS } from '../../rules/index.ts';
import { HEIGHT, ORIGIN, WIDTH } from './diagram.ts';
import { along, COURSES, fieldPoint, GAP, pillOf } from './geometry.ts';
import { boxDistance, touches, type Body } from './boxes.ts';
import type { Picture } from './playback.ts';
import { digitAt, isShort, seatsOf, trainSize, type TrainSize } from './TrainShape.tsx';

/** Where its middle is; from there its front part and its rear part each lie on the line. */
export interface DrawnTrain extends Point {
  /** Which way it looks, in degrees. */
  readonly angle: number;
  /** How its rear part is turned against that. */
  readonly bend: number;
  /** The field that it is on. */
  readonly field: Point;
  readonly size: TrainSize;
}

type Rails = Pick<Picture, 'line' | 'field' | 'dir' | 'front' | 'rear'>;

const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const heading = (angle: number): Point => ({
  x: Math.cos((angle * Math.PI) / 180),
  y: Math.sin((angle * Math.PI) / 180),
});

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
        const { x, y } = heading(fieldPoint(line, field).angle);
        const way = field === 0 ? -1 : 1;
        return { x: sum.x + way * x, y: sum.y + way * y };
      },
      { x: 0, y: 0 },
    );
    const length = distance(from, to);
    const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    const way = Math.sign(across.x * out.x + across.y * out.y);
    return way === 0 ? [] : [[station, { x: across.x * way, y: across.y * way }] as const];
  }),
);

/** How far tracks go on behind the buffers of termini: farther than any train is long. */
const BEYOND = 600;

/** A line from north to south with its tracks behind both buffers, and how far along it each of its points lies. */
export const TRACKS = COURSES.map(({ points, fields }, line) => {
  const beyond = (field: number): Point => {
    const { x, y, angle } = fields[field]!;
    const way = field === 0 ? -1 : 1;
    const own = heading(angle);
    const out = INTO.get(LINES[line]!.fields[field]!) ?? { x: way * own.x, y: way * own.y };
    return { x: x + BEYOND * out.x, y: y + BEYOND * out.y };
  };
  const all = [beyond(0), ...points, beyond(LINES[line]!.last)];
  let sum = 0;
  return { points: all, at: all.map((point, index) => (index === 0 ? 0 : (sum += distance(all[index - 1]!, point)))) };
});

/** The point of a way that is so far from its start, as the crow flies, and the way from there on; its last piece has no end. */
function reached(way: readonly Point[], far: number): readonly Point[] {
  const [start] = way as [Point];
  const found = way.findIndex((point) => distance(start, point) >= far);
  const next = found < 0 ? way.length - 1 : found;
  const [a, b] = [way[next - 1]!, way[next]!];
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, a.x - start.x, a.y - start.y];
  const [square, half] = [ux * ux + uy * uy, ux * vx + uy * vy];
  const share = (Math.sqrt(half * half - square * (vx * vx + vy * vy - far * far)) - half) / square;
  const point = { x: a.x + ux * share, y: a.y + uy * share };
  // Beyond the end it goes on in the same direction.
  return [point, ...(found < 0 ? [{ x: point.x + ux, y: point.y + uy }] : way.slice(next))];
}

/** A train's head counts: it stands on the field, the rest behind it on the line; at a terminus that is behind the buffer. */
export function drawnAt(
  line: number,
  field: number,
  dir: number,
  size: TrainSize,
  scale: number,
  back = 0,
): DrawnTrain {
  const { points, at } = TRACKS[line]!;
  const from = BEYOND + COURSES[line]!.at[field]! - dir * back;
  const behind =
    dir === 1 ? points.filter((_, index) => at[index]! < from).toReversed() : points.filter((_, i) => at[i]! > from);
  const { x, y } = along(points, from);
  const head = { x, y };
  const part = size.length / 2 / scale;
  const shared = { field: fieldPoint(line, field), size };
  if (isShort(size)) {
    const [tail] = reached([head, ...behind], 2 * part) as [Point];
    return inside({ x: (x + tail.x) / 2, y: (y + tail.y) / 2, angle: degrees(tail, head), bend: 0, ...shared }, scale);
  }
  const half = reached([head, ...behind], part);
  const [middle] = half as [Point];
  const [tail] = reached(half, part) as [Point];
  const angle = degrees(middle, head);
  const bend = ((degrees(tail, middle) - angle + 540) % 360) - 180;
  return inside({ ...middle, angle, bend, ...shared }, scale);
}

/** The ends of a train and its middle, from tail to head, in board units. */
export function endsOf(
  { x, y, angle, bend, size }: DrawnTrain,
  scale: number,
  less = 0,
): readonly [Point, Point, Point] {
  const half = Math.max(0, size.length - less) / 2 / scale;
  const [front, rear] = [heading(angle), heading(angle + bend)];
  return [
    { x: x - rear.x * half, y: y - rear.y * half },
    { x, y },
    { x: x + front.x * half, y: y + front.y * half },
  ];
}

/** Half of what a train takes up across and down, in pixels. */
export function extentOf(train: DrawnTrain): Point {
  const { size } = train;
  const [tail, middle, head] = endsOf(train, 1, size.height);
  const reach = (at: (point: Point) => number): number =>
    Math.max(Math.abs(at(tail) - at(middle)), Math.abs(at(head) - at(middle))) + size.height / 2;
  return { x: reach(({ x }) => x), y: reach(({ y }) => y) };
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

const shifted = (train: DrawnTrain, { x, y }: Point): DrawnTrain => ({ ...train, x: train.x + x, y: train.y + y });
const inside = (train: DrawnTrain, scale: number): DrawnTrain => shifted(train, inwards([train], scale));

/** To one side of a train, seen along it. */
function beside(train: DrawnTrain): Point {
  const [tail, , head] = endsOf(train, 1);
  const { x, y } = heading(degrees(tail, head));
  return { x: -y, y: x };
}

interface Step {
  /** To one side, as a share of its width. */
  readonly aside: number;
  /** Back on its line, as a share of its length. */
  readonly back: number;
}
/** What is nearest to its place first; ahead of its field only where there is no room behind it. */
const stepsOf = (asides: readonly number[], backs: readonly number[]): readonly Step[] => {
  const cost = ({ aside, back }: Step): number => Math.abs(aside) + (back < 0 ? 2 - 4 * back : 4 * back);
  return asides.flatMap((aside) => backs.map((back) => ({ aside, back }))).toSorted((a, b) => cost(a) - cost(b));
};

/** Where a train may go: its body stays at its field, or it would be taken to be somewhere else. */
const ASIDE = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];
const STEPS = stepsOf(ASIDE, [0, 0.1, 0.2, 0.3, 0.45, -0.2, -0.4, -0.6, -0.8, -1]);
/** Where even a small train finds no room there. */
const FURTHER = stepsOf(ASIDE, [0.6, 0.8, 1]);
/** And on the smallest maps, where names are large beside lines. */
const WIDER = stepsOf([1.5, -1.5, 2, -2, 2.5, -2.5], [0, 0.3, 0.6, -0.4, -0.8]);
/** Behind the buffers trains stand side by side; so many widths from its place a train rather stands on a name. */
const IN_ROW = stepsOf(
  Array.from({ length: 41 }, (_, index) => 0.3 * (index - 20)),
  [0],
);
const FAR_OFF = 4.9;
/** Pixels between trains there: a finger on one of them means no other. */
const APART = 5;
/** Pixels that they stand back there where there is room for it: what ties them to their fields fans out. */
const FAN = 9;
/** Fields nearer than this belong to one terminus, in board units. */
const SHARED = 3 * GAP;
/** In a crowd a train is rather smaller than elsewhere. */
const SMALLER = 0.85;
/** No number is smaller, in pixels. */
const READABLE = 11;

/** A ring marks the field that a train is on, of this radius in pixels; on a number it would make a 6 of a 4. */
export const RING = 4.5;

/** All trains, off each other and with what is on them off these names. */
export function fleetOf(picture: Rails, scale: number, names: readonly Box[] = []): DrawnTrain[] {
  const { line, field, dir, front, rear } = picture;
  const placed = new Map<number, DrawnTrain>();
  const marks = (drawn: DrawnTrain, train: number): readonly Mark[] =>
    marksOn(drawn, front[train] !== NOBODY, rear[train] !== NOBODY, scale);
  const isBuffered = (train: number): boolean => isTerminus(line[train]!, field[train]!);
  // Behind buffers there is room to keep off names altogether; on its line a train has to be where it is.
  const isWritten = (drawn: DrawnTrain, train: number): boolean =>
    isBuffered(train)
      ? bodiesOf(drawn, scale).some((body) => names.some((name) => touches(name, body)))
      : marks(drawn, train).some(({ at, half }) => names.some((name) => boxDistance(at, name) < half));
  const rings = line.map((each, train) => fieldPoint(each, field[train]!));
  const isRinged = (drawn: DrawnTrain): boolean =>
    rings.some((at) => distance(at, drawn) * scale < drawn.size.digit / 2 + RING);
  const collides = (drawn: DrawnTrain, train: number): boolean =>
    isRinged(drawn) ||
    [...placed].some(
      ([other, there]) =>
        distance(drawn, there) * scale < (drawn.size.length + there.size.length) / 2 + 4 &&
        (covers(drawn, there, scale, isBuffered(train) && isBuffered(other) ? APART : -1) ||
          hides(there, marks(drawn, train), scale) ||
          hides(drawn, marks(there, other), scale)),
    );
  const place = (train: number): DrawnTrain => {
    const atTerminus = isBuffered(train);
    const size = trainSize(scale, front[train] !== NOBODY || rear[train] !== NOBODY, atTerminus);
    const station = LINES[line[train]!]!.fields[field[train]!]!;
    // Lines that share a terminus share its row as well.
    const row = atTerminus && INTO.has(station) ? pillOf(station).middle : undefined;
    const at = ({ aside, back }: Step, size: TrainSize): DrawnTrain => {
      const far = (back * size.length + (row ? FAN : 0)) / scale;
      const drawn = drawnAt(line[train]!, field[train]!, dir[train]!, size, scale, far);
      const across = beside(drawn);
      const into = row ? (row.x - drawn.field.x) * across.x + (row.y - drawn.field.y) * across.y : 0;
      const by = into + (aside * size.height) / scale;
      return inside(shifted(drawn, { x: across.x * by, y: across.y * by }), scale);
    };
    const tries = (each: TrainSize, steps: readonly Step[]) => ({ each, steps: atTerminus ? IN_ROW : steps });
    const small = shrunk(size);
    const found = (fits: (drawn: DrawnTrain) => boolean): DrawnTrain | undefined => {
      let clear: DrawnTrain | undefined;
      const sizes = [tries(size, STEPS), ...[STEPS, FURTHER, WIDER].map((steps) => tries(small, steps))];
      for (const { each, steps } of sizes)
        for (const step of steps) {
          if (clear && Math.abs(step.aside) > FAR_OFF) break;
          const drawn = at(step, each);
          if (collides(drawn, train) || !fits(drawn)) continue;
          if (!isWritten(drawn, train)) return drawn;
          clear ??= drawn;
        }
      return clear;
    };
    const inOrder = row && found((drawn) => isInOrder(drawn, [...placed.values()]));
    if (inOrder && !isWritten(inOrder, train)) return inOrder;
    return found(() => true) ?? inOrder ?? at({ aside: 0, back: 0 }, small);
  };
  // Behind buffers there is most room to give way.
  const late = (train: number): number => Number(isBuffered(train));
  // Of those that share a terminus the lines in the middle first, and so in the middle of the row.
  const outer = (train: number): number => {
    const station = LINES[line[train]!]!.fields[field[train]!]!;
    return isBuffered(train) ? distance(rings[train]!, pillOf(station).middle) : 0;
  };
  const order = [...line.keys()].toSorted((a, b) => late(a) - late(b) || outer(a) - outer(b) || a - b);
  for (const train of order) placed.set(train, place(train));
  return line.map((_, train) => placed.get(train)!);
}

const shrunk = ({ length, height, mark, digit }: TrainSize): TrainSize => ({
  length: SMALLER * length,
  height: SMALLER * height,
  mark: SMALLER * mark,
  digit: Math.max(READABLE, SMALLER * digit),
});

interface Mark {
  readonly at: Point;
  /** Half of its size. */
  readonly half: number;
}

/** What is to be read on a train: its number and who sits in it. */
export function marksOn(train: DrawnTrain, front: boolean, rear: boolean, scale: number): readonly Mark[] {
  const { x, y, angle, bend, size } = train;
  const on = (far: number, way: Point, half: number): Mark => ({
    at: { x: x + (way.x * far) / scale, y: y + (way.y * far) / scale },
    half: half / scale,
  });
  const [rearAt, frontAt] = seatsOf(size);
  return [
    on(digitAt(size, front, rear), heading(angle), size.digit / 2),
    ...(front ? [on(frontAt, heading(angle), size.mark)] : []),
    ...(rear ? [on(rearAt, heading(angle + bend), size.mark)] : []),
  ];
}

/** A train's body as two bars. */
export function bodiesOf(train: DrawnTrain, scale: number, more = 0): readonly Body[] {
  const { size } = train;
  const [tail, middle, head] = endsOf(train, scale, size.height);
  const reach = (size.height / 2 + more) / scale;
  return [
    { from: tail, to: middle, reach },
    { from: middle, to: head, reach },
  ];
}

/** From a point to the outline of a train, in board units; negative inside. */
export const trainDistance = (point: Point, train: DrawnTrain, scale: number): number =>
  Math.min(...bodiesOf(train, scale).map(({ from, to, reach }) => distanceToSegment(point, from, to) - reach));

const hides = (train: DrawnTrain, marks: readonly Mark[], scale: number): boolean =>
  marks.some(({ at, half }) => trainDistance(at, train, scale) < half);

/** Whether a train behind its buffer stands on the same side of others there as its line does: what ties them to their fields crosses nowhere. */
const isInOrder = (drawn: DrawnTrain, placed: readonly DrawnTrain[]): boolean =>
  placed.every(({ field, x, y }) => {
    const [dx, dy] = [drawn.field.x - field.x, drawn.field.y - field.y];
    return Math.hypot(dx, dy) > SHARED || (drawn.x - x) * dx + (drawn.y - y) * dy >= 0;
  });

/** Whether two trains that run the same way would lie on each other, or nearer than `apart`: points along their bodies tell it. */
function covers(a: DrawnTrain, b: DrawnTrain, scale: number, apart: number): boolean {
  const turn = Math.abs((a.angle - b.angle + 540) % 180);
  if (Math.min(turn, 180 - turn) > 40) return false;
  const near = ((a.size.height + b.size.height) / 2 + apart) / scale;
  const dots = (train: DrawnTrain): readonly Point[] => endsOf(train, scale, train.size.height);
  return dots(a).some((one) => dots(b).some((other) => distance(one, other) < near));
}
