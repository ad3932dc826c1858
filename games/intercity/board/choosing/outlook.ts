/** What lies ahead, in words: where each of my passengers is and what comes next, and the next trains of a platform. */
import {
  changesBy,
  fieldsAhead,
  fieldsARound,
  FIELD_OF,
  goalOf,
  hasArrived,
  homeOf,
  isAboard,
  isDiverted,
  isHeld,
  isNamed,
  LINES,
  NOBODY,
  expectedTime,
  proposeFor,
  sameJourney,
  roundsOf,
  stationOf,
  straightAhead,
  taskCard,
  trainOf,
  type Leg,
  type Passenger,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { further } from './laying.ts';
import { ALL_TRAINS, isMine, knownJourney, ordersOf, terminusAhead, type Speech } from './say.ts';

/** Own passengers in the order of their journeys. */
export function ownPassengers(view: View): readonly Passenger[] {
  return (view.own?.passengers ?? []).toSorted(
    (a, b) => (a >> 1) - (b >> 1) || knownJourney(view, a) - knownJourney(view, b),
  );
}

export interface Arrival {
  readonly train: Train;
  /** Fields until it is here, 0 if it stands here. */
  readonly fields: number;
  readonly to: Station;
  readonly dir: 1 | -1;
  /** Seats that are free once it is here, as far as one can know. */
  readonly free: number;
  readonly held: boolean;
}

/** Seats of a train after so many fields: riders get off at the goal of their ticket, one's own where their plan says. */
function seatsAfter(view: View, train: Train, fields: number): readonly [front: Passenger, rear: Passenger] {
  const left = (rider: Passenger): Passenger => {
    if (rider === NOBODY) return NOBODY;
    const leaves = isMine(view, rider) ? (ordersOf(view, rider)?.legs[0]?.leave ?? -1) : goalOf(view, rider);
    return leaves >= 0 && fieldsAhead(view, train, leaves) <= fields ? NOBODY : rider;
  };
  return [left(view.front[train]!), left(view.rear[train]!)];
}

const freeAfter = (view: View, train: Train, fields: number): number =>
  seatsAfter(view, train, fields).filter((rider) => rider === NOBODY).length;

/** The trains that come to a station, as if all of them moved at the same speed. */
export function nextTrains(view: View, station: Station): readonly Arrival[] {
  return ALL_TRAINS.flatMap((train): Arrival[] => {
    if (FIELD_OF[view.line[train]!]![station]! < 0) return [];
    const here = stationOf(view, train) === station;
    const fields = here ? 0 : fieldsAhead(view, train, station);
    if (fields === Infinity) return [];
    const there = further(view, train, fields);
    const to = terminusAhead({ line: [there.line], dir: [there.dir] }, 0);
    return [{ train, fields, to, dir: there.dir, free: freeAfter(view, train, fields), held: isHeld(view, train) }];
  }).sort((a, b) => a.fields - b.fields || a.train - b.train);
}

/** Rounds within which a train or a change is counted on. */
const SOON = 3;
export const isSoon = (view: View, fields: number): boolean => fields <= SOON * fieldsARound(view);

/** The train that a waiting passenger's plan would take next; one that comes through the other way first is counted until it comes back. */
export function awaitedTrain(
  view: View,
  passenger: Passenger,
  legs = ordersOf(view, passenger)?.legs,
): Arrival | undefined {
  const place = view.place[passenger]!;
  // In a dry run the leg that has ended is still the first.
  const leg = legs?.find(({ from }) => from === place);
  if (!leg) return undefined;
  const fits = ({ train, dir }: Arrival): boolean => isNamed(leg.board, train, dir);
  const trains = nextTrains(view, place);
  return trains.find(fits) ?? trains.flatMap((arrival) => comingBack(view, place, arrival)).find(fits);
}

/** The same train when it next calls in the other direction. */
function comingBack(view: View, station: Station, arrival: Arrival): readonly Arrival[] {
  const { train, fields, dir } = arrival;
  if (isDiverted(view, train)) return [];
  const round = 2 * LINES[view.line[train]!]!.last;
  for (let more = fields + 1; more <= fields + round; more++) {
    const spot = further(view, train, more);
    if (LINES[spot.line]!.fields[spot.field] !== station || spot.dir === dir) continue;
    const to = terminusAhead({ line: [spot.line], dir: [spot.dir] }, 0);
    return [{ ...arrival, fields: more, dir: spot.dir, to, free: freeAfter(view, train, more) }];
  }
  return [];
}

/** Fields until a passenger arrives by these legs; where the train that it waits for may be full, with a seat there and without. */
export interface Estimate {
  readonly time: number;
  readonly seatless?: number;
}

export function estimate(view: View, passenger: Passenger, legs: readonly Leg[] = []): Estimate {
  const awaited = awaitedTrain(view, passenger, legs);
  if (!awaited) return { time: expectedTime(view, passenger, legs) };
  const { train, fields, free } = awaited;
  const [front, rear] = seatsAfter(view, train, fields);
  const seated = {
    ...view,
    front: view.front.with(train, front),
    rear: view.rear.with(train, free > 0 ? rear : NOBODY),
  };
  const time = expectedTime(seated, passenger, legs);
  if (free > 0) return { time };
  const [first] = changesBy(seated, passenger, legs);
  const seatless = time + (first ? first.again - first.goes : 0);
  return seatless < Infinity && roundsOf(view, seatless) > roundsOf(view, time) ? { time, seatless } : { time };
}

/** The one time that is said of a way, wherever it is said. */
export const timeOf = (view: View, passenger: Passenger, legs?: readonly Leg[]): number =>
  estimate(view, passenger, legs).time;

export type Row =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'lost'; readonly text: string }
  | {
      readonly kind: 'aboard';
      readonly line: number;
      readonly next: string;
      /** What comes next is the goal. */
      readonly last: boolean;
      /** What comes next is the ticket. */
      readonly fetches: boolean;
      readonly time: number;
      readonly faster: number | undefined;
    }
  | {
      readonly kind: 'waiting';
      readonly station: string;
      readonly arrival: Arrival;
      readonly time: number;
      readonly seatless?: number;
      readonly faster: number | undefined;
    };

