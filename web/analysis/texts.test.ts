import { expect, test } from 'vitest';
import { analysisTexts, percent, type AnalysisTexts } from './texts.ts';
import { inOne } from '../table/log-lines.ts';

/** Everything that is ever said. */
function said({ parts, ...words }: AnalysisTexts): string {
  const { turnsOf, ...rest } = parts;
  const { progress, ...plain } = words;
  const share = percent(9, false);
  const told = [
    words.cost(undefined, words.ofChance(share)),
    words.rather(share),
    words.nextBest(share),
    words.tryOf(5, share),
  ];
  return [...Object.values(rest), turnsOf('Ada'), progress(1, 2), ...told, ...Object.values(plain)].join(' ');
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

test('a turn is never a Zug, which is a train in InterCity', () => {
  for (const game of ['intercity', 'transeuropa']) expect(said(analysisTexts('de', game))).not.toMatch(/\bZug|\bZüge/);
  expect(analysisTexts('de', 'intercity').parts.luck).toBe('Glück beim Würfeln');
});

test('sentences are told apart, with full stops or without', () => {
  expect(inOne(['Route 6: a curve', 'Route H: a curve (+1)'])).toBe('Route 6: a curve · Route H: a curve (+1)');
  expect(inOne(['IC 1: 2 spaces.', 'A gets off.'])).toBe('IC 1: 2 spaces · A gets off');
});

test('a numeral is never taken for who speaks', () => {
  for (const language of ['en', 'de'] as const) {
    const words = analysisTexts(language);
    const told = [words.betterWas('Paris'), words.rather('9\u00a0%'), words.asGood, words.nextBest('9\u00a0%')];
    for (const each of told) expect(each).toMatch(/\b(way|Way|Weg) II?\b/);
  }
});
