/** Nothing on a poster leaves it, and nothing lies on top of something else, however many played however long. */
import { expect, test } from 'vitest';
import { layoutOf, SHEET } from './poster.ts';

test.each([
  [2, 12],
  [3, 120],
  [4, 80],
  [5, 41],
  [6, 240],
])('%i players, %i turns', (count, turns) => {
  const { board, players, stops, r } = layoutOf(count, turns);
  expect(players).toHaveLength(count);
  expect(stops).toHaveLength(turns);
  expect(board.height).toBeGreaterThan(SHEET.width * 0.7);
  const below = board.y + board.height;
  for (const { x, y, width, height } of players) {
    expect(y).toBeGreaterThan(below);
    expect(x + width).toBeLessThanOrEqual(SHEET.width - 56);
    expect(width).toBeGreaterThan(200);
    for (const stop of stops) expect(stop.y - r).toBeGreaterThan(y + height);
  }
  for (const { x, y } of stops) {
    expect(x - r).toBeGreaterThanOrEqual(50);
    expect(x + r).toBeLessThanOrEqual(SHEET.width - 50);
    expect(y + r).toBeLessThanOrEqual(SHEET.height - 50);
  }
  const [first, second] = stops;
  expect(second!.x - first!.x).toBeGreaterThan(2 * r);
  expect(r).toBeGreaterThan(4);
});

test('five or six players stand in two rows', () => {
  const rows = (count: number): number => new Set(layoutOf(count, 10).players.map(({ y }) => y)).size;
  expect([1, 4, 5, 6].map(rows)).toEqual([1, 1, 2, 2]);
});
