import { expect, test } from 'vitest';
import { daysBefore, lineOf, markOf, stopsOf, streakOf, untilNext, type Mark, type Tries } from './days.ts';

const done = (...days: string[]): Tries =>
  Object.fromEntries(days.map((day) => [day, { toy: { play: day, result: { won: false, scores: [1] } } }]));
const TODAY = '2026-11-16';
const before = (...counts: number[]): Tries => done(...counts.map((count) => daysBefore(TODAY, count)));

test('days are counted by the calendar, over the ends of months and years', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
});

test('the next lines come at midnight', () => {
  expect(untilNext(new Date(2026, 10, 16, 17, 48))).toEqual({ hours: 6, minutes: 12 });
  expect(untilNext(new Date(2026, 11, 31, 23, 59, 30))).toEqual({ hours: 0, minutes: 1 });
});

test('a streak is not lost before the day is over', () => {
  expect(streakOf(before(1, 2, 3), TODAY).days).toBe(3);
  expect(streakOf(before(0, 1, 2, 3), TODAY).days).toBe(4);
  expect(streakOf({}, TODAY).days).toBe(0);
});

test('a try that is not finished does not count', () => {
  expect(streakOf({ [TODAY]: { toy: { play: 'a' } } }, TODAY).days).toBe(0);
});

test('one missed day in seven is bridged and does not count, a second one ends the streak', () => {
  expect(streakOf(before(0, 1, 3, 4), TODAY)).toEqual({
    days: 4,
    week: ['missed', 'missed', 'done', 'done', 'bridged', 'done', 'done'],
  });
  expect(streakOf(before(0, 2, 4), TODAY).days).toBe(2);
  expect(streakOf(before(0, 3), TODAY).days).toBe(1);
});

test('turns are marked by what they gave away, and long lines have a stop for two', () => {
  expect([0, 0.01, 0.03, 0.2].map(markOf)).toEqual(['good', 'good', 'close', 'given']);
  expect(lineOf(['good', 'close', 'given'])).toBe('●━◐━○━⚑');
  const long = Array.from({ length: 17 }, (_, turn): Mark => (turn === 3 ? 'given' : 'good'));
  expect(stopsOf(long)).toEqual(['good', 'given', ...Array.from({ length: 7 }, () => 'good')]);
});
