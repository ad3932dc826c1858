/** The normal bot: begins the best turn it can think of. */
import type { Bot } from '@stellwerk/kernel';
import type { Action, View } from '../rules/index.ts';
import { decide } from './policy.ts';

export function normal(): Bot<Action, View> {
  return { choose: ({ view, seat }) => decide(view, seat)[0]! };
}
