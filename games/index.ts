/** The games of Stellwerk, in the order of the home page. A new game is a folder beside this file, its name and its line here. */
import type { BotLevels, Game, Guide, Measure, Motive, Puzzles, Taken } from '@stellwerk/kernel';

export const GAME_IDS = ['transeuropa', 'interurban', 'intercity', 'future-mobility'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What a game's `index.ts` exports: its rules, its bots and what a searcher has to know. Its screen is found in its folder `board/`. */
export interface GameModule {
  readonly game: Game;
  readonly bots: BotLevels;
  readonly guide: Guide;
  /** The same for puzzles, which may look less far ahead. */
  readonly puzzleGuide: Guide;
}

/** Each is loaded when it is asked for. */
export const GAMES: Readonly<Record<GameId, () => Promise<GameModule>>> = {
  transeuropa: () => import('./transeuropa/index.ts'),
  interurban: () => import('./interurban/index.ts'),
  intercity: () => import('./intercity/index.ts'),
  'future-mobility': () => import('./future-mobility/index.ts'),
};

export interface PuzzleModule {
  readonly puzzles: Puzzles;
  motiveOf(taken: Taken): Motive;
  /** What puzzles may ask for; the first by which a solution is the only best is its question. */
  readonly measures: readonly Measure[];
  /** Turns that nobody would tell apart, though their actions differ. */
  isAlike?(one: Taken, other: Taken): boolean;
}

/** Puzzles: a game's folder `puzzles/`, made by `stellwerk puzzles`. */
export const PUZZLES: Readonly<Partial<Record<GameId, () => Promise<PuzzleModule>>>> = {
  transeuropa: () => import('./transeuropa/puzzles/index.ts'),
  interurban: () => import('./interurban/puzzles/index.ts'),
  intercity: () => import('./intercity/puzzles/index.ts'),
  'future-mobility': () => import('./future-mobility/puzzles/index.ts'),
};

export function isGameId(id: unknown): id is GameId {
  return (GAME_IDS as readonly unknown[]).includes(id);
}
