/** What plays a seat by itself: it sees what a person at that seat would see, and nothing else. */
import type { GameEvent, Rng, Seat } from './game.ts';

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
  /** How many positions a searching bot may look at; without it, as many as its guide thinks right. */
  readonly budget?: number;
}

/** One seat's player for one play. It may remember, but must choose the same if it is made again in the middle. */
export interface Bot<Action = any, View = any> {
  choose(turn: Turn<View>): Action | Promise<Action>;
}

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

/** The bots that a game brings along. `hard` searches, so it thinks away from where people wait: `thinkingApart`. */
export type BotLevels<Action = any, View = any> = Readonly<Record<Level, () => Bot<Action, View>>>;

/** The same bots, with those that think long asked elsewhere, in a thread or a worker. */
export function thinkingApart(bots: BotLevels, choose: (level: Level, turn: Turn) => Promise<unknown>): BotLevels {
  return { ...bots, hard: () => ({ choose: (turn) => choose('hard', turn) }) };
}

/** What a searcher has to know of a game to play it well. */
export interface Guide<State = any, Action = any, View = any> {
  /**
   * At most so many ways to go on, best first by all that can be told without search: the first is what `normal` would do. Where a turn is several
   * actions, each is the whole turn as far as it can be foreseen.
   */
  candidates(view: View, count: number, rng: Rng): readonly (readonly Action[])[];
  /** What a good player does in this world: quick, without a view, for a seat that is to act. */
  policy(state: State, seat: Seat, rng: Rng): Action;
  /** The same of a seat that has gone this way, where it goes on otherwise than `policy` would; else nothing. */
  after?(way: readonly Action[]): ((state: State, seat: Seat, rng: Rng) => Action) | undefined;
  /** The seat's chance to win, 0 to 1, judged by what lies on the table. */
  value(state: State, seat: Seat): number;
  /** A world that agrees with the view, likely by what the others have done; without it the game's own `guess`. */
  imagine?(view: View, rng: Rng): State;
  /** What time is counted in: rounds, turns … */
  time(state: State): number;
  /** Luck begins again with every step of time, so that all ways see the same dice again, no matter how many they have thrown before. */
  readonly freshLuck?: true;
  /** So much later a position is judged by `value`. */
  readonly horizon: number;
  /** How many ways to go on are compared. */
  readonly width: number;
  /** How many positions a decision may cost. */
  readonly budget: number;
}
