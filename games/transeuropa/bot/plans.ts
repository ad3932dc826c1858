/**
 * Turns that let others work for oneself: the round is played to its end in a few imagined worlds, and what the others have laid by then costs nothing.
 * What is left of the cheapest tree is what the seat really has to build; its first turn is a way to go on.
 */
import type { Rng, Seat } from '@stellwerk/kernel';
import {
  FREE,
  game,
  missingFrom,
  networks,
  SHARED,
  topology,
  type Action,
  type State,
  type View,
} from '../rules/index.ts';
import { intend, rankLines, type Intent, type Scene } from './branches.ts';
import { imagine } from './imagine.ts';
import { policy } from './policy.ts';

/** Worlds that are looked at. */
const WORLDS = 10;

/** Whole turns, those that are right in most worlds first. */
export function plannedTurns(view: View, scene: Scene, rng: Rng): readonly (readonly Action[])[] {
  const seat = view.viewer as Seat;
  const topo = topology(view.map);
  const sites = view.hand.map((city) => topo.site[city]!);
  const { away } = intend(scene, seat, view.hand);
  const votes = new Map<string, { readonly turn: readonly Action[]; count: number }>();
  for (let world = 0; world < WORLDS; world++) {
    const rails = view.rails.slice();
    for (const line of laidByOthers(imagine(view, rng), seat, rng)) rails[line] = SHARED;
    const { lines } = missingFrom(topo, rails, seat, view.markers[seat]!, sites);
    const turn = turnAlong(scene, seat, { lines, away });
    if (turn.length === 0) continue;
    const name = turn.toSorted((a, b) => a - b).join();
    const known = votes.get(name);
    if (known) known.count++;
    else votes.set(name, { turn: turn.map((line) => ({ type: 'lay', line })), count: 1 });
  }
  return [...votes.values()].toSorted((a, b) => b.count - a.count).map(({ turn }) => turn);
}

/** Plays the round to its end. */
function laidByOthers(state: State, seat: Seat, rng: Rng): readonly number[] {
  const { rounds, laid } = state;
  const [before, from] = [rounds.length, laid.length];
  while (state.rounds.length === before) game.apply(state, state.turn, policy(state, state.turn), rng, () => {});
  const scored = state.rounds.at(-1)!;
  return scored.laid.filter((_, i) => i >= from && scored.laidBy[i] !== seat);
}

/** The lines of a turn, the most secluded branches first. */
function turnAlong(scene: Scene, seat: Seat, intent: Intent): readonly number[] {
  const [first] = rankLines(scene, seat, intent);
  if (first === undefined) return [];
  const topo = topology(scene.map);
  if (scene.laidThisTurn > 0 || topo.cost[first]! > 1) return [first];
  const rails = scene.rails.with(first, SHARED);
  const then = { ...scene, rails, laidThisTurn: 1, ...networks(topo, rails, scene.markers) };
  const [second] = rankLines(then, seat, { ...intent, lines: intent.lines.filter((line) => rails[line] === FREE) });
  return second === undefined ? [first] : [first, second];
}
