/**
 * What a person chooses from: two or three itineraries with the rounds they take, and whether something that the plan doesn't name would be
 * better by a round.
 */
import { homeOf, LINES } from './board.ts';
import {
  expectedTime,
  placeToLeave,
  planTime,
  proposeFor,
  proposeItinerary,
  timeAboard,
  timeWithTicket,
  type Proposal,
} from './propose.ts';
import { FIELD_OF, fieldsAhead, isDiverted, isNamed, stationOf, straightAhead } from './network.ts';
import { hasArrived, isAboard, siblingOf, trainOf } from './state.ts';
import type { Leg, Orders, Passenger, Position, Station, Train } from './types.ts';

/**
 * Fields that a train makes from one turn of a player to the next: a base step in each turn, and points. Measured on 330 games of bots:
 * half of all estimates are right within 1.3 rounds (three players) or 1.0 (four).
 */
export const fieldsARound = (position: Position): number => 1.75 * position.teams + 4;

export function roundsOf(position: Position, fields: number): number {
  return Math.max(1, Math.round(fields / fieldsARound(position)));
}

/** The journey that a passenger is on: by its ticket, its orders, its sibling's ticket; else the one it would be proposed. */
export function journeyOf(position: Position, passenger: Passenger, orders: Orders | undefined): 1 | 2 {
  const held =
    position.task[passenger]! || (orders?.switches.card === 'task1' ? 1 : orders?.switches.card === 'task2' ? 2 : 0);
  const other = position.task[siblingOf(passenger)]!;
  const free = held || (other > 0 ? 3 - other : 0);
  return (free || (proposeItinerary(position, passenger)?.task ?? 1)) as 1 | 2;
}

/**
 * Whether two journeys get off at the same stations and mean the same trains, whatever else they would take; where the present ride began
 * makes no difference.
 */
export function sameJourney(a: readonly Leg[], b: readonly Leg[]): boolean {
  const means = ([first]: Leg['board'], board: Leg['board']): boolean =>
    first === undefined || board.length === 0 || board.some(({ line }) => line === first.line);
  return (
    a.length === b.length &&
    a.every(({ leave, board }, index) => {
      const other = b[index]!;
      return leave === other.leave && (means(board, other.board) || means(other.board, board));
    })
  );
}

const MOST = 3;
/** A way that takes this much longer than the best is no choice. */
const WORTH = 2.2;

/** The best way for a journey, then ways that really differ from it; the other journey comes last where it is still open. */
export function alternatives(position: Position, passenger: Passenger, task: 1 | 2): readonly Proposal[] {
  if (hasArrived(position, passenger)) return [];
  const best = proposeFor(position, passenger, task);
  if (!best) return [];
  const other = isOpen(position, passenger, 3 - task) ? proposeFor(position, passenger, 3 - task) : undefined;
  const found = [best];
  for (const proposal of detours(position, passenger, best)) {
    const fits = proposal.time <= best.time * WORTH && !found.some(({ legs }) => sameJourney(legs, proposal.legs));
    if (fits && found.length < MOST - (other ? 1 : 0)) found.push(proposal);
  }
  return other ? [...found, other] : found;
}

const isOpen = (position: Position, passenger: Passenger, task: number): boolean =>
  position.task[passenger] === 0 && position.task[siblingOf(passenger)] !== task;

/** The best ways without one of its trains, each, earliest first. */
function detours(position: Position, passenger: Passenger, { legs, task }: Proposal): readonly Proposal[] {
  const waiting = isAboard(position.place[passenger]!) ? legs.slice(1) : legs;
  return waiting
    .flatMap(({ from, board }) => {
      const shut = (station: number, train: Train): boolean =>
        station === from && board.some(({ line }) => line === homeOf(train));
      const proposal = proposeFor(position, passenger, task, (station, train) => !shut(station, train));
      return proposal ? [proposal] : [];
    })
    .sort((a, b) => a.time - b.time);
}

/**
 * The plan of a passenger who rides a train that the next leg would take as well, without getting off in between; undefined where there is
 * nothing to spare. A plan names lines, so that it can come to this on the way.
 */
export function stayingOn(position: Position, passenger: Passenger, legs: readonly Leg[]): readonly Leg[] | undefined {
  const place = position.place[passenger]!;
  const [now, next, ...later] = legs;
  if (!isAboard(place) || !now || next?.from !== now.leave) return undefined;
  const train = trainOf(place);
  if (isDiverted(position, train) || !isNamed(next.board, train, dirIn(position, train, now.leave))) return undefined;
  // Who is to get off on the way back would do so on the way there.
  const ahead = (station: Station): number => fieldsAhead(position, train, station);
  if (stationOf(position, train) === next.leave || ahead(next.leave) < ahead(now.leave)) return undefined;
  // As the second leg it can be ordered as it is; where the ride began, it may end.
  const merged = [{ ...next, seat: now.seat }, ...later];
  return planTime(position, passenger, merged) <= planTime(position, passenger, legs) ? merged : undefined;
}

/** Which way a train stands in a station that it comes to next. */
function dirIn(position: Position, train: Train, station: Station): 1 | -1 {
  const line = position.line[train]!;
  const field = FIELD_OF[line]![station]!;
  if (field === 0) return 1;
  if (field === LINES[line]!.last) return -1;
  const dir = position.dir[train]!;
  return (straightAhead(position, train, station) < Infinity ? dir : -dir) as 1 | -1;
}

/** Whether this train, which its orders don't name, would bring the passenger on: a round before its plan, or without one at all. */
export function isBetter(position: Position, passenger: Passenger, train: Train, orders: Orders): boolean {
  const task = journeyOf(position, passenger, orders);
  const aboard = timeAboard(position, passenger, train, task);
  const here = orders.legs[0]?.from === position.place[passenger];
  const round = fieldsARound(position);
  if (here) return aboard + round <= planTime(position, passenger, orders.legs);
  return aboard < (proposeFor(position, passenger, task)?.time ?? Infinity) + round;
}

/** Whether a passenger without a plan would best get off here. */
export function isPlaceToLeave(position: Position, passenger: Passenger, station: Station): boolean {
  return placeToLeave(position, passenger) === station;
}

/** Whether a passenger would best get off here, against its plan: a round earlier, or because the plan leads nowhere. */
export function isBetterOff(position: Position, passenger: Passenger, station: Station, orders: Orders): boolean {
  const best = proposeFor(position, passenger, journeyOf(position, passenger, orders));
  if (best?.legs[0]?.leave !== station) return false;
  const [then, now] = [best.legs, orders.legs].map((legs) => expectedTime(position, passenger, legs));
  return then! + fieldsARound(position) <= now!;
}

/** Whether the ticket of the other journey, which is here, would get both passengers of the pair home a round earlier. */
export function isBetterTicket(
  position: Position,
  passenger: Passenger,
  task: number,
  orders: readonly [mine: Orders, sibling: Orders],
): boolean {
  const sibling = siblingOf(passenger);
  const planned = (one: Passenger, given: Orders, journey: number): number => {
    const time = planTime(position, one, given.legs);
    return time < Infinity ? time : (proposeFor(position, one, journey)?.time ?? Infinity);
  };
  if (hasArrived(position, sibling)) return false;
  const now = Math.max(planned(passenger, orders[0], 3 - task), planned(sibling, orders[1], task));
  const then = Math.max(
    timeWithTicket(position, passenger, task),
    proposeFor(position, sibling, 3 - task)?.time ?? Infinity,
  );
  return then + fieldsARound(position) <= now;
}
