/** Plans to choose from, orders that ask only when it matters, what laid points would do, and the record of a play. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { LINES, station, STATIONS } from './board.ts';
import { dryRun } from './dry-run.ts';
import { game } from './game.ts';
import { MODES, modeOf, switchesOf } from './modes.ts';
import { alternatives, fieldsARound, journeyOf, roundsOf, sameJourney, stayingOn } from './plans.ts';
import { FIELD_OF } from './network.ts';
import { planTime, proposeBy, proposeFor, proposeItinerary } from './propose.ts';
import { faultOfLegs } from './shape.ts';
import { isAboard, taskCard, trainOf } from './state.ts';
import { before, T, table } from './table.testing.ts';
import { ABOARD, type Leg, type Passenger, type Position } from './types.ts';

const RED = 0;
const GREEN = 2;

describe('alternatives', () => {
  const starts = Array.from({ length: 30 }, (_, seed) =>
    game.setup({ duel: false, moveUp: true }, 4, fastRng(seed), () => {}),
  );

  test('are two or three ways that differ, the best first, the other journey last', () => {
    let choices = 0;
    for (const state of starts) {
      for (const passenger of [0, 1]) {
        const task = journeyOf(state, passenger, undefined);
        const found = alternatives(state, passenger, task);
        choices += found.length;
        expect(found[0]).toEqual(proposeItinerary(state, passenger));
        expect(found.map((each) => each.task)).toEqual([...found.slice(1).map(() => task), 3 - task]);
        const own = found.slice(0, -1);
        const times = own.map(({ time }) => Math.floor(time));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        own.forEach((a, i) => own.slice(0, i).forEach((b) => expect(sameJourney(a.legs, b.legs)).toBe(false)));
        for (const { legs, task: journey } of found) {
          expect(game.check(state, 0, { type: 'itinerary', passenger, legs, task: journey })).toBeUndefined();
        }
      }
    }
    expect(choices / (2 * starts.length)).toBeGreaterThan(2.3);
  });

  test('a plan takes as long as it was proposed for', () => {
    for (const state of starts) {
      const { legs, time } = proposeItinerary(state, 0)!;
      expect(planTime(state, 0, legs)).toBeGreaterThan(time - 8);
      expect(planTime(state, 0, legs)).toBeLessThan(time + 1);
    }
  });

  test('none are left for who has arrived, and the other journey only while its ticket is to be had', () => {
    const t = table();
    t.arrived(1);
    expect(alternatives(t.state, 1, 1)).toEqual([]);
    const task = (3 - t.state.task[1]!) as 1 | 2;
    expect(alternatives(t.state, 0, task).every((each) => each.task === task)).toBe(true);
    expect(journeyOf(t.state, 0, undefined)).toBe(task);
  });

  test('rounds are at least one', () => {
    const t = table({ seats: 4 });
    expect(roundsOf(t.state, 0)).toBe(1);
    expect(roundsOf(t.state, 3 * fieldsARound(t.state))).toBe(3);
  });
});

describe('a plan made by hand', () => {
  test('rides to the station that was named first', () => {
    const t = table();
    t.wait(0, 'frankfurt');
    const { legs, time } = proposeBy(t.state, 0, 1, { station: station('wuerzburg') })!;
    expect(legs[0]!.leave).toBe(station('wuerzburg'));
    expect(legs.at(-1)!.leave).toBe(taskCard(t.state, 1).goal);
    expect(time).toBeGreaterThanOrEqual(proposeItinerary(t.state, 0)!.time);
  });

  test('gets off at the station that was named, although the train would go on', () => {
    const t = table();
    t.train(T.r, before(0, 'mannheim', 1), 1);
    t.ride(0, T.r);
    t.card(0, 1);
    const { legs } = proposeBy(t.state, 0, 1, { station: station('mannheim') })!;
    expect(legs[0]!.leave).toBe(station('mannheim'));
    const { legs: further } = proposeBy(t.state, 0, 1, { station: station('stuttgart') })!;
    expect(further[0]!.leave).toBe(station('stuttgart'));
    expect(further.length).toBeGreaterThan(1);
  });

  test('a via on the way there needs no second visit', () => {
    const t = table();
    t.wait(0, 'duesseldorf');
    t.train(T.r, before(0, 'duesseldorf', 1), 1);
    const { legs } = proposeBy(t.state, 0, 1, { station: station('mannheim') })!;
    expect(legs.map(({ leave }) => leave)).toEqual([station('mannheim'), station('basel')]);
  });

  test('takes the train that was named, also out of another one', () => {
    const t = table();
    t.wait(0, 'koeln');
    t.train(T.N, before(1, 'koeln', 1), 1);
    expect(proposeBy(t.state, 0, 1, { train: T.N })!.legs[0]!.board[0]!.line).toBe(1);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(0, T.r);
    const { legs } = proposeBy(t.state, 0, 1, { train: T.g })!;
    expect(legs[0]!.leave).toBe(station('mannheim'));
    expect(legs[1]!.board[0]!.line).toBe(GREEN);
  });
});

/** A passenger in Köln that waits for a far train to Mainz and on to Basel, while a near one comes. */
function offered(otherwise: 'stay' | 'better' | 'ask') {
  const t = table();
  t.points(RED);
  t.train(T.r, before(0, 'koeln', 1), 1);
  for (const far of [T.b, T.B, T.R]) t.train(far, 50, 1);
  t.train(T.g, 24, 1);
  t.train(T.G, 40, -1);
  t.wait(0, 'koeln');
  t.card(0, 1);
  t.switches(0, { otherwise });
  const leg = (from: string, line: number, leave: string): Leg => ({
    from: station(from as 'koeln'),
    board: [{ line, dir: 1 }],
    leave: station(leave as 'koeln'),
    seat: 'any',
  });
  t.state.orders[0] = { ...t.state.orders[0]!, legs: [leg('koeln', 4, 'mannheim'), leg('mannheim', GREEN, 'basel')] };
  return t;
}

