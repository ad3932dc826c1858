/** Finer points of boarding, contests and reservations: F8 to F10, F14, F16, F20, F25, F26, F28, F29. */
import { describe, expect, test } from 'vitest';
import { station } from './board.ts';
import { before, contested, jokers, play, T, table, type Table } from './table.testing.ts';
import { ABOARD, type Event, type Play } from './types.ts';

const RED = 0;
const BLUE = 4;

describe('contests', () => {
  test('F8: own passengers roll too when a third one takes part', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    for (const passenger of [0, 1, 2]) {
      t.wait(passenger, 'koeln');
      t.orders(passenger, 'koeln', [T.r], 'mainz');
    }
    t.dice(...jokers(1), ...jokers(3), ...jokers(2));
    t.drive(T.r);
    expect(t.told('boardingRoll')[0]!.order).toHaveLength(3);
    expect(t.told('boardingRoll')[0]!.rounds[0]).toHaveLength(3);
  });
  test('F9: two own boarders for one seat: the second is refused', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(2, T.r);
    for (const passenger of [0, 1]) {
      t.wait(passenger, 'koeln');
      t.orders(passenger, 'koeln', [T.r], 'mainz');
    }
    t.state.settings[0] = { intervene: true, first: 1 };
    t.drive(T.r);
    expect(t.state.rear[T.r]).toBe(1);
    expect(t.told('refused')).toEqual([{ type: 'refused', passenger: 0, train: T.r }]);
  });
  test('F9: against a full train, once the first has won, the second wish lapses', () => {
    const t = contested();
    t.wait(1, 'koeln');
    t.orders(1, 'koeln', [T.r], 'mainz');
    t.state.settings[0] = { intervene: true, first: 0 };
    t.dice(...jokers(4), ...jokers(0));
    t.drive(T.r);
    expect(t.told('fullTrainRoll')).toHaveLength(1);
    expect(t.state.rear[T.r]).toBe(0);
    expect(t.state.refused[1]).toEqual([]);
  });
  test('F9: an own passenger is exchanged freely and not refused', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.ride(2, T.r, 'front');
    t.ride(1, T.r, 'rear');
    t.wait(0, 'koeln');
    t.act(0, { type: 'board', passenger: 0, train: T.r });
    expect(t.state.rear[T.r]).toBe(0);
    expect(t.told('fullTrainRoll')).toEqual([]);
    expect(t.refused(0, { type: 'board', passenger: 1, train: T.r })).toBeUndefined();
  });
  test('F10: a seat reservation takes the seat, protects it, and refuses nobody who still waits', () => {
    const t = contested();
    t.give(0, 'reservation');
    t.act(0, { type: 'arm', play: { card: 'reservation', passenger: 0 }, trigger: { when: 'contest', passenger: 0 } });
    t.wait(3, 'koeln');
    t.orders(3, 'koeln', [T.r], 'mainz');
    t.drive(T.r);
    expect(t.told('fullTrainRoll')).toEqual([]);
    expect(t.told('left')).toMatchObject([{ passenger: 4, cause: 'reservation' }]);
    expect(t.state.rear[T.r]).toBe(0);
    expect(t.state.refused[3]).toEqual([]);
    expect(t.state.refused[4]).toHaveLength(1);
  });
  test('F10: with several boarders it takes the foremost free seat, the others roll for what is left', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    for (const passenger of [0, 2, 4]) {
      t.wait(passenger, 'koeln');
      t.orders(passenger, 'koeln', [T.r], 'mainz');
    }
    t.give(2, 'reservation');
    t.act(2, { type: 'arm', play: { card: 'reservation', passenger: 4 }, trigger: { when: 'contest', passenger: 4 } });
    t.dice(...jokers(0), ...jokers(2));
    t.drive(T.r);
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([4, 2]);
    expect(t.told('boardingRoll')[0]!.order).toEqual([2, 0]);
  });
  test('F10: when reservations have taken all seats, the others are not refused', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(3, T.r);
    for (const passenger of [0, 4]) {
      t.wait(passenger, 'koeln');
      t.orders(passenger, 'koeln', [T.r], 'mainz');
    }
    t.give(2, 'reservation');
    t.act(2, { type: 'arm', play: { card: 'reservation', passenger: 4 }, trigger: { when: 'contest', passenger: 4 } });
    t.drive(T.r);
    expect([t.state.rear[T.r], t.state.reserved[T.r]]).toEqual([4, false]);
    expect(t.told('boardingRoll')).toEqual([]);
    expect(t.state.refused[0]).toEqual([]);
  });
  test('F14: a fight is three rolls each, fewer only when all five dice show the colour', () => {
    const t = table();
    t.train(T.r, 10, 1);
    t.ride(0, T.r, 'front');
    t.ride(2, T.r, 'rear');
    t.dice(RED, 1, 1, 1, 1, RED, RED, RED, RED, ...Array<number>(15).fill(1));
    t.act(1, { type: 'fight', passenger: 2 });
    const [fight] = t.told('fight');
    expect([fight!.demanderRolls.length, fight!.defenderRolls.length, fight!.won]).toEqual([2, 3, true]);
  });
  test('F16: the rear passenger moves up at once, also when the front one has arrived', () => {
    const t = table();
    t.points(2);
    t.train(T.g, before(2, 'basel', 1), 1);
    t.ride(0, T.g, 'front');
    t.card(0, 1);
    t.ride(2, T.g, 'rear');
    t.drive(T.g);
    expect([t.state.front[T.g], t.state.rear[T.g]]).toEqual([2, -1]);
  });
  test('F20: who was refused, went away and came back is still refused while the same train stands there', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.ride(0, T.r);
    t.act(0, { type: 'leave', passenger: 0 });
    t.state.place[0] = station('bonn');
    t.wait(0, 'koeln');
    expect(t.refused(0, { type: 'board', passenger: 0, train: T.r })).toBe('callUsedUp');
    t.train(T.r, 'koeln', 1);
    expect(t.refused(0, { type: 'board', passenger: 0, train: T.r })).toBeUndefined();
  });
});

