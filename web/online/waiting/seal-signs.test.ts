import { expect, test } from 'vitest';
import { sealSigns } from './seal-signs.ts';

test('five signs follow from the hash alone', () => {
  expect(sealSigns('0001020304ff')).toEqual([0, 1, 2, 3, 4]);
  expect(sealSigns('05060cff10')).toEqual([5, 0, 0, 3, 4]);
  expect(sealSigns('ab')).toHaveLength(5);
});
