import { expect, test } from 'vitest';
import type { AnalysisState, JudgedTurn } from './steps.ts';
import { chancesBy, dearTurns, decidedIn, nextPoint, pointsOf, soundIn } from './turning-points.ts';

const turns = Array.from({ length: 20 }, (_, at) => ({ seat: at % 2, events: [], from: 2 * at + 1, to: 2 * at + 2 }));
const cost = (turn: number, lost: number, seat = 0): JudgedTurn => ({
  seat,
  from: 2 * turn,
  to: 2 * turn + 2,
  entries: 2 * turn,
  lost,
  played: { actions: [], chance: 0.4 },
  others: [],
});
const state = (judged: readonly JudgedTurn[], moments: AnalysisState['moments'] = []): AnalysisState => ({
  game: 'toy',
  open: false,
  done: 1,
  total: 1,
  marks: moments.map(({ step }) => step),
  moments,
  judged,
  parts: [],
});
const dearOf = (judged: readonly JudgedTurn[], seat = 0) => dearTurns(state(judged), seat, turns).map(({ at }) => at);

test('the three dearest turns, in their order', () => {
  expect(dearOf([cost(2, 0.06), cost(6, 0.2), cost(10, 0.07), cost(14, 0.3)])).toEqual([6, 10, 14]);
});

test('of turns close together the dearest, and none that cost next to nothing', () => {
  expect(dearOf([cost(4, 0.1), cost(6, 0.2), cost(12, 0.04)])).toEqual([6]);
});

test('only those of the seat that is asked about', () => {
  expect(dearOf([cost(4, 0.1), cost(9, 0.2, 1)])).toEqual([4]);
  expect(dearOf([cost(4, 0.1), cost(9, 0.2, 1)], 1)).toEqual([9]);
});

test('of several decisions in a turn the dearest is compared', () => {
  const judged = [cost(4, 0), { ...cost(4, 0.1), entries: 9 }, cost(9, 0.3, 1)];
  expect(decidedIn(state(judged), 4, turns)).toMatchObject({ lost: 0.1, entries: 9 });
  expect(decidedIn(state(judged), 6, turns)).toBeUndefined();
});

test('decisions in which nothing was better are counted, of one seat', () => {
  expect(soundIn(state([cost(4, 0), cost(6, 0.2), cost(8, 0), cost(9, 0, 1)]), 0)).toEqual([2, 3]);
});

test('it turned with the turn after which the chance is another, the first one too', () => {
  const chances = [0.5, 0.3, 0.3, 0.3, 0.3, 0.7];
  const moments = chances.map((chance, turn) => ({ step: 2 * turn, chances: [chance, 1 - chance] }));
  expect(pointsOf(state([], moments), 0, turns).map(({ at }) => at)).toEqual([0, 4]);
  expect(pointsOf(state([], moments), 1, turns).map(({ by }) => Math.round(100 * by))).toEqual([20, -40]);
  expect(pointsOf(state([]), 0, turns)).toEqual([]);
});

test('what ends a round and deals the next one is no doing of the last turn before it; the end of the game is', () => {
  const chapter = { seat: undefined, events: [], from: 10, to: 10 };
  const moments = [0.5, 0.5, 0.5, 0.5, 0.5, 0.2].map((chance, turn) => ({
    step: 2 * turn,
    chances: [chance, 1 - chance],
  }));
  const played = turns.slice(0, 5);
  const at = (all: readonly (typeof chapter | (typeof turns)[number])[]) =>
    pointsOf(state([], moments), 0, all).map((point) => point.at);
  expect(at([...played, chapter, ...turns.slice(5)])).toEqual([5]);
  expect(at([...played, chapter])).toEqual([4]);
  expect(at([...played, { ...chapter, from: 12, to: 12 }, ...turns.slice(6)])).toEqual([4]);
});

test('from one point to the next, and from the last to the first again', () => {
  const points = [4, 8, 12].map((at) => ({ at, by: 0.1 }));
  const next = (at: number | undefined, direction: 1 | -1) => nextPoint(points, at, direction)?.at;
  expect([next(undefined, 1), next(4, 1), next(5, 1), next(12, 1)]).toEqual([4, 8, 8, 4]);
  expect([next(undefined, -1), next(12, -1), next(4, -1)]).toEqual([12, 8, 12]);
  expect(nextPoint([], 3, 1)).toBeUndefined();
});

test('the course goes by the last moment before the end of each turn, with gaps where it is not worked out yet', () => {
  const moments = [
    { step: 0, chances: [0.5, 0.5] },
    { step: 3, chances: [0.75, 0.25] },
    { step: 4, chances: [0.25, 0.75] },
  ];
  const four = turns.slice(0, 4);
  expect(chancesBy(state([], moments), four, 2)).toEqual([
    [0.5, 0.25, 0.25, 0.25],
    [0.5, 0.75, 0.75, 0.75],
  ]);
  const rough = { ...state([], moments), marks: [0, 3, 4, 6, 8], moments: [...moments, { step: 8, chances: [1, 0] }] };
  expect(chancesBy(rough, four, 1)).toEqual([[0.5, 0.25, undefined, 1]]);
  expect(pointsOf(rough, 0, four)).toEqual([]);
  expect(chancesBy(state([]), four, 1)).toEqual([[undefined, undefined, undefined, undefined]]);
});

test('of several decisions in a turn none of which cost anything the one that mattered most is compared', () => {
  const way = (chance: number, ...events: { type: string }[]) => ({ actions: [], chance, by: 0, events });
  const judged = [
    cost(4, 0),
    { ...cost(4, 0), entries: 9, others: [way(0.4)] },
    { ...cost(4, 0), entries: 10, others: [way(0.3)] },
  ];
  expect(decidedIn(state(judged), 4, turns)).toMatchObject({ entries: 10 });
  // Of what is up to chance there is nothing to tell.
  const told = { ...cost(4, 0), entries: 11, others: [way(0.4, { type: 'laid' })] };
  expect(decidedIn(state([...judged, told]), 4, turns)).toMatchObject({ entries: 11 });
});
