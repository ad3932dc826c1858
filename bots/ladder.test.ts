import { fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { ladder, ladderErrors, type Outcome } from './ladder.ts';

/** Plays in which each wins by its strength. */
function plays(strengths: readonly number[], tables: readonly (readonly number[])[], count: number): Outcome[] {
  const rng = fastRng(5);
  return Array.from({ length: count }, (_, play) => {
    const seated = tables[play % tables.length]!;
    let lot = (rng.below(1e6) / 1e6) * seated.reduce((sum, player) => sum + strengths[player]!, 0);
    const winner = seated.findIndex((player) => (lot -= strengths[player]!) < 0);
    return { seated, shares: seated.map((_player, seat) => (seat === winner ? 1 : 0)) };
  });
}

test('three of four games are 191 points', () => {
  const seated = [0, 1];
  const outcomes = Array.from({ length: 400 }, (_, i): Outcome => ({ seated, shares: i % 4 === 0 ? [1, 0] : [0, 1] }));
  const [first, second] = ladder(2, outcomes);
  expect(first).toBe(1000);
  expect(second).toBeCloseTo(1191, -1);
});

test('who never met is compared through others, at tables for two and for three', () => {
  const outcomes = plays(
    [1, 4, 16],
    [
      [0, 1],
      [1, 2],
      [1, 1, 2],
      [0, 0, 1],
    ],
    4000,
  );
  const [, middle, best] = ladder(3, outcomes);
  expect(Math.abs(middle! - 1241)).toBeLessThan(40);
  expect(Math.abs(best! - 1482)).toBeLessThan(60);
});

test('a shared victory counts for both, and nobody is endlessly better', () => {
  expect(ladder(2, [{ seated: [0, 1], shares: [0.5, 0.5] }])).toEqual([1000, 1000]);
  const always = Array.from({ length: 10 }, (): Outcome => ({ seated: [0, 1], shares: [0, 1] }));
  expect(ladder(2, always)[1]).toBeLessThan(1700);
});

test('the error of a step is known from the number of plays', () => {
  const ofFour = (plays: number) =>
    Array.from({ length: plays }, (_, i): Outcome => ({ seated: [0, 1], shares: i % 4 === 0 ? [1, 0] : [0, 1] }));
  for (const plays of [100, 1600]) {
    const [none, error] = ladderErrors(2, ofFour(plays));
    expect(none).toBe(0);
    const expected = 400 / Math.LN10 / Math.sqrt(plays * 0.25 * 0.75);
    expect(Math.abs(error! / expected - 1)).toBeLessThan(0.2);
  }
});
