import { playOut, Standings, tournament } from '@stellwerk/bots';
import { readOptions, type Bot, type Level } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { bots } from './index.ts';

const optionsOf = (given: Readonly<Record<string, unknown>>) => {
  const read = readOptions(game.options, given);
  if (!read.ok) throw new Error(read.reason.code);
  return read.options;
};

describe.each([
  ['on the default table', {}],
  ['with private rails', { vexation: true }],
  ['over two rounds', { openRounds: 2 }],
])('bots %s', (_, given) => {
  test.each([2, 3, 4, 5, 6])('play to the end with %i seats, no action refused', (seats) => {
    const names = Array.from({ length: seats }, (__, seat): Level => (seat % 2 === 0 ? 'normal' : 'easy'));
    const players = names.map((name) => bots[name]());
    const play = playOut(game, players, { seed: `seats ${seats}`, options: optionsOf(given), names });
    expect(play.result).toBeDefined();
  });
});

test.each(['easy', 'normal'] as const)(
  'a new %s bot for every action plays the same as one for the whole play',
  (level) => {
    const forgetful: Bot = { choose: (turn) => bots[level]().choose(turn) };
    const table = { seed: 'anew', options: optionsOf({}), names: ['a', 'b'] };
    const kept = playOut(game, [bots[level](), bots[level]()], table);
    const fresh = playOut(game, [forgetful, forgetful], table);
    expect(fresh.entries).toEqual(kept.entries);
  },
);

test('normal beats easy in at least four of five games, hands and seats mirrored', () => {
  const standings = new Standings(['normal', 'easy']);
  const match = {
    game,
    options: optionsOf({}),
    bots: [
      { name: 'normal', make: bots.normal },
      { name: 'easy', make: bots.easy },
    ],
    plays: 100,
    seed: 'strength',
    mirror: true,
  };
  for (const { play, seated } of tournament(match)) standings.add(play.result!, seated);
  expect(standings.table()[0]!.share).toBeGreaterThanOrEqual(0.8);
});
