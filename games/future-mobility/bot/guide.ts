/** What the searcher knows of Future Mobility: whole turns to begin with, everybody playing as normal does, and the points and cards in the end. */
import type { Guide, Seat } from '@stellwerk/kernel';
import { HAND_LIMIT, handfuls, inOrder, TARGET, type Action, type State, type View } from '../rules/index.ts';
import { TurnPlan } from '../rules/advice/turn-plan.ts';
import { ranked } from '../rules/advice/worth.ts';
import { damages } from '../rules/advice/jams.ts';
import { decide, sightOf } from './policy.ts';

export const guide: Guide<State, Action, View> = {
  candidates(view, count) {
    const first = decide(view, view.viewer as Seat);
    const ways = [first, ...others(view, count)];
    const told = ways.map((way) => JSON.stringify(way));
    return ways.filter((_, i) => told.indexOf(told[i]!) === i).slice(0, count);
  },
  policy(state, seat) {
    const known = remembered.get(state);
    if (known?.turns === state.turns && state.phase === 'plan' && known.turn.length > 0) return known.turn.shift()!;
    const turn = decide(sightOf(state, seat), seat, false);
    if (state.phase === 'plan') remembered.set(state, { turns: state.turns, turn: turn.slice(1) });
    return turn[0]!;
  },
  value: (state, seat) => chances(state)[seat]!,
  time: ({ turns }) => turns,
  horizon: 7,
  width: 10,
  budget: 12000,
};

/** For puzzles: they were found with it. */
export const puzzleGuide: typeof guide = { ...guide, budget: 4000 };

/** The rest of a turn that was begun, by the state it was begun in. */
const remembered = new WeakMap<State, { readonly turns: number; readonly turn: Action[] }>();

/** Points that a card is worth, and to come next in the round. */
const CARD = 1.2;
const AHEAD = 8;
/** Points that make one player's chances e times another's: in the end, and more for each point that the leader lacks. */
const LEAD = 2;
const LEAD_EARLY = 0.1;

export function chances({ scores, hands, turn, first, seats }: State): number[] {
  const lacks = Math.max(0, TARGET - Math.max(...scores));
  const lead = LEAD + LEAD_EARLY * lacks;
  const done = (seat: Seat): boolean => (seat - first + seats) % seats < (turn - first + seats) % seats;
  const worth = scores.map(
    (score, seat) =>
      score + CARD * Math.min(HAND_LIMIT, hands[seat]!.length) * Math.min(1, lacks / 20) + (done(seat) ? 0 : AHEAD),
  );
  const odds = worth.map((points) => Math.exp(points / lead));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / all);
}

function others(view: View, count: number): readonly (readonly Action[])[] {
  switch (view.phase) {
    case 'window': {
      const may = view.hand.includes('trafficJam') && view.supply.trafficJam > 0;
      const jams = may ? damages(view).filter(({ loss }) => loss > 0) : [];
      return [[{ type: 'pass' }], ...jams.slice(0, 3).map(({ cell }) => [{ type: 'jam', cell } as const])];
    }
    case 'carpool':
      return [false, ...(view.hand.includes('carpool') ? [true] : [])].map((play) => [{ type: 'carpool', play }]);
    case 'discard': {
      const least = ranked(view, view.hand).map(({ card }) => card);
      const ways = handfuls(least.slice(-HAND_LIMIT), view.hand.length - HAND_LIMIT);
      return ways.map((cards) => [{ type: 'discard', cards: inOrder(cards) }]);
    }
    default:
      return view.avoided ? [[{ type: 'endTurn' }]] : new TurnPlan(view).best(count);
  }
}
