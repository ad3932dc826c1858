/** The finer points F1 to F27, each with a case; contests and the duel have files of their own. */
import { describe, expect, test } from 'vitest';
import { FIELD_OF, stationOf } from './network.ts';
import { station, type Card, type StationId } from './board.ts';
import { game } from './game.ts';
import { before, completing, contested, endTurn, jokers, play, T, table } from './table.testing.ts';
import { ABOARD, type Leg } from './types.ts';

const RED = 0;
const BLUE = 4;
const JOKER = 5;

/** Team 0 is one field away from a winning point; team 1 holds a card. */
function aboutToWinAgainst(card: Card) {
  const t = table();
  t.points(2);
  completing(t, 0);
  t.train(T.g, before(2, 'basel', 1), 1);
  t.ride(0, T.g);
  t.give(1, card);
  t.drive(T.g);
  return t;
}

describe('base step', () => {
  test('F1: cards everywhere, then arrivals everywhere, then leaving and boarding in the order of the stations', () => {
    const t = table();
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(0, T.r);
    t.train(T.Y, before(3, 'nuernberg', 1), 1);
    t.ride(2, T.Y);
    t.card(2, 2);
    t.train(T.b, before(4, 'essen', 1), 1);
    t.wait(4, 'essen');
    t.orders(4, 'essen', [T.b], 'mainz');
    t.train(T.g, before(2, 'hannover', 1), 1);
    t.wait(5, 'hannover');
    t.orders(5, 'hannover', [T.g], 'basel');
    endTurn(t);
    const order = t.events.map(({ type }) => type).filter((type) => ['tookCard', 'arrived', 'boarded'].includes(type));
    expect(order).toEqual(['tookCard', 'arrived', 'boarded', 'boarded']);
    // Hannover comes before Essen in the list of stations, whatever the lines.
    expect(t.told('boarded').map(({ passenger }) => passenger)).toEqual([5, 4]);
  });
  test('F2: who sits behind another completing player is dropped before the order of play counts', () => {
    const t = table({ active: 2 });
    // Next turn is team 0's. It sits behind team 1 in one train; team 2 comes with another.
    completing(t, 0);
    completing(t, 1);
    completing(t, 2);
    t.train(T.g, before(2, 'basel', 1), 1);
    t.ride(2, T.g, 'front');
    t.ride(0, T.g, 'rear');
    t.train(T.G, before(2, 'basel', 1), 1);
    t.ride(4, T.G);
    t.switches(0, { front: 'never' });
    endTurn(t);
    expect(t.state.winner).toBe(1);
  });
  test('F3: arrivals after the winning one in the same step are carried out', () => {
    const t = table();
    completing(t, 1);
    t.train(T.g, before(2, 'basel', 1), 1);
    t.ride(2, T.g, 'front');
    t.ride(0, T.g, 'rear');
    t.card(0, 1);
    endTurn(t);
    expect(t.state.winner).toBe(1);
    expect(t.state.place[0]).toBe(-1);
    expect(game.result(t.state)).toEqual({ winners: [1], scores: [10, 100, 0] });
  });
});

