import { fastRng, type Seat, type Viewer } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { act, arrange, at, heardBy, why, type Arrangement } from './arrange.testing.ts';
import type { PowerUp } from './cards.ts';
import { game } from './index.ts';
import { has } from './markers.ts';
import type { Action, State } from './types.ts';

const ROUTE = [at(0, 2), at(1, 2), at(1, 3), at(2, 3), at(2, 4), at(1, 4), at(1, 5), at(0, 5)];
const DRIVE: Action = { type: 'trip', segments: [{ trip: 39, mode: 'car', route: ROUTE }] };
const PASS: Action = { type: 'pass' };
const jam = (cell: number): Action => ({ type: 'jam', cell });

const table = (wish: Arrangement = {}): State => arrange({ seats: 4, open: [39, 1, 2, 3, 12], turn: 1, ...wish });

describe('the complication window', () => {
  test('asks every other player in turn, clockwise, with or without a card', () => {
    const state = table({ hands: [['trafficJam'], [], [], ['trafficJam']] });
    act(state, 1, DRIVE);
    for (const seat of [2, 3, 0]) {
      expect(game.toAct(state)).toEqual([seat]);
      expect(game.fallback!(state, seat)).toEqual(PASS);
      act(state, seat, PASS);
    }
    expect(state.scores[1]).toBe(5);
    expect(game.toAct(state)).toEqual([2]);
  });

  test('opens for vans and electric cars, not for trips without a motor', () => {
    const van = table({ hands: [[], ['electricVehicle']] });
    act(van, 1, {
      type: 'trip',
      segments: [{ trip: 12, mode: 'van', route: [at(3, 2), at(4, 2), at(5, 2), at(5, 1)] }],
      electric: true,
    });
    expect(van.phase).toBe('window');
    const walk = table({ markers: { walkway: [at(3, 1), at(3, 2)] } });
    act(walk, 1, { type: 'trip', segments: [{ trip: 1, mode: 'walking', route: [at(3, 1), at(3, 2)] }] });
    expect(walk.phase).toBe('plan');
    expect(game.toAct(walk)).toEqual([2]);
  });

  test('takes one jam from each on a free cell of the route, ends included', () => {
    const state = table({ hands: [[], [], ['trafficJam', 'trafficJam'], ['trafficJam']] });
    act(state, 1, DRIVE);
    expect(why(state, 2, jam(at(5, 0)))).toBe('jamRoute');
    act(state, 2, jam(ROUTE[0]!));
    expect(game.toAct(state)).toEqual([3]);
    expect(why(state, 3, jam(ROUTE[0]!))).toBe('jamPresent');
    act(state, 3, jam(ROUTE.at(-1)!));
    expect(why(state, 0, jam(ROUTE[2]!))).toBe('noCard');
    act(state, 0, PASS);
    expect(game.toAct(state)).toEqual([1]);
    expect(state.phase).toBe('carpool');
    act(state, 1, { type: 'carpool', play: false });
    expect(state.scores[1]).toBe(1);
    expect(has(state.markers, ROUTE[0]!, 'trafficJam')).toBe(true);
    expect(state.supply.trafficJam).toBe(18);
  });

  test('takes jams while the markers last', () => {
    const state = table({ hands: [[], [], ['trafficJam']] });
    state.supply.trafficJam = 0;
    act(state, 1, DRIVE);
    expect(why(state, 2, jam(ROUTE[0]!))).toBe('jamSupply');
    expect(game.legal(state, 2)).toEqual([PASS]);
  });

  test('takes no jam on a segment without a motor', () => {
    const state = arrange({
      open: [7, 8, 1, 2, 3],
      options: { combinedModes: true },
      hands: [[], ['trafficJam']],
      markers: { bikePath: [at(1, 2), at(1, 3), at(2, 3), at(2, 2)] },
    });
    const out = [at(4, 2), at(3, 2), at(3, 3), at(2, 3), at(1, 3), at(1, 2)];
    act(state, 0, {
      type: 'trip',
      segments: [
        { trip: 7, mode: 'car', route: out },
        { trip: 8, mode: 'bicycle', route: [at(1, 2), at(1, 3), at(2, 3), at(2, 2)] },
      ],
    });
    expect(why(state, 1, jam(at(2, 2)))).toBe('jamRoute');
    expect(why(state, 1, jam(at(2, 3)))).toBeUndefined();
  });

  test('is no time for anything else', () => {
    const state = table({ hands: [[], ['tramA']] });
    expect(why(state, 2, jam(ROUTE[0]!))).toBe('notYourTurn');
    act(state, 1, DRIVE);
    expect(why(state, 1, { type: 'lay', card: 'tramA', cells: [4] })).toBe('notYourTurn');
    expect(why(state, 2, { type: 'endTurn' })).toBe('notNow');
  });
});

