/** What fits into the tray of a phone. */
import { expect, test } from 'vitest';
import { notesAbove, rowsBelow } from './room.ts';

test('below what would follow stand my passengers as far as there is room, first those of whom nothing is said', () => {
  const [a, b, other] = [{ passenger: 0 }, { passenger: 1 }, {}];
  expect(rowsBelow([], [0, 1], 4)).toEqual([0, 1]);
  expect(rowsBelow([other], [0, 1], 4)).toEqual([0, 1]);
  expect(rowsBelow([a, other], [0, 1], 4)).toEqual([1]);
  expect(rowsBelow([b, other], [0, 1], 4)).toEqual([0]);
  expect(rowsBelow([a, b, other], [0, 1], 4)).toEqual([]);
  expect(rowsBelow([a, b, other], [0, 1], Infinity)).toEqual([0, 1]);
});

test('where trains stop gives way to my passengers of whom nothing is said, and nothing else does', () => {
  const [a, other, stop] = [{ passenger: 0 }, {}, { line: 3 }];
  expect(notesAbove([stop, stop], [0, 1], 4)).toBe(1);
  expect(notesAbove([a, stop, stop], [0, 1], 4)).toBe(2);
  expect(notesAbove([a, other, other, stop], [0, 1], 4)).toBe(4);
  expect(notesAbove([stop, stop], [0, 1], 2)).toBe(2);
  expect(notesAbove([stop, stop], [0, 1], Infinity)).toBe(Infinity);
});
