/**
 * What points would be worth to the person who lays them: first what one sees, own passengers that ride, board and arrive and trains that
 * come nearer to them; only between equals what it means for later connections and for the others.
 */
import {
  hasArrived,
  homeOf,
  isAboard,
  isWaiting,
  passengersOf,
  proposeFor,
  seatOfTeam,
  teamTimes,
  trainOf,
  type DryRun,
  type Leg,
  type Passenger,
  type Position,
  type Team,
  type Train,
  type View,
} from '../../rules/index.ts';
import { awaitedTrain, isSoon, timeOf } from './outlook.ts';
import { knownJourney, ordersOf } from './say.ts';

/** No way at all counts as a very long one. */
const FAR = 400;

/** Fields until an own passenger arrives by its plan; without one, or where it leads nowhere, by the best way. */
export function fieldsByPlan(view: View, position: Position, passenger: Passenger): number {
  if (hasArrived(position, passenger)) return 0;
  const then = { ...view, ...position };
  const time = timeOf(then, passenger, legsLeft(view, position, passenger));
  if (time < Infinity) return Math.min(FAR, time);
  return Math.min(FAR, timeOf(then, passenger, proposeFor(position, passenger, knownJourney(view, passenger))?.legs));
}

/** What is left of the plan where the passenger is after a dry run: legs that have ended are still in the view. */
function legsLeft(view: View, position: Position, passenger: Passenger): readonly Leg[] {
  const legs = ordersOf(view, passenger)?.legs ?? [];
  const place = position.place[passenger]!;
  if (place === view.place[passenger]) return legs;
  const next = legs.findIndex(({ from, board }) =>
    isAboard(place) ? board.some(({ line }) => line === homeOf(trainOf(place))) : from === place,
  );
  return next < 0 ? [] : legs.slice(next);
}

/** Fields that both passengers of a pair need: the later one decides the game, the earlier one counts half. */
const needOf = (a: number, b: number): number => Math.max(a, b) + Math.min(a, b) / 2;

function ownNeed(view: View, position: Position, team: Team): number {
  return needOf(fieldsByPlan(view, position, 2 * team), fieldsByPlan(view, position, 2 * team + 1));
}

function rivalNeed(position: Position, team: Team): number {
  const [earlier, later] = teamTimes(position, team);
  return needOf(Math.min(earlier, FAR), Math.min(later, FAR));
}

const teamsOf = (view: View, mine: boolean): readonly Team[] =>
  Array.from({ length: view.teams }, (_, team) => team).filter(
    (team) => (seatOfTeam(view, team) === view.viewer) === mine,
  );

/** The fields of my better pair. */
export const ownFields = (view: View, position: Position): number =>
  Math.min(...teamsOf(view, true).map((team) => ownNeed(view, position, team)));

/** Fields that the leader of the others is kept back count less than fields won, those of the others hardly. */
const LEADER = 0.1;
const OTHERS = 0.02;

export function worthOf(view: View, position: Position): number {
  if (position.phase === 'over') return seatOfTeam(position, position.winner) === view.viewer ? 1e6 : -1e6;
  const rivals = teamsOf(view, false).map((team) => rivalNeed(position, team));
  const sum = rivals.reduce((total, need) => total + need, 0);
  return LEADER * Math.min(...rivals) + OTHERS * sum - ownFields(view, position);
}

/** Boarding, a ticket, getting off and arriving are what one lays for: each weighs as much as some fields. */
const STOP = 4;
const STOPS: readonly string[] = ['boarded', 'tookCard', 'left', 'arrived'];
/** Others should be carried along as little as possible, least of all for nothing, and trains not be brought to them. */
const GIFT = 0.5;
const LIFT = 2;
const OFFER = 1;

/** What a train that one waits for is worth while it is far off: nobody's gain yet. */
const FAR_OFF = 0.25;

/** Whether somebody else's passenger rides a train that carries none of mine and that none of mine waits for, or not for long yet. */
export function isLift(view: View, passenger: Passenger): boolean {
  const place = view.place[passenger]!;
  if (!isAboard(place)) return false;
  return !view.own!.passengers.some((own) => {
    const at = view.place[own]!;
    if (!isWaiting(at)) return at === place;
    const awaited = awaitedTrain(view, own);
    return awaited?.train === trainOf(place) && isSoon(view, awaited.fields);
  });
}

/** What one sees: fields ridden and fields that awaited trains come nearer, and what happens to whom at stations. */
export function seenIn(view: View, { after, carried, events, couldBoard }: DryRun): number {
  const own = view.own!.passengers;
  const side = (passenger: Passenger): 1 | -1 => (own.includes(passenger) ? 1 : -1);
  const ridden = carried.reduce((sum, fields, passenger) => {
    if (fields === 0 || side(passenger) === 1) return sum + fields;
    return sum - fields * (isLift(view, passenger) ? LIFT : GIFT);
  }, 0);
  const stops = events.reduce(
    (sum, event) => (STOPS.includes(event.type) && 'passenger' in event ? sum + side(event.passenger) : sum),
    0,
  );
  const nearer = own.reduce((sum, passenger) => sum + comesNearer(view, after, passenger), 0);
  return ridden + nearer + STOP * stops - OFFER * couldBoard.length;
}

/** How much nearer the train comes that a passenger waits for; if the passenger has boarded, all of it. */
function comesNearer(view: View, after: Position, passenger: Passenger): number {
  const place = view.place[passenger]!;
  const awaited = isWaiting(place) ? awaitedTrain(view, passenger) : undefined;
  if (!awaited) return 0;
  const { fields } = awaited;
  if (after.place[passenger] !== place) return fields;
  const nearer = fields - (awaitedTrain({ ...view, ...after }, passenger)?.fields ?? fields);
  return isSoon(view, awaited.fields) ? nearer : FAR_OFF * nearer;
}

/** What lies further ahead decides only where one sees no difference. */
export const LATER = 0.05;

export function worthOfRun(view: View, run: DryRun): number {
  return seenIn(view, run) + LATER * worthOf(view, run.after);
}

/** Own passengers whose plans get shorter from one position to another, and by how much. */
export function savedBy(view: View, before: Position, after: Position): ReadonlyMap<Passenger, number> {
  const own = passengersOf(view, view.viewer as number).filter((passenger) => !hasArrived(before, passenger));
  return new Map(
    own
      .map(
        (passenger) =>
          [passenger, fieldsByPlan(view, before, passenger) - fieldsByPlan(view, after, passenger)] as const,
      )
      .filter(([, saved]) => saved > 0),
  );
}

/** Whether a passenger that is still under way rides this train or means to. */
export function isPlanned(view: View, passenger: Passenger, train: Train): boolean {
  const place = view.place[passenger]!;
  if (place < 0) return false;
  if (isAboard(place) && trainOf(place) === train) return true;
  const legs = ordersOf(view, passenger)?.legs ?? [];
  return legs.some(({ board }) => board.some(({ line }) => line === homeOf(train)));
}
