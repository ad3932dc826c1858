/** Every reason and every event has its sentence in both languages. */
import { testTexts } from '@stellwerk/kernel/kit';
import { expect, test } from 'vitest';
import { game, REASONS, type Event, type State, type View } from '../rules/index.ts';
import { texts } from './index.ts';

testTexts(game, texts, {
  reasons: REASONS,
  options: { moveUp: true },
  plays: 6,
  eventTypes: 23,
  silent: ['moved', 'asked'],
  /** More event cards than anybody begins with. */
  prepare(state: State) {
    for (const hand of state.hands) hand.push(...state.deck.splice(-4));
    state.deckSize = state.deck.length;
  },
});

test('what somebody did in a turn reads as a sentence after the name', () => {
  const name = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dora'][seat]!;
  const view = { seats: 4, task: [0, 0, 0, 1] } as unknown as View;
  const turn = { type: 'turn', seat: 0 } as Event;
  const boards = (passenger: number): Event => ({ type: 'boarded', passenger, train: 1, station: 16, seat: 'rear' });
  const rolls = { type: 'boardingRoll', train: 1, rounds: [], order: [3, 0] } as unknown as Event;
  expect(texts.en.brief!([turn, rolls], name, view)).toBe('rolls (Ben wins a seat)');
  expect(texts.de.brief!([turn, rolls], name, view)).toBe('würfelt (Ben gewinnt einen Platz)');
  const arrives = { type: 'arrived', passenger: 3, station: 16 } as Event;
  expect(texts.en.brief!([turn, boards(0)], name, view)).toBe('boards IC 1');
  const drives = { type: 'moved', train: 1, line: 0, dir: 1, field: 3 } as Event;
  expect(texts.en.brief!([turn, drives, boards(3)], name, view)).toBe('drives IC 1 (Ben boards IC 1)');
  expect(texts.de.brief!([turn, drives, boards(3)], name, view)).toBe('bewegt IC 1 (Ben steigt in IC 1 ein)');
  expect(texts.en.brief!([turn, boards(0), arrives], name, view)).toBe('boards IC 1 (Ben’s A is home)');
  expect(texts.de.brief!([turn, arrives], name, view)).toBe('würfelt (A von Ben ist am Ziel)');
  // Of several it is told of the reader's.
  const mine = { ...view, viewer: 2 } as View;
  expect(texts.en.brief!([turn, drives, boards(3), boards(5)], name, mine)).toBe('drives IC 1 (you board IC 1)');
  expect(texts.de.brief!([turn, drives, boards(3), boards(5)], name, mine)).toBe(
    'bewegt IC 1 (du steigst in IC 1 ein)',
  );
});

test('sentences read well', () => {
  const name = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dora'][seat]!;
  const view = { seats: 4 } as View;
  const boarded: Event = { type: 'boarded', passenger: 3, train: 1, station: 16, seat: 'rear' };
  expect(texts.de.event(boarded, name, view)).toBe('Ein Fahrgast von Ben steigt in Köln in IC 1 ein und sitzt hinten.');
  expect(texts.en.event(boarded, name, view)).toBe('Ben’s passenger boards IC 1 in Köln and sits in the rear seat.');
  const mine = { seats: 4, viewer: 1 } as View;
  expect(texts.de.event(boarded, name, mine)).toBe('Dein Fahrgast steigt in Köln in IC 1 ein und sitzt hinten.');
  expect(texts.en.event(boarded, name, mine)).toBe('Your passenger boards IC 1 in Köln and sits in the rear seat.');
});
