/** Normal: plans whole turns by what they are worth and by the best answer that they leave to the next player. */
import { fastRng, type Bot } from '@stellwerk/kernel';
import { bestTurns, type Action, type View } from '../rules/index.ts';

export function normal(): Bot<Action, View> {
  return { choose: ({ view, seed }) => bestTurns(view, fastRng(seed))[0]!.tiles[0] ?? { type: 'end' } };
}
