/** Every reason and every event has its sentence in both languages. */
import { fastRng, pick } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game, REASONS, WINDOW_KINDS, type Event, type View } from '../rules/index.ts';
import { texts } from './index.ts';

const name = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dora'][seat]!;

function told(): { readonly events: readonly Event[]; readonly view: View } {
  const events: Event[] = [];
  let view: View | undefined;
  for (let seed = 0; seed < 10; seed++) {
    const rng = fastRng(seed);
    const hear = (event: Event): void => void events.push(event);
    const state = game.setup({ duel: false, moveUp: true }, 4, rng, hear);
    for (const hand of state.hands) hand.push(...state.deck.splice(-4));
    state.deckSize = state.deck.length;
    view ??= game.view(state, 0);
    while (!game.result(state)) {
      const seat = pick(game.toAct(state), rng);
      game.apply(state, seat, game.sample!(state, seat, rng), rng, hear);
    }
  }
  return { events, view: view! };
}

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const words = texts[language];
  test.each(REASONS)('there is a sentence for the refusal %s', (code) => {
    expect(words.reason({ code })).toMatch(/^\S.*\.$/);
  });
  test.each(WINDOW_KINDS)('there is a question for %s', (kind) => {
    expect(words.questions[kind]({ passenger: 'P', train: 'T', station: 'S' })).toMatch(/\?$/);
  });
  test('whole plays can be told', () => {
    const { events, view } = told();
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(22);
    for (const event of events) {
      const line = words.event(event, name, view);
      if (event.type === 'moved' || event.type === 'asked') expect(line).toBeUndefined();
      else if (!/^[A-Z].*[.!]$/.test(line!) || /undefined|NaN|null| {2}/.test(line!))
        throw new Error(`${event.type}: ${line}`);
    }
  });
});

test('sentences read well', () => {
  const view = { seats: 4 } as View;
  const boarded: Event = { type: 'boarded', passenger: 3, train: 1, station: 16, seat: 'rear' };
  expect(texts.de.event(boarded, name, view)).toBe('Fahrgast 2 von Ben steigt in Köln in Rot S ein und sitzt hinten.');
  expect(texts.en.event(boarded, name, view)).toBe(
    'Passenger 2 of Ben boards Red S in Köln and sits in the rear seat.',
  );
});
