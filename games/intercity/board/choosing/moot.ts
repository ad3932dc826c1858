/** Questions whose answer is plain: a passenger that asks when it matters is not asked about a slower train or a seat that decides nothing. */
import {
  arrivedOf,
  expectedTime,
  fieldsAhead,
  homeOf,
  isAboard,
  isWaiting,
  modeOf,
  proposeBy,
  proposeFor,
  roundsOf,
  straightAhead,
  taskCard,
  teamOf,
  trainOf,
  type Passenger,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';
import { awaitedTrain, estimate } from './outlook.ts';
import { stationName } from '../../texts/words.ts';
import { knownJourney, letterOf, ordersOf, type Speech } from './say.ts';

/** Whether the open question about this passenger is one to be answered with no. */
export function isMoot(view: View, passenger: Passenger): boolean {
  const orders = ordersOf(view, passenger);
  if (!view.window || !orders || modeOf(orders.switches) !== 'matters') return false;
  if (view.window.kind === 'board') return isSlower(view, passenger);
  return view.window.kind === 'front' && decidesNothing(view, passenger);
}

/** A question that was answered so, to be told afterwards. */
export interface Spared {
  readonly turn: number;
  readonly passenger: Passenger;
  readonly train: Train;
  /** Where boarding was the question; −1 where it was the front seat. */
  readonly station: Station | -1;
}

export function sparedIn({ turn, window }: View, passenger: Passenger): Spared {
  const { kind, train, station } = window!;
  return { turn, passenger, train: train as Train, station: kind === 'board' ? station : -1 };
}

/** Who has left that platform or that train since has left the question behind. */
export function isStillThere({ place }: View, { passenger, train, station }: Spared): boolean {
  const now = place[passenger]!;
  return station < 0 ? isAboard(now) && trainOf(now) === train : now === station;
}

export function saySpared({ words, view }: Speech, { passenger, train, station }: Spared): string {
  const { spared } = words.screen.question;
  const own = letterOf(view, passenger);
  return station < 0 ? spared.front(own) : spared.board(own, stationName(station), homeOf(train) + 1);
}

/** Boarding brings nothing over the train of the plan, or is slower than waiting for the best one. */
function isSlower(view: View, passenger: Passenger): boolean {
  const task = knownJourney(view, passenger);
  const { legs } = ordersOf(view, passenger)!;
  const rounds = (time: number): number => (time < Infinity ? roundsOf(view, time) : Infinity);
  const { train } = view.window!;
  const aboard = rounds(expectedTime(view, passenger, proposeBy(view, passenger, task, { train })?.legs));
  if (!awaitedTrain(view, passenger))
    return aboard > rounds(expectedTime(view, passenger, proposeFor(view, passenger, task)?.legs));
  const { time, seatless = time } = estimate(view, passenger, legs);
  return aboard >= rounds(seatless);
}

/**
 * The front seat is worth dice where both would win by arriving together, or where somebody may still roll for the rear seat on the way to
 * the goal.
 */
function decidesNothing(view: View, passenger: Passenger): boolean {
  const { train } = view.window!;
  const wins = (who: Passenger): boolean => arrivedOf(view, teamOf(who)) === 1;
  if (wins(passenger) && wins(view.front[train]!)) return false;
  const far = straightAhead(view, train, taskCard(view, view.task[passenger]!).goal);
  return !view.place.some((place) => isWaiting(place) && fieldsAhead(view, train, place) < far);
}
