/** Plays by bots: to the end, the same every time, with no more than a seat may know. */
import { loadPlay, savePlay, type Bot } from '@stellwerk/kernel';
import { describe, expect, test, vi } from 'vitest';
import { toy } from '../kernel/kit/toy.ts';
import { playOut, randomBot, turnOf } from './index.ts';

const table = { seed: 'one', options: { high: false }, names: ['a', 'b'] };
const drawer: Bot = { choose: ({ legal }) => legal()[0] };

describe('a play by bots', () => {
  test('ends, and its file is a play that others can check', () => {
    const play = playOut(toy, [randomBot(), drawer], table);
    expect(play.result?.scores).toHaveLength(2);
    expect(loadPlay(toy, savePlay(play)).ok).toBe(true);
    expect(play.head.seats.map(({ bot }) => bot)).toEqual(['a', 'b']);
  });

  test('is the same for the same seed and another for another', () => {
    const hashes = ['one', 'one', 'two'].map((seed) => {
      return playOut(toy, [randomBot(), randomBot()], { ...table, seed }).hash();
    });
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });

  test('deals alike and lets bots choose anew when only their seed differs', () => {
    const [one, two] = ['x', 'y'].map((botSeed) => playOut(toy, [randomBot(), randomBot()], { ...table, botSeed }));
    expect(one!.head.seed).toEqual(two!.head.seed);
    expect(one!.entries).not.toEqual(two!.entries);
  });

  test('gives a bot its own view and none other', () => {
    const seen = new Set<string>();
    const watcher = (seat: number): Bot => ({
      choose({ view, legal }) {
        seen.add(`${seat} sees as ${view.viewer}`);
        return legal()[0];
      },
    });
    playOut(toy, [watcher(0), watcher(1)], table);
    expect([...seen].sort()).toEqual(['0 sees as 0', '1 sees as 1']);
  });

  test('asks those who may act besides, and takes no answer for no', () => {
    const volunteer = vi.fn<NonNullable<Bot['volunteer']>>(({ view }) =>
      view.round === 1 && view.wish === 0 ? { type: 'wish', wish: 1 } : undefined,
    );
    const play = playOut(toy, [drawer, { ...drawer, volunteer }], table);
    const wishes = play.entries.filter(
      (entry) => 'action' in entry && (entry.action as { type: string }).type === 'wish',
    );
    expect(wishes).toEqual([{ seat: 1, action: { type: 'wish', wish: 1 } }]);
    expect(volunteer.mock.calls.every(([turn]) => turn.seat === 1)).toBe(true);
  });

  test('stops at a bot that breaks the rules', () => {
    const cheat: Bot = { choose: () => ({ type: 'bid', height: 99 }) };
    expect(() => playOut(toy, [cheat, drawer], table)).toThrow(
      'the a bot chose {"type":"bid","height":99}, refused: height',
    );
  });
});

describe('the random bot', () => {
  test('draws evenly, though its randomness starts anew with every turn', () => {
    const play = playOut(toy, [drawer, drawer], table);
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) counts[turnOf(play, 0, seed).rng.below(4)]!++;
    expect(Math.min(...counts)).toBeGreaterThan(900);
  });

  test('draws as the game says where not all actions can be listed', () => {
    const sample = vi.fn<NonNullable<(typeof toy)['sample']>>((state) => {
      return state.bid > 0 ? { type: 'draw' } : { type: 'bid', height: 3 };
    });
    const play = playOut({ ...toy, sample }, [randomBot(), randomBot()], table);
    expect(play.result!.scores).toEqual([9, 9]);
    expect(sample).toHaveBeenCalledTimes(play.entries.length);
  });
});