describe('carpool (Fahrgemeinschaft)', () => {
  test('is asked for once after all answers, and lifts old jams, too', () => {
    const state = table({ hands: [[], ['carpool'], ['trafficJam']], markers: { trafficJam: [ROUTE[4]!] } });
    act(state, 1, DRIVE);
    act(state, 2, jam(ROUTE[1]!));
    act(state, 3, PASS);
    act(state, 0, PASS);
    act(state, 1, { type: 'carpool', play: true });
    expect(state.scores[1]).toBe(5);
    expect(state.discard).toEqual(['trafficJam', 'carpool']);
    expect(has(state.markers, ROUTE[1]!, 'trafficJam')).toBe(true);
  });

  test('is asked of a jammed player without the card as well, who has one answer', () => {
    const state = table({ hands: [[], [], ['trafficJam']] });
    act(state, 1, DRIVE);
    act(state, 2, jam(ROUTE[1]!));
    act(state, 3, PASS);
    act(state, 0, PASS);
    expect(state.phase).toBe('carpool');
    expect(why(state, 1, { type: 'carpool', play: true })).toBe('noCard');
    expect(game.fallback!(state, 1)).toEqual({ type: 'carpool', play: false });
    expect(game.legal(state, 1)).toEqual([{ type: 'carpool', play: false }]);
  });

  test('is not asked for again when it was announced, nor for old jams alone', () => {
    const announced = table({ hands: [[], ['carpool'], ['trafficJam']], markers: { trafficJam: [ROUTE[4]!] } });
    act(announced, 1, { ...DRIVE, carpool: true } as Action);
    act(announced, 2, jam(ROUTE[1]!));
    act(announced, 3, PASS);
    act(announced, 0, PASS);
    expect(announced.scores[1]).toBe(5);
    const old = table({ hands: [[], ['carpool']], markers: { trafficJam: [ROUTE[4]!] } });
    act(old, 1, DRIVE);
    for (const seat of [2, 3, 0]) act(old, seat, PASS);
    expect(old.scores[1]).toBe(3);
    expect(game.toAct(old)).toEqual([2]);
  });
});

describe('standing orders', () => {
  const ORDER: Action = { type: 'order', order: 'pass' };

  test('may be given by every seat at any time, and only changed', () => {
    const state = table();
    expect(game.mayAct!(state)).toEqual([0, 1, 2, 3]);
    act(state, 3, ORDER);
    expect(why(state, 3, ORDER)).toBe('orderSame');
    expect(why(state, 3, { type: 'order', order: 'ask' })).toBeUndefined();
    expect(why(state, 3, { type: 'order', order: 3 })).toBe('shape');
  });

  test('pass at once, and look like any other pass', () => {
    const state = table();
    act(state, 3, ORDER);
    act(state, 1, DRIVE);
    const heard = act(state, 2, PASS);
    expect(heardBy(heard, 'observer')).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'passed', seat: 3 },
    ]);
    expect(game.toAct(state)).toEqual([0]);
  });

  test('answer a question that is already asked', () => {
    const state = table({ hands: [[], [], ['trafficJam']] });
    act(state, 1, DRIVE);
    expect(heardBy(act(state, 2, ORDER), 'observer')).toEqual([{ type: 'passed', seat: 2 }]);
    expect(game.toAct(state)).toEqual([3]);
  });

  test('ask only for trips that bring enough, as the jams lie', () => {
    const state = table({ hands: [[], [], ['trafficJam']] });
    act(state, 3, { type: 'order', order: 5 });
    act(state, 0, { type: 'order', order: 4 });
    act(state, 1, DRIVE);
    expect(heardBy(act(state, 2, jam(ROUTE[1]!)), 'observer').map(({ type }) => type)).toEqual([
      'jammed',
      'passed',
      'passed',
    ]);
    const free = table({ hands: [[], [], [], ['trafficJam']] });
    act(free, 3, { type: 'order', order: 5 });
    act(free, 1, DRIVE);
    act(free, 2, PASS);
    expect(game.toAct(free)).toEqual([3]);
    act(free, 3, { type: 'order', order: 6 });
    expect(game.toAct(free)).toEqual([0]);
  });

  test('hold until the own turn and ask again from then on', () => {
    const state = table();
    act(state, 2, { type: 'order', order: 'untilTurn' });
    act(state, 1, DRIVE);
    expect(game.toAct(state)).toEqual([3]);
    for (const seat of [3, 0]) act(state, seat, PASS);
    expect(game.toAct(state)).toEqual([2]);
    expect(game.view(state, 2).order).toBe('ask');
  });

  test('are no answer where there is but one', () => {
    const state = table();
    act(state, 1, DRIVE);
    expect(game.staged!(state, 2)).toBe(false);
    expect(game.legal(state, 2)).toEqual([PASS]);
    expect(why(state, 2, ORDER)).toBe('notNow');
    expect(why(state, 3, ORDER)).toBeUndefined();
  });

  test('do not answer the question for a carpool', () => {
    const state = table({ hands: [[], [], ['trafficJam']] });
    act(state, 1, ORDER);
    act(state, 1, DRIVE);
    act(state, 2, jam(ROUTE[1]!));
    act(state, 3, PASS);
    act(state, 0, PASS);
    expect(game.toAct(state)).toEqual([1]);
  });

  test('are known to their owner alone', () => {
    const state = table();
    const heard = act(state, 3, ORDER);
    expect(heardBy(heard, 3)).toEqual([{ type: 'ordered', order: 'pass' }]);
    for (const viewer of [0, 1, 2, 'observer'] as const) {
      expect(heardBy(heard, viewer)).toEqual([]);
      expect(game.view(state, viewer)).toEqual(game.view(table(), viewer));
    }
    expect(game.view(state, 3).order).toBe('pass');
  });
});

