import { nextTarget } from '@stellwerk/toolkit/target-keys.ts';
import { expect, it } from 'vitest';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { CELLS, CITY } from '../../rules/index.ts';
import {
  cellAt,
  CENTRES,
  centreOf,
  cornerOf,
  doorOf,
  innerOf,
  lineThrough,
  NAME_Y,
  PITCH,
  STREETS,
} from './geometry.ts';

it('every block is found at its middle and at its edges, and nothing beyond the plan', () => {
  for (let cell = 0; cell < CELLS; cell++) {
    const { x, y } = centreOf(cell);
    expect(cellAt({ x, y })).toBe(cell);
    expect(cellAt({ x: x - PITCH / 2 + 1, y: y + PITCH / 2 - 1 })).toBe(cell);
  }
  expect(cellAt({ x: -1, y: 300 })).toBeUndefined();
  expect(cellAt({ x: 300, y: 721 })).toBeUndefined();
});

it('arrows lead from block to block and stop at the edge', () => {
  expect(nextTarget({ targets: CENTRES, at: 7 }, 'ArrowUp')).toBe(1);
  expect(nextTarget({ targets: CENTRES, at: 1 }, 'ArrowUp')).toBeUndefined();
  expect(nextTarget({ targets: CENTRES, at: 5 }, 'ArrowRight')).toBeUndefined();
  expect(nextTarget({ targets: CENTRES, at: 5 }, 'ArrowDown')).toBe(11);
});

it('every street is drawn once', () => {
  expect(new Set(STREETS.map(String)).size).toBe(STREETS.length);
  expect(STREETS.every(([a, b]) => a < b)).toBe(true);
});

it('a line keeps to the right, round corners too', () => {
  const [a, b] = [doorOf(1), doorOf(2)];
  expect(lineThrough([1, 2], 5)).toBe(`M${a.x} ${a.y + 5}L${b.x} ${b.y + 5}`);
  expect(lineThrough([2, 1], 5)).toBe(`M${b.x} ${b.y - 5}L${a.x} ${a.y - 5}`);
  const corner = doorOf(2);
  expect(lineThrough([1, 2, 8], 5).split('L')[1]).toBe(`${corner.x - 5} ${corner.y + 5}`);
});

/** Half of the widest line with its casing, moved aside. */
const HALF = 5.6 + 6.6;

it('no street’s traffic touches a picture, a name or a slot', () => {
  for (const street of STREETS) {
    const [one, other] = street.map(doorOf) as [Point, Point];
    const [left, right] = [Math.min(one.x, other.x) - HALF, Math.max(one.x, other.x) + HALF];
    const [top, bottom] = [Math.min(one.y, other.y) - HALF, Math.max(one.y, other.y) + HALF];
    for (let cell = 0; cell < CELLS; cell++) {
      if (CITY.zones[cell] === 'park') continue;
      const { x, width } = innerOf(cell);
      const { y } = cornerOf(cell);
      const touches = left < x + width && right > x && top < y + NAME_Y + 5 && bottom > y + 5;
      expect(touches, `street ${street.join('–')} over block ${cell}`).toBe(false);
    }
  }
});
