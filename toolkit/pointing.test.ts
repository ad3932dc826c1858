/** What a pointer means, and how far it is from things. */
import { describe, expect, test } from 'vitest';
import { distanceToSegment } from './point.ts';
import { nearest } from './pointing.ts';

describe('the nearest', () => {
  test('has the least distance', () => {
    expect(nearest([5, 3, 4], 10)).toBe(1);
  });

  test('lies within reach', () => {
    expect(nearest([5, 3, 4], 3)).toBe(1);
    expect(nearest([5, 3, 4], 2)).toBeUndefined();
    expect(nearest([], 2)).toBeUndefined();
  });

  test('is what counts as nearer, as long as it is within reach itself', () => {
    const prefersFirst = (distance: number, index: number): number => (index === 0 ? distance / 2 : distance);
    expect(nearest([5, 3], 10, prefersFirst)).toBe(0);
    expect(nearest([5, 3], 4, prefersFirst)).toBe(1);
    expect(nearest([7, 3], 10, prefersFirst)).toBe(1);
  });

  test('is the first of several that are equally near', () => {
    expect(nearest([4, 2, 2], 10)).toBe(1);
  });
});

test('the distance to a segment is measured to its nearest point', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(distanceToSegment({ x: 4, y: 3 }, a, b)).toBe(3);
  expect(distanceToSegment({ x: 13, y: 4 }, a, b)).toBe(5);
  expect(distanceToSegment({ x: 3, y: 4 }, a, a)).toBe(5);
});
