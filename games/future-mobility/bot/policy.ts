/** What the normal bot does, by a view or by as much of a state: plans its turn as a whole, keeps what is worth keeping, and jams the leader. */
import type { Seat } from '@stellwerk/kernel';
import { HAND_LIMIT, inOrder, recoverable, type Action, type State, type View } from '../rules/index.ts';
import { isWorthCarpool, jamAdvice } from '../rules/advice/jams.ts';
import { TurnPlan } from '../rules/advice/turn-plan.ts';
import { handWorth, ranked, without, type Scene } from '../rules/advice/worth.ts';

/** What a seat decides by. */
export type Sight = Scene & Pick<View, 'phase' | 'announced' | 'mayRecover' | 'discardBy'>;

export function sightOf(state: State, seat: Seat): Sight {
  const { options, seats, first, turn, scores, markers, supply, open, discard, avoided } = state;
  const { phase, announced, mayRecover, discardBy } = state;
  return {
    options,
    seats,
    first,
    turn,
    scores,
    markers,
    supply,
    open,
    discard,
    avoided,
    phase,
    announced,
    mayRecover,
    discardBy,
    hand: state.hands[seat]!,
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deck.length,
  };
}

/** What it does next, in a turn as far as it can be foreseen; `thoroughly` with a look at the seat's next turn. */
export function decide(sight: Sight, seat: Seat, thoroughly = true): readonly Action[] {
  switch (sight.phase) {
    case 'window':
      return [answer(sight, seat)];
    case 'carpool':
      return [{ type: 'carpool', play: sight.hand.includes('carpool') && isWorthCarpool(sight) }];
    case 'discard': {
      const least = ranked(sight, sight.hand).slice(HAND_LIMIT);
      return [{ type: 'discard', cards: inOrder(least.map(({ card }) => card)) }];
    }
    default: {
      const action = recover(sight, seat);
      return action ? [action] : (new TurnPlan(sight).best(1, thoroughly)[0] ?? [{ type: 'endTurn' }]);
    }
  }
}

/** Variant *recover*: two cards that are worth less than the one on offer. */
function recover(sight: Sight, seat: Seat): Action | undefined {
  if (!sight.mayRecover || sight.hand.length < 2) return undefined;
  const place = recoverable(sight, seat);
  if (place < 0) return undefined;
  const [other, one] = ranked(sight, sight.hand).slice(-2);
  const after = [...without(sight.hand, [one!.card, other!.card]), sight.discard[place]!];
  if (handWorth(sight, after) <= handWorth(sight, sight.hand)) return undefined;
  return { type: 'recover', discard: [one!.card, other!.card] };
}

/** Jams the leader, or a seat that would lead. */
function answer(sight: Sight, seat: Seat): Action {
  const { cell } = jamAdvice(sight, seat);
  return cell === undefined ? { type: 'pass' } : { type: 'jam', cell };
}
