import { nextTarget } from '@stellwerk/toolkit/target-keys.ts';
import { expect, it } from 'vitest';
import { CELLS } from '../../rules/index.ts';
import { cellAt, CENTRES, centreOf, PITCH, STREETS } from './geometry.ts';

it('every block is found at its middle and at its edges, and nothing beyond the plan', () => {
  for (let cell = 0; cell < CELLS; cell++) {
    const { x, y } = centreOf(cell);
    expect(cellAt({ x, y })).toBe(cell);
    expect(cellAt({ x: x - PITCH / 2 + 1, y: y + PITCH / 2 - 1 })).toBe(cell);
  }
  expect(cellAt({ x: 0, y: 300 })).toBeUndefined();
  expect(cellAt({ x: 300, y: 10 })).toBeUndefined();
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
