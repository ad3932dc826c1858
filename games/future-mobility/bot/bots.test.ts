/** The bots play by the rules, the same each time, from a view alone, and the normal one is worth its name. */
import { Standings, tournament, turnIn, type Match } from '@stellwerk/bots';
import { fastRng, readOptions, type Bot } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { act, arrange, at, type Arrangement } from '../rules/arrange.testing.ts';
import { game, type Action, type State, type View } from '../rules/index.ts';
import { bots } from './index.ts';

function match(plays: number, options: object = {}): Match {
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(read.reason.code);
  const line = (['normal', 'easy', 'easy'] as const).map((name) => ({ name, make: bots[name] }));
  return { game, options: read.options, bots: line, plays, seed: 'bots', mirror: true };
}

test('one normal bot against two easy ones wins more than two thirds', async () => {
  const standings = new Standings(['normal', 'easy', 'easy']);
  for await (const { play, seated } of tournament(match(30))) standings.add(play.result!, seated);
  expect(standings.table()[0]!.share).toBeGreaterThan(2 / 3);
});

test.each([{ recover: true }, { combinedModes: true, jams: 'all' }, { tramReach: 4 }])(
  'plays end with options %o',
  async (options) => {
    for await (const { play } of tournament(match(3, options))) expect(play.result!.winners.length).toBeGreaterThan(0);
  },
);

describe('the normal bot', () => {
  const choose = async (state: State, seat = game.toAct(state)[0]!): Promise<Action> => {
    const bot: Bot<Action, View> = bots.normal();
    const action = await bot.choose(turnIn(game, state, seat, 1));
    expect(game.check(state, seat, action)).toBeUndefined();
    return action;
  };
  const ROUTE = [at(0, 2), at(1, 2), at(1, 3), at(2, 3), at(2, 4), at(1, 4), at(1, 5), at(0, 5)];
  const driven = (wish: Arrangement): State => {
    const state = arrange({ open: [39, 1, 2, 3, 4], ...wish });
    act(state, 0, { type: 'trip', segments: [{ trip: 39, mode: 'car', route: ROUTE }] });
    return state;
  };

  test('builds what an open trip can use at once', async () => {
    const state = arrange({ open: [1, 2, 39, 25, 37], hands: [['walkableCity']] });
    const first = await choose(state);
    expect(first.type).toBe('lay');
    act(state, 0, first);
    expect(await choose(state)).toMatchObject({ type: 'trip', segments: [{ mode: 'walking' }, { mode: 'walking' }] });
  });

  test('connects trips', async () => {
    const action = await choose(arrange({ open: [7, 8, 12, 17, 22] }));
    expect(action.type === 'trip' && action.segments.length).toBeGreaterThan(1);
  });

  test('waits with an avoid card for a good moment', async () => {
    expect(await choose(arrange({ open: [1, 5, 23, 34, 38], hands: [['delivery']] }))).toEqual({
      type: 'avoid',
      card: 'delivery',
    });
    expect((await choose(arrange({ open: [1, 38, 39, 29, 30], hands: [['delivery']] }))).type).toBe('trip');
  });

  test('jams the leader, not who is far behind', async () => {
    const hands: Arrangement['hands'] = [[], ['trafficJam']];
    expect((await choose(driven({ hands, scores: [30, 20, 10] }))).type).toBe('jam');
    expect((await choose(driven({ hands, scores: [0, 20, 40] }))).type).toBe('pass');
  });

  test('saves a jammed trip with a carpool', async () => {
    const state = driven({ hands: [['carpool'], ['trafficJam']] });
    act(state, 1, { type: 'jam', cell: ROUTE[3]! });
    act(state, 2, { type: 'pass' });
    expect(await choose(state)).toEqual({ type: 'carpool', play: true });
  });

  test('drives around jams', async () => {
    const action = await choose(arrange({ open: [39, 12, 13, 14, 15], markers: { trafficJam: [at(2, 4)] } }));
    const routes = action.type === 'trip' ? action.segments.flatMap(({ route }) => route) : [];
    expect(routes).not.toContain(at(2, 4));
  });

  test('chooses the same from the same view', async () => {
    const state = arrange({ open: [1, 2, 5, 6, 20], hands: [['bikePath', 'tramA', 'carpool']] });
    expect(await choose(state)).toEqual(await choose(game.guess(game.view(state, 0), fastRng(5))));
  });
});
