/** What the searcher knows of TransEuropa: branches of the cheapest tree to begin with, and turns that let others work; everybody building theirs, and the round's losses. */
import { legalIn, type Guide, type Seat } from '@stellwerk/kernel';
import { isSameWay } from '@stellwerk/bots';
import { game, type Action, type State, type View } from '../rules/index.ts';
import { intend, rankLines, rankStarts, sceneOf } from './branches.ts';
import { imagine } from './imagine.ts';
import { plannedTurns } from './plans.ts';
import { policy } from './policy.ts';

/** Credit that makes one player's chances e times another's, times the seats: with fewer at the table there are more rounds to catch up in. */
const LEAD = 12;

/** Branches of the cheapest tree that are compared at least, where others' work is counted on. */
const BRANCHES = 4;

export const guide: Guide<State, Action, View> = {
  candidates(view, count, rng) {
    const seat = view.viewer as Seat;
    const scene = sceneOf(view);
    if (view.phase === 'start')
      return rankStarts(scene, seat, view.hand)
        .slice(0, count)
        .map((crossing) => [{ type: 'start', crossing }]);
    const lines = rankLines(scene, seat, intend(scene, seat, view.hand));
    // Nothing of its own can be built, and something has to be.
    if (lines.length === 0) return [[view.laidThisTurn > 0 ? { type: 'stop' } : legalIn(game, view, seat)[0]!]];
    const ways = lines.map((line): readonly Action[] => [{ type: 'lay', line }]);
    const turns = plannedTurns(view, scene, rng).filter((turn) => !ways.some((way) => isSameWay(way, turn)));
    const stop: readonly Action[][] = view.laidThisTurn > 0 ? [[{ type: 'stop' }]] : [];
    const least = Math.min(ways.length, BRANCHES);
    return [...ways.slice(0, least), ...stop, ...turns, ...ways.slice(least)].slice(0, count);
  },
  policy: (state, seat) => policy(state, seat),
  value({ credits, seats }, seat) {
    const chances = credits.map((credit) => Math.exp((credit * seats) / LEAD));
    return chances[seat]! / chances.reduce((sum, chance) => sum + chance, 0);
  },
  imagine,
  time: ({ round }) => round,
  horizon: 1,
  width: 8,
  budget: 8000,
};
