/** One case for each of the ambiguities about boarding and seats: 8 to 22 and 31. */
import { describe, expect, test } from 'vitest';
import { station } from './board.ts';
import { before, jokers, T, table, type Table } from './table.testing.ts';
import { ABOARD } from './types.ts';

const RED = 0;
const BLUE = 4;

describe('boarding', () => {
  test('8: a train that has been standing in the station may be boarded', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.wait(2, 'koeln');
    t.act(1, { type: 'board', passenger: 2, train: T.r });
    expect(t.state.front[T.r]).toBe(2);
  });
  test('9: the head alone counts, not the field behind it', () => {
    const t = table();
    t.train(T.r, before(0, 'koeln', -1), 1);
    t.wait(0, 'koeln');
    expect(t.refused(0, { type: 'board', passenger: 0, train: T.r })).toBe('trainElsewhere');
  });
  test('10: nobody changes into a train that has run through', () => {
    const t = table();
    t.points(RED, BLUE);
    t.train(T.b, before(4, 'koeln', 1), 1);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(0, T.r);
    t.state.orders[0] = {
      ...t.state.orders[0]!,
      legs: [
        { from: station('bonn'), board: [], leave: station('koeln'), seat: 'any' },
        { from: station('koeln'), board: [{ line: 4, dir: 1 }], leave: station('mainz'), seat: 'any' },
      ],
    };
    t.drive(T.b);
    t.drive(T.r);
    expect(t.state.place[0]).toBe(station('koeln'));
  });
  test('11: one who has just changed takes part in the roll as an equal', () => {
    const t = table();
    t.points(BLUE);
    t.train(T.r, 'koeln', 1);
    t.ride(0, T.b);
    t.train(T.b, before(4, 'koeln', 1), 1);
    t.state.orders[0] = {
      ...t.state.orders[0]!,
      legs: [
        { from: station('bonn'), board: [], leave: station('koeln'), seat: 'any' },
        { from: station('koeln'), board: [{ line: 0, dir: 1 }], leave: station('mainz'), seat: 'any' },
      ],
    };
    t.wait(2, 'koeln');
    t.orders(2, 'koeln', [T.r], 'mainz');
    t.dice(...jokers(2), ...jokers(1));
    t.drive(T.b);
    expect(t.told('boardingRoll')[0]!.order).toEqual([0, 2]);
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([0, 2]);
  });
  test('12, 13: more than two boarders rank by jokers, ties roll again among themselves', () => {
    const t = contest3();
    t.dice(...jokers(1), ...jokers(2), ...jokers(1), ...jokers(0), ...jokers(3));
    t.drive(T.r);
    const [event] = t.told('boardingRoll');
    expect(event!.order).toEqual([2, 4, 0]);
    expect(event!.rounds.map((rolls) => rolls.map(({ passenger }) => passenger))).toEqual([
      [0, 2, 4],
      [0, 4],
    ]);
    expect([t.state.front[T.r], t.state.rear[T.r], t.state.place[0]]).toEqual([2, 4, station('koeln')]);
  });
  test('15: who found no seat against other boarders may not attack the rear seat in this call', () => {
    const t = contest3();
    t.dice(...jokers(0), ...jokers(2), ...jokers(1));
    t.drive(T.r);
    expect(t.told('fullTrainRoll')).toEqual([]);
    expect(t.state.refused[0]).toHaveLength(1);
    expect(t.told('refused')).toEqual([{ type: 'refused', passenger: 0, train: T.r }]);
  });
  test('14: a tie in the full-train roll leaves the occupant in its seat', () => {
    for (const [mine, theirs, boards] of [
      [2, 1, false],
      [3, 1, true],
    ] as const) {
      const t = fullTrain();
      t.orders(0, 'koeln', [T.r], 'mainz');
      t.dice(...jokers(mine), ...jokers(theirs));
      t.drive(T.r);
      expect(t.told('fullTrainRoll')[0]!.won).toBe(boards);
      expect(t.state.rear[T.r]).toBe(boards ? 0 : 4);
    }
  });
  test('16: several boarders attack one after another, the newest holder defends with +1', () => {
    const t = fullTrain();
    t.orders(0, 'koeln', [T.r], 'mainz');
    t.wait(3, 'koeln');
    t.orders(3, 'koeln', [T.r], 'mainz');
    t.dice(...jokers(3), ...jokers(1), ...jokers(2), ...jokers(1));
    t.drive(T.r);
    expect(t.told('fullTrainRoll').map(({ boarder, occupant }) => [boarder.passenger, occupant.passenger])).toEqual([
      [0, 4],
      [3, 0],
    ]);
    expect(t.state.rear[T.r]).toBe(0);
  });
  test('17: one thrown out stands on the platform and takes another train at once, not this one again', () => {
    const t = fullTrain();
    t.train(T.B, 'koeln', -1);
    t.orders(0, 'koeln', [T.r], 'mainz');
    t.orders(4, 'koeln', [T.r, T.B], 'mainz');
    t.dice(...jokers(4), ...jokers(0));
    t.drive(T.r);
    expect(t.told('left')[0]).toMatchObject({ passenger: 4, cause: 'beaten' });
    expect(t.state.place[4]).toBe(ABOARD + T.B);
  });
  test('18: boarding and full-train contests are one roll each', () => {
    const t = fullTrain();
    t.orders(0, 'koeln', [T.r], 'mainz');
    t.drive(T.r);
    expect(t.told('fullTrainRoll')[0]!.boarder.dice).toHaveLength(5);
  });
  test('19: the rear passenger moves up before anyone boards, unless the table plays without', () => {
    for (const moveUp of [true, false]) {
      const t = table({ moveUp });
      t.points(RED);
      t.train(T.r, before(0, 'koeln', 1), 1);
      t.ride(2, T.r, 'front');
      t.ride(4, T.r, 'rear');
      t.state.orders[2] = leaveAt(t.state.orders[2]!, 'koeln');
      t.wait(0, 'koeln');
      t.orders(0, 'koeln', [T.r], 'mainz');
      t.drive(T.r);
      expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual(moveUp ? [4, 0] : [0, 4]);
    }
  });
  test('31: two own passengers may sit in one train, and there are no rolls between them', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.wait(0, 'koeln');
    t.wait(1, 'koeln');
    t.orders(0, 'koeln', [T.r], 'mainz');
    t.orders(1, 'koeln', [T.r], 'mainz');
    t.drive(T.r);
    expect(t.told('boardingRoll')).toEqual([]);
    expect([t.state.front[T.r], t.state.rear[T.r]].sort()).toEqual([0, 1]);
    expect(t.refused(0, { type: 'fight', passenger: t.state.rear[T.r]! })).toBe('noRival');
    t.act(0, { type: 'swap', train: T.r });
    expect(t.told('swapped')).toHaveLength(1);
  });
});

