/** What can be taken back: nothing that showed, or could have shown, what others hold or have ordered. */
import { fastRng, namedSeed, Play } from '@stellwerk/kernel';
import { undoTeachesNothing } from '@stellwerk/kernel/kit';
import { describe, expect, test } from 'vitest';
import { station } from './board.ts';
import { game } from './game.ts';
import { crowded, secretAction } from './random-player.testing.ts';
import { before, T, table, type Table } from './table.testing.ts';
import type { Action, Train } from './types.ts';

/** A play that goes on from this table, so that the kernel has its say too. */
function playOf({ state }: Table): Play {
  const seats = state.hands.map((_, seat) => ({ name: `seat ${seat}`, colour: seat }));
  const options = { duel: state.duel, moveUp: state.moveUp };
  const head = { game: game.id, rules: game.version, options, seats, seed: namedSeed('undo') };
  return new Play(game, head, true, { length: 0, state, position: 0, seen: [...seats, 0].map(() => 0), log: '' });
}

/** Seat 0 does this; can it be taken back? */
function canTakeBack(t: Table, action: Action): boolean {
  const play = playOf(t);
  expect(play.act(0, action)).toBeUndefined();
  return play.canUndo(0);
}

const drive = (train: Train): Action => ({ type: 'drive', die: 0, train });

/** Seat 0 has a red point and a joker; the red train stands so many fields before Köln, where nobody is. */
function beforeKoeln(fields: number): Table {
  const t = table();
  t.points(0);
  t.train(T.r, before(0, 'koeln', 1, fields), 1);
  return t;
}

describe('undo: armed cards', () => {
  test('a card that has been kept ready can be taken back', () => {
    const t = table();
    t.points(0);
    t.give(0, 'redsignal');
    const trigger = { when: 'wins', team: 1 } as const;
    expect(canTakeBack(t, { type: 'arm', play: { card: 'redsignal', train: -1 }, trigger })).toBe(true);
  });
  test('a drive into a station where a card could have been armed can’t be taken back', () => {
    const t = beforeKoeln(2);
    t.give(1, 'taxi');
    expect(canTakeBack(t, drive(T.r))).toBe(false);
  });
  test('a drive through such a station can’t either', () => {
    const t = beforeKoeln(1);
    t.give(2, 'redsignal');
    expect(canTakeBack(t, drive(T.r))).toBe(false);
  });
  test('it is the same whether or not the card is armed', () => {
    const t = beforeKoeln(2);
    t.give(1, 'redsignal');
    const trigger = { when: 'enters', train: T.r, station: station('koeln') } as const;
    t.act(1, { type: 'arm', play: { card: 'redsignal', train: T.r }, trigger });
    expect(canTakeBack(t, drive(T.r))).toBe(false);
  });
  test('a drive away from a terminus, where a turnaround could have waited, can’t be taken back', () => {
    const t = table();
    t.points(0);
    t.train(T.r, 0, 1);
    t.give(1, 'turnaround');
    expect(canTakeBack(t, drive(T.r))).toBe(false);
  });
  test('a drive over plain fields can be taken back, whatever others hold', () => {
    const t = beforeKoeln(1);
    t.train(T.r, before(0, 'hamburg', -1, 3), 1);
    t.give(1, 'redsignal', 'turnaround');
    expect(canTakeBack(t, drive(T.r))).toBe(true);
  });
  test('a drive into an empty station can be taken back while nobody else holds a card', () => {
    const t = beforeKoeln(2);
    t.give(0, 'redsignal');
    expect(canTakeBack(t, drive(T.r))).toBe(true);
  });
});

