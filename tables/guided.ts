/**
 * A table where somebody learns: the others play what the lesson's play has, no further than the step goes, and of what the learner does only
 * that happens which the step awaits. Everything else is refused in the game's own words, or kindly.
 */
import {
  actionsAt,
  canonical,
  endOf,
  isAwaited,
  learnerOf,
  type Bot,
  type Entry,
  type Game,
  type Lesson,
  type Reason,
  type Seat,
} from '@stellwerk/kernel';
import { playAt } from './play-at.ts';
import { Table, type Surroundings } from './table.ts';

/** The rules allow it, but the lesson is about something else. */
export const OTHER = 'lesson.other';

type Acted = Extract<Entry, { action: unknown }>;

/** How long a stretch between two steps takes at most, and what is seen of it at least (ms). */
const QUICK = 2000;
const QUICKEST = 60;

export class Guided {
  readonly table: Table;
  readonly #lesson: Lesson;
  readonly #script: readonly Acted[];
  readonly #me: Seat;
  #step: number;
  #waiting: (() => void)[] = [];
  /** The script goes on by itself. */
  #follows = false;

  /** `name` is what the learner is called. */
  constructor(
    game: Game,
    lesson: Lesson,
    step: number,
    name: string,
    around: Omit<Surroundings, 'append' | 'botSeed'>,
  ) {
    this.#lesson = lesson;
    this.#step = step;
    this.#me = learnerOf(lesson);
    this.#script = scriptOf(lesson);
    const bot = (): Bot => ({ choose: ({ seat }) => this.#choose(seat) });
    const play = playAt(game, lesson.play, lesson.steps[step]!.at, { seat: this.#me, name });
    this.table = new Table(
      play,
      { easy: bot, normal: bot, hard: bot },
      { ...around, append: async () => {}, botSeed: 0 },
    );
  }

  /** How many entries of the script have happened, in this way or another. */
  get position(): number {
    return this.#done().length;
  }

  /** Everything so far happened as in the script. */
  get isOnLine(): boolean {
    const done = this.#done();
    return canonical(done) === canonical(this.#script.slice(0, done.length));
  }

  /** The table has come to where this step begins. */
  begin(step: number): void {
    this.#step = step;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  act(action: unknown, seen: number): Promise<Reason | undefined> {
    return this.actAll([action], seen);
  }

  async actAll(actions: readonly unknown[], seen: number): Promise<Reason | undefined> {
    // What a screen does by itself, such as a first roll, the script does anyway.
    if (this.#follows) return undefined;
    const reason = this.#refuse(actions);
    return reason ?? this.table.actAll(this.#me, actions, seen);
  }

  why(action: unknown): Reason | undefined {
    return this.#refuse([action]);
  }

  /** Does what the script has up to there, in quick motion or at once. */
  async follow(to: number, atOnce: boolean): Promise<void> {
    const pause = Math.max(QUICKEST, Math.min(300, QUICK / Math.max(1, to - this.position)));
    // So many at once that a long stretch takes no longer than a short one.
    const several = Math.ceil(((to - this.position) * pause) / QUICK);
    this.#follows = true;
    for (let at = this.position; at < to && !this.table.isClosed; at++) {
      const { seat, action } = this.#script[at]!;
      await this.table.actFor(seat, () => action);
      if (this.position <= at) break;
      if (!atOnce && (to - this.position) % several === 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    this.#follows = false;
  }

  #done(): readonly Acted[] {
    const { entries, length } = this.table.play;
    return actionsAt(entries, 0, length);
  }

  #refuse(actions: readonly unknown[]): Reason | undefined {
    const reason = this.table.why(this.#me, actions[0]);
    if (reason) return reason;
    const step = this.#lesson.steps[this.#step]!;
    const from = this.position;
    const awaited = actions.every((action, index) => {
      const expected = this.#script[from + index];
      return from + index < this.#reach() && expected?.seat === this.#me && isAwaited(step, expected.action, action);
    });
    return awaited ? undefined : { code: OTHER };
  }

  /** How far the learner may go: one touch may do what this step awaits and the next as well. */
  #reach(): number {
    const { steps } = this.#lesson;
    let last = this.#step;
    if (steps[last]!.await !== undefined) return 0;
    while (steps[last + 1] && steps[last + 1]!.await === undefined && steps[last + 1]!.at === endOf(this.#lesson, last))
      last++;
    return endOf(this.#lesson, last);
  }

  /** The seat's next action in the script, as soon as the step comes to it. */
  async #choose(seat: Seat): Promise<unknown> {
    for (;;) {
      const already = this.#done().filter((entry) => entry.seat === seat).length;
      const own = this.#script.flatMap((entry, at) => (entry.seat === seat ? [at] : []));
      const at = own[already];
      if (at !== undefined && at < endOf(this.#lesson, this.#step)) return this.#script[at]!.action;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
}

function scriptOf({ play }: Lesson): readonly Acted[] {
  return actionsAt(play.entries as readonly Entry[], 0, play.entries.length);
}
