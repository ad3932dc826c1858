/** One case for each decision of RULES.md that the rulebook leaves open, 1 to 40; those about seats have a file of their own. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_COUNTS, LINES, station } from './board.ts';
import { game } from './game.ts';
import { stationOf } from './network.ts';
import { before, endTurn, T, table, type Table } from './table.testing.ts';
import { ABOARD } from './types.ts';

const RED = 0;
const BLUE = 4;
const GREEN = 2;
const JOKER = 5;

describe('movement and dice', () => {
  test('1: all trains of a base step move before anybody boards, so a change between two trains works', () => {
    const t = table();
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.train(T.b, before(4, 'koeln', 1), 1);
    t.ride(0, T.r);
    t.state.orders[0] = {
      ...t.state.orders[0]!,
      legs: [
        { from: station('duesseldorf'), board: [], leave: station('koeln'), seat: 'any' },
        { from: station('koeln'), board: [{ line: 4, dir: 1 }], leave: station('mainz'), seat: 'any' },
      ],
    };
    endTurn(t);
    expect(t.state.place[0]).toBe(ABOARD + T.b);
  });
  test('1: wins by different trains in a base step: active player first, then clockwise', () => {
    for (const active of [0, 1, 2]) {
      const t = table({ active });
      // Teams 1 and 2 would both win with the base step of the next turn.
      for (const [team, train] of [
        [1, T.g],
        [2, T.G],
      ] as const) {
        t.train(train, before(2, 'basel', 1), 1);
        t.arrived(2 * team + 1);
        t.card(2 * team, 1);
        t.state.task[2 * team + 1] = 2;
        t.ride(2 * team, train);
      }
      endTurn(t);
      expect(t.state.winner).toBe({ 0: 1, 1: 2, 2: 1 }[active]);
    }
  });
  test('2: dice left lying may be rolled again', () => {
    const t = rolling();
    t.act(0, { type: 'roll', dice: [0, 1, 2, 3, 4] });
    t.act(0, { type: 'roll', dice: [0] });
    expect(t.refused(0, { type: 'roll', dice: [0, 1] })).toBeUndefined();
  });
  test('3: a point moves one train two fields', () => {
    const t = table();
    t.points(RED, RED);
    t.drive(T.r);
    expect([t.state.field[T.r], t.state.field[T.R]]).toEqual([4, 2]);
  });
  test('4: all points must be used; a colour lapses only when both its trains are held', () => {
    const t = table();
    t.points(RED);
    t.state.used[1] = true;
    t.state.dice[1] = RED;
    t.state.heldUntil[T.r] = 2;
    expect(t.refused(0, { type: 'stop' })).toBe('notRolling');
    expect(t.refused(0, { type: 'drive', die: 0, train: T.r })).toBe('trainHeld');
    expect(t.refused(0, { type: 'drive', die: 0, train: T.R })).toBeUndefined();
    t.state.heldUntil[T.R] = 2;
    t.points(RED, BLUE);
    t.state.used[2] = true;
    t.drive(T.b);
    expect(t.told('lapsed')).toEqual([{ type: 'lapsed', team: 0, faces: [RED] }]);
    expect(t.state.turn).toBe(2);
  });
  test('5: moves of several trains may be mixed point by point', () => {
    const t = table();
    t.points(RED, RED, BLUE);
    t.drive(T.r);
    t.drive(T.b);
    t.drive(T.r);
    expect([t.state.field[T.r], t.state.field[T.b]]).toEqual([6, 4]);
  });
  test('6, 7: a move goes on behind the terminus, which is entered once', () => {
    const t = table();
    t.points(BLUE);
    t.train(T.b, before(4, 'muenchen', 1), 1);
    t.drive(T.b);
    expect([t.state.field[T.b], t.state.dir[T.b]]).toEqual([LINES[4]!.last - 1, -1]);
  });
  test('32: three jokers buy a card, the rest are points', () => {
    const t = table();
    t.points(JOKER, JOKER, JOKER, JOKER);
    t.act(0, { type: 'draw' });
    expect(t.state.used.filter((used) => !used)).toHaveLength(2);
    expect(t.refused(0, { type: 'draw' })).toBe('notThreeJokers');
  });
  test('33: a card drawn now may be played at once', () => {
    const t = table();
    t.state.deck.splice(t.state.deck.lastIndexOf(3), 1);
    t.state.deck.push(3);
    t.points(JOKER, JOKER, JOKER, JOKER);
    t.act(0, { type: 'draw' });
    expect(t.refused(0, { type: 'play', play: { card: 'redsignal', train: T.r } })).toBeUndefined();
  });
  test('33: also when its three jokers were the last points of the turn', () => {
    const t = table();
    t.state.deck.splice(t.state.deck.lastIndexOf(3), 1);
    t.state.deck.push(3);
    t.points(JOKER, JOKER);
    t.act(0, { type: 'draw' });
    expect(t.state.window).toMatchObject({ kind: 'drawn' });
    t.act(0, { type: 'play', play: { card: 'redsignal', train: T.r } });
    expect(t.told('heldUp')).toEqual([{ type: 'heldUp', train: T.r, until: 3 }]);
    expect(t.state.turn).toBe(2);
  });
  test('34: no cards from an empty deck; played cards leave the game', () => {
    const t = table();
    t.give(0, 'redsignal');
    t.act(0, { type: 'play', play: { card: 'redsignal', train: T.r } });
    expect(t.state.spent[3]).toBe(1);
    expect(t.state.deck).not.toContain(99);
    t.state.deck = [];
    t.state.deckSize = 0;
    t.points(JOKER, JOKER, JOKER);
    expect(t.refused(0, { type: 'draw' })).toBe('deckEmpty');
  });
});

describe('station cards and goals', () => {
  test('23: taking a card is a choice; without orders it is taken', () => {
    for (const card of ['take', 'dont'] as const) {
      const t = riding('koeln');
      t.switches(0, { card });
      t.drive(T.r);
      expect(t.state.task[0]).toBe(card === 'take' ? 1 : 0);
      if (card === 'dont') {
        // It is one field behind the station now; had it stood there, it could still take the card.
        expect(t.refused(0, { type: 'take', passenger: 0 })).toBe('notInStation');
      }
    }
  });
  test('24: the other passenger holds that card: nothing happens', () => {
    const t = riding('koeln');
    t.card(1, 1);
    t.drive(T.r);
    expect(t.state.task[0]).toBe(0);
  });
  test('25: with a card the other via means nothing', () => {
    const t = riding('koeln');
    t.card(0, 2);
    t.drive(T.r);
    expect(t.state.task[0]).toBe(2);
  });
  test('26: everybody sees which passenger holds which card', () => {
    const t = riding('koeln');
    t.drive(T.r);
    expect(game.view(t.state, 'observer').task[0]).toBe(1);
  });
  test('27: who starts on a via takes its card, who starts beside a train may board it before the first turn', () => {
    const state = game.setup({ duel: false, moveUp: true }, 3, fastRng(3), () => {});
    Object.assign(state, { tasks: [6, 9] });
    state.place[0] = station('koeln');
    state.place[1] = station('hamburg');
    state.place[2] = station('basel');
    const legs = [
      {
        from: station('hamburg'),
        board: [{ line: 0, dir: 1 as const }],
        leave: station('bremen'),
        seat: 'any' as const,
      },
    ];
    game.apply(state, 0, { type: 'itinerary', passenger: 1, legs }, fastRng(1), () => {});
    for (const seat of [0, 1, 2]) game.apply(state, seat, { type: 'pass' }, fastRng(1), () => {});
    expect(state.task[0]).toBe(1);
    expect(state.place[1]).toBe(ABOARD + T.r);
    // A goal means nothing without the card.
    expect(state.place[2]).toBe(station('basel'));
    expect(state.turn).toBe(1);
  });
  test('28: running through the goal is enough', () => {
    const t = riding('nuernberg', T.Y, 1);
    t.card(0, 2);
    t.drive(T.Y);
    expect(t.state.place[0]).toBe(-1);
  });
  test('29: reaching the goal before the via has no effect', () => {
    const t = riding('nuernberg', T.Y, 1);
    t.drive(T.Y);
    expect(t.state.place[0]).toBe(ABOARD + T.Y);
  });
  test('30: both arrive, the one that completes its game wins even from the rear seat', () => {
    const t = riding('basel', T.g, 1);
    t.card(0, 1);
    t.ride(2, T.g, 'rear');
    t.card(2, 1);
    t.state.task[3] = 2;
    t.arrived(3);
    t.drive(T.g);
    expect(t.state.arrivals).toEqual([3, 0, 2]);
    expect(t.state.winner).toBe(1);
  });
  test('30: if both would win, the front seat wins', () => {
    const t = riding('basel', T.g, 1);
    for (const passenger of [0, 2]) {
      t.card(passenger, 1);
      t.state.task[passenger + 1] = 2;
      t.arrived(passenger + 1);
    }
    t.ride(2, T.g, 'rear');
    t.switches(2, { front: 'never' });
    t.state.settings[1] = { intervene: false, first: -1 };
    t.drive(T.g);
    expect(t.state.winner).toBe(0);
    expect(t.state.arrivals).toHaveLength(4);
  });
});

describe('diverted trains', () => {
  test('35: all leave at the foreign terminus, nobody boards there, the rest of the move lapses', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(BLUE, 'muenchen', 1), 1, BLUE);
    t.state.leftHome[T.r] = station('mannheim');
    t.train(T.R, 'hamburg', 1);
    t.ride(0, T.r);
    t.wait(2, 'muenchen');
    t.switches(2, { otherwise: 'ask' });
    t.drive(T.r);
    expect(t.state.window).toBeNull();
    expect(t.told('left')).toMatchObject([{ passenger: 0, cause: 'terminus' }]);
    expect([t.state.line[T.r], stationOf(t.state, T.r), t.state.dir[T.r]]).toEqual([0, station('stuttgart'), -1]);
    expect(t.state.place[2]).toBe(station('muenchen'));
  });
  test('36: home is the start station farther from the sister, or from where she left the line; else the own one', () => {
    for (const [sister, expected] of [
      [10, 'stuttgart'],
      [50, 'hamburg'],
    ] as const) {
      const t = comingHome();
      t.train(T.R, sister, 1);
      t.drive(T.r);
      expect(stationOf(t.state, T.r)).toBe(station(expected));
    }
    const t = comingHome();
    t.train(T.R, 20, 1, BLUE);
    t.state.leftHome[T.R] = station('duesseldorf');
    t.drive(T.r);
    expect(stationOf(t.state, T.r)).toBe(station('hamburg'));
    const equal = table();
    equal.points(GREEN);
    equal.train(T.G, before(BLUE, 'muenchen', 1), 1, BLUE);
    equal.state.leftHome[T.G] = station('mannheim');
    equal.train(T.g, 31, 1);
    equal.drive(T.G);
    expect(stationOf(equal.state, T.G)).toBe(station('basel'));
  });
});

describe('order, secrecy, players', () => {
  test('37: several event cards at one moment: active player first, then clockwise', () => {
    const t = table({ active: 1 });
    t.points(RED);
    for (const seat of [0, 1, 2]) t.give(seat, seat === 0 ? 'redsignal' : 'turnaround');
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(0, T.r);
    t.switches(0, { otherwise: 'ask' });
    t.act(1, { type: 'drive', die: 0, train: T.r });
    expect(t.state.window!.kind).toBe('leave');
    t.act(2, { type: 'play', play: { card: 'turnaround', train: T.b } });
    t.act(1, { type: 'play', play: { card: 'turnaround', train: T.B } });
    t.act(0, { type: 'play', play: { card: 'redsignal', train: T.n } });
    t.act(0, { type: 'answer', passenger: 0, yes: false });
    expect(t.told('played').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
  test('38: the first player is drawn', () => {
    const first = new Set(
      Array.from(
        { length: 30 },
        (_, seed) => game.setup({ duel: false, moveUp: true }, 4, fastRng(seed), () => {}).active,
      ),
    );
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });
  test('39: hands are secret, their number is public', () => {
    const t = table();
    t.give(1, 'taxi');
    expect(game.view(t.state, 0).handSizes).toEqual([0, 1, 0]);
    expect(JSON.stringify(game.view(t.state, 0).own)).not.toContain('taxi');
    expect(game.view(t.state, 1).own!.hand).toEqual([6]);
    expect(Object.values(CARD_COUNTS).reduce((sum, count) => sum + count)).toBe(18);
  });
  test('40: three to six play, two only as a duel', () => {
    const table4 = (seats: number, duel: boolean) => game.checkTable!({ duel, moveUp: true }, seats)?.code;
    expect([2, 3, 6].map((seats) => table4(seats, false))).toEqual(['twoNeedDuel', undefined, undefined]);
    expect([2, 3].map((seats) => table4(seats, true))).toEqual([undefined, 'duelIsForTwo']);
  });
});

/** Five dice of which so many are jokers. */
function rolling(): Table {
  const t = table();
  t.state.phase = 'roll';
  t.state.rolls = 0;
  return t;
}

function riding(to: Parameters<Table['wait']>[1], train: number = T.r, dir: 1 | -1 = 1): Table {
  const t = table();
  t.points(train >> 1);
  t.train(train, before(train >> 1, to, dir), dir);
  t.ride(0, train);
  return t;
}

function comingHome(): Table {
  const t = table();
  t.points(RED);
  t.train(T.r, before(BLUE, 'muenchen', 1), 1, BLUE);
  t.state.leftHome[T.r] = station('mannheim');
  return t;
}
