/** The easy bot: follows proposals, but rolls and drives without much thought and keeps no cards for later. */
import { fastRng, legalIn, pick, type Bot, type Turn } from '@stellwerk/kernel';
import { game, type Action, type View } from '../rules/index.ts';
import { isLost, replan } from './policy.ts';
import { sceneOf, travellers } from './scene.ts';

export function easy(): Bot<Action, View> {
  return { choose };
}

function choose({ seat, view, seed }: Turn<View>): Action {
  const rng = fastRng(seed);
  const scene = sceneOf(view);
  for (const passenger of travellers(scene)) {
    const order = isLost(scene, passenger) ? replan(scene, passenger) : undefined;
    if (order) return order;
  }
  const legal = legalIn(game, view, seat);
  if (view.window)
    return legal.find(({ type }) => type === 'pass') ?? legal.find((action) => saysYes(action)) ?? legal[0]!;
  if (view.phase === 'roll') {
    const stop = legal.find(({ type }) => type === 'stop');
    const rolls = legal.filter(({ type }) => type === 'roll');
    return stop && rng.below(2) === 0 ? stop : pick(rolls, rng);
  }
  return pick(
    legal.filter(({ type }) => type === 'drive' || type === 'draw'),
    rng,
  );
}

function saysYes(action: Action): boolean {
  return action.type === 'answer' && action.yes;
}
