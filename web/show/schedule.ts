/** Which boards the show at the end of a game goes through, and when: eight seconds, however many turns there were. */
import type { Turn } from '@stellwerk/toolkit/screen.ts';

/** Milliseconds. */
export const SHOW = 8000;
/** The finished board is looked at longer than those before it. */
const REST = 1200;

export interface Still {
  readonly step: number;
  /** The last turn that is on it; none on the first. */
  readonly turn: number;
  /** Milliseconds after the beginning. */
  readonly at: number;
}

/** The empty board, the finished one, and up to `most` in all; of many turns some are skipped, few stay longer. */
export function scheduleOf(turns: readonly Pick<Turn, 'to'>[], most: number): readonly Still[] {
  const steps = [...new Set([0, ...turns.map(({ to }) => to)])];
  const last = Math.min(steps.length, most) - 1;
  return Array.from({ length: last + 1 }, (_, index) => {
    const step = steps[last === 0 ? steps.length - 1 : Math.round((index * (steps.length - 1)) / last)]!;
    return {
      step,
      turn: turns.findLastIndex(({ to }) => to <= step),
      at: last === 0 ? 0 : (index * (SHOW - REST)) / last,
    };
  });
}

/** The still that is due after so many milliseconds. */
export function dueAt(stills: readonly Still[], elapsed: number): number {
  return Math.max(
    0,
    stills.findLastIndex(({ at }) => at <= elapsed),
  );
}
