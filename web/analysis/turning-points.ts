/** What an analysis has to tell: the turns that mattered most, and the course of the chances. */
import type { Seat } from '@stellwerk/kernel';
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import type { AnalysisState, JudgedTurn } from './steps.ts';

/** At most so many, each worth at least this, and so many turns apart: what is told should matter. */
const MOST = 3;
export const WORTH_TELLING = 0.05;
const APART = 3;

export interface TurningPoint extends JudgedTurn {
  /** Its place among the turns of the log. */
  readonly turn: number;
}

/** The dearest turns of a seat, in the order in which they were played. */
export function turningPoints({ judged }: AnalysisState, seat: Seat, turns: readonly Turn[]): readonly TurningPoint[] {
  const found: TurningPoint[] = [];
  const dear = judged
    .filter((each) => each.seat === seat && each.lost >= WORTH_TELLING)
    .sort((a, b) => b.lost - a.lost);
  for (const each of dear) {
    const turn = turns.findIndex((those) => those.seat === seat && those.from <= each.to && each.to <= those.to);
    if (turn < 0 || found.length === MOST || found.some((other) => Math.abs(other.turn - turn) < APART)) continue;
    found.push({ ...each, turn });
  }
  return found.sort((a, b) => a.turn - b.turn);
}

/** In percent, after each turn of the log that has been worked out. */
export function chancesBy(
  { moments }: AnalysisState,
  turns: readonly Turn[],
  seats: number,
): readonly (readonly number[])[] {
  const known = turns.filter(({ to }) => moments.some(({ step }) => step >= to));
  return Array.from({ length: seats }, (_, seat) =>
    known.map(({ to }) => Math.round(100 * moments.findLast(({ step }) => step <= to)!.chances[seat]!)),
  );
}

/** The turn of a point after the one that is looked at, or before it; from one end on to the other. */
export function nextPoint(
  points: readonly TurningPoint[],
  at: number | undefined,
  direction: 1 | -1,
): TurningPoint | undefined {
  if (direction > 0) return points.find(({ turn }) => at !== undefined && turn > at) ?? points[0];
  return points.findLast(({ turn }) => at === undefined || turn < at) ?? points.at(-1);
}
