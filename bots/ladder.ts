/**
 * How strong players are compared with each other, from plays between any number of them. A player's chance to win is its strength over the sum of
 * all strengths at the table (Luce's rule, for two the one that Elo figures stand for); the strengths are those that make the results most likely.
 */
import { fastRng, pick } from '@stellwerk/kernel';

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
/** Times that the plays are drawn once more, to see how far figures would go apart. */
const REDRAWN = 200;

/** The Elo figure of each player; the first has `first`. */
export function ladder(players: number, outcomes: readonly Outcome[], first = 1000): readonly number[] {
  const wins = Array.from({ length: players }, () => DOUBT);
  for (const { seated, shares } of outcomes) seated.forEach((player, seat) => (wins[player]! += shares[seat]!));
  const tables = countTables(outcomes);
  let strengths = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    // What each should have won per unit of strength, by what all are thought to be worth.
    const due = strengths.map((strength) => (2 * DOUBT) / (strength + 1));
    for (const { seated, plays } of tables) {
      const sum = seated.reduce((total, player) => total + strengths[player]!, 0);
      for (const player of seated) due[player]! += plays / sum;
    }
    strengths = strengths.map((_, player) => wins[player]! / due[player]!);
  }
  const elo = strengths.map((strength) => TENFOLD * Math.log10(strength));
  return elo.map((each) => first + each - elo[0]!);
}

/** The standard error of how far each player is above the one before, plays counted as independent; 0 for the first. */
export function ladderErrors(players: number, outcomes: readonly Outcome[]): readonly number[] {
  const rng = fastRng(1);
  const steps = Array.from({ length: REDRAWN }, () => {
    const redrawn = outcomes.map(() => pick(outcomes, rng));
    return ladder(players, redrawn).map((elo, player, all) => elo - all[Math.max(0, player - 1)]!);
  });
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / REDRAWN;
  return Array.from({ length: players }, (_, player) => {
    const each = steps.map((step) => step[player]!);
    const middle = mean(each);
    return Math.sqrt(mean(each.map((step) => (step - middle) ** 2)));
  });
}

/** Who sat together, and how often: there are few such tables and many plays. */
function countTables(outcomes: readonly Outcome[]): readonly { readonly seated: readonly number[]; plays: number }[] {
  const tables = new Map<string, { readonly seated: readonly number[]; plays: number }>();
  for (const { seated } of outcomes) {
    const key = seated.toSorted((a, b) => a - b).join();
    const table = tables.get(key);
    if (table) table.plays++;
    else tables.set(key, { seated, plays: 1 });
  }
  return [...tables.values()];
}
