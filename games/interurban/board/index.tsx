/** The screen of InterUrban. */
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import { endedBy, type Action, type Event, type View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { rulesDe } from '../guide/de.tsx';
import { rulesEn } from '../guide/en.tsx';
import { ruleOf } from './choosing/rule-of.ts';
import { notation } from './notation.ts';
import { useTable } from './useTable.tsx';

export const screen: GameScreen<View, Action, Event> = {
  texts,
  useTable,
  rules: (language) => (language === 'de' ? rulesDe : rulesEn),
  layout: { tray: 'below', hint: 'stays' },
  closes: (view, action) => (action.type === 'place' ? endedBy(view, action) : undefined),
  begins: ({ type }) => (type === 'ended' ? 'chapter' : undefined),
  notation,
  ruleOf,
};
