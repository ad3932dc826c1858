/** The screen of InterCity. */
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import type { Action, Event, View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { notation } from '../texts/notation.ts';
import { rulesDe } from '../guide/de.tsx';
import { rulesEn } from '../guide/en.tsx';
import { restAfter } from './rest.ts';
import { useTable } from './useTable.tsx';

/** Refusals by the section of the rules page that explains them; the rest is about turns. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  boarding: ['callUsedUp', 'seatReserved', 'notOnPlatform', 'trainElsewhere', 'notAboard', 'notInStation'],
  front: ['notRear', 'noRival', 'foughtAlready', 'notBothYours'],
  tasks: ['noStationCard', 'hasCard', 'otherHasCard'],
  orders: ['badLeg', 'noTrainRunsThere', 'ordersOnly', 'tooManyRequests', 'notAsked'],
  events: [
    'noSuchCard',
    'noInterchange',
    'sameLine',
    'lineNotHere',
    'intoTheBuffers',
    'onTerminus',
    'noContest',
    'notYourRoll',
    'noSeatSwap',
    'notNextStation',
    'taxiToGoal',
    'badTrigger',
    'allArmed',
    'trainGoesHome',
    'trainHeld',
    'notThreeJokers',
    'deckEmpty',
  ],
};

export const screen: GameScreen<View, Action, Event> = {
  texts,
  useTable,
  rules: (language) => (language === 'de' ? rulesDe : rulesEn),
  layout: { head: 'compact', tray: 'left', line: 'folded' },
  rest: restAfter,
  begins: (event) => (event.type === 'turn' ? event.seat : undefined),
  notation,
  ruleOf: ({ code }) => Object.entries(SECTIONS).find(([, codes]) => codes.includes(code))?.[0] ?? 'turn',
};
