/** What the screen knows of my own trip and of my first turn. */
import { expect, test } from 'vitest';
import { act, arrange } from '../rules/arrange.testing.ts';
import { bestPlans, game, HAND_LIMIT, type PowerUp, type State, type View } from '../rules/index.ts';
import {
  isFirstTurn,
  isLastRound,
  lastDiscard,
  myTripJammed,
  roleOf,
  shownTurn,
  type FutureMobilityTable,
} from './table.ts';

const seen = (state: State): View => game.view(state, 0) as View;

/** I drive from the airport to the funfair for 5 points, and Harry jams me or not; then the others avoid. */
function driven(jams: boolean, carpool = false, hand: readonly PowerUp[] = []): State {
  const state = arrange({
    open: [39, 1, 2, 3, 4],
    nextTrips: [5, 6, 7, 8],
    hands: [carpool ? ['carpool'] : hand, ['tramA'], ['trafficJam']],
  });
  // As the game begins it.
  state.deeds.splice(0, state.deeds.length, { ...state.deeds[0]!, seat: 0 });
  const { action } = bestPlans({ ...state, open: [39], hand: [] })[0]!;
  act(state, 0, action);
  act(state, 1, { type: 'pass' });
  act(state, 2, jams ? { type: 'jam', cell: action.segments[0]!.route[1]! } : { type: 'pass' });
  if (state.phase === 'carpool') act(state, 0, { type: 'carpool', play: carpool });
  return state;
}

test('a trip that others jammed is told with who did it, and what it would have brought', () => {
  expect(myTripJammed(seen(driven(true)))).toEqual({ points: 3, promised: 5, seats: [2] });
});

test('so it is while cards are discarded after it', () => {
  const state = driven(true, false, ['tramA', 'tramA', 'tramB', 'tramB', 'delivery']);
  expect(state.phase).toBe('discard');
  expect(myTripJammed(seen(state))).toEqual({ points: 3, promised: 5, seats: [2] });
});

test('a trip that came as promised is not told', () => {
  expect(myTripJammed(seen(driven(false)))).toBeUndefined();
  expect(myTripJammed(seen(driven(true, true)))).toBeUndefined();
});

test('looking back shows whose turn is looked at, not who came after it', () => {
  const view = seen(driven(false));
  const news = [{ seat: 0, events: [], from: 0, to: 1 }];
  expect(view.turn).toBe(1);
  expect(shownTurn({ mode: 'replay', news, view })).toBe(0);
  expect(shownTurn({ mode: 'replay', news: [], view })).toBe(1);
  expect(shownTurn({ mode: 'play', news, view })).toBe(1);
});

test('after my last turn there is nothing to plan ahead', () => {
  const roleIn = (scores: readonly number[], first: number): string => {
    const view = seen(arrange({ turn: 1, first, scores }));
    const players = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];
    return roleOf({ view, players, viewer: 0, toAct: [1], mode: 'play' } as unknown as FutureMobilityTable);
  };
  expect(roleIn([12, 0, 0], 0)).toBe('ahead');
  expect(roleIn([52, 0, 0], 0)).toBe('wait');
  expect(roleIn([12, 52, 0], 1)).toBe('ahead');
});

test('my first turn is over when I have travelled', () => {
  expect(isFirstTurn(seen(arrange()))).toBe(true);
  expect(isFirstTurn(seen(driven(false)))).toBe(false);
});

test('after one’s last turn cards go by themselves, those first that nobody can play any more', () => {
  const hand = ['trafficJam', 'tramA', 'bikePath', 'carpool', 'trafficJam', 'trafficJam', 'trafficJam'] as const;
  const state = arrange({ open: [39, 1, 2, 3, 4], hands: [hand, [], []], scores: [40, 50, 0], first: 2 });
  act(state, 0, bestPlans({ ...state, open: [39], hand: [] })[0]!.action);
  while (state.phase === 'window') act(state, state.asked, { type: 'pass' });
  const view = seen(state);
  expect([state.phase, isLastRound(view)]).toEqual(['discard', true]);
  const cards = lastDiscard(view);
  expect(cards).not.toContain('trafficJam');
  act(state, 0, { type: 'discard', cards });
  expect(state.hands[0]).toHaveLength(HAND_LIMIT);
  expect(state.turn).toBe(1);
});
