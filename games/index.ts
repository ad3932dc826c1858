/** The games of Stellwerk. A new game is a folder beside this file and one line here. */
import type { BotLevels, Game } from '@stellwerk/kernel';

/** What a game's `index.ts` exports: its rules and its bots. Its screen is found in its folder `board/`. */
export interface GameModule {
  readonly game: Game;
  readonly bots: BotLevels;
}

export const GAMES = {
  transeuropa: (): Promise<GameModule> => import('./transeuropa/index.ts'),
  interurban: (): Promise<GameModule> => import('./interurban/index.ts'),
  intercity: (): Promise<GameModule> => import('./intercity/index.ts'),
  'future-mobility': (): Promise<GameModule> => import('./future-mobility/index.ts'),
} as const satisfies Record<string, () => Promise<GameModule>>;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];

export function isGameId(id: unknown): id is GameId {
  return typeof id === 'string' && Object.hasOwn(GAMES, id);
}
