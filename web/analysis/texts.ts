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
  even: 'An even game: the chances never changed much at once.',
  dear: 'Turns that cost most',
  allGood: 'No turn cost more than 5\u00a0%.',
  compared: 'This turn compared',
  played: 'played',
  best: 'better',
  touch: 'Touch one to see it on the board.',
  nothingBetter: 'Nothing clearly better was found.',
  noChoice: 'There was nothing to choose.',
  byChance: 'Another choice. What would have come of it is up to chance.',
  notYet: 'Not worked out yet.',
  known: 'Based on what could be known at that moment, not on hidden cards.',
};

/** A *Zug* is a train in one of the games, so a turn is none in any. */
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
    mine: 'Dein Spiel',
    turnsOf: (name) => `Spiel von ${name}`,
    others: 'Die anderen',
    end: 'Am Ende',
  },
  turningPoints: 'Wendepunkte',
  even: 'Ein ausgeglichenes Spiel: Auf einmal haben sich die Chancen nie stark geändert.',
  dear: 'Was am meisten gekostet hat',
  allGood: 'Nichts kostete mehr als 5\u00a0%.',
  compared: 'Hier im Vergleich',
  played: 'gespielt',
  best: 'besser',
  touch: 'Tippe eins an, um es auf dem Plan zu sehen.',
  nothingBetter: 'Etwas klar Besseres hat sich nicht gefunden.',
  noChoice: 'Hier gab es nichts zu entscheiden.',
  byChance: 'Eine andere Wahl. Was daraus geworden wäre, ist Zufall.',
  notYet: 'Noch nicht durchgerechnet.',
  known: 'Gerechnet mit dem, was man da wissen konnte, ohne verdeckte Karten.',
};

const intercityDe: typeof en = { ...de, parts: { ...de.parts, luck: 'Glück beim Würfeln' } };

export type AnalysisTexts = typeof en;

export function analysisTexts(language: Language, game?: string): AnalysisTexts {
  if (language === 'en') return en;
  return game === 'intercity' ? intercityDe : de;
}

export function percent(whole: number, signed: boolean): string {
  return `${whole < 0 ? '−' : signed && whole > 0 ? '+' : ''}${Math.abs(whole)}\u00a0%`;
}
