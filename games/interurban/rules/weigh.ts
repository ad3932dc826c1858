/** What a position is worth to a seat: its victory points against the others', as sure as each route is. */
import type { Seat } from '@stellwerk/kernel';
import { boardOf, type Board } from './board.ts';
import { leaders, seriesTotals, startNumbers, victoryOn } from './scoring.ts';
import { ROUTES } from './tiles.ts';
import type { State } from './types.ts';

/** How sure today's ranks on an open route are, by the set of station values that it has: by their number, 0.65, 0.7, 0.8, 0.9. */
const SURENESS: readonly number[] = Array.from({ length: 32 }, (_, values) => {
  const count = [1, 2, 3, 4].filter((value) => values & (1 << value)).length;
  return [0.65, 0.7, 0.8, 0.9, 1][count]!;
});
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
  let sum = 0;
  for (let route = 0; route < ROUTES; route++) sum += routeWorth(board, route, starts[route]!, seat);
  return sum;
}

/** A finished game's points, with those of the whole series if it was the last one. */
export function weighFinished(points: readonly number[], series: readonly number[] | undefined, seat: Seat): number {
  const isLost = series !== undefined && !leaders(series).includes(seat);
  return lead(points, seat) * FINISHED - (isLost ? LOST : 0);
}

const victory: number[] = [];

/** What one route with that start number brings, as sure as it is. */
export function routeWorth(board: Board, route: number, start: number, seat: Seat): number {
  const { track, stations, values } = board.routes[route]!;
  if (stations.length === 0) return 0;
  victoryOn(board, route, start + track, victory);
  const sure = board.complete & (1 << route) ? 1 : SURENESS[values]!;
  return sure * lead(victory, seat);
}

/** Points ahead of the others: half against the best of them, half against all. */
export function lead(points: readonly number[], seat: Seat): number {
  let [best, sum] = [0, 0];
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    const score = points[other]!;
    sum += score;
    if (score > best) best = score;
  }
  return points[seat]! - (best + sum / (points.length - 1)) / 2;
}
