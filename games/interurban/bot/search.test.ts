/** The searching bot: it plays by the rules and by its view alone, and begins with what normal would do. */
import { playOut, searcher, turnIn } from '@stellwerk/bots';
import { fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { game, type State } from '../rules/index.ts';
import { guide } from './guide.ts';
import { bots } from './index.ts';

const hasty = { ...guide, budget: 40 };
const quiet = (): void => {};

/** A game after so many actions of the guide's policy. */
function after(seats: number, actions: number, seed = 1): State {
  const rng = fastRng(seed);
  const state = game.setup({ competition: false }, seats, rng, quiet);
  for (let i = 0; i < actions; i++) game.apply(state, state.seat, guide.policy(state, state.seat, rng), rng, quiet);
  expect(state.ended).toBeNull();
  return state;
}

test.each([
  [2, false],
  [3, false],
  [4, false],
  [5, false],
  [2, true],
])('plays to the end with %i seats, in a competition: %s, no action refused', async (seats, competition) => {
  const names = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'hard' : 'normal'));
  const players = names.map((name) => (name === 'hard' ? searcher(game, hasty) : bots.normal()));
  const table = { seed: 'search', options: { competition }, names };
  expect((await playOut(game, players, table)).result).toBeDefined();
});

test('chooses the same again, and whatever the order of the piles', async () => {
  const hard = searcher(game, hasty);
  for (const actions of [0, 4, 8, 12]) {
    const state = after(3, actions);
    const chosen = await hard.choose(turnIn(game, state, state.seat, 3));
    const other = game.guess(game.view(state, state.seat), fastRng(99));
    expect(other.trackPile).not.toEqual(state.trackPile);
    expect(await hard.choose(turnIn(game, other, state.seat, 3))).toEqual(chosen);
    expect(game.check(state, state.seat, chosen)).toBeUndefined();
  }
});

test('begins with what normal would do', async () => {
  for (const actions of [0, 4, 8, 12, 16]) {
    const state = after(2, actions);
    const turn = turnIn(game, state, state.seat, 3);
    const [first] = guide.candidates(turn.view, guide.width, fastRng(turn.seed));
    expect(first![0]).toEqual(await bots.normal().choose(turn));
  }
});

test('the policy plays on from the middle of a turn that somebody else has begun', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ competition: seed % 2 === 0 }, 2 + (seed % 4), rng, quiet);
    while (state.ended === null) {
      const drawn = rng.below(3) === 0 ? game.sample!(state, state.seat, rng) : undefined;
      const action = drawn ?? guide.policy(state, state.seat, rng);
      expect(game.check(state, state.seat, action)).toBeUndefined();
      game.apply(state, state.seat, action, rng, quiet);
    }
  }
});

test('the chances of all seats add up to one, and who leads has the best', () => {
  const state = after(3, 12);
  const chances = [0, 1, 2].map((seat) => guide.value(state, seat));
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(new Set(chances).size).toBe(3);
  const { points } = state;
  const ahead = { ...state, points: [...points, [30, 0, 0]] };
  expect(guide.value(ahead, 0)).toBeGreaterThan(chances[0]!);
});
