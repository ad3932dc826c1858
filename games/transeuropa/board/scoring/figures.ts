/** The play in figures: what every turn was worth to everybody, when the lead changed for good, and the luck of the cards. */
import type { Seat } from '@stellwerk/kernel';
import { FREE, missingFrom, type Scored, type View } from '../../rules/index.ts';
import type { Layout } from '../map/geometry.ts';
import { treeOf } from './trees.ts';

export interface TurnTaken {
  readonly round: number;
  /** Of the round, from 1. */
  readonly turn: number;
  readonly seat: Seat;
  /** Its rails. */
  readonly lines: readonly number[];
  /** How much nearer it brought each seat to its five cities. */
  readonly gains: readonly number[];
  /** What everybody had when the round began. */
  readonly credits: readonly number[];
  /** Credit less what was missing, before the turn and after it: who would win if the round ended here. */
  readonly before: readonly number[];
  readonly standing: readonly number[];
}

export function turnsTaken(layout: Layout, { rounds, startCredit }: View): readonly TurnTaken[] {
  return rounds.flatMap((scored, index) => {
    const credits = rounds[index - 1]?.credits ?? scored.credits.map(() => startCredit);
    return turnsOf(layout, scored, credits);
  });
}

function turnsOf(layout: Layout, scored: Scored, credits: readonly number[]): TurnTaken[] {
  const { topo } = layout;
  const rails = scored.rails.map(() => FREE as number);
  const missing = (seat: Seat): number => {
    const sites = scored.hands[seat]!.map((city) => topo.site[city]!);
    return missingFrom(topo, rails, seat, scored.markers[seat]!, sites).points;
  };
  let before = scored.markers.map((_, seat) => missing(seat));
  const turns: TurnTaken[] = [];
  scored.laid.forEach((line, i) => {
    rails[line] = scored.rails[line]!;
    if (scored.laidIn[i + 1] === scored.laidIn[i]) return;
    const after = before.map((points, seat) => (points === 0 ? 0 : missing(seat)));
    const ends = i === scored.laid.length - 1;
    turns.push({
      round: scored.round,
      turn: scored.laidIn[i]!,
      seat: scored.laidBy[i]!,
      lines: scored.laid.filter((_, at) => scored.laidIn[at] === scored.laidIn[i]),
      gains: before.map((points, seat) => points - after[seat]!),
      credits,
      before: credits.map((credit, seat) => credit - before[seat]!),
      // Nobody loses more than there is.
      standing: ends ? scored.credits : credits.map((credit, seat) => credit - after[seat]!),
    });
    before = after;
  });
  return turns;
}

export function leads(points: readonly number[], seat: Seat): boolean {
  return points.every((it, other) => other === seat || it < points[seat]!);
}

/** The turn with which the winner took the lead for good: none where the cards did it, or the last turn of all. */
export function turningPoint(turns: readonly TurnTaken[], winner: Seat): TurnTaken | undefined {
  const first = turns.findLastIndex(({ standing }) => !leads(standing, winner)) + 1;
  const turning = turns.slice(0, -1)[first];
  return turning && !leads(turning.before, winner) ? turning : undefined;
}

/** What a turn was worth to its builder, compared with what it gave to the others on average. */
function worth({ seat, gains }: TurnTaken): number {
  const others = gains.filter((_, other) => other !== seat);
  return gains[seat]! - others.reduce((sum, gain) => sum + gain, 0) / others.length;
}

export function givenAway({ seat, gains }: TurnTaken): number {
  return gains.reduce((sum, gain, other) => (other === seat ? sum : sum + gain), 0);
}

export function bestTurn(turns: readonly TurnTaken[]): TurnTaken | undefined {
  return turns.toSorted((a, b) => worth(b) - worth(a))[0];
}

export function worstTurn(turns: readonly TurnTaken[]): TurnTaken | undefined {
  return turns.toSorted((a, b) => worth(a) - worth(b))[0];
}

/** By how many points the cards of all rounds made it easier for each seat than for the table on average. */
export function luck(layout: Layout, rounds: readonly Scored[]): readonly number[] {
  const { topo } = layout;
  const empty = layout.lines.map(() => FREE as number);
  const cost = rounds.map(({ hands }) =>
    hands.map((hand) => {
      const sites = hand.map((city) => topo.site[city]!);
      return missingFrom(topo, empty, 0, sites[0]!, sites).points;
    }),
  );
  const sums = (rounds[0]?.hands ?? []).map((_, seat) => cost.reduce((sum, round) => sum + round[seat]!, 0));
  const mean = sums.reduce((sum, points) => sum + points, 0) / sums.length;
  return sums.map((points) => Math.round(mean - points));
}

/** Over all rounds: how many rails of each seat lie in the ways that join each seat's cities. */
export function builtFor(layout: Layout, rounds: readonly Scored[], seats: number): readonly (readonly number[])[] {
  return Array.from({ length: seats }, (_, seat) => {
    const trees = rounds.map((scored) => treeOf(layout, scored, seat));
    return Array.from({ length: seats }, (__, other) => trees.reduce((sum, { laidBy }) => sum + laidBy[other]!, 0));
  });
}
