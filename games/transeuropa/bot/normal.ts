/** Normal: builds remote branches of its cheapest tree first, and stops after one rail where a second would not bring its own cities nearer. */
import { legalIn, type Bot } from '@stellwerk/kernel';
import { game, type Action, type View } from '../rules/index.ts';
import { build, sceneOf } from './branches.ts';

export function normal(): Bot<Action, View> {
  return { choose: ({ view, seat }) => build(sceneOf(view), seat, view.hand) ?? legalIn(game, view, seat)[0]! };
}