describe('inside a settling', () => {
  test('F4: before a contest cards may be played, but nobody leaves or boards until the settling is over', () => {
    const t = contested();
    t.give(1, 'turnaround');
    t.train(T.b, 'koeln', 1);
    t.wait(3, 'koeln');
    t.switches(0, { full: 'ask' });
    t.drive(T.r);
    expect(t.state.window!.kind).toBe('full');
    t.act(1, { type: 'board', passenger: 3, train: T.b });
    t.act(1, { type: 'play', play: { card: 'turnaround', train: T.n } });
    t.dice(...jokers(0), ...jokers(0));
    t.act(0, { type: 'answer', passenger: 0, yes: true });
    const order = t.events
      .map(({ type }) => type)
      .filter((type) => ['turned', 'fullTrainRoll', 'boarded'].includes(type));
    expect(order).toEqual(['turned', 'fullTrainRoll', 'boarded']);
  });
  test('F5: wishes for several trains are asked train by train', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.train(T.b, 'koeln', 1);
    t.wait(0, 'koeln');
    t.switches(0, { otherwise: 'ask' });
    t.drive(T.r);
    expect(t.state.window).toMatchObject({ kind: 'board', train: T.r });
    t.act(0, { type: 'answer', passenger: 0, yes: false });
    expect(t.state.window).toMatchObject({ kind: 'board', train: T.b });
    t.act(0, { type: 'answer', passenger: 0, yes: true });
    expect(t.state.place[0]).toBe(ABOARD + T.b);
  });
  test('F6: one may back out of a full-train roll without being refused', () => {
    const t = contested();
    t.switches(0, { full: 'ask' });
    t.drive(T.r);
    t.act(0, { type: 'answer', passenger: 0, yes: false });
    expect(t.told('fullTrainRoll')).toEqual([]);
    expect(t.state.refused[0]).toEqual([]);
  });
  test('F7: nobody leaves and boards the same train again in one call', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.ride(0, T.r);
    t.act(0, { type: 'leave', passenger: 0 });
    expect(t.refused(0, { type: 'board', passenger: 0, train: T.r })).toBe('callUsedUp');
  });
  test('F12: a train that enters by full speed has a settling of its own', () => {
    const t = contested();
    t.give(1, 'fullspeed');
    t.switches(0, { full: 'ask' });
    t.train(T.b, before(4, 'koeln', 1), 1);
    t.wait(3, 'koeln');
    t.orders(3, 'koeln', [T.b], 'mainz');
    t.drive(T.r);
    t.act(1, play({ card: 'fullspeed', train: T.b, fields: 1 }));
    t.dice(...jokers(0), ...jokers(0));
    t.act(0, { type: 'answer', passenger: 0, yes: true });
    const order = t.events.map(({ type }) => type).filter((type) => ['boarded', 'fullTrainRoll'].includes(type));
    expect(order).toEqual(['boarded', 'fullTrainRoll']);
    expect(t.state.place[3]).toBe(ABOARD + T.b);
  });
});

test('F12: also at a station that the outer settling comes to later', () => {
  const t = table();
  // A base step brings 1N to Köln, where there is a contest, and 2N to Mainz's neighbour Bonn, where 4 waits for the blue train.
  t.train(T.r, before(0, 'koeln', 1), 1);
  t.ride(2, T.r, 'front');
  t.ride(3, T.r, 'rear');
  t.wait(0, 'koeln');
  t.orders(0, 'koeln', [T.r], 'mainz');
  t.train(T.N, before(1, 'bonn', 1), 1);
  t.wait(4, 'bonn');
  t.switches(4, { otherwise: 'ask' });
  t.train(T.b, before(4, 'bonn', 1, 2), 1);
  t.give(2, 'fullspeed');
  const enters = { when: 'enters', train: T.r, station: station('koeln') } as const;
  t.act(2, { type: 'arm', play: { card: 'fullspeed', train: T.b, fields: 1 }, trigger: enters });
  endTurn(t);
  const asked: number[] = [];
  while (t.state.window) {
    asked.push(t.state.window.train);
    t.act(2, { type: 'answer', passenger: 4, yes: false });
  }
  // Once for the blue train in its own settling, once for the brown one in the outer settling.
  expect(asked).toEqual([T.b, T.N]);
});

