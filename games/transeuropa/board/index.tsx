/** The screen of TransEuropa. */
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import type { Action, Event, View } from '../rules/index.ts';
import { rulesDe } from '../guide/de.tsx';
import { rulesEn } from '../guide/en.tsx';
import { texts } from '../texts/index.ts';
import { notation } from '../texts/notation.ts';
import { begins, closes, ruleOf, turnOfRound } from './closing.ts';
import { useTable } from './useTable.tsx';

export const screen: GameScreen<View, Action, Event> = {
  texts,
  useTable,
  rules: (language) => (language === 'de' ? rulesDe : rulesEn),
  layout: { tray: 'side' },
  closes,
  begins,
  turnOfRound,
  notation,
  ruleOf,
};
