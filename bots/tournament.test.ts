/** Tournaments: fair seats, honest sums. */
import type { Bot, Play } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { toy } from '../kernel/kit/toy.ts';
import { RANDOM, rotation, Standings, tournament, type Match } from './index.ts';

const bidder = (height: number) => (): Bot => ({
  choose: ({ view }) => (view.bid > 0 ? { type: 'draw' } : { type: 'bid', height }),
});
const match = {
  game: toy,
  options: { high: false },
  seed: 's',
  bots: [
    { name: 'high', make: bidder(3) },
    { name: 'low', make: bidder(1) },
  ],
};

async function all(wanted: Match): Promise<Play[]> {
  const plays: Play[] = [];
  for await (const { play } of tournament(wanted)) plays.push(play);
  return plays;
}

describe('seats', () => {
  test('rotate so that every bot sits everywhere equally often', () => {
    expect([0, 1, 2, 3].map((play) => rotation(3, play))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ]);
  });

  test('carry the names of those who sit there', async () => {
    const names = (await all({ ...match, plays: 2 })).map((play) => play.head.seats.map(({ name }) => name));
    expect(names).toEqual([
      ['high', 'low'],
      ['low', 'high'],
    ]);
  });
});

describe('deals', () => {
  const secrets = async (mirror: boolean): Promise<string[]> =>
    (await all({ ...match, plays: 4, mirror })).map((play) => play.head.seed.secret);

  test('differ from play to play', async () => {
    expect(new Set(await secrets(false)).size).toBe(4);
  });

  test('are played once from every seat when mirrored', async () => {
    const [a, b, c, d] = await secrets(true);
    expect([a, c]).toEqual([b, d]);
    expect(a).not.toBe(c);
  });
});

describe('standings', () => {
  test('belong to the bots, wherever they sat', async () => {
    const standings = new Standings(['high', 'low']);
    for await (const { play, seated } of tournament({ ...match, plays: 5 })) standings.add(play.result!, seated);
    expect(standings.table()).toEqual([
      { bot: 'high', wins: 5, share: 1, meanScore: 9 },
      { bot: 'low', wins: 0, share: 0, meanScore: 3 },
    ]);
  });

  test('split a shared victory', () => {
    const standings = new Standings(['a', 'b', 'c']);
    for (const seated of [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
      standings.add({ winners: [0, 1, 2], scores: [1, 2, 3] }, seated);
    expect(standings.table().map(({ wins }) => wins)).toEqual([1, 1, 1]);
    standings.add({ winners: [0, 2], scores: [5, 0, 5] }, [2, 1, 0]);
    expect(standings.table().map(({ wins }) => wins)).toEqual([1.5, 1, 1.5]);
  });

  test('of the same bot on all seats add up to the plays', async () => {
    const bots = ['x', 'y', 'z'].map((name) => ({ name, make: () => RANDOM }));
    const standings = new Standings(bots.map(({ name }) => name));
    for await (const { play, seated } of tournament({ ...match, bots, plays: 30 })) standings.add(play.result!, seated);
    const wins = standings.table().reduce((sum, { wins: more }) => sum + more, 0);
    expect(wins).toBeCloseTo(30);
    expect(standings.plays).toBe(30);
  });
});
