/** The searching bot: it plays by the rules and by its view alone, guesses hands by markers and rails, and counts on what others will lay. */
import { playOut, searcher, turnIn } from '@stellwerk/bots';
import { drawAction, fastRng, legalIn, readOptions } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game, topology, type State } from '../rules/index.ts';
import { sceneOf } from './branches.ts';
import { guide } from './guide.ts';
import { imagine } from './imagine.ts';
import { bots } from './index.ts';
import { plannedTurns } from './plans.ts';

const read = readOptions(game.options, {});
if (!read.ok) throw new Error(read.reason.code);
const { options } = read;
const hasty = { ...guide, budget: 60 };

/** A round after so many actions of the guide's policy. */
function after(seats: number, actions: number, seed = 1): State {
  const rng = fastRng(seed);
  const state = game.setup(options, seats, rng, () => {});
  for (let i = 0; i < actions; i++) game.apply(state, state.turn, guide.policy(state, state.turn, rng), rng, () => {});
  return state;
}

test.each([2, 4])('plays to the end with %i seats, no action refused', async (seats) => {
  const names = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'hard' : 'normal'));
  const players = names.map((name) => (name === 'hard' ? searcher(game, hasty) : bots.normal()));
  expect((await playOut(game, players, { seed: 'search', options, names })).result).toBeDefined();
});

test('chooses the same again, and whatever the others really hold', async () => {
  const hard = searcher(game, hasty);
  for (const actions of [0, 5, 12, 21]) {
    const state = after(3, actions);
    const chosen = await hard.choose(turnIn(game, state, state.turn, 3));
    const other = game.guess(game.view(state, state.turn), fastRng(99));
    expect(other.hands).not.toEqual(state.hands);
    expect(await hard.choose(turnIn(game, other, state.turn, 3))).toEqual(chosen);
    expect(game.check(state, state.turn, chosen)).toBeUndefined();
  }
});

test('begins with what normal would do', async () => {
  for (const actions of [0, 5, 12, 21]) {
    const turn = turnIn(game, after(3, actions), after(3, actions).turn, 3);
    expect(guide.candidates(turn.view, 6, fastRng(1))[0]![0]).toEqual(await bots.normal().choose(turn));
  }
});

test('has a way to go on where nothing of its own can be built', async () => {
  const state = after(2, 8);
  const turn = turnIn(game, state, state.turn, 3);
  const view = { ...turn.view, hand: turn.view.hand.map(() => turn.view.hand[0]!) };
  const { site } = topology(view.map);
  const there = { ...view, markers: view.markers.with(state.turn, site[view.hand[0]!]!) };
  const [way, ...others] = guide.candidates(there, 6, fastRng(1));
  expect(others).toEqual([]);
  expect(way).toEqual([legalIn(game, there, state.turn)[0]]);
  expect(way![0]).toEqual(await bots.normal().choose({ ...turn, view: there }));
});

describe('an imagined world', () => {
  test('agrees with the view, at any moment of a random play', () => {
    for (let seed = 0; seed < 20; seed++) {
      const rng = fastRng(seed);
      const state = game.setup(options, 2 + (seed % 5), rng, () => {});
      while (!game.result(state) && state.round < 3) {
        const view = game.view(state, state.turn);
        expect(game.view(imagine(view, rng), state.turn)).toEqual(view);
        game.apply(state, state.turn, drawAction(game, state, state.turn, rng), rng, () => {});
      }
    }
  });

  /** Cities of the others that are right, and how many would be by chance, in 20 worlds for each of 30 rounds. */
  function hits(actions: number): { readonly found: number; readonly guessed: number } {
    let [found, guessed] = [0, 0];
    for (let seed = 0; seed < 30; seed++) {
      const state = after(2, actions, seed);
      const view = game.view(state, state.turn);
      const theirs = (world: State): number[] => world.hands.filter((_, i) => Math.floor(i / 5) !== state.turn);
      const right = (world: State): number => theirs(world).filter((city) => theirs(state).includes(city)).length;
      for (let world = 0; world < 20; world++) {
        found += right(imagine(view, fastRng(world)));
        guessed += right(game.guess(view, fastRng(world)));
      }
    }
    return { found, guessed };
  }

  test('gives the others cities around their markers', () => {
    const { found, guessed } = hits(2);
    expect(found).toBeGreaterThan(1.2 * guessed);
  });

  test('gives the others cities that their rails lead to', () => {
    const { found, guessed } = hits(20);
    expect(found).toBeGreaterThan(1.8 * guessed);
  });
});

describe('a planned turn', () => {
  test('is a whole turn that the rules allow', () => {
    for (const actions of [3, 9, 15]) {
      const state = after(3, actions);
      const { turn: seat, turnOfRound, laidThisTurn } = state;
      const view = game.view(state, seat);
      const turns = plannedTurns(view, sceneOf(view), fastRng(1));
      expect(turns).not.toEqual([]);
      for (const turn of turns) {
        const then = game.clone(state);
        for (const action of turn) {
          expect(game.check(then, seat, action)).toBeUndefined();
          game.apply(then, seat, action, fastRng(1), () => {});
        }
        if (turn.length + laidThisTurn === 2) expect(then.turnOfRound).not.toBe(turnOfRound);
      }
    }
  });
});
