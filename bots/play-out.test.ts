/** Plays by bots: to the end, the same every time, with no more than a seat may know. */
import { legalIn, loadPlay, namedSeed, Play, savePlay, type Bot, type Turn } from '@stellwerk/kernel';
import { describe, expect, test, vi } from 'vitest';
import { toy } from '../kernel/kit/toy.ts';
import { playAhead, playOut, RANDOM } from './index.ts';
import { guide } from './toy-guide.testing.ts';

const deal = { seed: 'one', options: { high: false }, names: ['a', 'b'] };
const first = ({ view, seat }: Turn): unknown => legalIn(toy, view, seat)[0];
const drawer: Bot = { choose: first };

describe('a play by bots', () => {
  test('ends, and its file is a play that others can check', async () => {
    const play = await playOut(toy, [RANDOM, drawer], deal);
    expect(play.result?.scores).toHaveLength(2);
    expect(loadPlay(toy, savePlay(play)).ok).toBe(true);
    expect(play.head.seats.map(({ bot }) => bot)).toEqual(['a', 'b']);
  });

  test('is the same for the same seed and another for another', async () => {
    const plays = await Promise.all(
      ['one', 'one', 'two'].map((seed) => playOut(toy, [RANDOM, RANDOM], { ...deal, seed })),
    );
    const hashes = plays.map((play) => play.hash());
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });

  test('deals alike and lets bots choose again when only their seed differs', async () => {
    const [one, two] = await Promise.all(
      ['x', 'y'].map((botSeed) => playOut(toy, [RANDOM, RANDOM], { ...deal, botSeed })),
    );
    expect(one!.head.seed).toEqual(two!.head.seed);
    expect(one!.entries).not.toEqual(two!.entries);
  });

  test('gives a bot its own view, what it heard since its last turn, and nothing that is not plain data', async () => {
    const turns: Turn[] = [];
    const watcher: Bot = {
      choose(turn) {
        turns.push(structuredClone(turn));
        return first(turn);
      },
    };
    await playOut(toy, [watcher, watcher], deal);
    expect(turns.every(({ seat, view }) => view.viewer === seat)).toBe(true);
    expect(turns.slice(0, 3).map(({ seat, heard }) => [seat, heard.map(({ type }) => type)])).toEqual([
      [0, []],
      [0, ['bid']],
      [1, ['bid', 'drew']],
    ]);
  });

  test('waits for a bot that thinks elsewhere', async () => {
    const slow: Bot = { choose: async (turn) => first(turn) };
    const [waited, at] = await Promise.all([slow, drawer].map((bot) => playOut(toy, [bot, bot], deal)));
    expect(waited!.entries).toEqual(at!.entries);
  });

  test('stops at a bot that breaks the rules', async () => {
    const cheat: Bot = { choose: () => ({ type: 'bid', height: 99 }) };
    await expect(playOut(toy, [cheat, drawer], deal)).rejects.toThrow(
      'the a bot chose {"type":"bid","height":99}, refused: height',
    );
  });
});

test('before somebody sits down bots play up to that seat’s first turn so late, the same each time', async () => {
  const head = { game: 'toy', rules: 1, options: { high: false }, seed: namedSeed('one') };
  const plays = [1, 2].map(
    () =>
      new Play(toy, {
        ...head,
        seats: [
          { name: 'a', colour: 0 },
          { name: 'b', colour: 1, bot: 'normal' },
        ],
      }),
  );
  for (const play of plays) await playAhead(play, () => drawer, guide, 0, 2);
  const [play, again] = plays as [Play, Play];
  expect(guide.time(play.state as never)).toBe(2);
  expect(play.toAct).toEqual([0]);
  expect(play.entries.at(-1)).toMatchObject({ seat: 1 });
  expect(again.hash()).toBe(play.hash());
});

describe('the random player', () => {
  test('draws as the game says where not all actions can be listed', async () => {
    const sample = vi.fn<NonNullable<(typeof toy)['sample']>>((state) => {
      return state.bid > 0 ? { type: 'draw' } : { type: 'bid', height: 3 };
    });
    const play = await playOut({ ...toy, sample }, [RANDOM, RANDOM], deal);
    expect(play.result!.scores).toEqual([9, 9]);
    expect(sample).toHaveBeenCalledTimes(play.entries.length);
  });
});
