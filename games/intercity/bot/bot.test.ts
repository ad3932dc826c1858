/** The bots play whole games within the rules, the normal one clearly better. */
import { Standings, tournament } from '@stellwerk/bots';
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game, proposeItinerary, STATIONS, taskCard } from '../rules/index.ts';
import { bots } from './index.ts';

describe('the normal bot', () => {
  // 400 such plays gave it more than two thirds of the wins; a few keep the test quick.
  test('wins at least twice its share against three easy ones', async () => {
    const names = ['normal', 'easy', 'easy', 'easy'] as const;
    const standings = new Standings(names);
    const players = names.map((name) => ({ name, make: bots[name] }));
    const match = { game, options: {}, bots: players, plays: 12, seed: 'intercity bots' };
    for await (const { play, seated } of tournament(match)) standings.add(play.result!, seated);
    expect(standings.table()[0]!.share).toBeGreaterThanOrEqual(0.5);
  });
});

test('both play the duel to its end', async () => {
  const players = (['normal', 'easy'] as const).map((name) => ({ name, make: bots[name] }));
  for await (const { play } of tournament({ game, options: { duel: true }, bots: players, plays: 2, seed: 'duel' })) {
    expect(play.result!.winners).toHaveLength(1);
  }
});

test('a proposal leads by way of a via to its goal, in legs that follow each other', () => {
  for (let seed = 0; seed < 40; seed++) {
    const state = game.setup({ duel: false, moveUp: true }, 4, fastRng(seed), () => {});
    const view = game.view(state, 0);
    for (const passenger of [0, 1]) {
      const { legs, task, time } = proposeItinerary(view, passenger)!;
      expect(legs[0]!.from).toBe(view.place[passenger]);
      expect(legs.at(-1)!.leave).toBe(taskCard(view, task).goal);
      legs.slice(1).forEach((leg, index) => expect(leg.from).toBe(legs[index]!.leave));
      expect(game.check(state, 0, { type: 'itinerary', passenger, legs, task })).toBeUndefined();
      expect(time).toBeGreaterThan(0);
      expect(legs.length).toBeLessThan(STATIONS.length);
    }
    expect(new Set([0, 1].map((passenger) => proposeItinerary(view, passenger)!.task)).size).toBe(2);
  }
});
