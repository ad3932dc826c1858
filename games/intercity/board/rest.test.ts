/** Others' turns are short, and what concerns me is seen. */
import { expect, test } from 'vitest';
import { ABOARD, type Event, type View } from '../rules/index.ts';
import { driving } from './choosing/position.testing.ts';
import { restAfter } from './rest.ts';

const moved = (train: number): Event => ({ type: 'moved', train, line: train >> 1, field: 5, dir: 1 });
const rolled: Event = { type: 'rolled', team: 1, dice: [0, 1, 2, 3, 4], thrown: [0, 1, 2, 3, 4] };
const point: Event = { type: 'point', team: 1, train: 4, die: 0, face: 2 };

test('a turn of a bot with three rolls and five points takes three usual pauses at most', () => {
  const { view } = driving([0, 1, 2, 3, 4]);
  const baseStep: Event = { type: 'baseStep', field: view.field, dir: view.dir };
  const steps = [[baseStep], [rolled], [rolled], [rolled], ...[0, 2, 4, 6, 8].map((train) => [point, moved(train)])];
  const rests = steps.map((events) => restAfter(events, view)).reduce((sum, rest) => sum + rest);
  expect(rests).toBeLessThanOrEqual(3);
});

test('a train that carries one of mine is watched longer than another, a card that somebody plays longest', () => {
  const { view } = driving([0, 1, 2, 3, 4]);
  const [mine] = view.own!.passengers as [number];
  const riding: View = { ...view, place: view.place.with(mine, ABOARD + 4) };
  const rest = (...events: Event[]): number => restAfter(events, riding);
  expect(rest(moved(4))).toBeGreaterThan(rest(moved(6)));
  expect(rest({ type: 'played', seat: 1, play: { card: 'redsignal', train: 6 } })).toBeGreaterThan(rest(moved(4)));
});