describe('F10: several reservations', () => {
  const armed = (t: Table, ...passengers: number[]): void => {
    for (const passenger of passengers) {
      const seat = passenger >> 1;
      t.give(seat, 'reservation');
      t.act(seat, { type: 'arm', play: { card: 'reservation', passenger }, trigger: { when: 'contest', passenger } });
    }
  };
  test('for one free seat only the first is played', () => {
    const t = boarders(0, 2, 4);
    t.ride(1, T.r, 'front');
    armed(t, 2, 4);
    t.drive(T.r);
    expect(t.told('played')).toMatchObject([{ seat: 1 }]);
    expect(t.state.rear[T.r]).toBe(2);
    expect([t.state.hands[2], t.state.armed[2]!.length]).toEqual([[4], 1]);
    expect([t.state.refused[0], t.state.refused[4]]).toEqual([[], []]);
  });
  test('the second isn’t spent when there is nothing left to roll for', () => {
    const t = boarders(2, 4);
    armed(t, 2, 4);
    t.drive(T.r);
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([2, 4]);
    expect([t.state.hands[1], t.state.hands[2]]).toEqual([[], [4]]);
  });
});

describe('F25: a card before the roll is carried out completely first', () => {
  test('who leaves because of a diversion has left before anybody rolls, and the free seat is taken', () => {
    const t = contested();
    t.switches(4, { turned: 'leave' });
    onEntering(t, 1, { card: 'diversion', train: T.r, line: BLUE, dir: 1 });
    t.drive(T.r);
    expect(happened(t, 'diverted', 'left', 'boarded', 'fullTrainRoll')).toEqual(['diverted', 'left', 'boarded']);
    expect([t.state.rear[T.r], t.state.place[4]]).toEqual([0, station('koeln')]);
  });
  test('a question whether to leave comes before the roll, and once', () => {
    const t = contested();
    t.switches(4, { turned: 'ask' });
    onEntering(t, 1, { card: 'turnaround', train: T.r });
    t.drive(T.r);
    expect(t.state.window).toMatchObject({ kind: 'leave', questions: [{ passenger: 4 }] });
    t.dice(...jokers(0), ...jokers(0));
    t.act(2, { type: 'answer', passenger: 4, yes: false });
    expect(happened(t, 'turned', 'asked', 'fullTrainRoll')).toEqual(['turned', 'asked', 'fullTrainRoll']);
    expect(t.state.window).toBeNull();
  });
  test('wishes given by hand may be withdrawn, without being refused', () => {
    for (const yes of [true, false]) {
      const t = contested();
      t.orders(0, 'bonn', [T.r], 'mainz');
      t.switches(0, { otherwise: 'ask', full: 'roll' });
      onEntering(t, 1, { card: 'turnaround', train: T.r });
      t.drive(T.r);
      t.act(0, { type: 'answer', passenger: 0, yes: true });
      expect(t.told('fullTrainRoll')).toEqual([]);
      expect(t.state.window).toMatchObject({ kind: 'board', train: T.r, questions: [{ passenger: 0 }] });
      t.dice(...jokers(0), ...jokers(0));
      t.act(0, { type: 'answer', passenger: 0, yes });
      expect(t.told('fullTrainRoll')).toHaveLength(yes ? 1 : 0);
      expect(t.told('refused')).toHaveLength(yes ? 1 : 0);
    }
  });
  test('several boarders roll only after it, those who want the train only now among them', () => {
    const t = boarders(0, 2);
    t.ride(5, T.r, 'front');
    t.wait(4, 'koeln');
    const leg = { from: station('koeln'), board: [{ line: RED, dir: -1 as const }], leave: station('essen') };
    t.state.orders[4] = { ...t.state.orders[4]!, legs: [{ ...leg, seat: 'any' }] };
    onEntering(t, 1, { card: 'turnaround', train: T.r });
    t.dice(...jokers(0), ...jokers(1), ...jokers(2));
    t.drive(T.r);
    expect(happened(t, 'turned', 'boardingRoll')).toEqual(['turned', 'boardingRoll']);
    expect(t.told('boardingRoll')[0]!.order).toEqual([4, 2, 0]);
    expect(t.state.rear[T.r]).toBe(4);
  });
  test('a reservation waits until it is clear who still wants to board', () => {
    const t = contested({ active: 1 });
    t.give(0, 'reservation');
    const trigger = { when: 'contest', passenger: 0 } as const;
    t.act(0, { type: 'arm', play: { card: 'reservation', passenger: 0 }, trigger });
    onEntering(t, 1, { card: 'diversion', train: T.r, line: 1, dir: -1 });
    t.drive(T.r);
    // Mainz is no longer ahead.
    expect(t.state.place[0]).toBe(station('koeln'));
    expect(t.told('played')).toMatchObject([{ play: { card: 'diversion' } }]);
  });
});

