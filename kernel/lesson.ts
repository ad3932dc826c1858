/**
 * A lesson: a saved play with words at some of its moments. The learner sits in the seat of the play's only person and does what was done
 * there; everybody else plays as the file has it. It is data, so a new lesson needs no code: play, save as file, say what is to be done and why.
 */
import { canonical } from './canonical.ts';
import type { Game, Seat } from './game.ts';
import { replayLog, type PlayFile } from './play-file.ts';
import type { Entry, PlayHead } from './play.ts';
import { Replay } from './replay.ts';

export interface Lesson {
  /** What a list of lessons calls it. */
  readonly title: LessonWords<string>;
  readonly steps: readonly LessonStep[];
  /** A first game has the rules on one screen: the goal, a turn, what stops you, the end. A step of the lesson lets one try each. */
  readonly short?: readonly {
    readonly say: LessonWords<readonly [title: string, text: string]>;
    readonly step: number;
  }[];
  /** What is played when the lesson is over: the same play from so many entries on, else a new game with these options. */
  readonly after: { readonly from: number } | { readonly options: Readonly<Record<string, unknown>> };
  readonly play: PlayFile;
}

/**
 * Two lines in each language: what to do, and why. Things that are pointed at stand between asterisks, and what the position gives in braces (`Facts`).
 */
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
  /** Other actions that are as good: each of these patterns names what must be equal, a list what it may be, and a pattern in it is one of a part. */
  readonly accept?: readonly Pattern[];
  /** Said to somebody who does something else that the rules allow. */
  readonly other?: LessonWords<string>;
}

/** The step is about what the game says to such an action. */
interface Refusal {
  readonly refusal: string;
  readonly by: unknown;
}

/**
 * What the words of a game's lessons may name in braces, as the learner sees it: `{credit.1}` is what this leads to where the step begins, `{>credit.1}`
 * where it ends. So no sentence is made false by other rules or another play.
 */
export type Facts<View = any> = (view: View, me: Seat) => Readonly<Record<string, unknown>>;

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
    const part = (action as Pattern)[key] ?? null;
    const given = canonical(part);
    const equal = (one: unknown): boolean => canonical(one) === given;
    return equal(wanted) || (Array.isArray(wanted) ? wanted.some(equal) : isPattern(wanted) && fits(wanted, part));
  });
}

function isPattern(wanted: unknown): wanted is Pattern {
  return typeof wanted === 'object' && wanted !== null;
}

const NAMED = /\{(>?)([^}]*)\}/g;

/** The lesson with what its words name put in; throws where a name leads nowhere. */
export function toldIn(game: Game, facts: Facts, lesson: Lesson): Lesson {
  const me = learnerOf(lesson);
  const { rules, options, seats, seed, entries } = lesson.play;
  const begun = replayLog(game, { game: game.id, rules, options, seats, seed } as PlayHead, []);
  if (!begun.ok) throw new Error(`a lesson of ${game.id} can’t be replayed: ${begun.reason.code}`);
  const replay = new Replay(game, begun.play.head, entries as readonly Entry[]);
  const put = (text: string, step: number): string =>
    text.replace(NAMED, (named, end: string, name: string) => {
      const view = game.view(replay.at(end ? endOf(lesson, step) : lesson.steps[step]!.at).state, me);
      const told = name.split('.').reduce<any>((part, key) => part?.[key], facts(view, me));
      if (typeof told !== 'number' && typeof told !== 'string') throw new Error(`${game.id} has no ${named}: ${text}`);
      return String(told);
    });
  const both = <Said extends string | readonly string[]>({ de, en }: LessonWords<Said>, step: number) => {
    const all = (said: Said) => (typeof said === 'string' ? put(said, step) : said.map((text) => put(text, step)));
    return { de: all(de), en: all(en) } as LessonWords<Said>;
  };
  return {
    ...lesson,
    steps: lesson.steps.map((step, at) => ({
      ...step,
      say: both(step.say, at),
      ...(step.other && { other: both(step.other, at) }),
    })),
    ...(lesson.short && { short: lesson.short.map(({ say, step }) => ({ say: both(say, step), step })) }),
  };
}
