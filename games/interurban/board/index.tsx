/** The screen of InterUrban. */
import type { GameScreen } from '@stellwerk/web/toolkit/screen.ts';
import type { Action, Event, View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { rulesDe } from './rules/de.tsx';
import { rulesEn } from './rules/en.tsx';
import { useTable } from './useTable.tsx';

export const screen: GameScreen<View, Action, Event> = {
  texts,
  useTable,
  rules: (language) => (language === 'de' ? rulesDe : rulesEn),
};
