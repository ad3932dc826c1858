/** A turn in short notation: what was driven which way, and what came of it for whom. */
import { expect, test } from 'vitest';
import { station, type Event, type View } from '../rules/index.ts';
import { notation } from './notation.ts';

const view = { seats: 3, task: [1, 2, 0, 2, 0, 0] } as unknown as View;
const name = (seat: number): string => ['Kim', 'Ada', 'Harry'][seat]!;
const turn: Event = { type: 'turn', turn: 1, team: 0, seat: 0 };
const written = (events: readonly Event[], language: 'de' | 'en' = 'en') =>
  notation([turn, ...events], view, language, name);

const drives = (train: number, dir: 1 | -1, fields: readonly number[]): readonly Event[] =>
  fields.map((field) => ({ type: 'moved', train, line: train >> 1, dir, field }));

test('dice, then each train with its line, its direction and how far it came', () => {
  const rolled: Event = { type: 'rolled', team: 0, dice: [5, 2, 0, 2, 2], thrown: [0, 1, 2, 3, 4] };
  expect(written([rolled, ...drives(0, 1, [1, 2, 3]), ...drives(4, -1, [9, 8])])).toEqual([
    expect.stringMatching(/^\[1 3 3 3 ★\] · 1↓\+3 [A-ZÖ]+ · 3↑\+2 [A-ZÖ]+$/),
    expect.stringMatching(/^\[1 3 3 3 \*\] ; 1v\+3 [A-ZÖ]+ ; 3\^\+2 [A-ZÖ]+$/),
  ]);
});

test('who boards, fetches a ticket, gets off and arrives: mine by letter, others by name', () => {
  const koeln = station('koeln');
  const events: readonly Event[] = [
    { type: 'boarded', passenger: 0, train: 0, station: koeln, seat: 'front' },
    { type: 'tookCard', passenger: 0, station: koeln, task: 1 },
    { type: 'left', passenger: 3, train: 0, station: koeln, cause: 'wish' },
    { type: 'boarded', passenger: 2, train: 8, station: koeln, seat: 'front' },
    { type: 'arrived', passenger: 0, station: koeln, train: 0 },
    { type: 'won', team: 0, seat: 0 },
  ];
  expect(written(events)).toEqual([
    'A→1 KÖL · A■ KÖL · Ada B← KÖL · Ada→5 KÖL · A✓ · #',
    'A>1 KÖL ; A# KÖL ; Ada B< KÖL ; Ada>5 KÖL ; A! ; #',
  ]);
});

test('dice for a seat name the rival', () => {
  const rolls = (...dice: number[]) => [dice];
  const fight: Event = {
    type: 'fight',
    train: 0,
    demander: 0,
    defender: 3,
    demanderRolls: rolls(0, 0, 0, 1, 2),
    defenderRolls: rolls(0, 0, 1, 2, 3),
    won: true,
    seats: [0, 1],
  };
  const full: Event = {
    type: 'fullTrainRoll',
    train: 0,
    boarder: { passenger: 0, dice: [5, 5, 0, 0, 0] },
    occupant: { passenger: 4, dice: [5, 0, 0, 0, 0] },
    won: false,
    seats: [0, 2],
  };
  expect(written([fight, full])[0]).toBe('A 3:2 Ada B · A 2:2 Harry');
});

test('cards are drawn and played by name, also those of others', () => {
  const events: readonly Event[] = [
    { type: 'drew', seat: 0, left: 3 },
    { type: 'played', seat: 0, play: { card: 'diversion', train: 3, line: 4, dir: -1 } },
    { type: 'played', seat: 1, play: { card: 'taxi', passenger: 2, station: station('ulm') } },
    { type: 'swapped', train: 0, front: 0, rear: 1 },
  ];
  expect(written(events)).toEqual([
    '★★★→1 · Diversion 2→5↑ · Ada: Taxi Ada ULM · A⇄B',
    '***>1 ; Diversion 2>5^ ; Ada: Taxi Ada ULM ; A<>B',
  ]);
  expect(written(events.slice(0, 2), 'de')[0]).toBe('★★★→1 · Umleitung 2→5↑');
});
