import { describe, expect, test } from 'vitest';
import { act, arrange, at, heardBy, why } from './arrange.testing.ts';
import { game } from './index.ts';
import type { Action, State } from './types.ts';

const DRIVE: Action = { type: 'trip', segments: [{ trip: 1, mode: 'car', route: [at(3, 1), at(3, 2)] }] };
const WALK: Action = { type: 'trip', segments: [{ trip: 1, mode: 'walking', route: [at(3, 1), at(3, 2)] }] };
const WALKWAYS = { walkway: [at(3, 1), at(3, 2)] };

/** Everybody passes until somebody plans again. */
function passAll(state: State): void {
  while (state.phase === 'window') act(state, state.asked, { type: 'pass' });
}

describe('the set-up (Vorbereitung)', () => {
  test('opens five trips, deals two power-ups each, and the first player draws a third', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const state = arrange({ seats: 4 });
      const fresh = game.setup(state.options, 4, { below: (n) => (seed * 7 + 3) % n }, () => {});
      firsts.add(fresh.first);
      expect(fresh.open.length).toBe(5);
      expect(fresh.hands.map((hand) => hand.length)).toEqual(
        [0, 1, 2, 3].map((seat) => (seat === fresh.first ? 3 : 2)),
      );
      expect(fresh.tripDeck.length).toBe(35);
      expect(fresh.deck.length).toBe(48 - 9);
    }
    expect(firsts.size).toBe(4);
  });
});

describe('a turn (Spielverlauf)', () => {
  test('ends with the trip; the next player to the left draws one power-up', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS, nextPowerUps: ['carpool'], nextTrips: [40] });
    const heard = act(state, 0, WALK);
    expect(state.scores).toEqual([5, 0, 0]);
    expect(game.toAct(state)).toEqual([1]);
    expect(state.hands[1]).toEqual(['carpool']);
    expect(heardBy(heard, 1)).toContainEqual({ type: 'drew', seat: 1, why: 'turn', count: 1, cards: ['carpool'] });
    expect(heardBy(heard, 'observer')).toContainEqual({ type: 'drew', seat: 1, why: 'turn', count: 1 });
  });

  test('refills the open trips to five; used ones are in the discard', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS, nextTrips: [40, 39] });
    act(state, 0, WALK);
    expect(state.open).toEqual([2, 3, 4, 5, 40]);
    expect(state.tripDiscard).toEqual([1]);
  });

  test('can not be ended without a trip', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5] });
    expect(why(state, 0, { type: 'endTurn' })).toBe('tripFirst');
    expect(why(state, 1, DRIVE)).toBe('notYourTurn');
    expect(why(state, 0, { type: 'pass' })).toBe('notNow');
    expect(why(state, 0, { type: 'discard', cards: [] })).toBe('notNow');
  });

  test('can be taken back as far as power-ups were played', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5] });
    const undoable = (action: Action): boolean => game.undoable!(state, 0, action);
    expect(undoable({ type: 'lay', card: 'tramA', cells: [4] })).toBe(true);
    expect(undoable({ type: 'avoid', card: 'delivery' })).toBe(true);
    expect(undoable(WALK)).toBe(false);
  });
});

describe('reshuffles', () => {
  test('happen when a trip must be drawn and the deck is empty, with the trips just used', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS });
    state.tripDiscard = state.tripDeck.splice(0);
    const heard = act(state, 0, WALK);
    expect(heardBy(heard, 'observer')).toContainEqual({ type: 'reshuffled', deck: 'trips', count: 36 });
    expect(state.tripDeck.length).toBe(35);
    expect(state.tripDiscard).toEqual([]);
  });

  test('happen no earlier: the last card of a deck is drawn without one', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS });
    state.tripDiscard = state.tripDeck.splice(1);
    state.discard = state.deck.splice(1);
    state.discardBy = state.discard.map(() => -1);
    const heard = act(state, 0, WALK);
    expect(heard.some(({ event }) => event.type === 'reshuffled')).toBe(false);
    expect([state.tripDeck.length, state.deck.length]).toEqual([0, 0]);
  });

  test('of power-ups take played cards along at once', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS, hands: [['tramA']] });
    state.hands[1] = state.deck.splice(0);
    act(state, 0, { type: 'lay', card: 'tramA', cells: [at(4, 0)] });
    const heard = act(state, 0, WALK);
    expect(heardBy(heard, 'observer')).toContainEqual({ type: 'reshuffled', deck: 'powerUps', count: 1 });
    expect(state.hands[1]!.at(-1)).toBe('tramA');
    expect(state.discard).toEqual([]);
  });

  test('change nothing when there is nothing to shuffle: the play goes on with what there is', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS });
    state.hands[2] = state.deck.splice(0);
    act(state, 0, WALK);
    expect(state.hands[1]).toEqual([]);
    expect(game.toAct(state)).toEqual([1]);
  });
});

