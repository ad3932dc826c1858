/** Standing orders, windows, armed cards and what the clock answers. */
import { describe, expect, test } from 'vitest';
import { station, type StationId } from './board.ts';
import { game } from './game.ts';
import { before, T, table, type Table } from './table.testing.ts';
import { ABOARD, type Single } from './types.ts';

const RED = 0;

describe('itineraries', () => {
  test('on the platform the first listed train whose call is open is boarded', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.train(T.b, 'koeln', 1);
    t.wait(0, 'koeln');
    t.orders(0, 'koeln', [T.b, T.r], 'mainz');
    t.drive(T.r);
    expect(t.state.place[0]).toBe(ABOARD + T.b);
  });
  test('a train in the wrong direction isn’t boarded', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', -1), -1);
    t.wait(0, 'koeln');
    const board = [{ line: 0, dir: 1 as const }];
    t.act(0, {
      type: 'itinerary',
      passenger: 0,
      legs: [{ from: station('koeln'), board, leave: station('mainz'), seat: 'any' }],
    });
    t.drive(T.r);
    expect(t.state.place[0]).toBe(station('koeln'));
  });
  test('the passenger leaves at the end of the leg and goes on with the next one', () => {
    const t = table();
    t.points(RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(0, T.r);
    t.state.orders[0] = {
      ...t.state.orders[0]!,
      legs: [
        { from: station('essen'), board: [], leave: station('koeln'), seat: 'any' },
        { from: station('koeln'), board: [{ line: 1, dir: 1 }], leave: station('frankfurt'), seat: 'any' },
      ],
    };
    t.drive(T.r);
    expect(t.state.place[0]).toBe(station('koeln'));
    expect(t.state.orders[0]!.legs).toHaveLength(1);
  });
  test('only a free seat, only the front seat', () => {
    for (const [wish, taken, boards] of [
      ['free', 1, true],
      ['free', 2, false],
      ['front', 0, true],
      ['front', 1, false],
    ] as const) {
      const t = approaching();
      if (taken > 0) t.ride(2, T.r, 'front');
      if (taken > 1) t.ride(4, T.r, 'rear');
      t.orders(0, 'koeln', [T.r], 'mainz', wish);
      t.drive(T.r);
      expect(t.state.place[0] === ABOARD + T.r).toBe(boards);
      expect(t.told('fullTrainRoll')).toEqual([]);
    }
  });
  test('given while the train stands there, they are followed at once', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.wait(2, 'koeln');
    const board = [{ line: 0, dir: 1 as const }];
    t.act(1, {
      type: 'itinerary',
      passenger: 2,
      legs: [{ from: station('koeln'), board, leave: station('mainz'), seat: 'any' }],
    });
    expect(t.state.place[2]).toBe(ABOARD + T.r);
  });
  test('a leg must lead somewhere, by trains that run there', () => {
    const t = table();
    const legs = (from: StationId, leave: StationId) => ({
      type: 'itinerary',
      passenger: 0,
      legs: [{ from: station(from), board: [{ line: 0, dir: 1 }], leave: station(leave), seat: 'any' }],
    });
    expect(t.refused(0, legs('koeln', 'koeln'))).toBe('badLeg');
    expect(t.refused(0, legs('koeln', 'basel'))).toBe('noTrainRunsThere');
    expect(t.refused(0, legs('koeln', 'mainz'))).toBeUndefined();
    expect(t.refused(1, legs('koeln', 'mainz'))).toBe('notYourPassenger');
  });
});

