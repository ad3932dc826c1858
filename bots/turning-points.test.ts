import { expect, test } from 'vitest';
import { largest, turningPoints } from './turning-points.ts';

test('the three largest changes, up or down, in the order in which they came', () => {
  const chances = [0.5, 0.5, 0.4, 0.4, 0.4, 0.7, 0.7, 0.7, 0.5, 0.5, 0.5, 0.44, 0.44];
  expect(turningPoints(chances).map(({ at }) => at)).toEqual([2, 5, 8]);
  expect(turningPoints(chances)[0]!.by).toBeCloseTo(-0.1);
});

test('of those close together the largest alone, and none that is not worth telling', () => {
  expect(turningPoints([0.5, 0.4, 0.6, 0.6, 0.6, 0.56]).map(({ at }) => at)).toEqual([2]);
  expect(turningPoints([0.5, 0.52, 0.5])).toEqual([]);
  expect(turningPoints([])).toEqual([]);
});

test('what comes with a change comes back with it', () => {
  expect(largest([{ at: 4, by: -0.2, name: 'a' }])).toEqual([{ at: 4, by: -0.2, name: 'a' }]);
});