describe('undo: standing orders', () => {
  test('a drive to somebody’s passenger who doesn’t board can’t be taken back', () => {
    const t = beforeKoeln(2);
    t.wait(2, 'koeln');
    expect(canTakeBack(t, drive(T.r))).toBe(false);
  });
  test('a drive into a station with somebody’s passenger who doesn’t leave can’t be taken back', () => {
    const t = beforeKoeln(2);
    t.ride(2, T.r);
    expect(canTakeBack(t, drive(T.r))).toBe(false);
  });
  test('a drive that meets somebody’s passenger in another train there can’t be taken back', () => {
    const t = beforeKoeln(2);
    t.train(T.b, 'koeln', 1);
    t.ride(2, T.b);
    expect(canTakeBack(t, drive(T.r))).toBe(false);
  });
  test('a drive that brings the passenger behind nearer to its goal can’t be taken back: it could have demanded the front seat', () => {
    const t = table();
    t.points(2);
    t.train(T.g, before(2, 'freiburg', 1, 6), 1);
    t.ride(2, T.g, 'front');
    t.ride(4, T.g, 'rear');
    t.card(4, 1);
    t.switches(4, { front: 'never' });
    expect(canTakeBack(t, drive(T.g))).toBe(false);
  });
  test('without a station card there is nothing to demand, and the drive can be taken back', () => {
    const t = table();
    t.points(2);
    t.train(T.g, before(2, 'freiburg', 1, 6), 1);
    t.ride(2, T.g, 'front');
    t.ride(4, T.g, 'rear');
    expect(canTakeBack(t, drive(T.g))).toBe(true);
  });
  test('a front seat that wasn’t demanded before isn’t in a guess either, when another train moves', () => {
    const t = beforeKoeln(4);
    t.train(T.g, before(2, 'freiburg', 1, 6), 1);
    t.ride(2, T.g, 'front');
    t.ride(4, T.g, 'rear');
    t.card(4, 1);
    t.switches(4, { front: 'never' });
    expect(canTakeBack(t, drive(T.r))).toBe(true);
    const guess = game.guess(game.view(t.state, 0), fastRng(1));
    game.apply(guess, 0, drive(T.r), fastRng(1), ({ type }) => expect(type).not.toBe('fight'));
  });
  test('a drive that moves own passengers alone can be taken back, boarding, leaving and station card included', () => {
    const t = beforeKoeln(2);
    t.ride(0, T.r);
    t.orders(0, 'hamburg', [T.r], 'koeln');
    t.wait(1, 'koeln');
    t.orders(1, 'koeln', [T.r], 'mainz');
    const play = playOf(t);
    const hash = play.hash();
    play.act(0, drive(T.r));
    const told = play.told.map(({ event }) => event.type);
    expect(told).toEqual(expect.arrayContaining(['tookCard', 'left', 'boarded']));
    expect(play.undo(0)).toBeUndefined();
    expect(play.hash()).toBe(hash);
  });
});

describe('undo: acts', () => {
  /** Seat 0's passenger waits in Köln, where the red train stands. */
  function inKoeln(): Table {
    const t = table();
    t.points(0);
    t.train(T.r, 'koeln', 1);
    t.wait(0, 'koeln');
    return t;
  }
  const board: Action = { type: 'board', passenger: 0, train: T.r };

  test('boarding a train with a free seat by hand can be taken back', () => {
    const play = playOf(inKoeln());
    const hash = play.hash();
    expect(play.act(0, board)).toBeUndefined();
    expect(play.told.map(({ event }) => event.type)).toContain('boarded');
    expect(play.undo(0)).toBeUndefined();
    expect(play.hash()).toBe(hash);
  });
  test('not while somebody else holds a card: it could have been armed', () => {
    const t = inKoeln();
    t.give(1, 'redsignal');
    expect(canTakeBack(t, board)).toBe(false);
  });
  test('nor once dice were thrown for a seat', () => {
    const t = inKoeln();
    t.ride(2, T.r, 'front');
    t.ride(4, T.r, 'rear');
    expect(canTakeBack(t, board)).toBe(false);
  });
});

/** Stations full of passengers and hands full of cards, where nearly everything could meet a secret. */
test.each([2, 4])('undo: teaches nothing in crowded stations with %i seats', (seatCount) => {
  const inCrowd: typeof game = { ...game, setup: (_, seats, rng) => crowded(seats, rng) };
  const scenario = { options: { duel: seatCount === 2 }, seatCount, seed: 1, maxActions: 20_000 };
  undoTeachesNothing(inCrowd, scenario, secretAction);
});
