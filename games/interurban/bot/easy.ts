/** Easy: builds its own stations wherever they fit and track at random, and never asks what a route is worth or to whom. */
import { fastRng, legalIn, pick, type Bot } from '@stellwerk/kernel';
import { game, isStation, ownerOf, valueOf, type Action, type Placement, type View } from '../rules/index.ts';

export function easy(): Bot<Action, View> {
  return {
    choose({ seat, view, seed }) {
      const rng = fastRng(seed);
      const actions = legalIn(game, view, seat);
      const placements = actions.filter((action): action is Placement => action.type === 'place');
      if (placements.length === 0) return actions[0]!;
      const tile = (action: Placement): number => view.faceUp[action.slot]!;
      const own = placements.filter((action) => isStation(tile(action)) && ownerOf(tile(action)) === seat);
      if (own.length > 0) {
        const best = Math.max(...own.map((action) => valueOf(tile(action))));
        return pick(
          own.filter((action) => valueOf(tile(action)) === best),
          rng,
        );
      }
      if (view.placed > 0 && rng.below(3) === 0) return { type: 'end' };
      const track = placements.filter((action) => !isStation(tile(action)));
      return pick(track.length > 0 ? track : placements, rng);
    },
  };
}
