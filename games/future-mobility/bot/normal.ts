/** The normal bot: plans its turn as a whole, keeps what is worth keeping, and jams the leader. */
import type { Bot, Turn } from '@stellwerk/kernel';
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
  type View,
} from '../rules/index.ts';
import { TurnPlan } from '../rules/advice/turn-plan.ts';
import { handWorth, ranked, without } from '../rules/advice/worth.ts';

/** From here a good trip ends the game. */
const CLOSE = TARGET - 12;

export function normal(): Bot<Action, View> {
  return { choose };
}

function choose({ view, seat }: Turn<View>): Action {
  switch (view.phase) {
    case 'window':
      return answer(view, seat);
    case 'carpool':
      return { type: 'carpool', play: view.hand.includes('carpool') && liftedBy(view) >= JAM_LOSS };
    case 'discard':
      return {
        type: 'discard',
        cards: inOrder(
          ranked(view, view.hand)
            .slice(HAND_LIMIT)
            .map(({ card }) => card),
        ),
      };
    default:
      return recover(view, seat) ?? new TurnPlan(view).best()[0]?.[0] ?? { type: 'endTurn' };
  }
}

/** Variant *recover*: two cards that are worth less than the one on offer. */
function recover(view: View, seat: number): Action | undefined {
  const place = recoverable(view, seat);
  if (!view.mayRecover || place < 0 || view.hand.length < 2) return undefined;
  const [other, one] = ranked(view, view.hand).slice(-2);
  const after = [...without(view.hand, [one!.card, other!.card]), view.discard[place]!];
  if (handWorth(view, after) <= handWorth(view, view.hand)) return undefined;
  return { type: 'recover', discard: [one!.card, other!.card] };
}

/** Points that a carpool would save on the announced trip. */
function liftedBy(view: View): number {
  const trip = view.announced!;
  return scoreTrip(view, { ...trip, carpool: true }).total - scoreTrip(view, { ...trip, carpool: false }).total;
}

/** Jams the leader, or a seat that would lead; the work is the same with and without the card. */
function answer(view: View, seat: number): Action {
  const trip = view.announced!;
  const now = scoreTrip(view, trip).total;
  let [cell, damage]: [Cell, number] = [-1, 0];
  for (const place of jammable(trip.segments, view.markers)) {
    const markers = [...view.markers];
    markers[place]! |= BIT.trafficJam;
    const loss = now - scoreTrip({ ...view, markers }, trip).total;
    if (loss > damage) [cell, damage] = [place, loss];
  }
  const cards = view.hand.filter((card) => card === 'trafficJam').length;
  const traveller = view.scores[view.turn]! + now;
  const leads = view.scores.every((score, other) => other === view.turn || score <= traveller);
  const urgent = traveller >= CLOSE || damage > JAM_LOSS || cards > 1 || view.hand.length >= HAND_LIMIT;
  const worthIt = damage >= JAM_LOSS && traveller >= view.scores[seat]! && (leads || urgent);
  const may = cards > 0 && view.supply.trafficJam > 0 && cell >= 0;
  return may && worthIt ? { type: 'jam', cell } : { type: 'pass' };
}
