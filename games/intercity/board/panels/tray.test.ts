/** What fits into the tray of a phone. */
import { expect, test } from 'vitest';
import { rowsBelow } from './Tray.tsx';

test('below what would follow stand my passengers as far as there is room, first those of whom nothing is said', () => {
  const [a, b, other] = [{ passenger: 0 }, { passenger: 1 }, {}];
  expect(rowsBelow([], [0, 1], 4)).toEqual([0, 1]);
  expect(rowsBelow([other], [0, 1], 4)).toEqual([0, 1]);
  expect(rowsBelow([a, other], [0, 1], 4)).toEqual([1]);
  expect(rowsBelow([b, other], [0, 1], 4)).toEqual([0]);
  expect(rowsBelow([a, b, other], [0, 1], 4)).toEqual([]);
  expect(rowsBelow([a, b, other], [0, 1], Infinity)).toEqual([0, 1]);
});
