/** Normal: plans whole turns, and plays the one that leaves it the best position. */
import { fastRng, type Bot } from '@stellwerk/kernel';
import { game, turnsFrom, type Action, type View } from '../rules/index.ts';

export function normal(): Bot<Action, View> {
  return { choose: ({ view, seed }) => turnsFrom(game.guess(view, fastRng(seed)), 1)[0]![0] ?? { type: 'end' } };
}