describe('F26: the contested train has gone', () => {
  const speeding = (t: Table): void => onEntering(t, 1, { card: 'fullspeed', train: T.r, fields: 1 });
  test('an armed reservation isn’t played, nobody boards or is thrown out on a plain field', () => {
    const t = contested({ active: 1 });
    t.give(0, 'reservation');
    const trigger = { when: 'contest', passenger: 0 } as const;
    t.act(0, { type: 'arm', play: { card: 'reservation', passenger: 0 }, trigger });
    speeding(t);
    t.drive(T.r);
    expect([t.state.place[0], t.state.place[4]]).toEqual([station('koeln'), ABOARD + T.r]);
    expect([t.state.hands[0]!.length, t.state.armed[0]!.length]).toEqual([1, 1]);
    expect(t.state.refused[0]).toEqual([]);
  });
  test('nor one that was asked for', () => {
    const t = contested({ active: 1 });
    t.give(0, 'reservation');
    t.give(1, 'fullspeed');
    t.switches(0, { full: 'ask' });
    t.drive(T.r);
    t.act(1, play({ card: 'fullspeed', train: T.r, fields: 1 }));
    t.act(0, play({ card: 'reservation', passenger: 0 }));
    t.act(0, { type: 'answer', passenger: 0, yes: true });
    expect(t.told('missed')).toMatchObject([{ seat: 0, act: { play: { card: 'reservation' } } }]);
    expect([t.state.place[0], t.state.place[4]]).toEqual([station('koeln'), ABOARD + T.r]);
    expect(t.state.hands[0]).toHaveLength(1);
  });
  test('of several boarders nobody rolls and nobody is refused', () => {
    const t = boarders(0, 2, 4);
    speeding(t);
    t.drive(T.r);
    expect(happened(t, 'boardingRoll', 'refused', 'boarded')).toEqual([]);
  });
  test('a boarder who has gone by taxi has no seat to reserve', () => {
    const t = contested();
    t.give(0, 'reservation', 'taxi');
    t.switches(0, { full: 'ask' });
    t.drive(T.r);
    t.act(0, play({ card: 'taxi', passenger: 0, station: station('bonn') }));
    t.act(0, play({ card: 'reservation', passenger: 0 }));
    t.act(0, { type: 'answer', passenger: 0, yes: true });
    expect(t.state.place[0]).toBe(station('bonn'));
    expect(t.told('missed')).toHaveLength(1);
  });
});

