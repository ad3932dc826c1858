/** What plays a seat by itself: it sees what a person at that seat would see, and nothing else. */
import type { Rng, Seat } from './game.ts';

/** The moment at which a bot is asked. */
export interface Turn<Action = any, View = any> {
  readonly seat: Seat;
  readonly view: View;
  /** The bot's own fast randomness, never the play's. */
  readonly rng: Rng;
  legal(): readonly Action[];
}

/** One seat's player for one play. It may remember, but must choose the same when made anew in the middle. */
export interface Bot<Action = any, View = any> {
  choose(turn: Turn<Action, View>): Action;
  /** Asked while the seat may act without being waited for (`mayAct`); undefined is the usual answer. */
  volunteer?(turn: Turn<Action, View>): Action | undefined;
}

export const LEVELS = ['easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

/** The bots that a game brings along. */
export type BotLevels<Action = any, View = any> = Readonly<Record<Level, () => Bot<Action, View>>>;
