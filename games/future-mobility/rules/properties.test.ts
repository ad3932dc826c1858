import { fastRng } from '@stellwerk/kernel';
import { testGame } from '@stellwerk/kernel/kit';
import { describe, expect, test } from 'vitest';
import { MARKER_SUPPLY, MARKERS, TRIPS } from './cards.ts';
import { CELLS, PRINTED_STOPS, slotsOf } from './city.ts';
import { game } from './index.ts';
import { freeSlots, has } from './markers.ts';
import { allPowerUps } from './state.ts';
import type { Action, Options, State } from './types.ts';

const VARIANTS: readonly Partial<Options>[] = [
  { recover: true },
  { combinedModes: true, jams: 'all' },
  { recover: true, combinedModes: true, tramReach: 4 },
];

testGame(game, {
  folder: new URL('..', import.meta.url).pathname,
  variants: VARIANTS,
  reveals,
});

/** Cards are drawn at the end of a turn, and a standing order of another seat shows as a pass that comes at once. */
function reveals(before: State, _seat: number, action: Action, after: State): boolean {
  const answers = action.type === 'trip' || action.type === 'pass' || action.type === 'jam' || action.type === 'order';
  return before.turns !== after.turns || before.phase !== after.phase || (answers && before.orders.includes('pass'));
}

const sorted = (cards: readonly (string | number)[]): (string | number)[] => [...cards].sort();

function conserved(state: State): void {
  expect(sorted([...state.tripDeck, ...state.open, ...state.tripDiscard])).toEqual(sorted(TRIPS.map(({ id }) => id)));
  expect(sorted([...state.deck, ...state.hands.flat(), ...state.discard])).toEqual(sorted(allPowerUps()));
  expect(state.discardBy.length).toBe(state.discard.length);
  for (const marker of MARKERS) {
    const printed = marker in PRINTED_STOPS ? 1 : 0;
    const laid = state.markers.filter((_, cell) => has(state.markers, cell, marker)).length - printed;
    expect(laid + state.supply[marker]).toBe(MARKER_SUPPLY[marker]);
    expect(state.supply[marker]).toBeGreaterThanOrEqual(0);
  }
  for (let cell = 0; cell < CELLS; cell++) {
    expect(freeSlots(state.markers, cell)).toBeGreaterThanOrEqual(0);
    if (slotsOf(cell) === 0) expect(state.markers[cell]).toBe(0);
  }
}

describe('after every action', () => {
  test.each([{}, ...VARIANTS])('all 88 cards and all markers are somewhere, with options %o', (options) => {
    for (const seats of [3, 4]) {
      const rng = fastRng(seats);
      const all: Options = { recover: false, combinedModes: false, tramReach: 3, jams: 'motor', ...options };
      const state = game.setup(all, seats, rng, () => {});
      conserved(state);
      while (!game.result(state)) {
        const seat = game.toAct(state)[0]!;
        const action = game.sample!(state, seat, rng);
        expect(game.check(state, seat, action)).toBeUndefined();
        game.apply(state, seat, action, rng, () => {});
        conserved(state);
        expect(state.scores.every((score) => score >= 0)).toBe(true);
      }
      expect(state.turns % seats).toBe(0);
    }
  });

  test('the clock has an answer that the rules accept', () => {
    for (let seed = 0; seed < 4; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ recover: true, combinedModes: true, tramReach: 3, jams: 'motor' }, 4, rng, () => {});
      while (!game.result(state)) {
        const seat = game.toAct(state)[0]!;
        const answer = game.fallback!(state, seat);
        expect(game.check(state, seat, answer)).toBeUndefined();
        game.apply(state, seat, seed % 2 === 0 ? answer : game.sample!(state, seat, rng), rng, () => {});
      }
    }
  });
});
