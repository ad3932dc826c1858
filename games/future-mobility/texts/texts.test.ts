/** Every reason and every event has its sentence in both languages. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game, OPTIONS, REASONS, type Event, type View } from '../rules/index.ts';
import { texts } from './index.ts';

const name = (seat: number): string => ['Ferdi', 'Lucy', 'Rey', 'Ada'][seat]!;
const view = {} as View;

/** All that is told in some plays, with the parts for single ears. */
function told(): Event[] {
  const events: Event[] = [];
  for (let seed = 0; seed < 6; seed++) {
    const rng = fastRng(seed);
    const hear = (event: Event): void => void events.push(event);
    const state = game.setup({ recover: true, combinedModes: true, tramReach: 3, jams: 'motor' }, 4, rng, hear);
    game.apply(state, 3, { type: 'order', order: 'pass' }, rng, hear);
    game.apply(state, 3, { type: 'order', order: 'ask' }, rng, hear);
    while (!game.result(state)) {
      const seat = game.toAct(state)[0]!;
      game.apply(state, seat, game.sample!(state, seat, rng), rng, hear);
    }
  }
  return events;
}

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const words = texts[language];

  test.each(REASONS)('there is a sentence for the refusal %s', (code) => {
    const sentence = words.reason({
      code,
      with: { card: 'carpool', most: 3, left: 2, marker: 'walkway', reach: 3, mode: 'car', last: 'tram', count: 2 },
    });
    expect(sentence).toMatch(/^\S.*[.!]$/);
    expect(sentence).not.toMatch(/undefined|null|NaN/);
  });

  test('whole plays can be told', () => {
    const events = told();
    expect(new Set(events.map(({ type }) => type)).size).toBe(18);
    for (const event of events.filter(({ type }) => type !== 'turn')) {
      const line = words.event(event, name, view);
      expect(line).toMatch(/^[A-Z].*\.$/);
      expect(line).not.toMatch(/undefined|NaN|null/);
    }
  });

  test('every option and value has a name', () => {
    for (const [key, spec] of Object.entries(OPTIONS)) {
      const { values } = words.options[key as keyof typeof OPTIONS];
      if (spec.kind === 'choice') expect(Object.keys(values!).sort()).toEqual(spec.values.map(String).sort());
    }
  });
});

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
