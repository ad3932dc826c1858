/** Die Worte des Ergebnisses, deutsch. */
import type { outcomeEn } from './outcome-en.ts';

const fields = (count: number): string => (count === 1 ? '1 Feld' : `${count} Felder`);
const rounds = (count: number): string => (count === 1 ? '≈\u00A01 Runde' : `≈\u00A0${count} Runden`);

export const outcomeDe: typeof outcomeEn = {
  you: 'Du gewinnst!',
  wins: (name) => `${name} gewinnt!`,
  so: (round, first, second) => `Runde ${round}: ${first} und ${second} erreicht`,
  last: (letter, goal) => `Zuletzt kam ${letter} in ${goal} an: Das war der Sieg.`,
  atGoal: 'am Ziel',
  missing: (count) => `noch ${count}`,
  decided: (name, round) => `${name} lag ab Runde ${round} endgültig vorn.`,
  decidedLate: (name) => `${name} kam erst ganz am Schluss nach vorn.`,
  close: (name, count) => `${name} ${count === 1 ? 'fehlte' : 'fehlten'} noch ${fields(count)}.`,
  decidedYou: (round) => `Du lagst ab Runde ${round} endgültig vorn.`,
  decidedLateYou: 'Du kamst erst ganz am Schluss nach vorn.',
  closeYou: (count) => `Dir ${count === 1 ? 'fehlte' : 'fehlten'} noch ${fields(count)}.`,
  sameTrain: (goal, name) => `Im selben Zug nach ${goal}: ${name} saß vorn.`,
  sameTrainYou: (goal) => `Im selben Zug nach ${goal}: Du hast vorn gesessen.`,
  atOnce: (name) => `Beide kamen gleichzeitig an: ${name} war zuerst an der Reihe.`,
  atOnceYou: 'Beide kamen gleichzeitig an: Du warst zuerst an der Reihe.',
  frontSeat: 'Platz vorn',
  frontFor: (round, a, b, name) => `Runde ${round}: ${a} zu ${b} für ${name}`,
  frontForYou: (round, a, b) => `Runde ${round}: ${a} zu ${b} für dich`,
  turning: 'Endgültig vorn',
  turningValue: (round, name) => `Runde ${round}, als ${name} dran war`,
  turningYou: (round) => `Runde ${round}, als du dran warst`,
  card: 'Letzte Karte',
  cardValue: (round, what) => `Runde ${round}: ${what}`,
  best: 'Beste Runde',
  worst: 'Schwächste Runde',
  turnValue: (round, before, after) =>
    after === 0
      ? `Runde ${round}: ${rounds(before)} → am Ziel`
      : after === before
        ? `Runde ${round}: nicht näher, ${rounds(after)}`
        : `Runde ${round}: ≈\u00A0${before} → ${rounds(after)}`,
  dice: 'Würfelglück',
  diceValue: (jokers, thrown) => `${jokers} Joker bei ${thrown} Würfeln, ${Math.round(thrown / 6)} zu erwarten`,
  others: 'Von anderen gefahren',
  othersValue: fields,
  mine: 'Andere mitgenommen',
  mineValue: fields,
  course: 'Felder bis zum Ziel',
};
