/** The words of a result in English; the German ones follow their shape. */
const fields = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`);
const rounds = (count: number): string => (count === 1 ? '≈\u00A01 round' : `≈\u00A0${count} rounds`);

export const outcomeEn = {
  you: 'You win!',
  wins: (name: string) => `${name} wins!`,
  so: (round: number, first: string, second: string) => `Round ${round}: ${first} and ${second} reached`,
  last: (letter: string, goal: string) => `${letter} was the last to arrive, in ${goal}. That won the game.`,
  atGoal: 'arrived',
  missing: (count: number) => `${count} to go`,
  decided: (name: string, round: number) => `${name} led for good from round ${round} on.`,
  decidedLate: (name: string) => `${name} only got ahead with the last turn.`,
  close: (name: string, count: number) => `${name} was ${fields(count)} away.`,
  decidedYou: (round: number) => `You led for good from round ${round} on.`,
  decidedLateYou: 'You only got ahead with the last turn.',
  closeYou: (count: number) => `You were ${fields(count)} away.`,
  /** Two brought their second passenger home in the same step. */
  sameTrain: (goal: string, name: string) => `Same train to ${goal}: ${name} had the front seat.`,
  sameTrainYou: (goal: string) => `Same train to ${goal}: you had the front seat.`,
  atOnce: (name: string) => `Both arrived at once: ${name} came first in turn order.`,
  atOnceYou: 'Both arrived at once: you came first in turn order.',
  frontSeat: 'Front seat',
  frontFor: (round: number, a: number, b: number, name: string) => `round ${round}: ${a} to ${b} for ${name}`,
  frontForYou: (round: number, a: number, b: number) => `round ${round}: ${a} to ${b} for you`,
  turning: 'In front for good',
  turningValue: (round: number, name: string) => `round ${round}, ${name}’s turn`,
  turningYou: (round: number) => `round ${round}, your turn`,
  /** The last event card, if it was played near the end. */
  card: 'Last card',
  cardValue: (round: number, what: string) => `round ${round}: ${what}`,
  best: 'Best turn',
  worst: 'Worst turn',
  /** By the rounds until both are home, as they were expected before it and after. */
  turnValue: (round: number, before: number, after: number) =>
    after === 0
      ? `round ${round}: ${rounds(before)} → home`
      : after === before
        ? `round ${round}: no nearer, ${rounds(after)}`
        : `round ${round}: ≈\u00A0${before} → ${rounds(after)}`,
  dice: 'Luck of the dice',
  diceValue: (jokers: number, thrown: number) =>
    `${jokers} jokers in ${thrown} dice, ${Math.round(thrown / 6)} expected`,
  others: 'What others did for me',
  othersValue: (count: number) => `carried ${fields(count)}`,
  mine: 'What I did for others',
  mineValue: (count: number) => `carried them ${fields(count)}`,
  course: 'Spaces to go',
};
