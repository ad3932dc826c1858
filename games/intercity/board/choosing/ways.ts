/** The ways that a passenger is offered, and which of them bring both passengers of a pair home soonest, their goals swapped or not. */
import {
  alternatives,
  expectedTime,
  hasArrived,
  isWaiting,
  roundsOf,
  sameJourney,
  siblingOf,
  taskCard,
  type Passenger,
  type Proposal,
  type View,
} from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { timeOf } from './outlook.ts';
import { knownJourney, ordersOf, overOf, sayWay, type Speech } from './say.ts';

/** A way or two that a passenger has for a journey, soonest first, as a person should expect them; its own plan is among them. */
function waysFor(view: View, passenger: Passenger, task: 1 | 2, most: number): readonly Proposal[] {
  const expected = (way: Omit<Proposal, 'time'>): Proposal => ({
    ...way,
    time: timeOf(view, passenger, way.legs),
  });
  const bySoonest = (ways: readonly Proposal[]): readonly Proposal[] => ways.toSorted((a, b) => a.time - b.time);
  const found = bySoonest(
    alternatives(view, passenger, task)
      .filter((way) => way.task === task)
      .map(expected),
  );
  const mine = expected({ legs: ordersOf(view, passenger)!.legs, task });
  // A plan that no longer leads on isn't one to choose.
  const isOther = !isPlanGood(view, passenger) || knownJourney(view, passenger) !== task;
  const isThere = isOther || found.some(({ legs }) => sameJourney(legs, mine.legs));
  return isThere ? found.slice(0, most) : bySoonest([mine, ...found.slice(0, most - 1)]);
}

const MOST = 3;

/** Two or three ways: for the journey that a passenger is on, soonest first, then where the other one is open too the best way for that. */
export function waysOf(view: View, passenger: Passenger): readonly Proposal[] {
  if (hasArrived(view, passenger)) return [];
  const journey = knownJourney(view, passenger) as 1 | 2;
  const other = otherJourney(view, passenger);
  // However soon it is: a way that swaps the two goals isn't what a passenger's tab leads one to expect.
  return [...waysFor(view, passenger, journey, other ? MOST - 1 : MOST), ...(other ? [other] : [])];
}

function otherJourney(view: View, passenger: Passenger): Proposal | undefined {
  const journey = knownJourney(view, passenger);
  const sibling = siblingOf(passenger);
  if (view.task[passenger] !== 0 || view.task[sibling] === 3 - journey || hasArrived(view, sibling)) return undefined;
  return waysFor(view, passenger, (3 - journey) as 1 | 2, 1)[0];
}

/** The best way of the other passenger where a way takes its journey: it gets the one that is left. */
export function otherHalf(view: View, passenger: Passenger, { task }: Proposal): Proposal | undefined {
  const sibling = siblingOf(passenger);
  if (task === knownJourney(view, passenger) || hasArrived(view, sibling)) return undefined;
  return waysFor(view, sibling, (3 - task) as 1 | 2, 1)[0];
}

/** A way for a passenger with the best way that it leaves for the other one. */
export interface Pair {
  readonly way: Proposal;
  /** Undefined where the other one has arrived. */
  readonly other: Proposal | undefined;
  /** Rounds until both are home, then until the first of them is. */
  readonly rounds: readonly [last: number, first: number];
}

export function pairOf(view: View, passenger: Passenger, way: Proposal): Pair {
  const sibling = siblingOf(passenger);
  const other = hasArrived(view, sibling) ? undefined : waysOf(view, sibling).find(({ task }) => task !== way.task);
  const late = hasArrived(view, sibling) ? 0 : (other?.time ?? Infinity);
  const [first, last] = [way.time, late].map((time) => roundsOf(view, time)).sort((a, b) => a - b);
  return { way, other, rounds: [last!, first!] };
}

/** Of all that can be chosen, what brings both home soonest, in rounds as they are shown. */
export function soonest(view: View, passenger: Passenger, ways = waysOf(view, passenger)): Pair | undefined {
  const pairs = ways.map((way) => pairOf(view, passenger, way));
  return pairs.reduce<Pair | undefined>((best, pair) => (!best || isSooner(pair, best) ? pair : best), undefined);
}

const isSooner = ({ rounds: [last, first] }: Pair, best: Pair): boolean =>
  last === best.rounds[0] ? first < best.rounds[1] : last < best.rounds[0];

/** Whether a passenger goes this way already. */
export const isChosen = (view: View, passenger: Passenger, { legs, task }: Proposal): boolean =>
  sameJourney(legs, ordersOf(view, passenger)!.legs) &&
  task === knownJourney(view, passenger) &&
  isPlanGood(view, passenger);

/** A plan that leads on: one that something has come between is none. */
export function isPlanGood(view: View, passenger: Passenger): boolean {
  const { legs } = ordersOf(view, passenger)!;
  const place = view.place[passenger]!;
  const begins = !isWaiting(place) || legs[0]?.from === place;
  return begins && expectedTime(view, passenger, legs) < Infinity;
}

/** A way by where it leads; ways over the same place are told apart by the first line, else by where one changes, else by all lines. */
export function titleOf(speech: Speech, ways: readonly Proposal[], passenger: Passenger, own: Proposal): string {
  const { plan, list } = speech.words.screen;
  const holds = speech.view.task[passenger] !== 0;
  const title = ({ legs, task }: Proposal): string => sayWay(speech, legs, task, holds);
  const twins = ways.filter((way) => title(way) === title(own));
  if (twins.length < 2) return title(own);
  const stops = ({ legs }: Proposal): number[] => legs.map(({ leave }) => leave);
  const lines = ({ legs }: Proposal): string[] =>
    legs.map(({ board }) => [...new Set(board.map(({ line }) => line + 1))].slice(0, 2).join(plan.or));
  const first = (way: Proposal): string => plan.by(lines(way).slice(0, 1));
  const all = (way: Proposal): string => plan.by(lines(way));
  const changing = (places: readonly number[]): string =>
    places.length > 0 ? plan.changing(list(places.map(stationName))) : '';
  // What the title names already tells nothing more.
  const over = overOf(own.legs, taskCard(speech.view, own.task).via, holds);
  const others = (way: Proposal): readonly number[] =>
    stops(way).filter((stop) => stop !== over && !twins.every((twin) => stops(twin).includes(stop)));
  const change = (way: Proposal): string => changing(others(way).slice(0, 1));
  const changes = (way: Proposal): string => changing(others(way));
  const route = (way: Proposal): string => changing(stops(way).slice(0, -1));
  const whole = (way: Proposal): string => `${all(way)}, ${route(way)}`;
  const mark = [first, change, all, changes, route, whole].find(
    (sign) => twins.filter((twin) => sign(twin) === sign(own)).length === 1,
  )?.(own);
  return mark ? `${title(own)}, ${mark}` : title(own);
}
