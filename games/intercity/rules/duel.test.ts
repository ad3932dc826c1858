/** The duel: F24 and F30. */
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { before, completing, endTurn, T, table, type Table } from './table.testing.ts';

describe('F24: duel', () => {
  test('a hand for each player, four teams in turn A1, B1, A2, B2', () => {
    const t = table({ seats: 2, duel: true });
    expect([t.state.hands.length, t.state.teams, t.state.place.length]).toEqual([2, 4, 8]);
    const turns: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      endTurn(t);
      turns.push(t.state.active);
      t.state.phase = 'drive';
      t.state.rolls = 3;
    }
    expect(turns).toEqual([1, 2, 3, 0]);
    expect(game.toAct(t.state)).toEqual([0]);
  });
  test('station cards and victory go by team', () => {
    const t = table({ seats: 2, duel: true });
    t.points(2);
    t.card(0, 1);
    t.train(T.g, before(2, 'basel', 1), 1);
    t.ride(4, T.g);
    t.card(4, 1);
    t.arrived(1);
    t.drive(T.g);
    // Two passengers of player A have arrived, but of different teams.
    expect(t.state.winner).toBe(-1);
    expect(t.state.place[4]).toBe(-1);
  });
  test('no rolls between two teams of one player', () => {
    const t = table({ seats: 2, duel: true });
    t.train(T.r, 10, 1);
    t.ride(0, T.r, 'front');
    t.ride(4, T.r, 'rear');
    expect(t.refused(0, { type: 'fight', passenger: 4 })).toBe('noRival');
    t.act(0, { type: 'swap', train: T.r });
    expect(t.state.front[T.r]).toBe(4);
  });
  test('boarders are ordered by colour, also when a player names his first one', () => {
    const t = table({ seats: 2, duel: true, active: 1 });
    t.points(0);
    t.train(T.r, before(0, 'koeln', 1), 1);
    for (const passenger of [0, 2, 4]) {
      t.wait(passenger, 'koeln');
      t.orders(passenger, 'koeln', [T.r], 'mainz');
    }
    t.state.settings[0] = { intervene: true, first: 0 };
    t.drive(T.r);
    // B1 is active; A2 is next, then B2, then A1.
    expect(t.told('boardingRoll')[0]!.rounds[0]!.map(({ passenger }) => passenger)).toEqual([2, 4, 0]);
  });
  test('the boarders of one player alone go in the order that he names', () => {
    const t = table({ seats: 2, duel: true });
    t.points(0);
    t.train(T.r, before(0, 'koeln', 1), 1);
    for (const passenger of [0, 4]) {
      t.wait(passenger, 'koeln');
      t.orders(passenger, 'koeln', [T.r], 'mainz');
    }
    t.state.settings[0] = { intervene: true, first: 4 };
    t.drive(T.r);
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([4, 0]);
  });
});

describe('F30: both colours of one player complete in one train', () => {
  const both = (): Table => {
    const t = table({ seats: 2, duel: true, active: 0 });
    completing(t, 0);
    completing(t, 2);
    t.train(T.g, before(2, 'basel', 1), 1);
    t.ride(4, T.g, 'front');
    t.ride(0, T.g, 'rear');
    return t;
  };
  test('the colour on the front seat wins, although the other one is active', () => {
    const t = both();
    t.points(2);
    t.drive(T.g);
    expect(t.state.winner).toBe(2);
    expect(t.told('won')).toEqual([{ type: 'won', team: 2, seat: 0 }]);
    expect(t.told('arrived').map(({ passenger }) => passenger)).toEqual([4, 0]);
  });
  test('also in a base step, where the opponent’s train doesn’t complete anything', () => {
    const t = both();
    t.state.active = 3;
    endTurn(t);
    expect([t.state.active, t.state.winner]).toEqual([0, 2]);
  });
});