describe('a plan that comes to the same train again', () => {
  const legs = (dir: 1 | -1): readonly Leg[] => [
    { from: station('stuttgart'), board: [{ line: RED, dir: 0 }], leave: station('mainz'), seat: 'any' },
    { from: station('mainz'), board: [{ line: RED, dir }], leave: station('bremen'), seat: 'any' },
  ];
  const north = LINES[RED]!.fields.indexOf(station('bremen')) > LINES[RED]!.fields.indexOf(station('mainz')) ? 1 : -1;

  test('stays in it', () => {
    const t = table();
    t.train(T.r, before(RED, 'mainz', north), north);
    t.ride(0, T.r);
    const merged = stayingOn(t.state, 0, legs(north));
    expect(merged).toHaveLength(1);
    expect(merged![0]!.leave).toBe(station('bremen'));
    expect(planTime(t.state, 0, merged!)).toBeLessThanOrEqual(planTime(t.state, 0, legs(north)));
  });

  test('stays in it to the buffer and back to where it began', () => {
    const t = table();
    t.train(T.r, before(RED, 'mainz', north), north);
    t.ride(0, T.r);
    const ride = { board: [{ line: RED, dir: 0 as const }], seat: 'any' as const };
    const [stuttgart, hamburg] = [station('stuttgart'), station('hamburg')];
    const there = { ...ride, from: stuttgart, leave: hamburg };
    const back = { ...ride, from: hamburg, leave: stuttgart };
    const merged = stayingOn(t.state, 0, [there, back])!;
    expect(merged).toHaveLength(1);
    expect(faultOfLegs(merged)).toBeUndefined();
    expect(merged[0]!.leave).toBe(stuttgart);
  });

  test('doesn’t stay in it where the second leg ends at a station that comes first', () => {
    const t = table();
    t.train(T.r, before(RED, 'mainz', north), north);
    t.ride(0, T.r);
    const ride = { board: [{ line: RED, dir: 0 as const }], seat: 'any' as const };
    const there = { ...ride, from: station('stuttgart'), leave: station('hamburg') };
    const back = { ...ride, from: station('hamburg'), leave: station('mainz') };
    expect(stayingOn(t.state, 0, [there, back])).toBeUndefined();
  });

  test('leaves it where it goes the other way, or where no second leg follows', () => {
    const t = table();
    t.train(T.r, before(RED, 'mainz', -north as 1 | -1), -north as 1 | -1);
    t.train(T.r + 1, before(RED, 'mainz', north), north);
    t.ride(0, T.r);
    expect(stayingOn(t.state, 0, legs(north))).toBeUndefined();
    expect(stayingOn(t.state, 0, legs(north).slice(0, 1))).toBeUndefined();
  });
});

