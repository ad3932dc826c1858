import { expect, test } from 'vitest';
import { analysisTexts } from './texts.ts';
import { forkOf } from './useTryCourse.ts';

const turn = (seat: number | undefined, from: number, to: number) => ({ seat, events: [], from, to });
const moments = [
  { step: 12, chances: [0.4, 0.6] },
  { step: 14, chances: [0.494, 0.506] },
];

test('a try is said with its turns and what it came to', () => {
  const tried = { from: 5, turns: [turn(0, 11, 12), turn(1, 13, 14), turn(undefined, 14, 14)] };
  expect(forkOf(tried, moments, 0, analysisTexts('en'))).toEqual({
    seat: 0,
    from: 5,
    values: [40, 49, 49],
    label: 'your try: 2 turns, 49\u00a0%',
  });
  expect(forkOf(tried, moments, 1, analysisTexts('de'))!.label).toBe('dein Versuch: 2 Spielzüge, 51\u00a0%');
});

test('what is not worked out has no curve', () => {
  expect(forkOf({ from: 5, turns: [turn(0, 11, 12)] }, [], 0, analysisTexts('en'))).toBeUndefined();
});