describe('avoid cards (Vermeiden)', () => {
  test('Delivery against 1, 5, 23, 34 and 38 removes four for 13', () => {
    const state = arrange({ open: [1, 5, 23, 34, 38], hands: [['delivery']] });
    act(state, 0, { type: 'avoid', card: 'delivery' });
    expect(state.scores[0]).toBe(13);
    expect(state.open).toEqual([38]);
    expect(state.tripDiscard).toEqual([1, 5, 23, 34]);
  });

  test('Dense city keeps 31, whose destination is the hospital, and removes 20', () => {
    const state = arrange({ open: [31, 20, 38, 39, 40], hands: [['denseCity']] });
    act(state, 0, { type: 'avoid', card: 'denseCity' });
    expect(state.scores[0]).toBe(4);
    expect(state.open).toEqual([31, 38, 39, 40]);
  });

  test('need a trip that matches; a second one must match what is left', () => {
    const state = arrange({ open: [1, 5, 38, 39, 40], hands: [['denseCity', 'delivery', 'homeOffice', 'delivery']] });
    expect(why(state, 0, { type: 'avoid', card: 'homeOffice' })).toBe('avoidNothing');
    act(state, 0, { type: 'avoid', card: 'denseCity' });
    act(state, 0, { type: 'avoid', card: 'delivery' });
    expect(state.scores[0]).toBe(6);
    expect(why(state, 0, { type: 'avoid', card: 'delivery' })).toBe('avoidNothing');
  });

  test('leave no trip in this turn, but further power-ups; the refill comes at its end', () => {
    const state = arrange({ open: [1, 5, 38, 39, 40], hands: [['delivery', 'tramA']], nextTrips: [2, 3] });
    act(state, 0, { type: 'avoid', card: 'delivery' });
    expect(why(state, 0, { type: 'trip', segments: [] })).toBe('avoided');
    act(state, 0, { type: 'lay', card: 'tramA', cells: [at(4, 0)] });
    act(state, 0, { type: 'endTurn' });
    expect(state.open).toEqual([38, 39, 40, 2, 3]);
    expect(game.toAct(state)).toEqual([1]);
  });
});

describe('the hand limit', () => {
  const full = ['tramA', 'tramB', 'bikePath', 'carpool', 'delivery', 'delivery', 'homeOffice'] as const;

  test('lets the player choose exactly what is too much', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS, hands: [full] });
    act(state, 0, WALK);
    expect(state.phase).toBe('discard');
    expect(game.toAct(state)).toEqual([0]);
    expect(why(state, 0, { type: 'discard', cards: ['tramA'] })).toBe('discardCount');
    expect(why(state, 0, { type: 'discard', cards: ['tramA', 'tramA'] })).toBe('noCard');
    expect(why(state, 0, WALK)).toBe('notNow');
    expect(why(state, 0, { type: 'discard', cards: ['carpool', 'delivery'] })).toBe('discardOrder');
    act(state, 0, { type: 'discard', cards: ['delivery', 'carpool'] });
    expect(state.hands[0]).toEqual(['tramA', 'tramB', 'bikePath', 'delivery', 'homeOffice']);
    expect(game.toAct(state)).toEqual([1]);
  });

  test('lists each choice once', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS, hands: [full] });
    act(state, 0, WALK);
    // 7 cards of 6 kinds, one of them twice: 15 mixed pairs and the double.
    expect(game.legal(state, 0).filter(({ type }) => type === 'discard').length).toBe(16);
  });

  test('holds after the refill, in the last turn, too', () => {
    const state = arrange({
      open: [1, 2, 3, 4, 5],
      markers: WALKWAYS,
      hands: [[], [], full],
      turn: 2,
      scores: [0, 0, 48],
    });
    act(state, 2, WALK);
    expect(state.open.length).toBe(5);
    expect(state.phase).toBe('discard');
    act(state, 2, { type: 'discard', cards: ['tramA', 'tramB'] });
    expect(game.result(state)).toEqual({ winners: [2], scores: [0, 0, 53] });
  });
});

