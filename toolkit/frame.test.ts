/** Zooming and panning a board. */
import { expect, test } from 'vitest';
import { closeTo, fitted, panned, seen, showing, zoomed } from './frame.ts';

const board = { width: 100, height: 50, maxZoom: 4, window: { width: 200, height: 100 } };

test('the point under the pointer stays where it is', () => {
  const frame = zoomed(board, fitted, 2, { x: 30, y: 20 });
  expect(frame.zoom).toBe(2);
  const before = (30 / 100 - fitted.x) * fitted.zoom;
  const after = (30 / 100 - frame.x) * frame.zoom;
  expect(after).toBeCloseTo(before);
});

test('a board is never smaller than fitted nor closer than allowed', () => {
  expect(zoomed(board, fitted, 0.1)).toEqual(fitted);
  expect(zoomed(board, fitted, 99).zoom).toBe(4);
});

test('a board can’t be pushed out of its window', () => {
  expect(panned(board, fitted, { x: 1000, y: 0 })).toEqual(fitted);
  const frame = panned(board, zoomed(board, fitted, 2), { x: 1000, y: -1000 });
  expect(frame).toEqual({ x: 0.75, y: 0.25, zoom: 2 });
});

test('a window of another form is filled: there is more beyond the board’s edges, and it stays in the middle', () => {
  const tall = { ...board, window: { width: 100, height: 100 } };
  expect(seen(tall, fitted)).toEqual({ x: 0, y: -25, width: 100, height: 100 });
  // Twice as near the board is just as high as the window: it can be moved sideways alone.
  expect(panned(tall, zoomed(tall, fitted, 2), { x: 1000, y: 1000 })).toEqual({ x: 0.75, y: 0.5, zoom: 2 });
});

test('a point is brought into sight, and nothing moves when it is there already', () => {
  const frame = zoomed(board, fitted, 2);
  expect(showing(board, frame, { x: 55, y: 20 })).toEqual(frame);
  const moved = showing(board, frame, { x: 90, y: 25 });
  expect(Math.abs(0.9 - moved.x)).toBeLessThan(0.5 / frame.zoom);
  expect(moved).toMatchObject({ y: 0.5, zoom: 2 });
  expect(showing(board, fitted, { x: 99, y: 49 })).toEqual(fitted);
});

test('what can be done is shown as near as fingers need it', () => {
  const small = closeTo(board, { x: 60, y: 20, width: 10, height: 10 }, 4);
  expect(small).toEqual({ x: 0.65, y: 0.5, zoom: 3 });
  expect(closeTo(board, { x: 0, y: 0, width: 100, height: 50 }, 4).zoom).toBe(2);
  expect(closeTo(board, { x: 0, y: 0, width: 100, height: 50 }, 1).zoom).toBe(1);
  // What lies beyond the content is looked at only if all of that is seen.
  const content = { x: 20, y: 0, width: 60, height: 50 };
  const near = closeTo(board, { x: 70, y: 20, width: 10, height: 10 }, 4, 4, content);
  const there = seen(board, near);
  expect(there.x + there.width).toBeCloseTo(80);
  // All of it, however small, where that is wanted.
  expect(closeTo(board, { x: 0, y: 0, width: 100, height: 50 }, 4, 0.1).zoom).toBe(1);
});
