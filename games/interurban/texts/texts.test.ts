/** Every reason and every event has its sentence in both languages. */
import { testTexts } from '@stellwerk/kernel/kit';
import { describe, expect, test } from 'vitest';
import { game, REASONS, RESTRICTIONS, type Event, type View } from '../rules/index.ts';
import { texts } from './index.ts';

testTexts(game, texts, {
  reasons: REASONS,
  params: { route: '4a' },
  options: { competition: true },
  plays: 1,
  eventTypes: 6,
  silent: ['turnedUp'],
});

describe.each(['de', 'en'] as const)('in %s', (language) => {
  test.each(RESTRICTIONS)('the sentence for restriction %s begins with its letter', (code) => {
    expect(texts[language].reason({ code, with: { route: '4a' } }).startsWith(`${code}: `)).toBe(true);
  });
});

test('sentences read well', () => {
  const name = (seat: number): string => ['Ferdi', 'Lucy', 'Rey', 'Ada', 'Ben'][seat]!;
  const view = {} as View;
  const placed: Event = {
    type: 'placed',
    seat: 0,
    slot: 3,
    tile: 312,
    x: 0,
    y: 0,
    rotation: 0,
    routes: [1, 2],
    labels: ['H', '6'],
    runIns: [],
  };
  expect(texts.de.event(placed, name, view)).toBe(
    'Ferdi legt den Kreuzungsbahnhof 2 von Lucy an die Strecken H und 6.',
  );
  expect(texts.en.event(placed, name, view)).toBe('Ferdi places the crossing station 2 of Lucy on routes H and 6.');
  const ended: Event = { type: 'ended', game: 0, why: 'stuck', seat: 1, scores: [], points: [3, 4] };
  expect(texts.de.event(ended, name, view)).toBe('Lucy kann kein Plättchen legen. Siegpunkte: Ferdi 3, Lucy 4.');
  expect(texts.en.event({ type: 'won', seats: [0, 1], points: [9, 9] }, name, view)).toBe(
    'Ferdi and Lucy share the victory with 9 points.',
  );
});
