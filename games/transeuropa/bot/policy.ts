/** What everybody does in a world that a searcher has imagined: what normal would, with a tree that is kept for a while. */
import type { Seat } from '@stellwerk/kernel';
import { game, handOf, type Action, type State } from '../rules/index.ts';
import { build, intend, rankLines, type Intent } from './branches.ts';

interface Remembered {
  readonly intent: Intent;
  readonly round: number;
  /** The rails that lay when it was worked out. */
  readonly laid: number;
}
const remembered = new WeakMap<State, (Remembered | undefined)[]>();

/** A play-out works a seat's tree out again only when others have laid so much each that it may have changed. */
const STALE = 5;

export function policy(state: State, seat: Seat): Action {
  return build(state, seat, handOf(state, seat), () => nextLine(state, seat)) ?? game.legal(state, seat)[0]!;
}

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
