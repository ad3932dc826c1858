/**
 * A lesson: a saved play with words at some of its moments. The learner sits in the seat of the play's only person and does what was done
 * there; everybody else plays as the file has it. It is data, so a new lesson needs no code: play, save as file, say what is to be done and why.
 */
import { canonical } from './canonical.ts';
import type { Seat } from './game.ts';
import type { PlayFile } from './play-file.ts';

export interface Lesson {
  readonly play: PlayFile;
  readonly steps: readonly LessonStep[];
  /** The rules on one screen: the goal, a turn, what stops you, the end. A step of the lesson lets one try each. */
  readonly short: readonly {
    readonly say: LessonWords<readonly [title: string, text: string]>;
    readonly step: number;
  }[];
  /** What is played when the lesson is over: the same play from so many entries on, else a new game with these options. */
  readonly after: { readonly from: number } | { readonly options: Readonly<Record<string, unknown>> };
}

/** Two lines in each language: what to do, and why. Things that are pointed at stand between asterisks. */
export type LessonWords<Lines = readonly [order: string, why: string]> = { readonly de: Lines; readonly en: Lines };

export interface LessonStep {
  /** Begins after so many entries of the play. */
  readonly at: number;
  /** Ends after so many; where the next step begins if nothing is said. What lies between two steps is played in quick motion. */
  readonly until?: number;
  readonly say: LessonWords;
  /**
   * Names of up to three things on the screen (`data-name`), in the order in which they are needed. `primary` comes alone as soon as it can be
   * pressed; `button`, which is the same or a turn's early end, when nothing else is left to point at.
   */
  readonly point?: readonly string[];
  /**
   * What ends the step, if it is not what the learner's seat does in the play until its end: a button, a touch of a thing, or that something of
   * this name has come onto the screen, in whatever way it was put together.
   */
  readonly await?: 'go' | { readonly touch: string } | { readonly shown: string } | Refusal;
  /** Other actions that are as good: each of these patterns names what must be equal, and a list what it may be. */
  readonly accept?: readonly Pattern[];
  /** Said to somebody who does something else that the rules allow. */
  readonly other?: LessonWords<string>;
}

/** The step is about what the game says to such an action. */
interface Refusal {
  readonly refusal: string;
  readonly by: unknown;
}

export type Pattern = Readonly<Record<string, unknown>>;

export function learnerOf({ play }: Pick<Lesson, 'play'>): Seat {
  return play.seats.findIndex(({ bot }) => bot === undefined);
}

export function endOf({ steps, play }: Lesson, step: number): number {
  return steps[step]?.until ?? steps[step + 1]?.at ?? play.entries.length;
}

/** Whether an action is what a step awaits where the play has `expected`. */
export function isAwaited(step: LessonStep, expected: unknown, action: unknown): boolean {
  return canonical(action) === canonical(expected) || (step.accept?.some((pattern) => fits(pattern, action)) ?? false);
}

function fits(pattern: Pattern, action: unknown): boolean {
  if (typeof action !== 'object' || action === null) return false;
  return Object.entries(pattern).every(([key, wanted]) => {
    const given = canonical((action as Readonly<Record<string, unknown>>)[key] ?? null);
    const equal = (one: unknown): boolean => canonical(one) === given;
    return equal(wanted) || (Array.isArray(wanted) && wanted.some(equal));
  });
}
