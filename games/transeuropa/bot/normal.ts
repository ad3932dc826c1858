/** Normal: builds remote branches of its cheapest tree first, and stops after one rail where a second would not bring its own cities nearer. */
import { legalIn, type Bot, type Turn } from '@stellwerk/kernel';
import { game, type Action, type View } from '../rules/index.ts';
import { intend, rankLines, rankStarts, sceneOf } from './branches.ts';

export function normal(): Bot<Action, View> {
  return { choose: (turn) => (turn.view.phase === 'start' ? chooseStart(turn) : chooseRail(turn)) };
}

function chooseStart({ seat, view }: Turn<View>): Action {
  const crossing = rankStarts(sceneOf(view), seat, view.hand)[0];
  return crossing === undefined ? legalIn(game, view, seat)[0]! : { type: 'start', crossing };
}

function chooseRail({ seat, view }: Turn<View>): Action {
  const scene = sceneOf(view);
  const line = rankLines(scene, seat, intend(scene, seat, view.hand))[0];
  if (line !== undefined) return { type: 'lay', line };
  return view.laidThisTurn > 0 ? { type: 'stop' } : legalIn(game, view, seat)[0]!;
}
