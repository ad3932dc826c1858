/** From what has happened to what is seen: the trains field by field, with their passengers getting on and off on the way. */
import {
  ABOARD,
  ARRIVED,
  FIELD_OF,
  homeOf,
  NOBODY,
  type Event,
  type Passenger,
  type Position,
  type Train,
} from '../../rules/index.ts';

/** The part of a position that the map shows. */
export type Picture = Pick<
  Position,
  'line' | 'field' | 'dir' | 'heldUntil' | 'leftHome' | 'front' | 'rear' | 'reserved' | 'place' | 'task'
>;

export interface Frame {
  readonly picture: Picture;
  /** Milliseconds that it takes to get there. */
  readonly time: number;
}

const FIELD_TIME = 120;
/** Of a train that is none of my business. */
const ELSEWHERE = 60;
const BASE_TIME = 320;
/** The longest that a single step may take. */
const LONGEST = 2600;

export function pictureOf(position: Position): Picture {
  const { line, field, dir, heldUntil, leftHome, front, rear, reserved, place, task } = position;
  return { line, field, dir, heldUntil, leftHome, front, rear, reserved, place, task };
}

/** The trains that carry one of these passengers before or while this happens. */
export function trainsWith(
  isMine: (passenger: Passenger) => boolean,
  { front, rear }: Pick<Picture, 'front' | 'rear'>,
  events: readonly Event[],
): ReadonlySet<Train> {
  const mine = (passenger: Passenger): boolean => passenger !== NOBODY && isMine(passenger);
  const riding = front.flatMap((_, train) => (mine(front[train]!) || mine(rear[train]!) ? [train] : []));
  const changing = events.flatMap((event) => (event.type === 'boarded' && mine(event.passenger) ? [event.train] : []));
  return new Set([...riding, ...changing]);
}

/**
 * The frames between two pictures; the last one is what the view says, even if the events told something else. Trains that the person
 * needn't follow go faster.
 */
export function framesOf(
  before: Picture,
  events: readonly Event[],
  after: Picture,
  isFollowed: (train: Train) => boolean = () => true,
): readonly Frame[] {
  const frames: { picture: Picture; time: number }[] = [];
  let now = copy(before);
  for (const event of events) {
    const time = timeOf(event, isFollowed);
    if (time > 0) {
      now = copy(now);
      frames.push({ picture: now, time });
    }
    carryOut(now, event);
  }
  const last = frames.at(-1);
  if (!last) return [{ picture: after, time: 0 }];
  last.picture = after;
  const total = frames.reduce((sum, { time }) => sum + time, 0);
  const share = Math.min(1, LONGEST / total);
  return frames.map(({ picture, time }) => ({ picture, time: time * share }));
}

/** The picture after all of this has happened. */
export function pictureAfter(before: Picture, events: readonly Event[]): Picture {
  const now = copy(before);
  for (const event of events) carryOut(now, event);
  return now;
}

function timeOf(event: Event, isFollowed: (train: Train) => boolean): number {
  if (event.type === 'baseStep') return BASE_TIME;
  if (event.type !== 'moved' && event.type !== 'cameHome') return 0;
  return isFollowed(event.train) ? FIELD_TIME : ELSEWHERE;
}

type Mutable = { -readonly [K in keyof Picture]: Picture[K] };

function copy(picture: Picture): Mutable {
  return {
    line: [...picture.line],
    field: [...picture.field],
    dir: [...picture.dir],
    heldUntil: [...picture.heldUntil],
    leftHome: [...picture.leftHome],
    front: [...picture.front],
    rear: [...picture.rear],
    reserved: [...picture.reserved],
    place: [...picture.place],
    task: [...picture.task],
  };
}

function carryOut(now: Mutable, event: Event): void {
  switch (event.type) {
    case 'baseStep':
      now.field = [...event.field];
      now.dir = [...event.dir];
      return;
    case 'moved':
    case 'diverted':
      now.line[event.train] = event.line;
      now.field[event.train] = event.field;
      now.dir[event.train] = event.dir;
      return;
    case 'cameHome':
      now.line[event.train] = homeOf(event.train);
      now.field[event.train] = FIELD_OF[homeOf(event.train)]![event.station]!;
      now.dir[event.train] = event.dir;
      return;
    case 'turned':
      now.dir[event.train] = event.dir;
      return;
    case 'heldUp':
      now.heldUntil[event.train] = event.until;
      return;
    case 'released':
      for (const train of event.trains) now.heldUntil[train] = 0;
      return;
    case 'tookCard':
      now.task[event.passenger] = event.task;
      return;
    case 'boarded':
      now[event.seat][event.train] = event.passenger;
      now.place[event.passenger] = ABOARD + event.train;
      return;
    case 'left':
    case 'arrived':
      vacate(now, event.train, event.passenger);
      now.place[event.passenger] = event.type === 'left' ? event.station : ARRIVED;
      return;
    case 'movedUp':
      now.front[event.train] = event.passenger;
      now.rear[event.train] = NOBODY;
      return;
    case 'swapped':
      now.front[event.train] = event.front;
      now.rear[event.train] = event.rear;
      return;
    case 'rode':
      now.place[event.passenger] = event.to;
      return;
    default:
  }
}

function vacate(now: Mutable, train: number, passenger: number): void {
  if (now.front[train] === passenger) now.front[train] = NOBODY;
  if (now.rear[train] === passenger) now.rear[train] = NOBODY;
}