describe('the way that is proposed', () => {
  /** What a passenger comes through by these legs, as orders are carried out: off at the first pass of each place. */
  function comesThrough(position: Position, passenger: Passenger, legs: readonly Leg[]): Set<number> {
    const seen = new Set<number>();
    const place = position.place[passenger]!;
    legs.forEach((leg, index) => {
      const aboard = index === 0 && isAboard(place) ? trainOf(place) : undefined;
      const { line, dir } =
        aboard === undefined ? leg.board[0]! : { line: position.line[aboard]!, dir: position.dir[aboard]! };
      const { fields, last } = LINES[line]!;
      let field = aboard === undefined ? FIELD_OF[line]![leg.from]! : position.field[aboard]!;
      let step = dir === 0 ? Math.sign(FIELD_OF[line]![leg.leave]! - field) : dir;
      seen.add(fields[field]!);
      for (let steps = 0; steps < 2 * last && (steps === 0 || fields[field] !== leg.leave); steps++) {
        if (field + step < 0 || field + step > last) step = -step;
        field += step;
        seen.add(fields[field]!);
      }
    });
    return seen;
  }

  test('is as fast as any way over a station that a person could name', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = game.setup({ duel: false, moveUp: true }, 3, fastRng(seed), () => {});
      for (const task of [1, 2]) {
        const times = STATIONS.map((_, named) => proposeBy(state, 0, task, { station: named })?.time ?? Infinity);
        expect(proposeFor(state, 0, task)!.time).toBeLessThan(Math.min(...times) + 1);
      }
    }
  });

  test('fetches the ticket, wherever the trains are', () => {
    const rng = fastRng(7);
    let ways = 0;
    for (let seed = 0; seed < 200; seed++) {
      const state = game.setup({ duel: false, moveUp: true }, 3, fastRng(seed), () => {});
      for (let train = 0; train < 10; train++) {
        const { last } = LINES[state.line[train]!]!;
        state.field[train] = 1 + rng.below(last - 1);
        state.dir[train] = rng.below(2) === 0 ? 1 : -1;
      }
      state.task[0] = 0;
      const train = rng.below(10);
      state.front[train] = 0;
      state.place[0] = ABOARD + train;
      for (const task of [1, 2]) {
        const way = proposeFor(state, 0, task);
        if (!way) continue;
        ways++;
        expect(faultOfLegs(way.legs)).toBeUndefined();
        expect(comesThrough(state, 0, way.legs)).toContain(taskCard(state, task).via);
        const stays = stayingOn(state, 0, way.legs);
        if (stays) expect(comesThrough(state, 0, stays)).toContain(taskCard(state, task).via);
      }
    }
    expect(ways).toBeGreaterThan(300);
  });
});