describe('single orders go before the itinerary', () => {
  const rides = (order: Single | null): Table => {
    const t = approaching();
    t.wait(0, 'osnabrueck');
    t.ride(0, T.r);
    t.orders(0, 'essen', [T.r], 'koeln');
    t.act(0, { type: 'single', passenger: 0, order });
    t.drive(T.r);
    return t;
  };
  test.each([
    [null, 'leaves'],
    [{ kind: 'stay' }, 'stays'],
    [{ kind: 'leaveAt', station: station('bonn') }, 'stays'],
    [{ kind: 'leaveNext' }, 'leaves'],
    [{ kind: 'askAt', station: station('koeln') }, 'is asked'],
    [{ kind: 'askAt', station: station('bonn') }, 'leaves'],
    [{ kind: 'ask' }, 'is asked'],
  ] as const)('%o: the passenger %s', (order, what) => {
    const t = rides(order);
    if (what === 'is asked') expect(t.state.window).toMatchObject({ kind: 'leave', station: station('koeln') });
    else expect(t.state.place[0]).toBe(what === 'leaves' ? station('koeln') : ABOARD + T.r);
  });
  test('board the next train of a colour here', () => {
    const t = approaching();
    t.act(0, { type: 'single', passenger: 0, order: { kind: 'board', here: station('koeln'), line: 0, dir: 1 } });
    t.drive(T.r);
    expect(t.state.place[0]).toBe(ABOARD + T.r);
    expect(t.state.orders[0]!.single).toBeNull();
  });
});

describe('switches', () => {
  test('station card: ask; the answer that doesn’t come is yes', () => {
    const t = asksForCard();
    expect(t.state.window).toMatchObject({ kind: 'card', questions: [{ seat: 0, passenger: 0 }] });
    t.act(0, { type: 'timeout' });
    expect(t.state.task[0]).toBe(1);
  });
  test('station card: one of the two tasks only', () => {
    const t = approaching();
    t.ride(0, T.r);
    t.switches(0, { card: 'task2' });
    t.drive(T.r);
    expect(t.state.task[0]).toBe(0);
  });
  test('front seat: at once, near the goal, asked once', () => {
    for (const [front, field, outcome] of [
      ['never', 60, 'none'],
      ['atOnce', 50, 'fight'],
      ['near', 50, 'none'],
      ['near', 52, 'fight'],
      ['ask', 52, 'asked'],
    ] as const) {
      const t = table();
      t.points(2);
      t.train(T.g, field, 1);
      t.ride(0, T.g, 'front');
      t.ride(2, T.g, 'rear');
      t.card(2, 1);
      t.switches(2, { front, near: 8 });
      t.drive(T.g);
      expect(t.told('fight').length > 0 ? 'fight' : t.state.window ? 'asked' : 'none').toBe(outcome);
    }
  });
  test('full train: who doesn’t want to roll isn’t asked about it either', () => {
    const t = approaching();
    t.ride(2, T.r, 'front');
    t.ride(4, T.r, 'rear');
    t.switches(0, { otherwise: 'ask', full: 'dont' });
    t.drive(T.r);
    expect(t.state.window).toBeNull();
  });
  test('thrown out: wait for the next train of the leg', () => {
    const t = approaching();
    t.points(RED, RED);
    t.ride(2, T.r, 'front');
    t.ride(4, T.r, 'rear');
    t.orders(4, 'essen', [T.r], 'mainz');
    t.orders(0, 'koeln', [T.r], 'mainz');
    t.dice(5, 5, 5, 5, 5, 0, 0, 0, 0, 0);
    t.drive(T.r);
    expect(t.state.place[4]).toBe(station('koeln'));
    t.train(T.R, before(0, 'koeln', 1), 1);
    t.drive(T.R);
    expect(t.state.place[4]).toBe(ABOARD + T.R);
  });
  test('thrown out: ask', () => {
    const t = approaching();
    t.ride(2, T.r, 'front');
    t.ride(4, T.r, 'rear');
    t.orders(0, 'koeln', [T.r], 'mainz');
    t.switches(4, { thrown: 'ask' });
    t.train(T.b, 'koeln', 1);
    t.dice(5, 5, 5, 5, 5, 0, 0, 0, 0, 0);
    t.drive(T.r);
    expect(t.state.window).toMatchObject({ kind: 'board', train: T.b, questions: [{ seat: 2, passenger: 4 }] });
  });
  test('a diverted train: leave, stay or ask', () => {
    for (const turned of ['leave', 'stay', 'ask'] as const) {
      const t = table();
      t.train(T.r, 'koeln', 1);
      t.ride(0, T.r);
      t.switches(0, { turned });
      t.give(1, 'diversion');
      t.act(1, { type: 'play', play: { card: 'diversion', train: T.r, line: 1, dir: 1 } });
      expect(t.state.window?.kind).toBe(turned === 'ask' ? 'leave' : undefined);
      expect(t.state.place[0]).toBe(turned === 'leave' ? station('koeln') : ABOARD + T.r);
    }
  });
});

