/** When a jam or a carpool is worth its card. */
import type { Seat } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { act, arrange, at, type Arrangement } from '../arrange.testing.ts';
import { game, type View } from '../index.ts';
import { isWorthCarpool, jamAdvice, liftedBy } from './jams.ts';

const ROUTE = [at(0, 2), at(1, 2), at(1, 3), at(2, 3), at(2, 4), at(1, 4), at(1, 5), at(0, 5)];

/** Seat 0 has announced a trip by car; what the others see. */
function seen(wish: Arrangement, seat: Seat): View {
  const state = arrange({ open: [39, 1, 2, 3, 4], ...wish });
  act(state, 0, { type: 'trip', segments: [{ trip: 39, mode: 'car', route: ROUTE }] });
  return game.view(state, seat) as View;
}

describe('a jam', () => {
  const why = (scores: readonly number[], hand: readonly ('trafficJam' | 'bikePath')[], seat: Seat) =>
    jamAdvice(seen({ scores: [...scores], hands: [[], [...hand], [...hand]] }, seat), seat);

  test('is for who leads, or would', () => {
    const advice = why([20, 10, 5], ['trafficJam'], 1);
    expect(advice).toMatchObject({ why: 'leads', loss: 2 });
    expect(advice.cell).toBeDefined();
    expect(advice.total).toBeGreaterThan(20);
  });

  test('is kept while the traveller stays behind', () => {
    expect(why([5, 30, 5], ['trafficJam'], 1)).toMatchObject({ why: 'behind' });
    expect(why([5, 30, 5], ['trafficJam'], 1).cell).toBeUndefined();
    expect(why([15, 10, 40], ['trafficJam'], 1)).toMatchObject({ why: 'other' });
  });

  test('can be spared by who holds another', () => {
    expect(why([15, 10, 40], ['trafficJam', 'trafficJam'], 1)).toMatchObject({ why: 'spare' });
    expect(why([15, 10, 40], ['trafficJam', 'bikePath'], 1).cell).toBeUndefined();
  });

  test('is played on who comes close to the end', () => {
    expect(why([39, 10, 49], ['trafficJam'], 1)).toMatchObject({ why: 'close' });
  });
});

test('a carpool is worth what a jam takes', () => {
  const state = arrange({ open: [39, 1, 2, 3, 4], hands: [['carpool'], ['trafficJam'], []] });
  act(state, 0, { type: 'trip', segments: [{ trip: 39, mode: 'car', route: ROUTE }] });
  const before = game.view(state, 0) as View;
  expect([liftedBy(before), isWorthCarpool(before)]).toEqual([0, false]);
  act(state, 1, { type: 'jam', cell: jamAdvice(game.view(state, 1) as View, 1).cell! });
  const jammed = game.view(state, 0) as View;
  expect([liftedBy(jammed), isWorthCarpool(jammed)]).toEqual([2, true]);
});
