/** Every reason and every event has its sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { loadPlay, parsePlayFile } from '@stellwerk/kernel';
import { testTexts } from '@stellwerk/kernel/kit';
import { describe, expect, test } from 'vitest';
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

function finished(file: string): { readonly told: readonly Event[]; readonly view: View } {
  const parsed = parsePlayFile(readFileSync(new URL(`../fixtures/${file}.json`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason.code);
  const loaded = loadPlay(game, parsed.file);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  return { told: loaded.play.told.map(({ event }) => event as Event), view: loaded.play.view(0) as View };
}

const name = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dora'][seat]!;
/** As it is read: no line breaks between a train and its number. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('what somebody did in a turn', () => {
  const view = { seats: 4, task: [0, 0, 0, 1] } as unknown as View;
  const turn = { type: 'turn', seat: 0 } as Event;
  const boards = (passenger: number): Event => ({ type: 'boarded', passenger, train: 1, station: 16, seat: 'rear' });
  const drives = (train: number): Event => ({ type: 'moved', train, line: train >> 1, dir: 1, field: 3 });
  const arrives = { type: 'arrived', passenger: 3, station: 16 } as Event;
  const brief = (events: readonly Event[], language: 'de' | 'en' = 'en', seen = view): string =>
    plain(texts[language].brief!([turn, ...events], name, seen));

  test('reads as a sentence after the name: the main thing, then the trains', () => {
    expect(brief([])).toBe('rolls');
    expect(brief([boards(0)])).toBe('boards IC 1');
    expect(brief([drives(1), drives(5)])).toBe('drives IC 1 and 3');
    expect(brief([boards(0), drives(1)])).toBe('boards IC 1, drives IC 1');
    expect(brief([boards(0), drives(1)], 'de')).toBe('steigt in IC 1 ein, bewegt IC 1');
    expect(brief([{ type: 'drew', seat: 0, left: 3 }, drives(1)])).toBe('draws a card, drives IC 1');
  });

  test('leaves nothing out without a sign', () => {
    const drew: Event = { type: 'drew', seat: 0, left: 3 };
    expect(brief([boards(0), drives(1), drives(5)])).toBe('boards IC 1, drives IC 1 …');
    expect(brief([boards(0), drew, drives(1)])).toBe('boards IC 1, draws a card …');
    expect(brief([boards(0), drives(1), boards(3)])).toBe('boards IC 1, drives IC 1 …');
    expect(brief([drives(1), boards(3), arrives])).toBe('drives IC 1 (Ben’s A is home) …');
  });

  test('tells of others first what concerns the reader, then what matters to all', () => {
    const mine = { ...view, viewer: 2 } as View;
    expect(brief([drives(1), boards(3)])).toBe('drives IC 1 (Ben boards IC 1)');
    expect(brief([drives(1), boards(3), boards(5)], 'en', mine)).toBe('drives IC 1 (you boarded IC 1) …');
    expect(brief([drives(1), boards(3), boards(5)], 'de', mine)).toBe('bewegt IC 1 (du sitzt im IC 1) …');
    expect(brief([boards(0), arrives])).toBe('boards IC 1 (Ben’s A is home)');
    expect(brief([arrives], 'de')).toBe('würfelt (A von Ben ist am Ziel)');
    const card: Event = { type: 'played', seat: 1, play: { card: 'turnaround', train: 1 } };
    expect(brief([drives(1), card])).toBe('drives IC 1 (Ben plays Turn-around)');
  });

  test('tells who had a seat already from who has won one', () => {
    const roll = (passenger: number) => ({ passenger, dice: [0, 0, 0, 0, 0] });
    const full = (won: boolean): Event => ({
      type: 'fullTrainRoll',
      train: 1,
      boarder: roll(0),
      occupant: roll(3),
      won,
      seats: [0, 1],
    });
    expect(brief([full(true)])).toBe('wins a seat');
    const mine = { ...view, viewer: 1 } as View;
    expect(brief([boards(0), full(true)], 'en', mine)).toBe('wins your seat, boards IC 1');
    expect(brief([boards(0), full(true)], 'de', mine)).toBe('nimmt dir den Platz, steigt in IC 1 ein');
    expect(brief([full(false)], 'en', mine)).toBe('rolls (you kept your seat)');
    expect(brief([full(false)], 'de', mine)).toBe('würfelt (du behältst deinen Platz)');
    expect(texts.de.event(full(false), name, view)).toMatch(/A von Ben behält ihn\.$/);
  });

  test.each(['en', 'de'] as const)('is so short that two turns have room beside the turn line (%s)', (language) => {
    const { told, view: seen } = finished('ordinary-win');
    const turns = told.reduce<Event[][]>(
      (all, event) => (event.type === 'turn' ? [...all, [event]] : [...all.slice(0, -1), [...all.at(-1)!, event]]),
      [[]],
    );
    const lengths = turns.map((events) => texts[language].brief!(events, name, seen).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(42);
    expect(lengths.toSorted((a, b) => a - b)[Math.floor(0.9 * lengths.length)]).toBeLessThanOrEqual(34);
  });

  test('is told in the order in which it happened, a train’s way as one', () => {
    const won = { type: 'won', team: 1, seat: 1 } as Event;
    const card: Event = { type: 'played', seat: 1, play: { card: 'turnaround', train: 5 } };
    const step: Event = { type: 'baseStep', field: [], dir: [] };
    const events = [turn, step, drives(1), boards(0), drives(1), card, drives(5), arrives, won];
    const told = texts.en.turn!(events, name, view);
    expect(told.map(plain)).toEqual([
      'All trains: 1 space.',
      expect.stringMatching(/^IC 1 to \S+: 2 spaces/),
      expect.stringMatching(/^Ada’s passenger boards IC 1/),
      'Ben plays Turn-around: IC 3.',
      expect.stringMatching(/^IC 3 to \S+: 1 space,/),
      expect.stringMatching(/^Ben’s A has arrived/),
      expect.stringMatching(/^Ben wins/),
    ]);
  });
});

test('sentences read well', () => {
  const view = { seats: 4 } as View;
  const boarded: Event = { type: 'boarded', passenger: 3, train: 1, station: 16, seat: 'rear' };
  const say = (event: Event, language: 'de' | 'en', seen: View): string =>
    plain(texts[language].event(event, name, seen)!);
  expect(say(boarded, 'de', view)).toBe('Ein Fahrgast von Ben steigt in Köln in IC 1 ein und sitzt hinten.');
  expect(say(boarded, 'en', view)).toBe('Ben’s passenger boards IC 1 in Köln and sits in the rear seat.');
  const mine = { seats: 4, viewer: 1 } as View;
  expect(say(boarded, 'de', mine)).toBe('Dein Fahrgast steigt in Köln in IC 1 ein und sitzt hinten.');
  expect(say(boarded, 'en', mine)).toBe('Your passenger boards IC 1 in Köln and sits in the rear seat.');
  const drew: Event = { type: 'drew', seat: 1, left: 3 };
  expect(say(drew, 'en', view)).toBe('Ben turns three jokers into an event card.');
  expect(say(drew, 'en', mine)).toBe('You turn three jokers into an event card.');
  expect(say(drew, 'de', mine)).toBe('Du tauschst drei Joker gegen eine Ereigniskarte.');
});

test('in the duel a passenger is called by its letter and its pair', () => {
  const view = { seats: 2, duel: true, viewer: 0, task: [1, 2, 0, 0, 2, 1] } as unknown as View;
  const arrived = (passenger: number, language: 'de' | 'en'): string =>
    texts[language].event({ type: 'arrived', passenger, station: 16, train: 0 }, name, view)!;
  expect(arrived(0, 'en')).toBe('Your A1 has arrived in Köln!');
  expect(arrived(5, 'en')).toBe('Your A2 has arrived in Köln!');
  expect(arrived(4, 'de')).toBe('Dein B2 ist in Köln am Ziel!');
  expect(texts.en.turn!([{ type: 'arrived', passenger: 2, station: 16, train: 0 }], name, view)).toEqual([
    'Ben’s passenger has arrived in Köln!',
  ]);
});

test('in German a Zug is a train, never a turn', () => {
  const turns =
    /\bam Zug\b|Zug beenden|Spielzug|Zug um Zug|Züge? (lang|später|vorher|zuvor)|\b(mein|dein|euer|unser)(e[mnrs])? ((letzt|nächst|vorig|erst|zweit)e[mnrs]? )?Zug(es?|s)?\b/gi;
  const lessons = readdirSync(new URL('../lessons', import.meta.url)).filter((file) => file.endsWith('.json'));
  for (const file of [
    'de.ts',
    'screen-de.ts',
    'outcome-de.ts',
    '../guide/de.tsx',
    ...lessons.map((each) => `../lessons/${each}`),
  ])
    expect(readFileSync(new URL(file, import.meta.url), 'utf8').match(turns) ?? [], file).toEqual([]);
});
