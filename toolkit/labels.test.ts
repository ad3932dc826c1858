/** Where names stand beside their places. */
import { describe, expect, test } from 'vitest';
import { isStraight, labelAt, overlap, type Side } from './labels.ts';
import { textWidth } from './text-width.ts';

const place = { x: 100, y: 50 };
const away = { x: 8, y: 6 };
const beside = (side: Side) => labelAt({ text: 'Ulm', size: 20, place, side, away });
const width = textWidth('Ulm', 20);

describe('a name', () => {
  test('begins at the right of its place in the east and ends at the left in the west', () => {
    expect(beside('e')).toMatchObject({ anchor: 'start', at: { x: 108 }, box: { left: 108, right: 108 + width } });
    expect(beside('w')).toMatchObject({ anchor: 'end', at: { x: 92 }, box: { left: 92 - width, right: 92 } });
  });

  test('stands centred above or below', () => {
    const [north, south] = [beside('n'), beside('s')];
    expect(north).toMatchObject({ anchor: 'middle', at: { x: 100, y: 44 } });
    expect(south).toMatchObject({ anchor: 'middle', at: { x: 100, y: 70 } });
    expect((north.box.left + north.box.right) / 2).toBeCloseTo(100);
    expect(overlap(north.box, south.box)).toBe(false);
  });

  test('is centred on its place in the east and the west, by its capitals', () => {
    expect(beside('e').at.y).toBe(57);
    expect(beside('w').at.y).toBe(57);
  });

  test('is pushed back between the edges of the board', () => {
    const pushed = labelAt({ text: 'Ulm', size: 20, place, side: 'ne', away, between: [0, 110] });
    expect(pushed.box.right).toBeCloseTo(110);
    expect(pushed.at.x).toBe(pushed.box.left);
    expect(labelAt({ text: 'Ulm', size: 20, place, side: 'nw', away, between: [95, 300] }).box.left).toBe(95);
  });
});

test('sides are straight or corners', () => {
  expect((['n', 'e', 's', 'w'] as const).every(isStraight)).toBe(true);
  expect((['ne', 'se', 'sw', 'nw'] as const).some(isStraight)).toBe(false);
});

test('boxes that only touch don’t overlap', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(overlap(box, { left: 9, top: 9, right: 20, bottom: 20 })).toBe(true);
  expect(overlap(box, { left: 10, top: 0, right: 20, bottom: 10 })).toBe(false);
});