describe('the front seat', () => {
  test('20: a fight may be demanded at any event point, once a ride', () => {
    const t = duo();
    t.dice(...Array<number>(30).fill(RED + 1));
    t.act(1, { type: 'fight', passenger: 2 });
    expect(t.told('fight')).toHaveLength(1);
    expect(t.refused(1, { type: 'fight', passenger: 2 })).toBe('foughtAlready');
  });
  test('21: the front passenger can demand nothing', () => {
    expect(duo().refused(0, { type: 'fight', passenger: 0 })).toBe('notRear');
  });
  test('22: the colour of the train counts, also on a foreign line', () => {
    const t = duo();
    t.train(T.r, 30, 1, BLUE);
    t.dice(RED, RED, RED, RED, RED, ...Array<number>(15).fill(BLUE));
    t.act(1, { type: 'fight', passenger: 2 });
    expect(t.told('fight')[0]!.won).toBe(true);
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([2, 0]);
  });
});

function contest3(): Table {
  const t = table();
  t.points(RED);
  t.train(T.r, before(0, 'koeln', 1), 1);
  for (const passenger of [0, 2, 4]) {
    t.wait(passenger, 'koeln');
    t.orders(passenger, 'koeln', [T.r], 'mainz');
    t.switches(passenger, { front: 'never' });
  }
  return t;
}

/** Passengers 2 and 4 sit in a train that is about to enter Köln, 0 waits there. */
function fullTrain(): Table {
  const t = table();
  t.points(RED);
  t.train(T.r, before(0, 'koeln', 1), 1);
  t.ride(2, T.r, 'front');
  t.ride(4, T.r, 'rear');
  t.wait(0, 'koeln');
  return t;
}

/** 0 in front, 2 behind, between two stations. */
function duo(): Table {
  const t = table();
  t.train(T.r, 10, 1);
  t.ride(0, T.r, 'front');
  t.ride(2, T.r, 'rear');
  return t;
}

function leaveAt<O extends Table['state']['orders'][number]>(orders: O, at: Parameters<Table['wait']>[1]): O {
  return { ...orders, single: { kind: 'leaveAt', station: station(at) } };
}
