/** The easy bot: travels by the best of a few ideas, two cards at a time at most, and plays power-ups when they come to its mind. */
import { fastRng, pick, shuffle, type Bot, type Rng, type Turn } from '@stellwerk/kernel';
import {
  avoidable,
  AVOID_CARDS,
  bestPlans,
  HAND_LIMIT,
  inOrder,
  layActions,
  jammable,
  SHIFT_CARDS,
  type Action,
  type View,
} from '../rules/index.ts';

const IDEAS = 8;
const JOINED = 2;

export function easy(): Bot<Action, View> {
  return { choose };
}

function choose(turn: Turn<View>): Action {
  const { view } = turn;
  const rng = fastRng(turn.seed);
  switch (view.phase) {
    case 'window':
      return answer(view, rng);
    case 'carpool':
      return { type: 'carpool', play: view.hand.includes('carpool') };
    case 'discard':
      return { type: 'discard', cards: inOrder(shuffle([...view.hand], rng).slice(HAND_LIMIT)) };
    default:
      return view.avoided ? { type: 'endTurn' } : plan(view, rng);
  }
}

function plan(view: View, rng: Rng): Action {
  const avoid = AVOID_CARDS.find((card) => view.hand.includes(card) && avoidable(card, view.open).length > 1);
  if (avoid && rng.below(2) === 0) return { type: 'avoid', card: avoid };
  if (rng.below(3) === 0) {
    const lays = SHIFT_CARDS.filter((card) => view.hand.includes(card)).flatMap((card) => layActions(view, card));
    if (lays.length > 0) return pick(lays, rng);
  }
  const plans = bestPlans(view).filter(({ action }) => action.segments.length <= JOINED);
  if (plans.length === 0) return { type: 'endTurn' };
  const ideas = Array.from({ length: IDEAS }, () => pick(plans, rng));
  return ideas.reduce((best, idea) => (idea.points > best.points ? idea : best)).action;
}

function answer(view: View, rng: Rng): Action {
  const cells = jammable(view.announced!.segments, view.markers);
  const wants = rng.below(2) === 0;
  const may = view.hand.includes('trafficJam') && view.supply.trafficJam > 0 && cells.length > 0;
  return may && wants ? { type: 'jam', cell: pick(cells, rng) } : { type: 'pass' };
}
