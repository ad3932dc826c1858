/** The words of a result in English; the German ones follow their shape. */
const fields = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`);
const rounds = (count: number): string => (count === 1 ? '≈\u00A01 round' : `≈\u00A0${count} rounds`);

export const outcomeEn = {
  you: 'You win!',
  wins: (name: string) => `${name} wins!`,
  so: (turn: number, first: string, second: string) => `Turn ${turn}: ${first} and ${second} reached`,
  last: (letter: string, goal: string) => `${letter} was the last to arrive, in ${goal}. That won the game.`,
  atGoal: 'arrived',
  missing: (count: number) => `${fields(count)} to go`,
  bar: (letter: string) => `${letter}: done`,
  rest: (letter: string) => `${letter}: still to go`,
  decided: (name: string, turn: number) => `${name} led for good from turn ${turn} on.`,
  decidedLate: (name: string) => `${name} only got ahead with the last turn.`,
  close: (name: string, count: number) => `${name} was ${fields(count)} away.`,
  decidedYou: (turn: number) => `You led for good from turn ${turn} on.`,
  decidedLateYou: 'You only got ahead with the last turn.',
  closeYou: (count: number) => `You were ${fields(count)} away.`,
  /** Two brought their second passenger home in the same step. */
  sameTrain: (goal: string, name: string) => `Same train to ${goal}: ${name} had the front seat.`,
  sameTrainYou: (goal: string) => `Same train to ${goal}: you had the front seat.`,
  atOnce: (name: string) => `Both arrived at once: ${name} came first in turn order.`,
  atOnceYou: 'Both arrived at once: you came first in turn order.',
  frontSeat: 'Front seat',
  frontFor: (turn: number, a: number, b: number, name: string) => `turn ${turn}: ${a} to ${b} for ${name}`,
  frontForYou: (turn: number, a: number, b: number) => `turn ${turn}: ${a} to ${b} for you`,
  turning: 'Turning point',
  turningValue: (turn: number, name: string) => `turn ${turn}, ${name}’s`,
  turningYou: (turn: number) => `turn ${turn}, yours`,
  best: 'Best turn',
  worst: 'Worst turn',
  /** By the rounds until both are home, as they were expected before it and after. */
  turnValue: (turn: number, before: number, after: number) =>
    after === 0
      ? `turn ${turn}: ${rounds(before)} → home`
      : after === before
        ? `turn ${turn}: still ${rounds(after)}`
        : `turn ${turn}: ≈\u00A0${before} → ${rounds(after)}`,
  dice: 'Luck of the dice',
  diceValue: (jokers: number, thrown: number) =>
    `${jokers} jokers in ${thrown} dice, ${Math.round(thrown / 6)} expected`,
  others: 'What others did for me',
  othersValue: (count: number) => `carried ${fields(count)}`,
  mine: 'What I did for others',
  mineValue: (count: number) => `carried them ${fields(count)}`,
  course: 'Spaces to go',
};
