/** What the foot of a card says, and the sentence that goes with it. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import type { Planning, Promising } from '../useSketch.ts';
import { besideSaid, footText, footWords } from './Hand.tsx';

const makes = (points: number, without: number): Promising => ({
  kind: 'makes',
  points,
  without,
  good: points > without,
  actions: [],
});
const pair = (points: number, without: number): Promising => ({
  ...makes(points, without),
  kind: 'pair',
  other: 'delivery',
});

describe.each([texts.de, texts.en])('in words', (words) => {
  const { hand } = words.screen;

  test.each([
    [10, 12],
    [12, 12],
  ])('a card that brings %i where %i go without it is for later, or no help where nothing comes later', (...both) => {
    for (const foot of [makes(...both), pair(...both)]) {
      expect(footText(words, foot, false)).toBe(hand.later);
      expect(footText(words, foot, true)).toBe(hand.idle);
    }
  });

  test('beside a guide a card says what it is for, not what another turn would bring', () => {
    const view = { scores: [0, 0], hand: ['homeOffice'] } as unknown as View;
    for (const foot of [makes(10, 12), makes(12, 10), pair(17, 7)]) {
      const planning = { role: 'plan', outcome: { complete: false }, foot: () => foot } as unknown as Planning;
      const plain = { text: hand.purpose('homeOffice'), good: false };
      expect(footWords(words, planning, view, 'homeOffice', 0, true)).toEqual(plain);
      expect(footWords(words, planning, view, 'homeOffice', 0)).not.toEqual(plain);
    }
  });

  test('one that brings more says how much', () => {
    expect(footText(words, makes(12, 10), false)).toBe(hand.makes(12));
    expect(footText(words, pair(12, 10), true)).toBe(hand.pair(12));
  });
});

test('what a turn brings is told with the card and without it, and that it is for later where that is the same', () => {
  const said = (foot: Promising, card: 'homeOffice' | 'delivery' = 'homeOffice'): readonly unknown[] =>
    [texts.en, texts.de].map((words) => besideSaid(words.screen.hand, card, foot));
  expect(said(makes(10, 12))).toEqual([
    'With it your turn brings 10, without it 12.',
    'Mit ihr holst du 10, ohne sie 12.',
  ]);
  expect(said(makes(10, 5))).toEqual([
    'With it your turn brings 10, without it 5.',
    'Mit ihr holst du 10, ohne sie 5.',
  ]);
  expect(said(makes(4, 0))).toEqual(['With it your turn brings 4.', 'Mit ihr holst du 4.']);
  const even = ['Without it you can get 12, too.', 'Auch ohne sie kannst du 12 holen.'];
  expect(said(makes(12, 12))).toEqual(even);
  expect(said(pair(12, 12))).toEqual(even);
  expect(said(makes(0, 0))).toEqual(['It brings nothing now.', 'Gerade bringt sie nichts.']);
  expect(said(pair(14, 12))).toEqual([
    'Together with “Delivery” your turn brings 14, without them 12.',
    'Zusammen mit „Lieferservice“ holst du 14, ohne sie 12.',
  ]);
  expect(said(pair(14, 12), 'delivery')).toEqual([
    'With both “Delivery” cards your turn brings 14, without them 12.',
    'Mit beiden Karten „Lieferservice“ holst du 14, ohne sie 12.',
  ]);
});
