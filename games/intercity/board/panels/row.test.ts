/** What a passenger could do this moment. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { ABOARD, game, LINES, station, type Action, type State, type View } from '../../rules/index.ts';
import { driving, put, speak } from '../choosing/position.testing.ts';
import { deedOf } from './PassengerRow.tsx';

/** One of mine waits in Köln for the brown line, and IC 1 is there. */
function inKoeln(): { readonly state: State; readonly seat: number; readonly mine: number } {
  const { state, seat } = driving([0, 0, 0, 3, 3]);
  const [mine] = game.view(state, seat).own!.passengers as [number];
  const from = station('koeln');
  state.place.fill(station('basel'));
  state.place[mine] = from;
  for (let train = 0; train < 10; train++) put(state, train, LINES[train >> 1]!.last, -1);
  put(state, 0, LINES[0]!.fields.indexOf(from), 1);
  const legs = [{ from, board: [{ line: 1, dir: 1 as const }], leave: station('wiesbaden'), seat: 'any' as const }];
  state.orders[mine] = { ...state.orders[mine]!, legs };
  return { state, seat, mine };
}

const deed = (view: View, legal: readonly Action[], passenger: number) => deedOf(speak(view), legal, passenger);

describe('what was boarded by hand', () => {
  test('can be left again as long as the train stands there, and the plan goes on', () => {
    const { state, seat, mine } = inKoeln();
    const plan = state.orders[mine]!.legs;
    const now = () => deed(game.view(state, seat), game.legal(state, seat), mine)!;
    expect(now().action).toEqual({ type: 'board', passenger: mine, train: 0 });
    game.apply(state, seat, now().action, fastRng(1), () => {});
    expect(now()).toEqual({ label: 'Get off', action: { type: 'leave', passenger: mine } });
    game.apply(state, seat, now().action, fastRng(1), () => {});
    expect(state.place[mine]).toBe(station('koeln'));
    expect(state.orders[mine]!.legs).toEqual(plan);
  });

  test('is no offer where the plan names the train, nor between stations', () => {
    const { state, seat, mine } = inKoeln();
    game.apply(state, seat, { type: 'board', passenger: mine, train: 0 }, fastRng(1), () => {});
    put(state, 0, state.field[0]! + 1, 1);
    expect(deed(game.view(state, seat), game.legal(state, seat), mine)).toBeUndefined();
    put(state, 0, state.field[0]! - 1, 1);
    const [leg] = state.orders[mine]!.legs;
    state.orders[mine] = { ...state.orders[mine]!, legs: [{ ...leg!, board: [{ line: 0, dir: 1 }] }] };
    expect(deed(game.view(state, seat), game.legal(state, seat), mine)).toBeUndefined();
  });
});

test('of two of mine in one train, who sits behind can swap seats; then the other one can', () => {
  const { state, seat, mine } = inKoeln();
  const other = mine ^ 1;
  for (const passenger of [mine, other]) state.place[passenger] = ABOARD;
  [state.front[0], state.rear[0]] = [mine, other];
  put(state, 0, state.field[0]! + 1, 1);
  const now = (passenger: number) => deed(game.view(state, seat), game.legal(state, seat), passenger);
  expect(now(mine)).toBeUndefined();
  expect(now(other)).toEqual({ label: 'Swap seats', action: { type: 'swap', train: 0 } });
  game.apply(state, seat, now(other)!.action, fastRng(1), () => {});
  expect(state.front[0]).toBe(other);
  expect([now(other), now(mine)?.label]).toEqual([undefined, 'Swap seats']);
});
