/** Puzzles: positions from plays of bots in which one turn is clearly the best. Found by search (`stellwerk puzzles`), so they are data, like lessons. */
import type { GameEvent, Seat } from './game.ts';
import type { LessonWords } from './lesson.ts';
import type { PlayFile } from './play-file.ts';

/** By what finds it: the normal bot, a quick search, or nothing less than a long one. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Puzzle {
  /** Which of the plays it is from, and after how many of its entries the seat has to decide. */
  readonly play: number;
  readonly at: number;
  readonly seat: Seat;
  /** The best turn, as far as it can be foreseen. */
  readonly best: readonly unknown[];
  /** By how much its chance to win is above that of the next best, 0 to 1. */
  readonly margin: number;
  readonly level: Difficulty;
}

/** Those of a game, in the order of their numbers. */
export interface Puzzles {
  readonly plays: readonly PlayFile[];
  readonly puzzles: readonly Puzzle[];
}

/** A turn that was taken: what its seat saw before and after, what it did, and what it heard of it. */
export interface Taken<View = any, Action = any, Event extends GameEvent = any> {
  readonly seat: Seat;
  readonly before: View;
  readonly after: View;
  readonly way: readonly Action[];
  readonly heard: readonly Event[];
}

/** What a turn is about: what a list calls it, a hint that gives no more away than that, and what it brings. */
export type Motive = LessonWords<readonly [title: string, hint: string, why: string]>;

/** What a turn can have more of than others. A puzzle asks for it where its solution has the most. */
export interface Measure<View = any, Action = any, Event extends GameEvent = any> {
  readonly ask: LessonWords<string>;
  of(taken: Taken<View, Action, Event>): number;
  /** To somebody whose turn has less of it. */
  less(mine: number, most: number): LessonWords<string>;
}