describe('event cards', () => {
  test('F11: wishes of the running settling may be withdrawn when the train is diverted before the roll', () => {
    const t = contested();
    t.give(1, 'diversion');
    const enters = { when: 'enters', train: T.r, station: station('koeln') } as const;
    t.act(1, { type: 'arm', play: { card: 'diversion', train: T.r, line: 1, dir: -1 }, trigger: enters });
    t.drive(T.r);
    expect(t.told('diverted')).toHaveLength(1);
    // Mainz is no longer ahead, so 0 doesn't roll and isn't refused.
    expect(t.told('fullTrainRoll')).toEqual([]);
    expect(t.state.refused[0]).toEqual([]);
    // The rest of the point is driven on the new line.
    expect([t.state.line[T.r], t.state.field[T.r]]).toEqual([1, before(1, 'koeln', -1) - 2]);
  });
  test('F11: passengers of a diverted train leave if their station is no longer ahead', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.ride(0, T.r);
    t.state.orders[0] = { ...t.state.orders[0]!, legs: [leg('duesseldorf', [T.r], 'stuttgart')] };
    t.give(1, 'diversion', 'diversion');
    const call = t.state.call[T.r];
    t.act(1, play({ card: 'diversion', train: T.r, line: BLUE, dir: 1 }));
    expect(t.state.place[0]).toBe(ABOARD + T.r);
    t.act(1, play({ card: 'diversion', train: T.r, line: 1, dir: 1 }));
    expect(t.state.place[0]).toBe(station('koeln'));
    expect(t.state.call[T.r]).toBe(call);
    expect(t.state.leftHome[T.r]).toBe(station('koeln'));
  });
  test('F13: diverted trains come in the order of their home line', () => {
    const t = table();
    t.points(RED);
    t.train(T.b, 'koeln', 1, RED);
    t.state.leftHome[T.b] = station('bonn');
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.wait(0, 'koeln');
    t.orders(0, 'koeln', [T.r], 'mainz');
    t.wait(2, 'koeln');
    t.orders(2, 'koeln', [T.b], 'mainz');
    t.drive(T.r);
    expect(t.told('boarded').map(({ train }) => train)).toEqual([T.r, T.b]);
  });
  test('F15: while its last settling runs a train is no target except for a red signal; back home a new call begins', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(BLUE, 'muenchen', 1), 1, BLUE);
    t.state.leftHome[T.r] = station('mannheim');
    t.train(T.Y, 'muenchen', -1);
    t.wait(2, 'muenchen');
    t.switches(2, { otherwise: 'ask' });
    t.give(0, 'turnaround', 'fullspeed', 'diversion', 'redsignal');
    t.drive(T.r);
    expect(t.state.window).toMatchObject({ kind: 'board', train: T.Y });
    expect(t.refused(0, play({ card: 'fullspeed', train: T.r, fields: 2 }))).toBe('trainGoesHome');
    expect(t.refused(0, play({ card: 'diversion', train: T.r, line: 1, dir: -1 }))).toBe('trainGoesHome');
    expect(t.refused(0, play({ card: 'redsignal', train: T.r }))).toBeUndefined();
    const call = t.state.call[T.r];
    // Only this train may not be boarded at the foreign terminus.
    t.act(1, { type: 'answer', passenger: 2, yes: true });
    expect(t.state.place[2]).toBe(ABOARD + T.Y);
    expect(t.state.line[T.r]).toBe(RED);
    expect(t.state.call[T.r]).not.toBe(call);
  });
  test('F15: a move interrupted by full speed goes on from where the train then stands', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(BLUE, 'augsburg', 1), 1, BLUE);
    t.state.leftHome[T.r] = station('mannheim');
    t.train(T.R, 'hamburg', 1);
    t.give(1, 'fullspeed');
    const enters = { when: 'enters', train: T.r, station: station('augsburg') } as const;
    t.act(1, { type: 'arm', play: { card: 'fullspeed', train: T.r, fields: 8 }, trigger: enters });
    t.drive(T.r);
    // One field to Augsburg, full speed to München and home to Stuttgart, then the second field of the point.
    expect([t.state.line[T.r], t.state.field[T.r]]).toEqual([RED, FIELD_OF[RED]![station('stuttgart')]! - 1]);
  });
  test('F17: a red signal after the last field of a turn belongs to the next turn', () => {
    const t = table();
    t.points(RED);
    t.state.used[1] = true;
    t.train(T.r, before(0, 'koeln', 1, 2), 1);
    t.give(1, 'redsignal');
    const enters = { when: 'enters', train: T.r, station: station('koeln') } as const;
    t.act(1, { type: 'arm', play: { card: 'redsignal', train: T.r }, trigger: enters });
    t.drive(T.r);
    expect(t.state.turn).toBe(2);
    expect(t.state.heldUntil[T.r]).toBe(3);
    expect(stationOf(t.state, T.r)).toBe(station('koeln'));
  });
  test('F27: a red signal drawn with the last three jokers and played at once belongs to the next turn', () => {
    const t = table();
    t.state.deck.splice(t.state.deck.lastIndexOf(3), 1);
    t.state.deck.push(3);
    t.points(JOKER, JOKER);
    t.train(T.r, 10, 1);
    // A train that is released at the end of this turn can be stopped again.
    t.state.heldUntil[T.r] = 1;
    t.act(0, { type: 'draw' });
    expect(t.state.window).toMatchObject({ kind: 'drawn', questions: [{ seat: 0 }] });
    expect([t.state.turn, t.state.active, t.state.phase]).toEqual([2, 1, 'base']);
    t.act(0, play({ card: 'redsignal', train: T.r }));
    expect(t.told('heldUp')).toEqual([{ type: 'heldUp', train: T.r, until: 3 }]);
    expect([t.state.phase, t.state.field[T.r]]).toEqual(['roll', 10]);
    t.state.phase = 'drive';
    endTurn(t);
    expect([t.state.turn, t.state.field[T.r]]).toEqual([3, 10]);
    t.state.phase = 'drive';
    endTurn(t);
    expect([t.state.turn, t.state.field[T.r]]).toEqual([4, 11]);
  });
  test('F18: before the first field of a winning point others intervene before the die is used', () => {
    const t = aboutToWinAgainst('redsignal');
    expect(t.state.window).toMatchObject({ kind: 'intervene', train: T.g });
    expect(game.toAct(t.state)).toEqual([1]);
    t.act(1, play({ card: 'redsignal', train: T.g }));
    expect(t.state.used[0]).toBe(false);
    expect(t.state.winner).toBe(-1);
    expect(game.toAct(t.state)).toEqual([0]);
  });
  test('F18: a seat whose cards change nothing before a win has but one answer', () => {
    const t = aboutToWinAgainst('reservation');
    expect(game.toAct(t.state)).toEqual([1]);
    expect(game.forced!(t.state, 1)).toEqual({ type: 'pass' });
    expect(game.forced!(t.state, 0)).toBeUndefined();
    t.give(1, 'redsignal');
    expect(game.forced!(t.state, 1)).toBeUndefined();
  });
  test('F19: red signal and change of seats are followed by no settling', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.ride(0, T.r, 'rear');
    t.ride(2, T.r, 'front');
    t.switches(0, { otherwise: 'ask', front: 'never' });
    t.give(1, 'redsignal', 'seatswap');
    t.act(1, play({ card: 'redsignal', train: T.r }));
    t.act(1, play({ card: 'seatswap', train: T.r }));
    expect(t.state.window).toBeNull();
    expect([t.state.front[T.r], t.state.rear[T.r]]).toEqual([0, 2]);
    expect(t.state.fought).not.toContain(true);
  });
});