/** All that reaches a viewer: the view, what was told, the seats to act and the viewer's own legal actions. */
function messages(state: State, script: readonly (readonly [Seat, Action])[], viewer: Viewer): string[] {
  const received: string[] = [];
  const send = (events: unknown): void => {
    const legal = viewer === 'observer' ? [] : game.legal(state, viewer);
    received.push(
      JSON.stringify({
        view: game.view(state, viewer),
        events,
        toAct: game.toAct(state),
        mayAct: game.mayAct!(state),
        legal,
      }),
    );
  };
  send([]);
  script.forEach(([seat, action], index) => send(heardBy(act(state, seat, action, index), viewer)));
  return received;
}

const orderOf = (state: State, seat: Seat): Action => ({
  type: 'order',
  order: state.orders[seat] === 'pass' ? 'ask' : 'pass',
});

describe('two plays that differ only in a hidden hand', () => {
  /** Actions that are possible in both plays, drawn at random; the seat in question passes and keeps what differs. */
  function script(one: State, other: State, secret: Seat, seed: number): (readonly [Seat, Action])[] {
    const rng = fastRng(seed);
    const actions: (readonly [Seat, Action])[] = [];
    const [a, b] = [game.clone(one), game.clone(other)];
    for (let index = 0; index < 60 && !game.result(a); index++) {
      const asked = game.toAct(a)[0]!;
      const seat = rng.below(6) === 0 ? rng.below(a.seats) : asked;
      let action = seat === asked ? game.sample!(a, seat, rng) : orderOf(a, seat);
      if (game.check(b, seat, action)) {
        if (seat === secret && a.phase === 'discard') break;
        action = game.fallback!(a, asked);
        if (game.check(b, asked, action)) break;
        actions.push([asked, action]);
      } else actions.push([seat, action]);
      const [mover, move] = actions.at(-1)!;
      act(a, mover, move, index);
      act(b, mover, move, index);
    }
    return actions;
  }

  const pairs: readonly (readonly [string, PowerUp, PowerUp])[] = [
    ['a jam card', 'trafficJam', 'tramA'],
    ['a carpool', 'carpool', 'delivery'],
    ['an electric vehicle', 'electricVehicle', 'homeOffice'],
  ];

  test.each(pairs)('give all other seats the same messages, with %s or without', (_, held, instead) => {
    let windows = 0;
    for (let seed = 0; seed < 8; seed++) {
      const secret = seed % 4;
      const hands = (card: PowerUp): PowerUp[][] =>
        [0, 1, 2, 3].map((seat) => (seat === secret ? [card, 'tramB'] : ['bikePath', 'trafficJam']));
      const [one, other] = [
        table({ hands: hands(held), turn: seed % 3 }),
        table({ hands: hands(instead), turn: seed % 3 }),
      ];
      // The card that is not in the hand lies at the bottom of the deck in both plays, where it is not drawn.
      for (const [state, card] of [
        [one, instead],
        [other, held],
      ] as const) {
        state.deck.splice(state.deck.indexOf(card), 1);
        state.deck.unshift(card);
      }
      other.deck = [other.deck[0]!, ...one.deck.slice(1)];
      const actions = script(one, other, secret, seed);
      windows += actions.filter(([seat, { type }]) => seat === secret && type === 'pass').length;
      for (const viewer of [0, 1, 2, 3, 'observer'] as const) {
        if (viewer === secret) continue;
        expect(messages(game.clone(one), actions, viewer)).toEqual(messages(game.clone(other), actions, viewer));
      }
    }
    expect(windows).toBeGreaterThan(8);
  });

  test('differ for nobody but the owner when a standing order is set', () => {
    const [one, other] = [table(), table()];
    act(other, 3, { type: 'order', order: 'pass' });
    const heard = (state: State): unknown[] => {
      const all = [...act(state, 1, DRIVE), ...act(state, 2, PASS)];
      if (game.toAct(state)[0] === 3) all.push(...act(state, 3, PASS));
      return heardBy(all, 0);
    };
    expect(heard(other)).toEqual(heard(one));
    expect(game.view(other, 0)).toEqual(game.view(one, 0));
  });
});
