/** Every reason and every event has its sentence in both languages. */
import { describe, expect, test } from 'vitest';
import { game, REASONS, RESTRICTIONS, type Event, type View } from '../rules/index.ts';
import { fastRng } from '@stellwerk/kernel';
import { texts } from './index.ts';

const name = (seat: number): string => ['Ferdi', 'Lucy', 'Rey', 'Ada', 'Ben'][seat]!;

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const words = texts[language];

  test.each(REASONS)('there is a sentence for the refusal %s', (code) => {
    const sentence = words.reason({ code, with: { route: '4a' } });
    expect(sentence).toMatch(/^\S.*[.!]$/);
    expect(sentence).not.toMatch(/undefined|null|NaN/);
  });

  test.each(RESTRICTIONS)('the sentence for restriction %s begins with its letter', (code) => {
    expect(words.reason({ code, with: { route: '4a' } }).startsWith(`${code}: `)).toBe(true);
  });

  test('a whole competition can be told', () => {
    const rng = fastRng(7);
    const events: Event[] = [];
    const state = game.setup({ competition: true }, 5, rng, (event) => events.push(event));
    while (state.ended === null) {
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, (event) => events.push(event));
    }
    const view: View = game.view(state, 'observer');
    expect(new Set(events.map(({ type }) => type)).size).toBe(6);
    for (const event of events.filter(({ type }) => type !== 'turnedUp')) {
      const line = words.event(event, name, view);
      expect(line).toMatch(/^[A-Z0-9].*\.$/);
      expect(line).not.toMatch(/undefined|NaN|null/);
    }
  });
});

test('sentences read well', () => {
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
