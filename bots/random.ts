/** The bot that plays at random: the floor that every other bot is measured from. */
import type { Bot, Turn } from '@stellwerk/kernel';

/** A turn with the game's own way to draw one of all legal actions, where `legal` can't list them. */
export interface SampledTurn<Action = any, View = any> extends Turn<Action, View> {
  sample(): Action;
}

export function randomBot(): Bot {
  return { choose: (turn: SampledTurn) => turn.sample() };
}
