/** What the searcher knows of TransEuropa: branches of the cheapest tree to begin with, everybody building theirs, and the round's losses. */
import { legalIn, type Guide, type Seat } from '@stellwerk/kernel';
import { game, handOf, type Action, type State, type View } from '../rules/index.ts';
import { imagine } from './imagine.ts';
import { build, intend, rankLines, rankStarts, sceneOf, type Intent } from './branches.ts';

/** Credit that makes one player's chances e times another's. */
const LEAD = 4;

export const guide: Guide<State, Action, View> = {
  candidates(view, count) {
    const seat = view.viewer as Seat;
    const scene = sceneOf(view);
    const ways: Action[] =
      view.phase === 'start'
        ? rankStarts(scene, seat, view.hand).map((crossing) => ({ type: 'start', crossing }))
        : rankLines(scene, seat, intend(scene, seat, view.hand)).map((line) => ({ type: 'lay', line }));
    if (view.laidThisTurn > 0) ways.splice(Math.max(1, count - 1), Infinity, { type: 'stop' });
    // Nothing of its own can be built, and something has to be.
    if (ways.length === 0) ways.push(legalIn(game, view, seat)[0]!);
    return ways.slice(0, count).map((way) => [way]);
  },
  policy: (state, seat) =>
    build(state, seat, handOf(state, seat), () => nextLine(state, seat)) ?? game.legal(state, seat)[0]!,
  value({ credits }, seat) {
    const chances = credits.map((credit) => Math.exp(credit / LEAD));
    return chances[seat]! / chances.reduce((sum, chance) => sum + chance, 0);
  },
  imagine,
  time: ({ round }) => round,
  horizon: 1,
  width: 6,
  budget: 9000,
};

interface Remembered {
  readonly intent: Intent;
  readonly round: number;
  /** The rails that lay when it was worked out. */
  readonly laid: number;
}
const remembered = new WeakMap<State, (Remembered | undefined)[]>();

/** A play-out works a seat's tree out again only when others have laid so much each that it may have changed. */
const STALE = 5;

function nextLine(state: State, seat: Seat): number | undefined {
  let intents = remembered.get(state);
  if (!intents) remembered.set(state, (intents = []));
  const known = intents[seat];
  const isFresh = known?.round === state.round && state.laid.length - known.laid < STALE * state.seats;
  const line = isFresh ? rankLines(state, seat, known.intent)[0] : undefined;
  if (line !== undefined || (isFresh && state.laidThisTurn > 0)) return line;
  const intent = intend(state, seat, handOf(state, seat));
  intents[seat] = { intent, round: state.round, laid: state.laid.length };
  return rankLines(state, seat, intent)[0];
}
