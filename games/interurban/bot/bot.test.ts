/** The bots: they play whole games legally, choose by the view alone, and normal is clearly the stronger one. */
import { Standings, tournament, turnIn } from '@stellwerk/bots';
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game, type Action, type State } from '../rules/index.ts';
import { bots } from './index.ts';

const { easy, normal } = bots;

/** A game in the middle, normal and easy having played so many actions. */
async function middle(seats: number, actions: number): Promise<State> {
  const rng = fastRng(11);
  const state = game.setup({ competition: false }, seats, rng, () => {});
  const players = [normal(), easy()];
  for (let i = 0; i < actions; i++) {
    game.apply(state, state.seat, await choose(players[i % 2]!, state), rng, () => {});
  }
  return state;
}

async function choose(bot: ReturnType<typeof easy>, state: State): Promise<Action> {
  return bot.choose(turnIn(game, state, state.seat, 3));
}

describe.each([
  ['easy', easy],
  ['normal', normal],
] as const)('%s', (_, make) => {
  test('chooses the same again and by the view alone', async () => {
    for (const actions of [0, 4, 11]) {
      const state = await middle(3, actions);
      const action = await choose(make(), state);
      expect(await choose(make(), state)).toEqual(action);
      expect(await choose(make(), game.guess(game.view(state, state.seat), fastRng(99)))).toEqual(action);
      expect(game.check(state, state.seat, action)).toBeUndefined();
    }
  });
});

test.each([3, 5])('plays a whole game of %i', async (seats) => {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, make: seat === 0 ? normal : easy }));
  const match = { game, options: { competition: false }, bots: players, plays: 1, seed: `five ${seats}` };
  for await (const { play } of tournament(match)) expect(play.result).toBeDefined();
});

test('normal beats easy in at least four of five games, each deal played from both seats', async () => {
  const players = [
    { name: 'normal', make: normal },
    { name: 'easy', make: easy },
  ];
  const standings = new Standings(['normal', 'easy']);
  const match = { game, options: { competition: false }, bots: players, plays: 10, seed: 'test', mirror: true };
  for await (const { play, seated } of tournament(match)) standings.add(play.result!, seated);
  expect(standings.table()[0]!.share).toBeGreaterThanOrEqual(0.8);
});
