/** The show keeps to its time, begins with nothing and ends with everything. */
import { expect, test } from 'vitest';
import { dueAt, scheduleOf, SHOW } from './schedule.ts';

const turns = (count: number) => Array.from({ length: count }, (_, index) => ({ to: 3 * index + 2 }));

test.each([
  [1, 60, 2],
  [12, 60, 13],
  [59, 60, 60],
  [200, 60, 60],
  [200, 5, 5],
  [3, 5, 4],
])('%i turns in at most %i stills', (count, most, length) => {
  const stills = scheduleOf(turns(count), most);
  expect(stills).toHaveLength(length);
  expect(stills[0]).toEqual({ step: 0, turn: -1, at: 0 });
  expect(stills.at(-1)).toMatchObject({ step: 3 * count - 1, turn: count - 1 });
  expect(new Set(stills.map(({ step }) => step)).size).toBe(length);
  const gaps = stills.slice(1).map(({ at }, index) => at - stills[index]!.at);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.01);
  expect(SHOW - stills.at(-1)!.at).toBeCloseTo(1200);
});

test('turns that are over in the same step make one still', () => {
  expect(scheduleOf([{ to: 0 }, { to: 4 }, { to: 4 }], 60)).toMatchObject([
    { step: 0, turn: 0 },
    { step: 4, turn: 2 },
  ]);
});

test('a game without turns has its one board', () => {
  expect(scheduleOf([], 60)).toEqual([{ step: 0, turn: -1, at: 0 }]);
});

test('what is due is the last still whose time has come', () => {
  const stills = scheduleOf(turns(4), 5);
  expect([-1, 0, 1699, 1700, 6800, 9000].map((elapsed) => dueAt(stills, elapsed))).toEqual([0, 0, 0, 1, 4, 4]);
});