describe('windows', () => {
  test('all who are asked answer in secret, and nothing happens before the last answer', () => {
    const t = approaching();
    t.wait(2, 'koeln');
    for (const passenger of [0, 2]) t.switches(passenger, { otherwise: 'ask' });
    t.drive(T.r);
    expect(game.toAct(t.state)).toEqual([0, 1]);
    t.act(1, { type: 'answer', passenger: 2, yes: true });
    expect(game.toAct(t.state)).toEqual([0]);
    expect(game.view(t.state, 0).window).toMatchObject({
      asked: [0, 1],
      open: [0],
      mine: [{ passenger: 0, answer: -1 }],
    });
    expect(t.state.place[2]).toBe(station('koeln'));
    t.act(0, { type: 'answer', passenger: 0, yes: false });
    expect(t.state.place[2]).toBe(ABOARD + T.r);
  });
  test('while a window is open the active player can’t go on', () => {
    const t = asksForCard();
    expect(t.refused(0, { type: 'drive', die: 1, train: T.n })).toBe('answerFirst');
    expect(t.refused(1, { type: 'answer', passenger: 2, yes: true })).toBe('notAsked');
  });
  test('at most six ask-me windows in somebody else’s turn, then the default', () => {
    const t = approaching();
    t.state.windows[1] = 6;
    t.wait(2, 'koeln');
    t.switches(2, { otherwise: 'ask' });
    t.drive(T.r);
    expect(t.state.window).toBeNull();
    expect(t.state.place[2]).toBe(station('koeln'));
  });
  test('after two windows missed in a row nobody is asked until he acts again', () => {
    const t = table();
    t.points(RED, RED, RED, RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(2, T.r);
    t.switches(2, { card: 'dont', otherwise: 'ask' });
    t.drive(T.r);
    t.act(1, { type: 'timeout' });
    t.drive(T.r);
    t.act(1, { type: 'timeout' });
    expect(t.state.missed[1]).toBe(2);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.drive(T.r);
    expect(t.state.window).toBeNull();
    t.act(1, { type: 'settings', settings: { intervene: true, first: -1 } });
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.drive(T.r);
    expect(t.state.window).not.toBeNull();
  });
  test('before a winning step everybody else with a card or a right to fight is asked, unless switched off', () => {
    for (const off of [false, true]) {
      const t = winning();
      t.give(1, 'taxi');
      t.ride(4, T.g, 'rear');
      t.switches(4, { front: 'never' });
      t.state.settings[1] = { intervene: !off, first: -1 };
      t.drive(T.g);
      expect(game.toAct(t.state)).toEqual(off ? [2] : [1, 2]);
    }
  });
  test('passing lets it happen', () => {
    const t = winning();
    t.give(1, 'taxi');
    t.drive(T.g);
    t.act(1, { type: 'pass' });
    expect(t.state.winner).toBe(0);
    expect(game.toAct(t.state)).toEqual([]);
  });
  test('a base step that would let somebody win is such a step', () => {
    const t = winning();
    t.give(0, 'taxi');
    t.give(2, 'turnaround');
    t.points(1);
    t.state.used[1] = true;
    t.drive(T.n);
    expect(t.state.window).toMatchObject({ kind: 'intervene', train: T.g, station: station('basel') });
    t.act(2, { type: 'play', play: { card: 'turnaround', train: T.g } });
    expect(t.state.winner).toBe(-1);
    expect(t.state.phase).toBe('roll');
  });
});

describe('armed cards', () => {
  test('before a step in which somebody would win, aimed at the train that it is about', () => {
    const t = winning();
    t.give(1, 'turnaround');
    t.act(1, { type: 'arm', play: { card: 'turnaround', train: -1 }, trigger: { when: 'wins', team: 0 } });
    t.drive(T.g);
    expect(t.told('turned')).toMatchObject([{ train: T.g, dir: -1 }]);
    expect(t.state.winner).toBe(-1);
    expect(t.state.armed[1]).toEqual([]);
  });
  test('before a step in which I would arrive second in my train', () => {
    const t = winning();
    t.ride(2, T.g, 'rear');
    t.card(2, 1);
    t.state.task[3] = 2;
    t.arrived(3);
    for (const passenger of [0, 2]) t.switches(passenger, { front: 'never' });
    t.state.settings[0] = { intervene: false, first: -1 };
    t.give(1, 'seatswap');
    t.act(1, { type: 'arm', play: { card: 'seatswap', train: -1 }, trigger: { when: 'second' } });
    t.drive(T.g);
    expect(t.state.front[T.g]).toBe(2);
    // The die isn't used yet: the player chooses again, and drives all the same.
    t.drive(T.g);
    expect(t.state.winner).toBe(1);
  });
  test('a train that stands there already doesn’t enter', () => {
    const t = table();
    t.train(T.r, 'koeln', 1);
    t.give(0, 'redsignal');
    const trigger = { when: 'enters', train: T.r, station: station('koeln') } as const;
    t.act(0, { type: 'arm', play: { card: 'redsignal', train: T.r }, trigger });
    t.points(1);
    t.drive(T.n);
    expect(t.told('played')).toEqual([]);
    expect(t.refused(0, { type: 'arm', play: { card: 'redsignal', train: T.r }, trigger })).toBe('allArmed');
    t.act(0, { type: 'disarm', index: 0 });
    expect(t.state.armed[0]).toEqual([]);
  });
  test('cards and triggers must fit', () => {
    const t = table();
    t.give(0, 'reservation', 'redsignal');
    const second = { when: 'second' } as const;
    expect(t.refused(0, { type: 'arm', play: { card: 'reservation', passenger: 0 }, trigger: second })).toBe(
      'badTrigger',
    );
    const contest = { when: 'contest', passenger: 0 } as const;
    expect(t.refused(0, { type: 'arm', play: { card: 'redsignal', train: 3 }, trigger: contest })).toBe('badTrigger');
    expect(t.refused(0, { type: 'arm', play: { card: 'taxi', passenger: 0, station: 3 }, trigger: second })).toBe(
      'noSuchCard',
    );
  });
});

describe('the clock', () => {
  test('rolls the first roll, then stops, then drives own passengers’ trains, N if equal', () => {
    const t = table();
    t.state.phase = 'roll';
    t.state.rolls = 0;
    t.dice(0, 4, 4, 1, 5);
    t.act(0, { type: 'timeout' });
    expect(t.told('rolled')).toHaveLength(1);
    t.act(0, { type: 'timeout' });
    expect(t.state.phase).toBe('drive');
    t.train(T.R, 40, -1);
    t.ride(0, T.R);
    t.act(0, { type: 'timeout' });
    expect(t.told('point')[0]).toMatchObject({ die: 0, train: T.R });
    t.act(0, { type: 'timeout' });
    expect(t.told('point')[1]).toMatchObject({ die: 1, train: T.b });
  });
  test('answers nobody else’s question', () => {
    const t = table();
    expect(t.refused(1, { type: 'timeout' })).toBe('notAsked');
    expect(game.fallback!(t.state, 0)).toEqual({ type: 'timeout' });
  });
});

/** A red train is about to enter Köln, where passenger 0 waits. */
function approaching(): Table {
  const t = table();
  t.points(RED);
  t.train(T.r, before(0, 'koeln', 1), 1);
  t.wait(0, 'koeln');
  return t;
}

function asksForCard(): Table {
  const t = approaching();
  t.ride(0, T.r);
  t.switches(0, { card: 'ask' });
  t.drive(T.r);
  return t;
}

/** Team 0 wins when its train enters Basel with the next field. */
function winning(): Table {
  const t = table();
  t.points(2, 2);
  t.card(0, 1);
  t.state.task[1] = 2;
  t.arrived(1);
  t.train(T.g, before(2, 'basel', 1), 1);
  t.ride(0, T.g);
  return t;
}
