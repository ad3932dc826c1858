/** The searching bot: it plays by the rules and by its view alone, begins with what normal would do, and imagines worlds that may be. */
import { playOut, searcher, turnIn } from '@stellwerk/bots';
import { fastRng, readOptions } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { act, arrange, at } from '../rules/arrange.testing.ts';
import { game, type State } from '../rules/index.ts';
import { chances, guide } from './guide.ts';
import { bots } from './index.ts';

const optionsOf = (given: object) => {
  const read = readOptions(game.options, given);
  if (!read.ok) throw new Error(read.reason.code);
  return read.options;
};
const hasty = { ...guide, budget: 40 };

/** A play after so many actions of the guide's policy. */
function after(actions: number, seats = 3, given: object = {}): State {
  const rng = fastRng(7);
  const state = game.setup(optionsOf(given), seats, rng, () => {});
  for (let i = 0; i < actions; i++) {
    const [seat] = game.toAct(state);
    game.apply(state, seat!, guide.policy(state, seat!, rng), rng, () => {});
  }
  return state;
}

test.each([
  [3, {}],
  [4, { recover: true }],
  [3, { combinedModes: true, jams: 'all' }],
  [3, { tramReach: 4, jams: 'all' }],
] as const)('plays to the end with %i seats and options %o, no action refused', async (seats, given) => {
  const names = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'hard' : 'normal'));
  const players = names.map((name) => (name === 'hard' ? searcher(game, hasty) : bots.normal()));
  const play = await playOut(game, players, { seed: 'search', options: optionsOf(given), names });
  expect(play.result).toBeDefined();
});

const MOMENTS = [0, 7, 16, 25, 34];

test('chooses the same again, whatever lies in the decks and the others hold', async () => {
  const hard = searcher(game, hasty);
  for (const state of MOMENTS.map((actions) => after(actions))) {
    const seat = game.toAct(state)[0]!;
    const chosen = await hard.choose(turnIn(game, state, seat, 3));
    const other = game.guess(game.view(state, seat), fastRng(99));
    expect([other.hands, other.deck]).not.toEqual([state.hands, state.deck]);
    expect(await hard.choose(turnIn(game, other, seat, 3))).toEqual(chosen);
    expect(game.check(state, seat, chosen)).toBeUndefined();
  }
});

describe('its ways to go on', () => {
  test('begin with what normal would do, differ, and can be played', async () => {
    for (const state of MOMENTS.map((actions) => after(actions, 4, { recover: true }))) {
      const seat = game.toAct(state)[0]!;
      const turn = turnIn(game, state, seat, 3);
      const ways = guide.candidates(turn.view, guide.width, fastRng(1));
      expect(ways[0]![0]).toEqual(await bots.normal().choose(turn));
      expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
      for (const way of ways) {
        const world = game.clone(state);
        for (const action of way) act(world, seat, action);
      }
    }
  });

  test('are to jam and not to jam, to lift jams and not to', () => {
    const state = arrange({ open: [39, 1, 2, 3, 4], hands: [['carpool'], ['trafficJam']] });
    const route = [at(0, 2), at(1, 2), at(1, 3), at(2, 3), at(2, 4), at(1, 4), at(1, 5), at(0, 5)];
    act(state, 0, { type: 'trip', segments: [{ trip: 39, mode: 'car', route }] });
    const ways = (): unknown[] => guide.candidates(game.view(state, game.toAct(state)[0]!), 10, fastRng(1)).flat();
    expect(ways()).toEqual(expect.arrayContaining([{ type: 'pass' }, { type: 'jam', cell: at(0, 2) }]));
    act(state, 1, { type: 'jam', cell: at(1, 3) });
    expect(ways()).toEqual([{ type: 'pass' }]);
    act(state, 2, { type: 'pass' });
    expect(ways()).toEqual([
      { type: 'carpool', play: true },
      { type: 'carpool', play: false },
    ]);
  });

  test('are other cards to discard', () => {
    const hand = ['tramA', 'tramB', 'bikePath', 'carpool', 'delivery', 'homeOffice'] as const;
    const state = arrange({ open: [39, 1, 2, 3, 4], hands: [hand] });
    state.phase = 'discard';
    const ways = guide.candidates(game.view(state, 0), 10, fastRng(1));
    expect(ways.length).toBeGreaterThan(3);
    for (const [action] of ways) expect(game.check(state, 0, action)).toBeUndefined();
  });
});

test('chances add up to one, and grow with points and with a turn still to come', () => {
  const state = arrange({ scores: [30, 30, 30], turn: 1 });
  const [first, second, third] = chances(state) as [number, number, number];
  expect(first + second + third).toBeCloseTo(1);
  expect(second).toBeGreaterThan(first);
  expect(chances({ ...state, scores: [36, 30, 30] })[0]).toBeGreaterThan(first);
});
