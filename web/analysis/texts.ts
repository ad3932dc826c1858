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
  against: 'Turns are measured against what a normal bot would have done.',
  turningPoints: 'Turning points',
  changes: 'How your chances changed, luck included.',
  changesOf: (name: string) => `How ${name}’s chances changed, luck included.`,
  even: 'An even game: the chances never changed much at once.',
  dear: 'Where more was possible',
  sound: (sound: number, all: number) => `In ${sound} of ${all} decisions nothing clearly better was found.`,
  allGood: 'Nowhere would another choice have been worth more than 5\u00a0%.',
  compared: 'This turn compared',
  played: 'played',
  touch: 'Choose one to see it on the board.',
  point: (number: number, of: number) => `Turning point ${number} of ${of}`,
  before: 'Turning point before',
  next: 'Next turning point',
  /** How a turn was, which the head tells with what would have been better. */
  cost: (name: string | undefined, share: string) => `That cost ${name ?? 'you'} at least ${share}.`,
  /** The share with what it is one of, where there is room. */
  ofChance: (share: string) => `${share} chance to win`,
  betterWas: (what: string) => `Way I was better: ${what}`,
  rather: (share: string) => `The computer would have played way I: better by at least ${share}.`,
  asGood: 'As good as way I, which the computer would have played.',
  likewise: 'The computer would have played the same.',
  nextBest: (share: string) => `The computer would have played the same: way II is ${share} worse.`,
  alone: 'The computer found nothing else worth comparing.',
  tryOf: (turns: number, share: string) => `your try: ${turns} ${turns === 1 ? 'turn' : 'turns'}, ${share}`,
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
  against: 'Verglichen damit, wie ein normaler Bot gespielt hätte.',
  turningPoints: 'Wendepunkte',
  changes: 'So haben sich deine Chancen geändert, Glück eingeschlossen.',
  changesOf: (name) => `So haben sich die Chancen von ${name} geändert, Glück eingeschlossen.`,
  even: 'Ein ausgeglichenes Spiel: Kein Spielzug hat die Chancen stark verändert.',
  dear: 'Wo mehr drin war',
  sound: (sound, all) => `Bei ${sound} von ${all} Entscheidungen fand sich nichts klar Besseres.`,
  allGood: 'Nirgends hätte eine andere Wahl mehr als 5\u00a0% gebracht.',
  compared: 'Was hier möglich war',
  played: 'gespielt',
  touch: 'Wähle einen Weg, um ihn auf dem Plan zu sehen.',
  point: (number, of) => `Wendepunkt ${number} von ${of}`,
  before: 'Voriger Wendepunkt',
  next: 'Nächster Wendepunkt',
  cost: (name, share) => `Das hat ${name ?? 'dich'} mindestens ${share} gekostet.`,
  ofChance: (share) => `${share} Gewinnchance`,
  betterWas: (what) => `Besser war Weg I: ${what}`,
  rather: (share) => `Der Computer hätte Weg I gewählt: mindestens ${share} besser.`,
  asGood: 'So gut wie Weg I, den der Computer gewählt hätte.',
  likewise: 'Der Computer hätte dasselbe gespielt.',
  nextBest: (share) => `Der Computer hätte dasselbe gespielt: Weg II ist ${share} schlechter.`,
  alone: 'Etwas anderes kam für den Computer kaum infrage.',
  tryOf: (turns, share) => `dein Versuch: ${turns} ${turns === 1 ? 'Spielzug' : 'Spielzüge'}, ${share}`,
  noChoice: 'Hier gab es nichts zu entscheiden.',
  byChance: 'Eine andere Wahl. Was daraus geworden wäre, ist Zufall.',
  notYet: 'Noch nicht durchgerechnet.',
  known: 'Gerechnet mit dem, was man da wissen konnte, ohne verdeckte Karten.',
};

const intercityEn: typeof en = { ...en, parts: { ...en.parts, luck: 'Luck of the dice' } };
const intercityDe: typeof en = { ...de, parts: { ...de.parts, luck: 'Glück beim Würfeln' } };

export type AnalysisTexts = typeof en;

export function analysisTexts(language: Language, game?: string): AnalysisTexts {
  if (game === 'intercity') return language === 'en' ? intercityEn : intercityDe;
  return language === 'en' ? en : de;
}

export function percent(whole: number, signed: boolean): string {
  return `${whole < 0 ? '−' : signed && whole > 0 ? '+' : ''}${Math.abs(whole)}\u00a0%`;
}
