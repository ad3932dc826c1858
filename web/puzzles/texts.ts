/** The puzzles in words. */
import type { Language } from '@stellwerk/toolkit/screen.ts';

const en = {
  title: 'Puzzles',
  of: (game: string) => `Puzzles: ${game}`,
  lead: 'Real positions from games of bots. One turn is clearly the best.',
  solved: (count: number, of: number) => `${count} of ${of} solved`,
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  marks: { first: 'at the first try', later: 'later', seen: 'solution seen', tried: 'tried', open: 'open' },
  random: 'Random',
  next: 'Next puzzle',
  again: 'Try again',
  solution: 'Solution',
  fromHere: 'Play on',
  ask: 'Which turn is best?',
  number: (number: number, level: string) => `Puzzle ${number}, ${level.toLowerCase()}. Make your turn.`,
  judging: 'One moment …',
  looking: 'Your turn is being compared.',
  first: 'At the first try!',
  later: 'Solved!',
  close: 'Good, but there is better.',
  better: 'There is better.',
  less: (percent: number) => `About ${percent}\u00a0% less chance to win.`,
  shown: 'The solution',
  ahead: (turn: string, percent: number) => `${turn}. About ${percent}\u00a0% ahead of the next best.`,
  coach: {
    guide: 'The puzzle',
    back: 'Puzzle before',
    skip: 'Next puzzle',
    leave: 'All puzzles',
    stepOf: (step: number, of: number) => `Puzzle ${step} of ${of}`,
    count: (step: number, of: number) => `${step} of ${of}`,
  },
};

const de: typeof en = {
  title: 'Rätsel',
  of: (game) => `Rätsel: ${game}`,
  lead: 'Echte Stellungen aus Partien von Bots. Ein Zug ist deutlich der beste.',
  solved: (count, of) => `${count} von ${of} gelöst`,
  levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  marks: { first: 'beim ersten Versuch', later: 'später', seen: 'Lösung gesehen', tried: 'versucht', open: 'offen' },
  random: 'Zufällig',
  next: 'Nächstes Rätsel',
  again: 'Noch einmal',
  solution: 'Lösung',
  fromHere: 'Ab hier spielen',
  ask: 'Was ist hier am besten?',
  number: (number, level) => `Rätsel ${number}, ${level.toLowerCase()}. Du bist dran.`,
  judging: 'Einen Moment …',
  looking: 'Deine Wahl wird verglichen.',
  first: 'Beim ersten Versuch!',
  later: 'Gelöst!',
  close: 'Gut, aber es geht besser.',
  better: 'Es geht besser.',
  less: (percent) => `Etwa ${percent}\u00a0% weniger Gewinnchance.`,
  shown: 'Die Lösung',
  ahead: (turn, percent) => `${turn}. Etwa ${percent}\u00a0% vor dem Nächstbesten.`,
  coach: {
    guide: 'Das Rätsel',
    back: 'Rätsel davor',
    skip: 'Nächstes Rätsel',
    leave: 'Alle Rätsel',
    stepOf: (step, of) => `Rätsel ${step} von ${of}`,
    count: (step, of) => `${step} von ${of}`,
  },
};

export function puzzleTexts(language: Language): typeof en {
  return language === 'de' ? de : en;
}
