/** Every reason and every event has its sentence in both languages. */
import { testTexts } from '@stellwerk/kernel/kit';
import { expect, test } from 'vitest';
import { game, REASONS, type Event, type View } from '../rules/index.ts';
import { texts } from './index.ts';

testTexts(game, texts, {
  reasons: REASONS,
  params: { card: 'carpool', most: 3, left: 2, marker: 'walkway', reach: 3, mode: 'car', last: 'tram', count: 2 },
  options: { recover: true, combinedModes: true },
  plays: 6,
  eventTypes: 18,
  silent: ['turn'],
});

const name = (seat: number): string => ['Ferdi', 'Lucy', 'Rey', 'Ada'][seat]!;
const view = {} as View;

test('sentences read well', () => {
  const announced: Event = {
    type: 'announced',
    seat: 1,
    segments: [
      { trip: 7, mode: 'car', route: [14, 20, 19, 13] },
      { trip: 8, mode: 'bicycle', route: [13, 19, 20, 14] },
    ],
    electric: true,
    cargoBike: false,
    carpool: false,
  };
  expect(texts.de.event(announced, name, view)).toBe(
    'Lucy sagt an: mit dem Elektroauto von Wohnblock C3 nach Industriegebiet B3, mit dem Fahrrad weiter nach Wohnblock C3.',
  );
  expect(texts.en.event(announced, name, view)).toBe(
    'Lucy announces: by electric car from Apartments C3 to Factory B3, by bicycle on to Apartments C3.',
  );
  expect(texts.de.event({ type: 'won', seats: [0, 2], scores: [52, 40, 52] }, name, view)).toBe(
    'Ferdi und Rey teilen sich den Sieg mit 52 Punkten.',
  );
  expect(texts.en.trip(16)).toBe('Workshop / Factory → Stadium');
});

test.each([
  [1, 'Rey zieht ein Power-up für den Stern.', 'Rey draws a power-up for the star.'],
  [2, 'Rey zieht 2 Power-ups für die Sterne.', 'Rey draws 2 power-ups for the stars.'],
])('%i cards for as many stars', (count, de, en) => {
  const drew: Event = { type: 'drew', seat: 2, why: 'star', count };
  expect(texts.de.event(drew, name, view)).toBe(de);
  expect(texts.en.event(drew, name, view)).toBe(en);
});