describe('the end', () => {
  test('four players, the second reaches 50: the third and fourth still play, the first does not', () => {
    const state = arrange({ seats: 4, open: [1, 2, 3, 4, 5], markers: WALKWAYS, turn: 1, scores: [40, 45, 0, 0] });
    const heard = act(state, 1, WALK);
    expect(heardBy(heard, 'observer')).toContainEqual({ type: 'lastRound', seat: 1 });
    for (const seat of [2, 3]) {
      expect(game.toAct(state)).toEqual([seat]);
      act(state, seat, game.fallback!(state, seat));
      passAll(state);
    }
    expect(game.result(state)?.winners).toEqual([1]);
    expect(game.toAct(state)).toEqual([]);
    expect(why(state, 0, DRIVE)).toBe('over');
  });

  test('comes at once when the last player of the round reaches it', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS, turn: 0, first: 1, scores: [49, 0, 0] });
    act(state, 0, WALK);
    expect(game.result(state)?.scores).toEqual([54, 0, 0]);
  });

  test('goes to the most points, not to the first with 50; ties share', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS, turn: 2, scores: [50, 55, 50] });
    act(state, 2, WALK);
    expect(game.result(state)).toEqual({ winners: [1, 2], scores: [50, 55, 55] });
  });

  test('does not come with 49', () => {
    const state = arrange({ open: [1, 2, 3, 4, 5], markers: WALKWAYS, turn: 2, scores: [49, 49, 44] });
    act(state, 2, WALK);
    expect(game.toAct(state)).toEqual([0]);
  });
});

describe('recovering power-ups (variant)', () => {
  const table = (hand: State['hands'][number]) => {
    const state = arrange({ open: [1, 2, 3, 4, 5], options: { recover: true }, hands: [hand] });
    state.mayRecover = true;
    const take = (card: State['discard'][number], by: number): void => {
      state.deck.splice(state.deck.indexOf(card), 1);
      state.discard.push(card);
      state.discardBy.push(by);
    };
    return { state, take };
  };

  test('takes the last card that another player played, for any two', () => {
    const { state, take } = table(['tramA', 'tramA', 'tramB']);
    take('delivery', 2);
    take('trafficJam', 1);
    take('carpool', 0);
    take('walkableCity', -1);
    act(state, 0, { type: 'recover', discard: ['tramA', 'tramB'] });
    expect(state.hands[0]).toEqual(['tramA', 'trafficJam']);
    expect(state.discard).toEqual(['delivery', 'carpool', 'walkableCity', 'tramA', 'tramB']);
    expect(state.discardBy).toEqual([2, 0, -1, -1, -1]);
  });

  test('is possible once, directly after the draw', () => {
    const { state, take } = table(['tramA', 'tramA', 'tramB', 'tramB', 'carpool']);
    take('delivery', 2);
    take('homeOffice', 1);
    const recover: Action = { type: 'recover', discard: ['tramA', 'tramB'] };
    const later = game.clone(state);
    act(later, 0, { type: 'lay', card: 'tramA', cells: [at(4, 0)] });
    expect(why(later, 0, { type: 'recover', discard: ['tramB', 'tramB'] })).toBe('recoverLate');
    act(state, 0, recover);
    expect(why(state, 0, recover)).toBe('recoverLate');
  });

  test('needs the variant, two cards, and something to take', () => {
    const { state, take } = table(['tramA', 'tramB']);
    const recover: Action = { type: 'recover', discard: ['tramA', 'tramB'] };
    take('delivery', 0);
    take('homeOffice', -1);
    expect(why(state, 0, recover)).toBe('recoverNothing');
    take('carpool', 1);
    expect(why(state, 0, { type: 'recover', discard: ['tramA', 'tramA'] })).toBe('noCard');
    expect(why(state, 0, recover)).toBeUndefined();
    const plain = arrange({ hands: [['tramA', 'tramB']] });
    expect(why(plain, 0, recover)).toBe('recoverOff');
  });

  test('comes back each turn', () => {
    const state = arrange({
      open: [1, 2, 3, 4, 5],
      options: { recover: true },
      markers: WALKWAYS,
      hands: [[], ['tramA']],
    });
    state.mayRecover = true;
    act(state, 0, WALK);
    expect(state.mayRecover).toBe(true);
    expect(why(state, 1, { type: 'recover', discard: [state.hands[1]![0]!, state.hands[1]![1]!] })).toBe(
      'recoverNothing',
    );
  });
});
