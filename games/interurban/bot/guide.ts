/** What the searcher knows of InterUrban: the turns that look best, everybody playing the one that looks best of all, and how the table stands then. */
import type { Guide } from '@stellwerk/kernel';
import { game, seriesTotals, turnsFrom, weigh, type Action, type State, type View } from '../rules/index.ts';

const END: Action = { type: 'end' };
/** A lead that makes one player's chances e times another's, fitted to the ends of games: half of it is counted on either side. */
const LEAD = 8;
/** More turns than any game has, and so far that a game's end is always beyond the horizon. */
const GAME = 1000;

export const guide: Guide<State, Action, View> = {
  candidates: (view, count, rng) => turnsFrom(game.guess(view, rng), count).map((tiles) => [...tiles, END]),
  policy(state) {
    let begun = turns.get(state);
    if (begun?.turn !== turnOf(state) || begun.placed !== state.placed) {
      begun = { turn: turnOf(state), placed: state.placed, tiles: turnsFrom(state, 1)[0]!.toReversed() };
      turns.set(state, begun);
    }
    begun.placed++;
    return begun.tiles.pop() ?? END;
  },
  value(state, seat) {
    const points = seriesTotals(state);
    const chances = points.map((sum, it) => Math.exp((sum + weigh(state, state.game, it)) / LEAD));
    return chances[seat]! / chances.reduce((sum, chance) => sum + chance, 0);
  },
  /** Rounds: until the seat has had its next two turns and half of the others have answered them. */
  time: (state) => turnOf(state) / state.seats,
  horizon: 2.5,
  width: 8,
  budget: 2000,
};

/** For puzzles a turn less: what they ask for can be seen from the table. */
export const puzzleGuide: typeof guide = { ...guide, horizon: 1.5, budget: 1500 };

function turnOf({ game: played, turns: finished }: State): number {
  return played * GAME + finished;
}

/** The turn that is being played in a play-out. */
interface Begun {
  readonly turn: number;
  placed: number;
  /** Those that are left, the next one last. */
  readonly tiles: Action[];
}
const turns = new WeakMap<State, Begun>();
