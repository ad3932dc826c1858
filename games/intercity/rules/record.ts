/** Keeps the public record of a play: how far everybody had to go after each turn, who carried whom, what the dice gave. */
import type { Seat } from '@stellwerk/kernel';
import { LINES } from './board.ts';
import { DISTANCE } from './network.ts';
import { aboard, activeSeat, cardFor, goalOf, hasArrived, isAboard, taskCard, trainOf } from './state.ts';
import type { GameRecord, Passenger, Position, Station, Team, Train } from './types.ts';

/** Shortest way in fields that a passenger still has to go from a station, by way of a *via* if it has no ticket yet. */
export function fieldsToTravel(position: Position, passenger: Passenger, from: Station): number {
  const goal = goalOf(position, passenger);
  if (goal >= 0) return DISTANCE[from]![goal]!;
  const ways = [1, 2].map((task) => {
    const { via, goal: end } = taskCard(position, task);
    return cardFor(position, passenger, via) > 0 ? DISTANCE[from]![via]! + DISTANCE[via]![end]! : Infinity;
  });
  return Math.min(...ways);
}

/** The same from wherever it is: a train first has to come to its next station. */
export function fieldsLeft(position: Position, passenger: Passenger): number {
  if (hasArrived(position, passenger)) return 0;
  const place = position.place[passenger]!;
  if (!isAboard(place)) return fieldsToTravel(position, passenger, place);
  const train = trainOf(place);
  const { fields } = LINES[position.line[train]!]!;
  let field = position.field[train]!;
  let driven = 0;
  for (; fields[field]! < 0; driven++) field += position.dir[train]!;
  return driven + fieldsToTravel(position, passenger, fields[field]!);
}

const leftOf = (position: Position, team: Team): number =>
  fieldsLeft(position, 2 * team) + fieldsLeft(position, 2 * team + 1);

const put = (position: Position, changed: Partial<GameRecord>): void => {
  position.record = { ...position.record, ...changed };
};

export function noteLeft(position: Position): void {
  const teams = Array.from({ length: position.teams }, (_, team) => leftOf(position, team));
  put(position, { left: [...position.record.left, ...teams] });
}

/** A train was moved a field by a point or a card of this seat. */
export function noteCarried(position: Position, train: Train, seat: Seat): void {
  const riders = aboard(position, train);
  if (riders.length === 0) return;
  const carried = [...position.record.carried];
  for (const passenger of riders) carried[passenger * position.seats + seat]!++;
  put(position, { carried });
}

export function noteThrown(position: Position, faces: readonly number[]): void {
  const thrown = [...position.record.thrown];
  for (const face of faces) thrown[activeSeat(position) * 6 + face]!++;
  put(position, { thrown });
}
