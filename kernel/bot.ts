/** What plays a seat by itself: it sees what a person at that seat would see, and nothing else. */
import type { GameEvent, Seat } from './game.ts';

/** The moment at which a bot is asked: plain data, so that it can think anywhere. */
export interface Turn<View = any> {
  readonly seat: Seat;
  readonly view: View;
  /** What the seat heard since it was last asked. */
  readonly heard: readonly GameEvent[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Version of the rules. */
  readonly rules: number;
  /** For the bot's own `fastRng`, never the play's: the same turn with the same seed is decided in the same way. */
  readonly seed: number;
  /** How many positions a searching bot may look at. */
  readonly budget: number;
}

/** One seat's player for one play. It may remember, but must choose the same if it is made again in the middle. */
export interface Bot<Action = any, View = any> {
  choose(turn: Turn<View>): Action | Promise<Action>;
}

export const LEVELS = ['easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

/** The bots that a game brings along. */
export type BotLevels<Action = any, View = any> = Readonly<Record<Level, () => Bot<Action, View>>>;
