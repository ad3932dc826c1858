/** The searching bot: it plays by the rules and by its view alone, and thinks that the others travel as the program would propose. */
import { playOut, searcher, turnIn, weigh } from '@stellwerk/bots';
import { drawAction, fastRng, readOptions } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { alternatives, game, passengersOf, type State } from '../rules/index.ts';
import { guide, puzzleGuide } from './guide.ts';
import { imagine } from './imagine.ts';
import { bots } from './index.ts';

const hasty = { ...guide, horizon: 1, width: 2, budget: 1 };

/** A play of four after so many actions of the guide's policy. */
function after(actions: number, seed = 1): State {
  const rng = fastRng(seed);
  const state = game.setup({ duel: false, moveUp: true }, 4, rng, () => {});
  for (let i = 0; i < actions; i++) {
    const seat = game.toAct(state)[0]!;
    game.apply(state, seat, guide.policy(state, seat, rng), rng, () => {});
  }
  return state;
}

/** Openings, throws and points of several turns. */
const MOMENTS = [0, 16, 40, 83, 141, 142, 143, 144, 145, 146, 147, 148, 149, 230];

test.each([
  [2, { duel: true }],
  [3, {}],
  [4, { moveUp: false }],
  [6, {}],
])('plays to the end with %i seats, no action refused (%o)', async (seats, chosen) => {
  const read = readOptions(game.options, chosen);
  if (!read.ok) throw new Error(read.reason.code);
  const names = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'hard' : 'normal'));
  const players = names.map((name) => (name === 'hard' ? searcher(game, hasty) : bots.normal()));
  expect((await playOut(game, players, { seed: 'search', options: read.options, names })).result).toBeDefined();
});

test('chooses the same again, and whatever the others really hold and want', async () => {
  const hard = searcher(game, hasty);
  for (const actions of MOMENTS) {
    const state = after(actions);
    const seat = game.toAct(state)[0]!;
    const chosen = await hard.choose(turnIn(game, state, seat, 3));
    const other = game.guess(game.view(state, seat), fastRng(99));
    expect(other.deck).not.toEqual(state.deck);
    expect(await hard.choose(turnIn(game, other, seat, 3))).toEqual(chosen);
    expect(game.check(state, seat, chosen)).toBeUndefined();
  }
});

test('begins with what normal would do, and compares ways that are legal', async () => {
  let compared = 0;
  for (const actions of MOMENTS) {
    const state = after(actions);
    const seat = game.toAct(state)[0]!;
    const turn = turnIn(game, state, seat, 3);
    const ways = guide.candidates(turn.view, 6, fastRng(1));
    expect(ways[0]![0]).toEqual(await bots.normal().choose(turn));
    for (const [action] of ways) expect(game.check(state, seat, action)).toBeUndefined();
    compared += ways.length - 1;
  }
  expect(compared).toBeGreaterThan(MOMENTS.length);
});

test('an imagined world agrees with the view, at any moment of a random play', () => {
  for (let seed = 0; seed < 4; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ duel: false, moveUp: true }, 3 + seed, rng, () => {});
    for (let actions = 0; actions < 80 && !game.result(state); actions++) {
      const seat = game.toAct(state)[0]!;
      const view = game.view(state, seat);
      expect(game.view(imagine(view, rng), seat)).toEqual(view);
      game.apply(state, seat, drawAction(game, state, seat, rng), rng, () => {});
    }
  }
});

test('in an imagined world everybody has somewhere to go', () => {
  const state = after(40);
  const world = imagine(game.view(state, 0), fastRng(1));
  world.orders.forEach(({ legs }, passenger) => expect(world.place[passenger]! < 0 || legs.length > 0).toBe(true));
});

describe('the chance to win', () => {
  const value = (state: State, seat = 0): number => guide.value(state, seat);

  test('is shared out among all seats', () => {
    const state = after(83);
    expect([0, 1, 2, 3].reduce((sum, seat) => sum + value(state, seat), 0)).toBeCloseTo(1);
  });

  test('is better with an event card in the hand, except in puzzles', () => {
    const state = after(83);
    const richer = game.clone(state);
    richer.hands[0]!.push(0);
    expect(value(richer)).toBeGreaterThan(value(state));
    expect(puzzleGuide.value(richer, 0)).toBe(puzzleGuide.value(state, 0));
  });
});

test('a plan is weighed as one that is kept: the best of them is not as good as any', () => {
  const state = game.setup({ duel: false, moveUp: true }, 2, fastRng(2), () => {});
  const ways = passengersOf(state, 0).flatMap((passenger) =>
    ([1, 2] as const).flatMap((task) =>
      alternatives(game.view(state, 0), passenger, task).map(({ legs }) => [
        { type: 'itinerary', passenger, legs, task } as const,
      ]),
    ),
  );
  const { chances } = [...weigh(game, guide, { ...turnIn(game, state, 0, 1), budget: 900 }, ways)].at(-1)!;
  expect(Math.max(...chances)).toBeGreaterThan(Math.min(...chances));
});
