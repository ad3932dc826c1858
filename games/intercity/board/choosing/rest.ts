/** Where left-over points do most good by the plans, tried out one way after the other; where nothing helps, least harm. */
import { canDraw, dryRun, JOKER, type DryRun, type Train, type View } from '../../rules/index.ts';
import { drivesOf, mostFor, openTrains, pointsLeft } from './laying.ts';
import { isPlanned, ownFields, worthOf } from './worth.ts';

/** The trains for the points that a lay leaves. Jokers that could buy a card are kept unless they are released. */
export function restOf(view: View, laid: readonly Train[], jokers: boolean): readonly Train[] {
  const best = bestOf(view, coloured(view, laid));
  return (jokers ? withJokers(view, best) : best).slice(laid.length);
}

/** Whether points that are left could still bring my passengers on. */
export function helps(view: View, laid: readonly Train[]): boolean {
  const fields = (trains: readonly Train[]): number => {
    const { after } = dryRun(view, drivesOf(view, trains) ?? []);
    return after.phase === 'over' ? 0 : ownFields(view, after);
  };
  const now = fields(laid);
  return openTrains(view, laid).some((train) => {
    const all = Array.from({ length: mostFor(view, laid, train) }, () => train);
    return fields([...laid, ...all]) < now || fields([...laid, train]) < now;
  });
}

export const mayBuy = (view: View): boolean => view.phase === 'drive' && canDraw(view);

const facesLeft = (view: View, laid: readonly Train[]): readonly number[] =>
  pointsLeft(view, laid).map((die) => view.dice[die]!);

/** Every way to share the points of each colour between its two trains. */
function coloured(view: View, laid: readonly Train[]): readonly (readonly Train[])[] {
  const faces = facesLeft(view, laid).filter((face) => face !== JOKER);
  let ways: readonly (readonly Train[])[] = [laid];
  for (const face of new Set(faces)) {
    const count = faces.filter((each) => each === face).length;
    const open = openTrains(view, laid, face);
    const shares = open.length < 2 ? [0] : Array.from({ length: count + 1 }, (_, share) => share);
    ways = ways.flatMap((way) =>
      shares.map((share) => [
        ...way,
        ...Array.from({ length: count }, (_, index) => (index < share ? open[1]! : open[0]!)),
      ]),
    );
  }
  return ways;
}

/** Jokers in batches for the trains of my plans, as long as they bring somebody on; what is left goes where it harms least. */
function withJokers(view: View, laid: readonly Train[]): readonly Train[] {
  const left = facesLeft(view, laid).length;
  if (left === 0) return laid;
  const batches = (trains: readonly Train[], counts: readonly number[]): readonly (readonly Train[])[] =>
    trains
      .flatMap((train) => counts.map((count) => [...laid, ...Array.from({ length: count }, () => train)]))
      .filter((way) => drivesOf(view, way));
  const open = openTrains(view, laid);
  const planned = open.filter((train) => view.own!.passengers.some((passenger) => isPlanned(view, passenger, train)));
  const every = Array.from({ length: left }, (_, index) => index + 1);
  const best = bestOf(view, [laid, ...batches(planned, every)]);
  if (best.length > laid.length) return withJokers(view, best);
  const last = batches(open, [left]);
  return last.length > 0 ? bestOf(view, last) : [...laid, ...withJokers(view, [...laid, open[0]!]).slice(laid.length)];
}

/** How much longer an own way may get for something that one sees: only among such ways the rest is looked at, for its search is slow. */
const NEAR = 6;

function bestOf(view: View, ways: readonly (readonly Train[])[]): readonly Train[] {
  const tried = ways.flatMap((way) => {
    const drives = drivesOf(view, way);
    if (!drives) return [];
    const run = dryRun(view, drives);
    return [{ way, run, fields: run.after.phase === 'over' ? 0 : ownFields(view, run.after) }];
  });
  const fewest = Math.min(...tried.map(({ fields }) => fields));
  const rated = tried
    .filter(({ fields }) => fields <= fewest + NEAR)
    .map(({ way, run }) => ({ way, worth: rate(view, way, run) }));
  return rated.reduce((best, each) => (each.worth > best.worth ? each : best)).way;
}

/** A passenger of mine who boards, takes a ticket, gets off or arrives is what one lays for: it weighs as much as some fields. */
const STOP = 4;
const STOPS: readonly string[] = ['boarded', 'tookCard', 'left', 'arrived'];
/** So does a ride, even where its connection comes later anyway. */
const RIDE = 0.25;
/** Others who are carried along should be few. */
const GIFT = 0.1;

function rate(view: View, laid: readonly Train[], { after, carried, events }: DryRun): number {
  const own = view.own!.passengers;
  const isMine = (passenger: number): boolean => own.includes(passenger);
  const ridden = (mine: boolean): number =>
    carried.reduce((sum, fields, passenger) => sum + (isMine(passenger) === mine ? fields : 0), 0);
  const stops = events.filter(
    (event) => STOPS.includes(event.type) && 'passenger' in event && isMine(event.passenger),
  ).length;
  const seen = STOP * stops + RIDE * ridden(true) - GIFT * ridden(false);
  return worthOf(view, after) + seen - 0.001 * spread(laid);
}

/** Of equal ways the one with fewer trains: it is easier to read. */
const spread = (laid: readonly Train[]): number => new Set(laid).size;