/** Rounds that are worth a word. */
export const MUCH = 2;

/** Fields of the best way, if it is another one and much shorter than the plan. */
export function fasterWay(view: View, passenger: Passenger, time: number, least = MUCH): number | undefined {
  const best = proposeFor(view, passenger, knownJourney(view, passenger));
  if (!best || sameJourney(best.legs, ordersOf(view, passenger)!.legs)) return undefined;
  const { time: other, seatless } = estimate(view, passenger, best.legs);
  // With a full train it is a matter of dice.
  if (seatless !== undefined) return undefined;
  return roundsOf(view, time) - roundsOf(view, other) >= least ? other : undefined;
}

/** Whether any way leads to the goal from here. */
const leadsOn = (view: View, passenger: Passenger): boolean =>
  proposeFor(view, passenger, knownJourney(view, passenger)) !== undefined;

/** One of my passengers in a line: where it is, what it waits for, how long its way still is. */
export function rowOf(speech: Speech, passenger: Passenger): Row {
  const { words, view } = speech;
  const { row } = words.screen;
  if (hasArrived(view, passenger)) return { kind: 'arrived' };
  const legs = ordersOf(view, passenger)!.legs;
  const time = timeOf(view, passenger, legs);
  const place = view.place[passenger]!;
  if (!isAboard(place)) {
    const arrival = awaitedTrain(view, passenger);
    const lost = legs.length === 0 ? row.noPlan : leadsOn(view, passenger) ? row.stale : row.nowhere;
    if (!arrival || time === Infinity) return { kind: 'lost', text: lost(stationName(place)) };
    const faster = fasterWay(view, passenger, time);
    return { kind: 'waiting', station: stationName(place), arrival, ...estimate(view, passenger, legs), faster };
  }
  const train = trainOf(place);
  const leave = legs[0]?.leave;
  if (leave === undefined || time === Infinity)
    return {
      kind: 'lost',
      text: legs.length === 0 ? row.noPlanAboard : leadsOn(view, passenger) ? row.staleAboard : row.nowhereAboard,
    };
  const next = sayNext(speech, passenger, train, leave);
  return {
    kind: 'aboard',
    line: homeOf(train),
    next: isHeld(view, train) ? row.held(next) : next,
    last: leave === goalOf(view, passenger),
    fetches: fetches(view, passenger, train),
    time,
    faster: fasterWay(view, passenger, time),
  };
}

/** The train that a passenger rides or waits for, and the fields until it gets off or in. */
export function rideAhead(
  view: View,
  passenger: Passenger,
): { readonly train: Train; readonly fields: number } | undefined {
  const place = view.place[passenger]!;
  if (hasArrived(view, passenger) || !isAboard(place)) return awaitedTrain(view, passenger);
  const train = trainOf(place);
  const fields = fieldsAhead(view, train, stopOf(view, passenger, train));
  return fields < Infinity ? { train, fields } : undefined;
}

/** Where my passenger's ride leads to: its goal, its ticket or its change. */
export function stopOf(view: View, passenger: Passenger, train: Train): Station {
  const goal = goalOf(view, passenger);
  if (goal >= 0 && straightAhead(view, train, goal) < Infinity) return goal;
  if (fetches(view, passenger, train)) return taskCard(view, knownJourney(view, passenger)).via;
  return ordersOf(view, passenger)?.legs[0]?.leave ?? goal;
}

/** Whether its train brings it to the ticket that it still needs. */
const fetches = (view: View, passenger: Passenger, train: Train): boolean =>
  view.task[passenger] === 0 &&
  straightAhead(view, train, taskCard(view, knownJourney(view, passenger)).via) < Infinity;

function sayNext({ words, view }: Speech, passenger: Passenger, train: Train, leave: Station): string {
  const { row } = words.screen;
  const ahead = (station: Station): number => fieldsAhead(view, train, station);
  if (leave === goalOf(view, passenger)) return row.toGoal(stationName(leave), ahead(leave));
  const { via } = taskCard(view, knownJourney(view, passenger));
  if (fetches(view, passenger, train)) return row.toTicket(stationName(via), ahead(via));
  return row.toChange(stationName(leave), ahead(leave));
}
