/** The screen of TransEuropa. */
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import type { Action, Event, View } from '../rules/index.ts';
import { rulesDe } from '../guide/de.tsx';
import { rulesEn } from '../guide/en.tsx';
import { texts } from '../texts/index.ts';
import { useTable } from './useTable.tsx';

export const screen: GameScreen<View, Action, Event> = {
  texts,
  useTable,
  rules: (language) => (language === 'de' ? rulesDe : rulesEn),
};
