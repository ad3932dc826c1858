/** What a position is worth to a seat: its victory points against the others', as sure as each route is. */
import type { Seat } from '@stellwerk/kernel';
import { boardOf } from './board.ts';
import { commerceOf, leaders, seriesTotals, startNumbers, victoryPoints } from './scoring.ts';
import type { State } from './types.ts';

/** How sure today's ranks on an open route are, by the number of station values that it has. */
const SURENESS = [0.65, 0.7, 0.8, 0.9];
/** Points of a finished game weigh more than the same points on the table: nothing can take them away. */
const FINISHED = 1.5;
/** Who ends all that is played without winning it gives every chance away. */
const LOST = 20;

/** `game` is the one that is weighed: in a competition the state may already show the next one. */
export function weigh(state: State, game: number, seat: Seat): number {
  const finished = state.points[game];
  if (finished) {
    const isLost = state.ended !== null && !leaders(seriesTotals(state)).includes(seat);
    return lead(finished, seat) * FINISHED - (isLost ? LOST : 0);
  }
  const board = boardOf(state);
  const starts = startNumbers(board, state.tiles);
  let sum = 0;
  for (const [route, start] of starts.entries()) {
    const { track, stations, values } = board.routes[route]!;
    if (stations.length === 0) continue;
    const sure = state.complete[route] ? 1 : SURENESS[valuesIn(values)]!;
    sum += sure * lead(victoryPoints(start + track, commerceOf(board, route)), seat);
  }
  return sum;
}

function valuesIn(values: number): number {
  let count = 0;
  for (let value = 1; value <= 4; value++) if (values & (1 << value)) count++;
  return count;
}

/** Points ahead of the others: half against the best of them, half against all. */
export function lead(points: readonly number[], seat: Seat): number {
  let [best, sum] = [0, 0];
  for (const [other, score] of points.entries()) {
    if (other === seat) continue;
    sum += score;
    if (score > best) best = score;
  }
  return points[seat]! - (best + sum / (points.length - 1)) / 2;
}
