/** Clocks of a table. */
import { expect, test } from 'vitest';
import { inWords, timeLeft } from '../time-left.ts';
import { leftOf } from './clocks.ts';

const words = { left: (time: string) => `${time} left`, hours: (n: number) => `${n} h`, days: (n: number) => `${n} d` };

test('only a clock that runs gets less, and never below nothing', () => {
  const clock = { at: 1000, left: [5000, 7000], running: [0] };
  expect(leftOf(clock, 0, 3500)).toBe(2500);
  expect(leftOf(clock, 1, 3500)).toBe(7000);
  expect(leftOf(clock, 0, 60_000)).toBe(0);
  // A device whose clock lags behind must not give time away.
  expect(leftOf(clock, 0, 0)).toBe(5000);
});

test('time is said as people say it', () => {
  expect(inWords(102_000, words)).toBe('1:42');
  expect(inWords(4000, words)).toBe('0:04');
  expect(inWords(18 * 3_600_000, words)).toBe('18 h');
  expect(inWords(3 * 86_400_000, words)).toBe('3 d');
  expect(timeLeft(words, 102_000)).toBe('1:42');
  expect(timeLeft(words, 18.5 * 3_600_000)).toBe('18 h left');
  expect(timeLeft(words, 47 * 3_600_000)).toBe('47 h left');
  expect(timeLeft(words, 3 * 86_400_000)).toBe('3 d left');
});
