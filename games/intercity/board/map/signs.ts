/** The signs of the two journeys on the map. */
import { siblingOf, taskCard, type Passenger, type View } from '../../rules/index.ts';
import { letter } from '../../texts/words.ts';
import type { Sign } from './Stations.tsx';

/** The goals, and the tickets while anybody needs them: pale those that only others do. */
export function signsOf(view: View): ReadonlyMap<number, readonly Sign[]> {
  const signs = new Map<number, Sign[]>();
  const put = (station: number, sign: Sign): void => void signs.set(station, [...(signs.get(station) ?? []), sign]);
  const all = view.place.map((_, passenger) => passenger);
  for (const task of [1, 2]) {
    const { via, goal } = taskCard(view, task);
    const needs = (each: Passenger): boolean => view.task[each] !== task && view.task[siblingOf(each)] !== task;
    const pale = !(view.own?.passengers ?? all).some(needs);
    if (all.some(needs)) put(via, { letter: letter(task), goal: false, pale });
    put(goal, { letter: letter(task), goal: true, pale: false });
  }
  return signs;
}
