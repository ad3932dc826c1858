/** Nothing on a poster leaves it, and nothing lies on top of something else, however many played however long. */
import { expect, test } from 'vitest';
import { layoutOf, placesOf, SHEET } from './poster.ts';

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

test('a bar of parts stands between board and players, each part as wide as it counts, with its words where they have room', () => {
  const [without, { board, bar, players }] = [layoutOf(4, 80), layoutOf(4, 80, true)];
  expect(without.bar).toBeUndefined();
  expect(players).toEqual(without.players);
  expect(board.y + board.height).toBeLessThan(bar!.y);
  expect(bar!.y + bar!.height).toBeLessThan(players[0]!.y);
  const part = (value: number) => ({ value, colour: 'ink', label: 'by tram' });
  const parts = [20, 0, 1, 12].map(part);
  const needs = (sign: number) => (words: string) => sign * words.length;
  const places = placesOf(parts, bar!, needs(10));
  expect(places.map(({ words }) => words)).toEqual(['20 by tram', '1', '12 by tram']);
  expect(places[0]!.x).toBe(bar!.x);
  expect(places.at(-1)!.x + places.at(-1)!.width).toBeCloseTo(bar!.x + bar!.width);
  for (const { width, words } of places) expect(width).toBeGreaterThan(needs(10)(words));
  expect(places[0]!.width / places[1]!.width).toBeCloseTo(20);
  expect(places[2]!.width / places[1]!.width).toBeCloseTo(12);
  expect(places[1]!.x).toBeGreaterThan(places[0]!.x + places[0]!.width);
  // No words have room: figures alone.
  expect(placesOf(parts, bar!, needs(70)).map(({ words }) => words)).toEqual(['20', '1', '12']);
});

test('five or six players stand in two rows', () => {
  const rows = (count: number): number => new Set(layoutOf(count, 10).players.map(({ y }) => y)).size;
  expect([1, 4, 5, 6].map(rows)).toEqual([1, 1, 2, 2]);
});