describe('the turn', () => {
  test('F21: the first roll is a duty, rolling again needs at least one die', () => {
    const t = table();
    t.state.phase = 'roll';
    t.state.rolls = 0;
    expect(t.refused(0, { type: 'stop' })).toBe('rollFirst');
    expect(t.refused(0, { type: 'roll', dice: [0, 1] })).toBe('rollAllFive');
    t.act(0, { type: 'roll', dice: [0, 1, 2, 3, 4] });
    expect(t.refused(0, { type: 'roll', dice: [] })).toBe('noSuchDie');
    t.act(0, { type: 'roll', dice: [0] });
    t.act(0, { type: 'roll', dice: [4] });
    expect(t.refused(0, { type: 'roll', dice: [4] })).toBe('noRollLeft');
    expect(t.state.phase).toBe('drive');
  });
  test('F22: jokers must be used as points like the others', () => {
    const t = table();
    t.points(JOKER);
    t.state.used[1] = true;
    expect(t.refused(0, { type: 'pass' })).toBe('notAsked');
    t.drive(T.n);
    expect(t.state.turn).toBe(2);
  });
  test('F23: a card declined in passing may be taken while the passenger is at the station', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.ride(0, T.r);
    expect(t.state.task[0]).toBe(0);
    t.act(0, { type: 'take', passenger: 0 });
    expect(t.state.task[0]).toBe(1);
  });
});

function leg(from: StationId, trains: readonly number[], leave: StationId): Leg {
  const board = trains.map((train) => ({ line: train >> 1, dir: 0 as const }));
  return { from: station(from), board, leave: station(leave), seat: 'any' };
}
