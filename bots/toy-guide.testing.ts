/** The smallest game with a guide: who bids most wins, so the highest bid is best and the guide suggests the lowest first. */
import type { Game, Guide } from '@stellwerk/kernel';
import { toy as anyToy, type ToyAction, type ToyState, type ToyView } from '../kernel/kit/toy.ts';

export const toy = anyToy as Game<ToyState, ToyAction, ToyView>;
export const bid = (height: number): ToyAction => ({ type: 'bid', height });
export const guide: Guide<ToyState, ToyAction, ToyView> = {
  candidates: (view, count) =>
    view.bid > 0 ? [[{ type: 'draw' }]] : [1, 2, 3].slice(0, count).map((height) => [bid(height), { type: 'draw' }]),
  policy: (state, _, rng) => (state.bid > 0 ? { type: 'draw' } : bid(1 + rng.below(3))),
  value: () => 0.5,
  time: ({ round }) => round,
  horizon: 9,
  width: 3,
  budget: 600,
};
