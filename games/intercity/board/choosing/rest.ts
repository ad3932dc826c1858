/** Where left-over points bring my passengers on, tried out one way after the other; where nothing does, they help the others least. */
import { aboard, canDraw, dryRun, JOKER, type Passenger, type Train, type View } from '../../rules/index.ts';
import { drivesOf, openTrains, pointsLeft } from './laying.ts';
import { isMine } from './say.ts';
import { isLift, isPlanned, LATER, seenIn, worthOf } from './worth.ts';

/** The trains for the points that a lay leaves, jokers included. */
export function restOf(view: View, laid: readonly Train[]): readonly Train[] {
  return withJokers(view, bestOf(view, coloured(view, laid))).slice(laid.length);
}

/** Others who ride along wherever the points go that a lay leaves: all trains of a colour carry one of them, and none is of use to me. */
export function helpedByRest(view: View, laid: readonly Train[]): readonly Passenger[] {
  const faces = new Set(facesLeft(view, laid));
  return [...faces].flatMap((face) => {
    const lifts = openTrains(view, laid, face).map((train) =>
      aboard(view, train).filter((passenger) => !isMine(view, passenger) && isLift(view, passenger)),
    );
    return lifts.every((riders) => riders.length > 0) ? lifts.flat() : [];
  });
}

/** Three jokers can buy a card as long as they aren't laid for trains. */
export const mayBuy = (view: View, laid: readonly Train[] = []): boolean =>
  view.phase === 'drive' && canDraw(view) && facesLeft(view, laid).filter((face) => face === JOKER).length >= 3;

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

/** Only ways that look alike are weighed by what lies further ahead, for that is slow. */
const ALIKE = 0.5;

function bestOf(view: View, ways: readonly (readonly Train[])[]): readonly Train[] {
  const tried = ways.flatMap((way) => {
    const drives = drivesOf(view, way);
    if (!drives) return [];
    const { after, ...run } = dryRun(view, drives);
    // Of equal ways the one with fewer trains: it is easier to read.
    const seen = after.phase === 'over' ? worthOf(view, after) : seenIn(view, { ...run, after }) - SPREAD * spread(way);
    return [{ way, after, seen }];
  });
  const most = Math.max(...tried.map(({ seen }) => seen));
  const [first, ...others] = tried.filter(({ seen }) => seen >= most - ALIKE);
  if (others.length === 0) return first!.way;
  return [first!, ...others]
    .map(({ way, after, seen }) => ({ way, worth: seen + LATER * worthOf(view, after) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best)).way;
}

const spread = (laid: readonly Train[]): number => new Set(laid).size;
const SPREAD = 0.001;