describe('orders that ask when it matters', () => {
  test('a train that beats the plan by a round is a question, for others it isn’t there', () => {
    const asking = offered('better');
    asking.drive(T.r);
    expect(asking.state.window).toMatchObject({ kind: 'board', train: T.r });
    const alone = offered('stay');
    alone.drive(T.r);
    expect(alone.state.window).toBeNull();
    expect(alone.state.place[0]).toBe(station('koeln'));
  });

  test('a train that is no better is no question', () => {
    const t = offered('better');
    t.train(T.b, before(4, 'koeln', 1), 1);
    t.drive(T.r);
    expect(t.state.window).toBeNull();
  });

  test('a full train is no offer', () => {
    const t = offered('better');
    t.ride(2, T.r, 'front');
    t.ride(4, T.r, 'rear');
    t.drive(T.r);
    expect(t.state.window).toBeNull();
  });

  test('without a plan a useful train is a question, a useless one isn’t', () => {
    for (const [dir, asked] of [
      [1, true],
      [-1, false],
    ] as const) {
      const t = offered('better');
      t.train(T.r, before(0, 'koeln', dir), dir);
      t.train(T.R, before(0, 'koeln', 1), 1);
      t.state.orders[0] = { ...t.state.orders[0]!, legs: [] };
      t.drive(T.r);
      expect(t.state.window !== null).toBe(asked);
    }
  });

  describe('aboard', () => {
    const MANNHEIM_BASEL = ['mannheim', GREEN, 'basel'] as const;
    /** 0 rides to Stuttgart and back by its plan and comes to Mannheim, where a train to its goal stands or not. */
    function riding(otherwise: 'stay' | 'better', green: number, plan: readonly Leg[]) {
      const t = offered(otherwise);
      t.train(T.r, before(0, 'mannheim', 1), 1);
      t.train(T.g, green, 1);
      t.ride(0, T.r);
      t.state.orders[0] = { ...t.state.orders[0]!, legs: [...plan] };
      t.drive(T.r);
      return t;
    }
    const ride = (from: string, line: number, leave: string): Leg => ({
      from: station(from as 'koeln'),
      board: [{ line, dir: 0 }],
      leave: station(leave as 'koeln'),
      seat: 'any',
    });
    const detour = [ride('koeln', RED, 'stuttgart'), ride('stuttgart', RED, 'mannheim'), ride(...MANNHEIM_BASEL)];
    const near = FIELD_OF[GREEN]![station('mannheim')]!;

    test('getting off is a question where another way from there saves a round', () => {
      const t = riding('better', near, detour);
      expect(t.state.window).toMatchObject({ kind: 'leave', station: station('mannheim') });
      t.act(0, { type: 'answer', passenger: 0, yes: false });
      expect(t.state.place[0]).toBe(ABOARD + T.r);
      expect(riding('stay', near, detour).state.window).toBeNull();
    });

    test('a plan that gets off there anyway, or nearly as fast, is no question', () => {
      const t = riding('better', near, [ride('koeln', RED, 'mannheim'), ride(...MANNHEIM_BASEL)]);
      expect(t.state.window).toBeNull();
      expect(t.told('left')).toMatchObject([{ passenger: 0, station: station('mannheim') }]);
    });

    test('a plan that leads nowhere any more is a question where the best way gets off', () => {
      const t = riding('better', near, [ride('koeln', RED, 'wuerzburg')]);
      expect(t.state.window).toMatchObject({ kind: 'leave', station: station('mannheim') });
    });
  });

  test('a full train asks only who holds a reservation', () => {
    for (const holds of [true, false]) {
      const t = offered('stay');
      t.ride(2, T.r, 'front');
      t.ride(4, T.r, 'rear');
      t.orders(0, 'koeln', [T.r], 'mannheim');
      t.switches(0, { full: 'reserve' });
      if (holds) t.give(0, 'reservation');
      t.drive(T.r);
      expect(t.state.window?.kind).toBe(holds ? 'full' : undefined);
      expect(t.told('fullTrainRoll')).toHaveLength(holds ? 0 : 1);
    }
  });

  test('the ticket of the other journey is a question if both get home earlier with it', () => {
    for (const [sibling, asked] of [
      ['duisburg', true],
      ['nuernberg', false],
    ] as const) {
      const t = table();
      t.points(RED);
      t.train(T.r, before(0, 'koeln', 1), 1);
      t.ride(0, T.r);
      t.wait(1, sibling);
      t.switches(0, { card: 'task2', otherwise: 'better' });
      t.switches(1, { card: 'task1', otherwise: 'better' });
      t.drive(T.r);
      expect(t.state.window?.kind).toBe(asked ? 'card' : undefined);
    }
  });

  test('each mode is known again by its switches, and keeps the ticket', () => {
    for (const mode of MODES) {
      expect(modeOf(switchesOf(mode, 'task2'))).toBe(mode);
      expect(switchesOf(mode, 'task2').card).toBe('task2');
    }
  });
});

