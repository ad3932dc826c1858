/** What of all trips is drawn on the plan. */
import { expect, test } from 'vitest';
import { act, arrange, heardBy } from '../rules/arrange.testing.ts';
import { bestPlans, game, type View } from '../rules/index.ts';
import { EMPTY, reckon } from './sketch/sketch.ts';
import { touchTrip } from './sketch/touches.ts';
import type { FutureMobilityTable } from './table.ts';
import { isSought, tripsOn } from './trips-on.ts';

const PLAYERS = ['Kim', 'Ada', 'Harry'].map((name, seat) => ({ seat, name, colour: seat, kind: 'person' as const }));
const NO_NEWS = { turns: [], moving: false };

test('the trip that ends the game stays on the plan, and is gone where the end is looked at again', () => {
  const state = arrange({ open: [39, 1, 2, 3, 4], scores: [50, 20, 20], turn: 2 });
  const { action } = bestPlans({ ...state, open: [39], hand: [] })[0]!;
  const heard = [...act(state, 2, action), ...act(state, 0, { type: 'pass' }), ...act(state, 1, { type: 'pass' })];
  expect(state.phase).toBe('over');
  const view = game.view(state, 0) as View;
  const table = { view, mode: 'over', players: PLAYERS, motion: true, fresh: heardBy(heard, 0) };
  const planning = { outcome: reckon(view, EMPTY), role: 'watch', sent: false } as const;
  const trips = (fresh: readonly unknown[]) =>
    tripsOn({ ...table, fresh } as unknown as FutureMobilityTable, planning, NO_NEWS, undefined);
  expect(trips(table.fresh)).toMatchObject([{ segments: action.segments, look: 'firm', moving: true }]);
  expect(trips([])).toEqual([]);
});

test('what I have sent stays on the plan, and is marked until it is confirmed', () => {
  const view = game.view(arrange({ open: [39, 1, 2, 3, 4] }), 0) as View;
  const outcome = reckon(view, touchTrip(view, EMPTY, 39));
  const table = { view, mode: 'play', players: PLAYERS, fresh: [] } as unknown as FutureMobilityTable;
  const drawn = (sent: boolean) => tripsOn(table, { outcome, role: 'plan', sent }, NO_NEWS, undefined);
  expect(drawn(true)).toMatchObject([{ segments: outcome.journey!.segments, unconfirmed: true }]);
  expect(drawn(false)).toMatchObject([{ segments: outcome.journey!.segments, unconfirmed: false }]);
});

test('of the others’ trips only one that is looked at or asked about is brought into sight', () => {
  const state = arrange({ open: [39, 1, 2, 3, 4], hands: [['trafficJam']], turn: 2 });
  act(state, 2, bestPlans({ ...state, open: [39], hand: [] })[0]!.action);
  const table = { view: game.view(state, 0) as View } as FutureMobilityTable;
  expect(isSought(table, { role: 'wait' }, undefined)).toBe(false);
  expect(isSought(table, { role: 'wait' }, 0)).toBe(true);
  expect(isSought(table, { role: 'jam' }, undefined)).toBe(true);
});
