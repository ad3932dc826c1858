/** What the normal bot does, by a view or by as much of a state: plans its turn as a whole, keeps what is worth keeping, and jams the leader. */
import type { Seat } from '@stellwerk/kernel';
import {
  BIT,
  HAND_LIMIT,
  inOrder,
  JAM_LOSS,
  jammable,
  recoverable,
  scoreTrip,
  TARGET,
  type Action,
  type Cell,
  type State,
  type View,
} from '../rules/index.ts';
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
      return [{ type: 'carpool', play: sight.hand.includes('carpool') && liftedBy(sight) >= JAM_LOSS }];
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

/** Points that a carpool would save on the announced trip. */
function liftedBy(sight: Sight): number {
  const trip = sight.announced!;
  return scoreTrip(sight, { ...trip, carpool: true }).total - scoreTrip(sight, { ...trip, carpool: false }).total;
}

/** Where a jam would cost the announced trip how much, most first. */
export function damages(sight: Sight): readonly { readonly cell: Cell; readonly loss: number }[] {
  const trip = sight.announced!;
  const now = scoreTrip(sight, trip).total;
  const markers = [...sight.markers];
  const found = jammable(trip.segments, markers).map((cell) => {
    markers[cell]! |= BIT.trafficJam;
    const loss = now - scoreTrip({ markers, options: sight.options }, trip).total;
    markers[cell]! &= ~BIT.trafficJam;
    return { cell, loss };
  });
  return found.sort((a, b) => b.loss - a.loss);
}

/** Jams the leader, or a seat that would lead. */
function answer(sight: Sight, seat: Seat): Action {
  const cards = sight.hand.filter((card) => card === 'trafficJam').length;
  if (cards === 0 || sight.supply.trafficJam === 0) return { type: 'pass' };
  const [most] = damages(sight);
  if (!most || most.loss < JAM_LOSS) return { type: 'pass' };
  const { scores, turn } = sight;
  const traveller = scores[turn]! + scoreTrip(sight, sight.announced!).total;
  const leads = scores.every((score, other) => other === turn || score <= traveller);
  const urgent = traveller >= CLOSE || most.loss > JAM_LOSS || cards > 1 || sight.hand.length >= HAND_LIMIT;
  const worthIt = traveller >= scores[seat]! && (leads || urgent);
  return worthIt ? { type: 'jam', cell: most.cell } : { type: 'pass' };
}

/** From here a good trip ends the game. */
const CLOSE = TARGET - 12;
