/** Which tables the ladder of a game is played at. */
import { GAME_IDS, GAMES } from '@stellwerk/games';
import { expect, test } from 'vitest';
import { matchesOf } from './ladder.ts';
import { playHere } from './thinker.ts';

const WORDS = { bots: 'random,easy,normal,hard', plays: '1', seed: 'ladder', options: '{}' };

test.each(GAME_IDS)('%s is played to its end at the smallest table, by neighbours in all proportions', async (id) => {
  const matches = matchesOf(await GAMES[id](), WORDS);
  const seats = matches[0]!.players.length;
  expect(matches).toHaveLength(3 * (seats - 1));
  expect(new Set(matches.map(({ words }) => words.bots)).size).toBe(matches.length);
  const [{ match }] = matches as [(typeof matches)[0]];
  expect((await playHere(match, 0, false)).result.scores).toHaveLength(seats);
});

test('options that only other tables can have choose those', async () => {
  const intercity = await GAMES.intercity();
  const seats = (options: string) => matchesOf(intercity, { ...WORDS, options })[0]!.players.length;
  expect([seats('{}'), seats('{"duel":true}')]).toEqual([3, 2]);
});

test('options that nobody can have are refused with the reason', async () => {
  const intercity = await GAMES.intercity();
  expect(() => matchesOf(intercity, { ...WORDS, options: '{"speed":1}' })).toThrow('no option “speed”');
});

test('any bots can be compared, two at least', async () => {
  const interurban = await GAMES.interurban();
  const bots = (names: string) => matchesOf(interurban, { ...WORDS, bots: names }).map(({ words }) => words.bots);
  expect(bots('easy,hard')).toEqual(['hard,easy']);
  expect(() => bots('hard')).toThrow('two bots or more');
  expect(() => bots('hard,genius')).toThrow('“genius” is not a bot');
});
