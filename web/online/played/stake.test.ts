/** What is said about a lost connection promises what the table has. */
import { expect, test } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { stakeOf, type Stake } from './stake.ts';

const clock = { at: 0, left: [60_000, 60_000], running: [0] };
const at = (viewer: 0 | 1 | 'observer', more: object = {}) => ({
  viewer,
  clock: undefined,
  window: undefined,
  ...more,
});
const onTurn = { toAct: [0] };

test('who is on turn keeps it, and their clock runs if there is one', () => {
  expect(stakeOf(at(0), onTurn, true, false)).toBe('turn');
  expect(stakeOf(at(0, { clock }), onTurn, true, false)).toBe('clock');
  expect(stakeOf(at(0, { clock, window: { seats: [0], until: 9 } }), onTurn, true, false)).toBe('reaction');
});

test('who waits or has a bot in their place keeps the seat; watchers and a play that is over have nothing', () => {
  expect(stakeOf(at(1, { clock }), onTurn, true, false)).toBe('seat');
  expect(stakeOf(at(0, { clock }), onTurn, true, true)).toBe('seat');
  expect(stakeOf(at('observer', { clock }), onTurn, true, false)).toBe('watch');
  expect(stakeOf(at(0, { clock }), onTurn, false, false)).toBe('over');
});

test.each([
  ['en', en.room, /clock|time/],
  ['de', de.room, /Uhr|Zeit/],
] as const)('the words, in %s', (_, words, ofTime) => {
  const all = ['over', 'watch', 'seat', 'turn', 'clock', 'reaction'] satisfies Stake[];
  const timed = (said: (stake: Stake) => string) => all.filter((stake) => ofTime.test(said(stake)));
  expect(timed((stake) => words.searching(stake, '1:12'))).toEqual(['clock', 'reaction']);
  expect(timed((stake) => words.offline(8, stake, '1:12'))).toEqual(['clock', 'reaction']);
  for (const clocks of [false, true]) {
    expect(ofTime.test(words.serverAway(8, clocks))).toBe(clocks);
    expect(ofTime.test(words.restarting(clocks))).toBe(clocks);
  }
  for (const stake of all)
    for (const said of [words.searching(stake, '1:12'), words.offline(15, stake, '1:12'), words.serverAway(15, true)])
      expect(said.length).toBeLessThanOrEqual(78);
  expect(words.searching('watch', '')).not.toMatch(/[Yy]our|[Dd]ein/);
});
