/** Gates let through what has the form and nothing else, and don't work harder for those who want them to. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Game } from './game.ts';
import {
  anyNumber,
  either,
  flag,
  isSeat,
  listOf,
  oneOf,
  optional,
  pairOf,
  shape,
  tagged,
  textUpTo,
  whole,
  type Gate,
  type Passed,
} from './gate.ts';
import { knowsItsSeats, refusesWhatIsHostile } from './kit/hostile.ts';
import { toy, type ToyAction, type ToyState } from './kit/toy.ts';

const isMove = tagged('type', {
  go: { to: whole(0, 9), fast: optional(oneOf(true)) },
  say: { words: listOf(textUpTo(5), 3) },
  stop: {},
});

/** What a gate lets through of many values. */
const passing = (gate: Gate<unknown>, values: readonly unknown[]): unknown[] => values.filter((value) => gate(value));

describe('single values', () => {
  test('whole numbers, in their range and never −0', () => {
    expect(passing(whole(-1, 3), [-2, -1, 0, -0, 3, 4, 0.5, NaN, Infinity, '1', null, [1]])).toEqual([-1, 0, 3]);
    expect(Object.is(passing(whole(-1, 3), [-0, 0])[0], 0)).toBe(true);
  });
  test('one of several values', () => {
    expect(passing(oneOf(0, 90, 'x', null), [0, -0, 90, '90', 'x', null, undefined])).toEqual([0, 90, 'x', null]);
  });
  test('numbers, flags, texts, and one or the other', () => {
    expect(passing(anyNumber, [1, 0.5, '1', null])).toEqual([1, 0.5]);
    expect(passing(flag, [true, false, 0, 'true', null])).toEqual([true, false]);
    expect(passing(textUpTo(3), ['', 'abc', 'abcd', 1, ['a']])).toEqual(['abc']);
    expect(passing(either(oneOf(null), whole(1, 2)), [null, 0, 1, undefined])).toEqual([null, 1]);
  });
  test('seats', () => {
    expect(passing((seat): seat is number => isSeat(seat, 2), [0, 1, 2, -1, 0.5, '0', '__proto__', null])).toEqual([
      0, 1,
    ]);
  });
});

describe('lists', () => {
  test('are lists, no longer than allowed, without holes', () => {
    const gate = listOf(whole(0, 9), 2);
    const lists = [[], [1, 2], [1, 2, 3], [10], { length: 1, 0: 1 }, '12', Object.assign([], { length: 1 })];
    expect(passing(gate, lists)).toEqual([[], [1, 2]]);
    expect(passing(pairOf(flag), [[true, false], [true], [true, 1], [true, true, true]])).toEqual([[true, false]]);
  });
});

describe('shapes', () => {
  test('have their fields and no others', () => {
    const gate = shape({ x: whole(0, 9), y: optional(flag) });
    const values = [{ x: 1 }, { x: 1, y: true }, { y: true }, { x: 1, z: 1 }, { x: 1, y: undefined }, [1], null, 'x'];
    expect(passing(gate, values)).toEqual([{ x: 1 }, { x: 1, y: true }]);
  });
  test('are told apart by a tag, whose name no prototype lends', () => {
    expect(isMove({ type: 'go', to: 3 })).toBe(true);
    expect(isMove({ type: 'say', words: ['hello'] })).toBe(true);
    for (const value of [{ type: 'go' }, { type: 'stop', to: 3 }, { type: 'constructor' }, { type: ['stop'] }, {}, []])
      expect(isMove(value)).toBe(false);
  });
  test('give types', () => {
    type Move =
      | { readonly type: 'go'; readonly to: number; readonly fast?: true }
      | { readonly type: 'say'; readonly words: readonly string[] }
      | { readonly type: 'stop' };
    expectTypeOf(isMove).toExtend<Gate<Move>>();
    expectTypeOf<Move>().toExtend<Passed<typeof isMove>>();
  });
});

describe('the tests of hostile input', () => {
  const scenario = { options: {}, seatCount: 3, seed: 5, maxActions: 500 };
  const isToyAction: Gate<ToyAction> = tagged('type', {
    bid: { height: whole(1, 3) },
    draw: {},
    wish: { wish: whole(0, 1) },
  });
  const strict: Game = {
    ...(toy as Game),
    legal: (state: ToyState, seat) => (isSeat(seat, state.seats) ? toy.legal(state, seat) : []),
    check: (state: ToyState, seat, action) =>
      isSeat(seat, state.seats) && isToyAction(action) ? toy.check(state, seat, action) : { code: 'shape' },
  };

  test('pass a game with a gate', () => {
    refusesWhatIsHostile(strict, scenario);
    knowsItsSeats(strict, scenario);
  });
  test('find a gate that lets more keys pass', () => {
    expect(() => refusesWhatIsHostile(toy as Game, scenario)).toThrow(/lets this pass: .*many keys/);
  });
  test('find a gate that goes through everything before it refuses', () => {
    const copying = (action: unknown): unknown => (typeof action === 'object' ? { ...action } : action);
    const slow: Game = { ...strict, check: (state, seat, action) => strict.check(state, seat, copying(action)) };
    expect(() => refusesWhatIsHostile(slow, scenario)).toThrow(/looks \d+ times at many keys/);
  });
  test('find a seat that is an index before it is a seat', () => {
    const lax: Game = { ...strict, legal: (state, seat) => toy.legal(state, seat) };
    expect(() => knowsItsSeats(lax, scenario)).toThrow(/seat -1 has legal actions/);
  });
});