describe('a dry run', () => {
  const drive = (die: number, train: number) => ({ type: 'drive', die, train }) as const;

  test('tells who is carried, gets on and off, and changes nothing', () => {
    const t = table();
    t.points(RED, RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(2, T.r);
    t.wait(0, 'koeln');
    t.orders(0, 'koeln', [T.r], 'mainz');
    const view = game.view(t.state, 0);
    const { events, after, carried, open } = dryRun(view, [drive(0, T.r), drive(1, T.r)]);
    expect(events.find(({ type }) => type === 'boarded')).toMatchObject({ passenger: 0, train: T.r, seat: 'rear' });
    expect(after.place[0]).toBe(ABOARD + T.r);
    expect(carried[2]).toBe(4);
    expect(carried[0]).toBe(3);
    expect(open).toBeUndefined();
    expect(view.place[0]).toBe(station('koeln'));
  });

  test('of others it says who could board, whatever they want', () => {
    for (const plans of [true, false]) {
      const t = table();
      t.points(RED);
      t.train(T.r, before(0, 'koeln', 1), 1);
      t.wait(2, 'koeln');
      if (plans) t.orders(2, 'koeln', [T.r], 'mainz');
      const { couldBoard, events } = dryRun(game.view(t.state, 0), [drive(0, T.r)]);
      expect(couldBoard).toEqual([{ passenger: 2, train: T.r, station: station('koeln') }]);
      expect(events.some(({ type }) => type === 'boarded')).toBe(false);
    }
  });

  test('ends where dice decide, and where the viewer is asked', () => {
    const t = table();
    t.points(RED, RED);
    t.train(T.r, before(0, 'koeln', 1), 1);
    t.ride(2, T.r, 'front');
    t.ride(4, T.r, 'rear');
    t.wait(0, 'koeln');
    t.orders(0, 'koeln', [T.r], 'mainz');
    expect(dryRun(game.view(t.state, 0), [drive(0, T.r), drive(1, T.r)])).toMatchObject({ open: 'dice' });
    t.switches(0, { full: 'ask' });
    expect(dryRun(game.view(t.state, 0), [drive(0, T.r), drive(1, T.r)])).toMatchObject({ open: 'asked' });
  });

  test('ends with the turn: the next base step isn’t part of it', () => {
    const t = table();
    t.state.dice = [0, 0, 0, 0, 0];
    t.train(T.r, 20, 1);
    const actions = [0, 1, 2, 3, 4].map((die) => drive(die, T.r));
    expect(dryRun(game.view(t.state, 0), actions).after.field[T.r]).toBe(30);
  });
});

describe('the record of a play', () => {
  test('keeps who carried whom, what fell, and how far everybody had to go', () => {
    const t = table();
    t.state.dice = [0, 0, 0, 0, 0];
    t.train(T.r, 30, 1);
    t.ride(2, T.r);
    for (let point = 0; point < 5; point++) t.drive(T.r);
    const { left, carried } = t.state.record;
    expect(carried[2 * 3 + 0]).toBe(10);
    expect(carried.reduce((sum, fields) => sum + fields, 0)).toBe(10);
    expect(left).toHaveLength(3);
    t.act(1, { type: 'roll', dice: [0, 1, 2, 3, 4] });
    expect(t.state.record.thrown.slice(6, 12).reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  test('is at its start the shortest way over a via, at the end nothing for the winner', () => {
    const t = table();
    t.arrived(1);
    t.state.task[1] = 2;
    t.train(T.g, LINES[GREEN]!.last - 2, 1);
    t.points(GREEN);
    t.ride(0, T.g);
    t.card(0, 1);
    t.drive(T.g);
    expect(t.state.winner).toBe(0);
    expect(t.state.record.left.slice(-3)[0]).toBe(0);
  });
});
