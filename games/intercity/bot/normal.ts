/** The normal bot: what the policy says of its view. */
import type { Bot } from '@stellwerk/kernel';
import type { Action, View } from '../rules/index.ts';
import { decide } from './policy.ts';
import { sceneOf } from './scene.ts';

export function normal(): Bot<Action, View> {
  return { choose: ({ view }) => decide(sceneOf(view)) };
}
