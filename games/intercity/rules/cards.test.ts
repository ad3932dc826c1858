/** The seven event cards: who can be their target, and what they do. */
import { describe, expect, test } from 'vitest';
import { station } from './board.ts';
import { before, T, table } from './table.testing.ts';
import { ABOARD, type Play } from './types.ts';

const play = (card: Play): { type: 'play'; play: Play } => ({ type: 'play', play: card });

describe('diversion', () => {
  test('only at an interchange, onto another line that calls there, not into the buffers', () => {
    const t = table();
    t.give(0, 'diversion');
    t.train(T.r, 10, 1);
    t.train(T.R, 'bremen', 1);
    t.train(T.b, 'muenchen', -1);
    const divert = (train: number, line: number, dir: 1 | -1) =>
      t.refused(0, play({ card: 'diversion', train, line, dir }));
    expect(divert(T.r, 1, 1)).toBe('notInStation');
    expect(divert(T.R, 1, 1)).toBe('noInterchange');
    expect(divert(T.b, 4, -1)).toBe('sameLine');
    expect(divert(T.b, 2, -1)).toBe('lineNotHere');
    expect(divert(T.b, 3, 1)).toBe('intoTheBuffers');
    expect(divert(T.b, 3, -1)).toBeUndefined();
    expect(t.refused(1, play({ card: 'diversion', train: T.b, line: 3, dir: -1 }))).toBe('noSuchCard');
  });
  test('a held train may be diverted and stays held; back on its home line it is an ordinary train', () => {
    const t = table();
    t.give(0, 'diversion', 'diversion');
    t.train(T.b, 'koeln', 1);
    t.state.heldUntil[T.b] = 2;
    t.act(0, play({ card: 'diversion', train: T.b, line: 1, dir: 1 }));
    expect([t.state.heldUntil[T.b], t.state.leftHome[T.b]]).toEqual([2, station('koeln')]);
    t.act(0, play({ card: 'diversion', train: T.b, line: 4, dir: -1 }));
    expect([t.state.line[T.b], t.state.leftHome[T.b], t.state.spent[0]]).toEqual([4, -1, 2]);
  });
  test('a diverted train is moved by its own colour', () => {
    const t = table();
    t.train(T.r, 20, 1, 4);
    t.points(0, 4);
    expect(t.refused(0, { type: 'drive', die: 1, train: T.r })).toBe('wrongColour');
    t.drive(T.r);
    expect(t.state.field[T.r]).toBe(22);
  });
});

test('turn-around: not on a terminus of the line it is on', () => {
  const t = table();
  t.give(0, 'turnaround');
  t.train(T.b, 'muenchen', -1);
  expect(t.refused(0, play({ card: 'turnaround', train: T.b }))).toBe('onTerminus');
  t.act(0, play({ card: 'turnaround', train: T.r }));
  expect(t.state.dir[T.r]).toBe(-1);
});

describe('full speed', () => {
  test('one to eight fields at once, with settling on the way', () => {
    const t = table();
    t.give(0, 'fullspeed');
    expect(t.refused(0, play({ card: 'fullspeed', train: T.r, fields: 9 }))).toBe('shape');
    t.train(T.r, before(0, 'koeln', 1, 2), 1);
    t.wait(2, 'koeln');
    t.orders(2, 'koeln', [T.r], 'mainz');
    t.act(0, play({ card: 'fullspeed', train: T.r, fields: 8 }));
    expect(t.state.place[2]).toBe(ABOARD + T.r);
    expect(t.told('moved')).toHaveLength(8);
    expect(t.state.hands[0]).toEqual([]);
  });
  test('held trains are no target', () => {
    const t = table();
    t.give(0, 'fullspeed');
    t.state.heldUntil[T.r] = 3;
    expect(t.refused(0, play({ card: 'fullspeed', train: T.r, fields: 1 }))).toBe('trainHeld');
  });
});

describe('red signal', () => {
  test('the train takes no part in base steps and points until the end of the next turn', () => {
    const t = table();
    t.give(0, 'redsignal');
    t.act(0, play({ card: 'redsignal', train: T.r }));
    t.points(1);
    t.state.used[1] = true;
    const at = t.state.field[T.r];
    t.drive(T.n);
    expect([t.state.turn, t.state.field[T.r], t.state.heldUntil[T.r]]).toEqual([2, at, 2]);
    t.state.phase = 'drive';
    t.points(1);
    t.state.used[1] = true;
    t.drive(T.n);
    expect(t.told('released')).toEqual([{ type: 'released', trains: [T.r] }]);
    expect(t.state.field[T.r]).toBe(at! + 1);
  });
  test('fields left of its running move lapse, and the call stays open', () => {
    const t = table();
    t.points(0);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.wait(0, 'koeln');
    t.give(1, 'redsignal');
    const trigger = { when: 'enters', train: T.r, station: station('koeln') } as const;
    t.act(1, { type: 'arm', play: { card: 'redsignal', train: T.r }, trigger });
    t.drive(T.r);
    expect(t.told('moved')).toHaveLength(1);
    t.act(0, { type: 'board', passenger: 0, train: T.r });
    expect(t.state.place[0]).toBe(ABOARD + T.r);
  });
});

test('seat reservation: only when a contest with an own boarder is about to be rolled', () => {
  const t = table();
  t.give(0, 'reservation');
  expect(t.refused(0, play({ card: 'reservation', passenger: 0 }))).toBe('noContest');
  expect(t.refused(0, play({ card: 'reservation', passenger: 2 }))).toBe('notYourPassenger');
});

test('change of seats: an own passenger and one of another player in one train', () => {
  const t = table();
  t.give(0, 'seatswap');
  t.train(T.r, 10, 1);
  t.ride(0, T.r, 'rear');
  expect(t.refused(0, play({ card: 'seatswap', train: T.r }))).toBe('noSeatSwap');
  t.ride(1, T.r, 'front');
  expect(t.refused(0, play({ card: 'seatswap', train: T.r }))).toBe('noSeatSwap');
  t.ride(2, T.r, 'front');
  t.act(0, play({ card: 'seatswap', train: T.r }));
  expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([0, 2]);
});

test('taxi: a waiting passenger to the next station of a line, not to its goal; there it may take a card and board', () => {
  const t = table();
  t.give(0, 'taxi');
  t.wait(0, 'bonn');
  expect(t.refused(0, play({ card: 'taxi', passenger: 0, station: station('mainz') }))).toBe('notNextStation');
  t.train(T.r, 'koeln', 1);
  t.orders(0, 'koeln', [T.r], 'mainz');
  t.act(0, play({ card: 'taxi', passenger: 0, station: station('koeln') }));
  expect([t.state.task[0], t.state.place[0]]).toEqual([1, ABOARD + T.r]);
  const u = table();
  u.give(0, 'taxi');
  u.wait(0, 'freiburg');
  u.card(0, 1);
  expect(u.refused(0, play({ card: 'taxi', passenger: 0, station: station('basel') }))).toBe('taxiToGoal');
});
