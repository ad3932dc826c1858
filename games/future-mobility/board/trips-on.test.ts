/** What of all trips is drawn on the plan. */
import { expect, test } from 'vitest';
import { act, arrange, heardBy } from '../rules/arrange.testing.ts';
import { bestPlans, CITY, game, tripOf, type View } from '../rules/index.ts';
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

test('of a turn that is looked at what was avoided is marked, by a way from where it begins to where it ends', () => {
  const state = arrange({ open: [1, 16, 2, 3, 4], hands: [['trafficJam'], ['tramA'], ['delivery']], turn: 2 });
  const events = heardBy(act(state, 2, { type: 'avoid', card: 'delivery' }), 0);
  const trips = events.flatMap((event) => (event.type === 'avoided' ? event.trips : []));
  expect(trips.length).toBeGreaterThan(0);
  const view = game.view(state, 0) as View;
  const news = { turns: [{ seat: 2, events, segments: undefined, gain: 0 }], moving: false };
  const planning = { outcome: reckon(view, EMPTY), role: 'wait', sent: false } as const;
  const drawn = (mode: string, recap?: number) =>
    tripsOn({ view, mode, players: PLAYERS, fresh: [] } as unknown as FutureMobilityTable, planning, news, recap);
  for (const [marked] of [drawn('play', 0), drawn('replay')]) {
    expect(marked).toMatchObject({ look: 'avoided', colour: 2 });
    expect(marked!.segments.map(({ trip }) => trip)).toEqual(trips);
    for (const { trip, route } of marked!.segments) {
      expect(tripOf(trip).from).toContain(CITY.zones[route[0]!]);
      expect(CITY.zones[route.at(-1)!]).toBe(tripOf(trip).to);
      for (const [at, cell] of route.slice(1).entries()) expect(CITY.neighbours[route[at]!]).toContain(cell);
    }
  }
  expect(drawn('play')).toEqual([]);
});

test('what would have been better is drawn in lamp yellow beside the turn that is looked at', () => {
  const state = arrange({ open: [39, 1, 2, 3, 4], turn: 2 });
  const events = heardBy(act(state, 2, bestPlans({ ...state, open: [39], hand: [] })[0]!.action), 0);
  const announced = events.find((event) => event.type === 'announced')!;
  const view = game.view(arrange({ open: [39, 1, 2, 3, 4], turn: 2 }), 0) as View;
  const table = { view, mode: 'replay', players: PLAYERS, fresh: [], preferred: { seat: 2, events } };
  const planning = { outcome: reckon(view, EMPTY), role: 'wait', sent: false } as const;
  const drawn = tripsOn(table as unknown as FutureMobilityTable, planning, NO_NEWS, undefined);
  expect(drawn).toMatchObject([{ lamp: true, look: 'past', segments: announced.segments }]);

  const avoiding = arrange({ open: [1, 16, 2, 3, 4], hands: [['trafficJam'], ['tramA'], ['delivery']], turn: 2 });
  const avoided = heardBy(act(avoiding, 2, { type: 'avoid', card: 'delivery' }), 0);
  const instead = { ...table, preferred: { seat: 2, events: avoided } } as unknown as FutureMobilityTable;
  expect(tripsOn(instead, planning, NO_NEWS, undefined)).toMatchObject([{ lamp: true, look: 'avoided' }]);
});
