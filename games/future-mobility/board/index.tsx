/** The screen of Future Mobility. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import { rulesDe } from '../guide/de.tsx';
import { rulesEn } from '../guide/en.tsx';
import { scoreTrip, type Action, type Event, type View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { notation } from '../texts/notation.ts';
import { useTable } from './useTable.tsx';

const RULES: Readonly<Record<string, string>> = {
  recover: 'variants',
  lay: 'shift',
  avoid: 'avoid',
  trip: 'trip',
  route: 'trip',
  mode: 'modes',
  no: 'modes',
  too: 'modes',
  electric: 'improve',
  carpool: 'jams',
  jam: 'jams',
  discard: 'turn',
};

export const screen: GameScreen<View, Action, Event> = {
  texts,
  useTable,
  rules: (language) => (language === 'de' ? rulesDe : rulesEn),
  layout: { head: 'compact', tray: 'right', line: 'folded' },
  begins: (event) => (event.type === 'turn' ? event.seat : event.type === 'won' ? 'chapter' : undefined),
  // The page's language: the frame asks for signs without one.
  notation: (events, _view, language) => notation(events, language),
  ruleOf: ({ code }) => RULES[/^[a-z]+/.exec(code)?.[0] ?? ''],
  openly(view, players, language) {
    if (view.phase !== 'window') return undefined;
    const { turn, announced } = view;
    const { name } = players[turn]!;
    const total = COMMON[language].points(scoreTrip(view, announced!).total);
    if (language === 'de')
      return {
        ask: `${name} fährt: ${total}. Legt jemand einen Stau?`,
        nobody: 'Niemand: weiter',
        somebody: (who) => `${who} legt Stau`,
      };
    return {
      ask: `${name} drives: ${total}. Anyone for a jam?`,
      nobody: 'Nobody: go on',
      somebody: (who) => `${who} jams`,
    };
  },
};
