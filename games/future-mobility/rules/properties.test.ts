import { fastRng, pick, type Rng } from '@stellwerk/kernel';
import { testGame, testHostileInput } from '@stellwerk/kernel/kit';
import { describe, expect, test } from 'vitest';
import { MARKER_SUPPLY, MARKERS, TRIPS } from './cards.ts';
import { CELLS, PRINTED_STOPS, slotsOf } from './city.ts';
import { game } from './index.ts';
import { freeSlots, has } from './markers.ts';
import { allPowerUps } from './state.ts';
import { STANDING_ORDERS, type Action, type Options, type State } from './types.ts';

const VARIANTS: readonly Partial<Options>[] = [
  { recover: true },
  { combinedModes: true, jams: 'all' },
  { recover: true, combinedModes: true, tramReach: 4 },
];

testGame(game, {
  folder: new URL('..', import.meta.url).pathname,
  variants: VARIANTS,
  reveals,
  offTurn: anyOrder,
});

/** Standing orders are not listed. */
function anyOrder(state: State, seat: number, rng: Rng): Action | undefined {
  const action: Action = { type: 'order', order: pick(STANDING_ORDERS, rng) };
  return game.check(state, seat, action) ? undefined : action;
}

testHostileInput(game, { recover: true });

/** Cards are drawn at the end of a turn, and a standing order of another seat shows as a pass that comes at once. */
function reveals(before: State, _seat: number, action: Action, after: State): boolean {
  const answers = action.type === 'trip' || action.type === 'pass' || action.type === 'jam' || action.type === 'order';
  return (
    before.turns !== after.turns ||
    before.phase !== after.phase ||
    (answers && before.orders.some((order) => order !== 'ask'))
  );
}

/** How many there are of each card. */
function tally(cards: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const ALL_TRIPS = tally(TRIPS.map(({ id }) => id));
const ALL_POWER_UPS = tally(allPowerUps());

/** What is lost, doubled or where it can't be. */
function losses(state: State): string[] {
  const found: string[] = [];
  if (tally([...state.tripDeck, ...state.open, ...state.tripDiscard]) !== ALL_TRIPS) found.push('trips');
  if (tally([...state.deck, ...state.hands.flat(), ...state.discard]) !== ALL_POWER_UPS) found.push('power-ups');
  if (state.discardBy.length !== state.discard.length) found.push('who played what');
  for (const marker of MARKERS) {
    const printed = marker in PRINTED_STOPS ? 1 : 0;
    const laid = state.markers.filter((_, cell) => has(state.markers, cell, marker)).length - printed;
    if (laid + state.supply[marker] !== MARKER_SUPPLY[marker] || state.supply[marker] < 0) found.push(marker);
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (freeSlots(state.markers, cell) < 0 || (slotsOf(cell) === 0 && state.markers[cell] !== 0))
      found.push(`cell ${cell}`);
  }
  if (state.scores.some((score) => score < 0)) found.push('points');
  const earned = state.scores.map(() => 0);
  state.gains.forEach((points, turn) => (earned[(state.first + turn) % state.seats]! += points));
  if (earned.join() !== state.scores.join()) found.push('gains');
  return found;
}

describe('after every action', () => {
  test.each([{}, ...VARIANTS])('all 88 cards, all markers and all points are somewhere, with options %o', (options) => {
    for (const seats of [3, 4]) {
      const rng = fastRng(seats);
      const all: Options = { recover: false, combinedModes: false, tramReach: 3, jams: 'motor', ...options };
      const state = game.setup(all, seats, rng, () => {});
      expect(losses(state)).toEqual([]);
      while (!game.result(state)) {
        const seat = game.toAct(state)[0]!;
        const action = game.sample!(state, seat, rng);
        expect(game.check(state, seat, action)).toBeUndefined();
        game.apply(state, seat, action, rng, () => {});
        expect(losses(state)).toEqual([]);
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
