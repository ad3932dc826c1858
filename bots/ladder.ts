/**
 * How strong players are compared with each other, from plays between any number of them. A player's chance to win is its strength over the sum of
 * all strengths at the table (Luce's rule, for two the one that Elo figures stand for); the strengths are those that make the results most likely.
 */
export interface Outcome {
  /** Who sat at the table, by index of the player. */
  readonly seated: readonly number[];
  /** What each of them has of the victory: 1 in sum. */
  readonly shares: readonly number[];
}

/** Elo: so many points more are ten times the strength. */
const TENFOLD = 400;
/** Half a victory and half a defeat against somebody of the same strength: nobody is endlessly strong or weak. */
const DOUBT = 0.5;
const ROUNDS = 2000;

/** The Elo figure of each player; the first has `first`. */
export function ladder(players: number, outcomes: readonly Outcome[], first = 1000): readonly number[] {
  const wins = Array.from({ length: players }, () => DOUBT);
  for (const { seated, shares } of outcomes) seated.forEach((player, seat) => (wins[player]! += shares[seat]!));
  let strengths = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    // What each should have won per unit of strength, by what all are thought to be worth.
    const due = strengths.map((strength) => (2 * DOUBT) / (strength + 1));
    for (const { seated } of outcomes) {
      const sum = seated.reduce((total, player) => total + strengths[player]!, 0);
      for (const player of seated) due[player]! += 1 / sum;
    }
    strengths = strengths.map((_, player) => wins[player]! / due[player]!);
  }
  const elo = strengths.map((strength) => TENFOLD * Math.log10(strength));
  return elo.map((each) => first + each - elo[0]!);
}
