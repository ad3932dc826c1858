/** Whose screen it is, and what that person is called there. */
import { expect, it } from 'vitest';
import type { Live } from '../session/session.ts';
import { TEXTS } from '../texts/index.ts';
import { namedByColour, shownName, youIn } from './you.ts';

const kim = { seat: 0, name: 'Kim', colour: 0, kind: 'person' } as const;
const lee = { seat: 1, name: 'Lee', colour: 1, kind: 'person' } as const;
const bot = { seat: 2, name: 'Ada', colour: 2, kind: 'bot' } as const;
const at = (viewer: 0 | 1 | 'observer', players: Live['players'], apart = false): Live =>
  ({ players, snapshot: { viewer }, apart }) as unknown as Live;

it('a person alone among bots has the screen', () => {
  expect(youIn(at(0, [kim, bot]))).toBe(0);
});

it('where several share a screen, everybody has a name', () => {
  expect(youIn(at(0, [kim, lee, bot]))).toBeUndefined();
});

it('online everybody has a screen of their own', () => {
  expect(youIn(at(1, [kim, lee, bot], true))).toBe(1);
});

it('a watcher is nobody at the table', () => {
  expect(youIn(at('observer', [kim, lee], true))).toBeUndefined();
});

it('somebody who gave no name is called you on the own screen, in either language', () => {
  for (const { newGame } of Object.values(TEXTS)) {
    const unnamed = { ...kim, name: newGame.personName(1) };
    expect(shownName(unnamed, 0, TEXTS.de)).toBe('Du');
    expect(shownName(unnamed, 1, TEXTS.de)).toBe(unnamed.name);
  }
  expect(shownName(kim, 0, TEXTS.en)).toBe('Kim');
  // In a puzzle that may be any seat.
  const later = { ...lee, name: TEXTS.en.newGame.personName(2) };
  expect(shownName(later, 1, TEXTS.en)).toBe('You');
});

it('somebody who gave no name goes by their colour in what others see', () => {
  for (const { newGame } of Object.values(TEXTS)) {
    const players = [{ ...kim, name: newGame.personName(1) }, lee, bot];
    expect(namedByColour(players, 'de').map(({ name }) => name)).toEqual(['Rot', 'Lee', 'Ada']);
    expect(namedByColour(players, 'en')[0]!.name).toBe('Red');
  }
});
