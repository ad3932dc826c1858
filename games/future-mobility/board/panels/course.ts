/** How the points came together, from what every turn brought. */
import type { Seat } from '@stellwerk/kernel';
import type { View } from '../../rules/index.ts';

type Played = Pick<View, 'gains' | 'first' | 'seats'>;

function turnsOf({ gains, first, seats }: Played, seat: Seat): readonly number[] {
  return gains.filter((_, turn) => (first + turn) % seats === seat);
}

/** By seat: the points before the first round and after each one. */
export function courses(view: Played): readonly (readonly number[])[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    let points = 0;
    return [0, ...turnsOf(view, seat).map((gain) => (points += gain))];
  });
}

/** By seat: the most that one turn brought. */
export function bestTurns(view: Played): readonly number[] {
  return Array.from({ length: view.seats }, (_, seat) => Math.max(0, ...turnsOf(view, seat)));
}
