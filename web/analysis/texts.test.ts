import { expect, test } from 'vitest';
import { analysisTexts, percent, type AnalysisTexts } from './texts.ts';
import { inOne } from '../table/log-lines.ts';

/** Everything that is ever said. */
function said({ parts, ...words }: AnalysisTexts): string {
  const { turnsOf, ...rest } = parts;
  const { progress, turn, cost, ...plain } = words;
  return [...Object.values(rest), turnsOf('Ada'), progress(1, 2), turn(7, 3), cost(6), ...Object.values(plain)].join(
    ' ',
  );
}

test('a figure and its sign stay on one line', () => {
  expect([percent(33, false), percent(3, true), percent(-15, true), percent(0, true)]).toEqual([
    '33\u00a0%',
    '+3\u00a0%',
    '−15\u00a0%',
    '0\u00a0%',
  ]);
  for (const language of ['en', 'de'] as const)
    for (const game of ['intercity', 'transeuropa']) expect(said(analysisTexts(language, game))).not.toContain(' %');
});

test('in InterCity a Zug is a train', () => {
  expect(said(analysisTexts('de', 'transeuropa'))).toMatch(/Zug|Züge/);
  expect(said(analysisTexts('de', 'intercity'))).not.toMatch(/Zug|Züge/);
  expect(analysisTexts('de', 'intercity').turn(7, 3)).toBe('Runde 3');
  expect(analysisTexts('en', 'intercity').turn(7, 3)).toBe('Round 3');
});

test('sentences are told apart, with full stops or without', () => {
  expect(inOne(['Route 6: a curve', 'Route H: a curve (+1)'])).toBe('Route 6: a curve · Route H: a curve (+1)');
  expect(inOne(['IC 1: 2 spaces.', 'A gets off.'])).toBe('IC 1: 2 spaces · A gets off');
});
