/** The analysis in words. */
import type { Language } from '@stellwerk/toolkit/screen.ts';

const en = {
  open: 'Analysis',
  progress: (done: number, total: number) => `${done} of ${total}`,
  stop: 'Stop',
  goOn: 'Go on',
  course: 'Chances to win, in\u00a0%',
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
  /** Its number among all turns, and among those of its seat. */
  turn: (number: number, _own: number) => `Turn ${number}`,
  cost: (percent: number) => `cost ${percent}\u00a0%`,
  played: 'Played',
  better: 'Better',
  byChance: 'Another choice. What would have come of it is up to chance.',
  even: 'No single turn decided it: none cost more than 5\u00a0%.',
  notYet: 'Not worked out yet.',
  known: 'Based on what could be known at that moment, not on hidden cards.',
  look: 'Look at it',
  tryIt: 'Play on from here',
};

const de: typeof en = {
  open: 'Analyse',
  progress: (done, total) => `${done} von ${total}`,
  stop: 'Anhalten',
  goOn: 'Weiter',
  course: 'Gewinnchancen in\u00a0%',
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
  cost: (percent) => `kostete ${percent}\u00a0%`,
  played: 'Gespielt',
  better: 'Besser',
  byChance: 'Eine andere Wahl. Was daraus geworden wäre, ist Zufall.',
  even: 'Kein einzelner Zug gab den Ausschlag: Keiner kostete mehr als 5\u00a0%.',
  notYet: 'Noch nicht durchgerechnet.',
  known: 'Gerechnet mit dem, was man da wissen konnte, ohne verdeckte Karten.',
  look: 'Ansehen',
  tryIt: 'Ab hier spielen',
};

/** InterCity counts in rounds everywhere else, too. */
const intercityEn: typeof en = { ...en, turn: (_, own) => `Round ${own}` };

/** In InterCity a *Zug* is a train, and everybody has one turn a round. */
const intercityDe: typeof en = {
  ...de,
  parts: { ...de.parts, luck: 'Glück beim Würfeln', mine: 'Deine Runden', turnsOf: (name) => `Runden von ${name}` },
  turn: (_, own) => `Runde ${own}`,
  even: 'Keine einzelne Runde gab den Ausschlag: Keine kostete mehr als 5\u00a0%.',
};

export type AnalysisTexts = typeof en;

export function analysisTexts(language: Language, game?: string): AnalysisTexts {
  if (language === 'en') return game === 'intercity' ? intercityEn : en;
  return game === 'intercity' ? intercityDe : de;
}

export function percent(whole: number, signed: boolean): string {
  return `${whole < 0 ? '−' : signed && whole > 0 ? '+' : ''}${Math.abs(whole)}\u00a0%`;
}
