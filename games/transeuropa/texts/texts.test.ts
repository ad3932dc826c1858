/** Every reason and every event has its sentence in both languages, and every place its name. */
import { testTexts } from '@stellwerk/kernel/kit';
import { describe, expect, it } from 'vitest';
import { game, mapFile, REASONS, topology, type Event } from '../rules/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { placeOf } from './places.ts';
import { workOn } from './works.ts';

testTexts(
  game,
  { de, en },
  {
    reasons: REASONS,
    params: {
      map: 'x',
      crossings: 1,
      lines: 1,
      cities: 1,
      crossing: 'x',
      a: 'a',
      b: 'b',
      city: 'c',
      colour: 'red',
      have: 1,
      need: 2,
    },
    options: { vexation: true },
    eventTypes: 9,
  },
);

const crossings = mapFile('europe').crossings;
const at = (id: string): number => crossings.findIndex((crossing) => crossing.id === id);
const europe = topology('europe');

describe('crossings', () => {
  it('bear the name of the city that lies on them', () => {
    expect(en.crossing('europe', at('17,8'))).toBe('Vienna');
    expect(de.crossing('europe', at('31,2'))).toBe('Moskau');
  });

  it('are told by the nearest city and the direction from it', () => {
    expect(en.crossing('europe', at('11,6'))).toBe('east of Paris');
    expect(de.crossing('europe', at('8,5'))).toBe('nordwestlich von Paris');
    expect(placeOf('europe', at('11,6'))).toMatchObject({ lines: 1, wind: 'e' });
  });

  it.each([
    ['de', de],
    ['en', en],
  ] as const)('are all told apart (%s)', (_, words) => {
    const names = crossings.map((_crossing, index) => words.crossing('europe', index));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('lines', () => {
  const line = (a: string, b: string): [number, number, number] => {
    const index = mapFile('europe').lines.findIndex((it) => (it.a === a && it.b === b) || (it.a === b && it.b === a));
    return [index, at(a), at(b)];
  };

  it('are told from one end to the other, with what is built on them', () => {
    const [rail, paris, east] = line('9,6', '11,6');
    expect(en.work('europe', workOn(europe, rail), paris, east)).toBe('Rail from Paris to the east, single line');
    expect(de.work('europe', workOn(europe, rail), paris, east)).toBe('Schiene von Paris nach Osten, einfache Linie');
    const [ferry, plymouth, brest] = line('3,4', '2,5');
    expect(en.work('europe', workOn(europe, ferry), plymouth, brest)).toBe('Ferry from Plymouth to Brest, double line');
    expect(de.work('europe', workOn(europe, ferry), brest, plymouth)).toBe(
      'Fähre von Brest nach Plymouth, Doppellinie',
    );
  });
});

describe('sentences', () => {
  it('tell who won, alone or together', () => {
    const name = (seat: number): string => ['Ada', 'Ben'][seat]!;
    const view = { map: 'europe' } as never;
    expect(en.event({ type: 'won', seats: [0] }, name, view)).toBe('Ada wins.');
    expect(de.event({ type: 'won', seats: [0, 1] }, name, view)).toBe('Ada und Ben teilen sich den Sieg.');
  });

  it('tell what random plays seldom come to', () => {
    const name = (seat: number): string => ['Ada', 'Ben'][seat]!;
    const tell = (event: Event): string | undefined => en.event(event, name, { map: 'europe' } as never);
    expect(tell({ type: 'passed', seat: 0 })).toBe('Ada can lay no rail and passes.');
    expect(tell({ type: 'finished', seats: [0, 1] })).toBe('Ada and Ben have connected all five cities.');
    expect(tell({ type: 'lastRail', seat: 0, finishers: [1] })).toBe(
      'All cities of Ben are connected. Ada may lay one more rail.',
    );
  });

  it('name no loss that nobody can have', () => {
    const name = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat]!;
    const scored = { round: 2, losses: [0, 20, 3], credits: [8, 0, 10] };
    const told = { type: 'scored', scored } as unknown as Event;
    const view = { map: 'europe' } as never;
    expect(en.event(told, name, view)).toBe(
      'Scoring of round 2: Ada loses nothing, Ben loses everything, Cleo loses 3 points (10 left).',
    );
    expect(de.round.lost(20)).toBe('verliert alles');
  });
});
