/** What a position is worth to a seat: its victory points against the others', as sure as each route is. */
import type { Seat } from '@stellwerk/kernel';
import { boardOf, type Board } from './board.ts';
import { commerceOf, leaders, seriesTotals, startNumbers, victoryOn } from './scoring.ts';
import { ownerOf, ROUTES } from './tiles.ts';
import type { State } from './types.ts';

/**
 * How much of today's lead on an open route is left at the end, fitted to the ends of games: the more, the fewer station values are missing and
 * the farther the leader is ahead. Nobody has two stations in a row, so it is surer if the last one is not the leader's, and if the leader is next.
 */
const SURE = 0.3;
const BY_VALUES = [0, 0, 0.1, 0.33, 0.33];
const BY_MARGIN = [0, 0, 0.1, 0.25];
const LAST_OF_OTHERS = 0.4;
const LEADER_IS_NEXT = 0.2;
/** The part of a route's value that a tie promises to those who may have the next station, and a route without any to the next player. */
const TIE = 0.14;
const EMPTY = 0.1;
/** Points of a finished game weigh more than the same points on the table: nothing can take them away. */
const FINISHED = 1.5;
/** Who ends all that is played without winning it gives every chance away. */
const LOST = 20;

/** `game` is the one that is weighed: in a competition the state may already show the next one. */
export function weigh(state: State, game: number, seat: Seat): number {
  const finished = state.points[game];
  if (finished) return weighFinished(finished, state.ended === null ? undefined : seriesTotals(state), seat);
  const board = boardOf(state);
  const starts = startNumbers(board, state.tiles);
  const next = state.placed > 0 ? (state.seat + 1) % state.seats : state.seat;
  let sum = 0;
  for (let route = 0; route < ROUTES; route++) sum += routeWorth(board, route, starts[route]!, seat, next);
  return sum;
}

/** A finished game's points, with those of the whole series if it was the last one. */
export function weighFinished(points: readonly number[], series: readonly number[] | undefined, seat: Seat): number {
  const isLost = series !== undefined && !leaders(series).includes(seat);
  return lead(points, seat) * FINISHED - (isLost ? LOST : 0);
}

const victory: number[] = [];
const commerce: number[] = [];

/** What one route with that start number promises to a seat, if it is `next`'s turn then. */
export function routeWorth(board: Board, route: number, start: number, seat: Seat, next: Seat): number {
  const { track, stations, values } = board.routes[route]!;
  const value = start + track;
  const isComplete = (board.complete & (1 << route)) !== 0;
  if (stations.length === 0) return isComplete ? 0 : EMPTY * value * share(seat, next, board.seats);
  commerceOf(board, route, commerce);
  victoryOn(value, commerce, victory);
  const ahead = lead(victory, seat);
  if (isComplete) return ahead;
  const last = ownerOf(board.codes[stations[stations.length - 1]!]!);
  let leader = 0;
  let most = 0;
  let second = 0;
  for (let it = 0; it < board.seats; it++) {
    const points = commerce[it]!;
    if (points > most) {
      second = most;
      most = points;
      leader = it;
    } else if (points > second) second = points;
  }
  let sure = SURE + BY_VALUES[VALUES[values]!]! + BY_MARGIN[Math.min(3, most - second)]!;
  if (commerce[last]! < most) sure += LAST_OF_OTHERS;
  if (leader === next) sure += LEADER_IS_NEXT;
  const tied = most === second && commerce[last] === most ? TIE * value * share(seat, last, board.seats) : 0;
  return sure * ahead - tied;
}

/** How many station values are in a set of them. */
const VALUES: readonly number[] = Array.from(
  { length: 32 },
  (_, values) => [1, 2, 3, 4].filter((value) => values & (1 << value)).length,
);

/** What is good for one of the seats is bad for the others. */
const share = (seat: Seat, whose: Seat, seats: number): number => (seat === whose ? 1 : -1 / (seats - 1));

/** Points ahead of the others: half against the best of them, half against all. */
export function lead(points: readonly number[], seat: Seat): number {
  let best = 0;
  let sum = 0;
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    const score = points[other]!;
    sum += score;
    if (score > best) best = score;
  }
  return points[seat]! - (best + sum / (points.length - 1)) / 2;
}
