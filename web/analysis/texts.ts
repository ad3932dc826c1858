/** The analysis in words. */
import type { Language } from '@stellwerk/toolkit/screen.ts';

const en = {
  open: 'Analysis',
  progress: (done: number, total: number) => `${done} of ${total}`,
  stop: 'Stop',
  goOn: 'Go on',
  course: 'Chances to win, in %',
  luckAndSkill: 'Luck and skill',
  seat: 'Whose',
  parts: {
    start: 'At the start',
    luck: 'Luck of the draw',
    mine: 'Your turns',
    turnsOf: (name: string) => `${name}’s turns`,
    others: 'The others',
    end: 'At the end',
  },
  turningPoints: 'Turning points',
  turn: (number: number) => `Turn ${number}`,
  cost: (percent: number) => `cost ${percent} %`,
  played: 'Played',
  better: 'Better',
  even: 'An even game: no turn cost more than 5 %.',
  notYet: 'Still looking at the turns.',
  known: 'Based on what could be known at that moment, not on hidden cards.',
  look: 'Look at it',
  tryIt: 'Play on from here',
};

const de: typeof en = {
  open: 'Analyse',
  progress: (done, total) => `${done} von ${total}`,
  stop: 'Anhalten',
  goOn: 'Weiter',
  course: 'Gewinnchancen in %',
  luckAndSkill: 'Glück und Können',
  seat: 'Von wem',
  parts: {
    start: 'Am Anfang',
    luck: 'Glück beim Ziehen',
    mine: 'Deine Züge',
    turnsOf: (name) => `Züge von ${name}`,
    others: 'Die anderen',
    end: 'Am Ende',
  },
  turningPoints: 'Wendepunkte',
  turn: (number) => `Zug ${number}`,
  cost: (percent) => `kostete ${percent} %`,
  played: 'Gespielt',
  better: 'Besser',
  even: 'Eine ausgeglichene Partie: Kein Zug kostete mehr als 5 %.',
  notYet: 'Die Züge werden noch durchgerechnet.',
  known: 'Gerechnet mit dem, was man da wissen konnte, ohne verdeckte Karten.',
  look: 'Ansehen',
  tryIt: 'Ab hier spielen',
};

export const ANALYSIS_TEXTS: Readonly<Record<Language, typeof en>> = { en, de };