describe('F28: only the front seat', () => {
  test('who presses *board* himself takes any seat', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.ride(2, T.r, 'front');
    t.wait(0, 'koeln');
    t.orders(0, 'koeln', [T.r], 'mainz', 'front');
    t.act(0, { type: 'board', passenger: 0, train: T.r });
    expect(t.state.rear[T.r]).toBe(0);
    expect(t.told('refused')).toEqual([]);
  });
  test('a single order for elsewhere doesn’t touch the wish: who loses stays, and the next takes the seat', () => {
    for (const single of [
      null,
      { kind: 'askAt', station: station('bonn') },
      { kind: 'leaveAt', station: station('bonn') },
      { kind: 'board', here: station('bonn'), line: BLUE, dir: 1 },
    ] as const) {
      const t = boarders(0, 2, 4);
      t.orders(0, 'koeln', [T.r], 'mainz', 'front');
      t.state.orders[0] = { ...t.state.orders[0]!, single };
      t.dice(...jokers(2), ...jokers(3), ...jokers(1));
      t.drive(T.r);
      expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([2, 4]);
      expect(t.state.place[0]).toBe(station('koeln'));
    }
  });
  test('a single order to board here takes any seat', () => {
    const t = boarders(0, 2);
    t.orders(0, 'koeln', [T.r], 'mainz', 'front');
    const single = { kind: 'board', here: station('koeln'), line: RED, dir: 1 } as const;
    t.state.orders[0] = { ...t.state.orders[0]!, single };
    t.dice(...jokers(0), ...jokers(1));
    t.drive(T.r);
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([2, 0]);
  });
  test('when a reservation has taken the front seat, the wish lapses without a roll', () => {
    const t = boarders(0, 2);
    t.orders(0, 'koeln', [T.r], 'mainz', 'front');
    t.give(1, 'reservation');
    const trigger = { when: 'contest', passenger: 2 } as const;
    t.act(1, { type: 'arm', play: { card: 'reservation', passenger: 2 }, trigger });
    t.drive(T.r);
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([2, -1]);
    expect(t.state.refused[0]).toEqual([]);
  });
});

describe('F29: a reservation protects the seat, not the passenger', () => {
  /** 0 has taken the rear seat with a reservation, and the train stands in Köln. */
  const reserved = (): Table => {
    const t = contested();
    t.train(T.r, before(0, 'koeln', 1, 2), 1);
    t.give(0, 'reservation', 'seatswap');
    const trigger = { when: 'contest', passenger: 0 } as const;
    t.act(0, { type: 'arm', play: { card: 'reservation', passenger: 0 }, trigger });
    t.drive(T.r);
    t.wait(5, 'koeln');
    return t;
  };
  test('also after a change of seats', () => {
    const t = reserved();
    t.act(0, play({ card: 'seatswap', train: T.r }));
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([0, 2]);
    expect(t.refused(2, { type: 'board', passenger: 5, train: T.r })).toBe('seatReserved');
  });
  test('until it is empty: who takes it then can be contested, though the passenger is still in the train', () => {
    const t = reserved();
    t.act(1, { type: 'leave', passenger: 2 });
    expect([t.state.front[T.r], t.state.rear[T.r], t.state.reserved[T.r]]).toEqual([0, -1, false]);
    t.act(2, { type: 'board', passenger: 5, train: T.r });
    t.wait(3, 'koeln');
    expect(t.refused(1, { type: 'board', passenger: 3, train: T.r })).toBeUndefined();
  });
});

/** These passengers wait in Köln for an empty red train that is about to enter. */
function boarders(...passengers: number[]): Table {
  const t = table();
  t.points(RED);
  t.train(T.r, before(0, 'koeln', 1), 1);
  for (const passenger of passengers) {
    t.wait(passenger, 'koeln');
    t.orders(passenger, 'koeln', [T.r], 'mainz');
  }
  return t;
}

/** The seat lays a card ready for the red train's entry into Köln. */
function onEntering(t: Table, seat: number, card: Play): void {
  t.give(seat, card.card);
  const trigger = { when: 'enters', train: T.r, station: station('koeln') } as const;
  t.act(seat, { type: 'arm', play: card, trigger });
}

/** Which of these events happened, in order. */
function happened(t: Table, ...types: Event['type'][]): Event['type'][] {
  return t.events.map(({ type }) => type).filter((type) => types.includes(type));
}
