/** The gate against nonsense and malice: it refuses, quickly and without throwing, and takes each action in one form only. */
import { describe, expect, test } from 'vitest';
import { station } from './board.ts';
import { game } from './game.ts';
import { T, table, type Table } from './table.testing.ts';
import type { Action } from './types.ts';

const here = station('koeln');
const leg = { from: here, board: [{ line: 0, dir: 1 }], leave: station('mainz'), seat: 'any' } as const;
const SWITCHES = {
  full: 'roll',
  card: 'take',
  front: 'near',
  near: 6,
  turned: 'auto',
  thrown: 'wait',
  otherwise: 'stay',
} as const;

/** One well-formed action of each type. */
const ACTIONS: readonly Action[] = [
  { type: 'roll', dice: [0, 1, 2, 3, 4] },
  { type: 'stop' },
  { type: 'drive', die: 0, train: 0 },
  { type: 'draw' },
  { type: 'play', play: { card: 'turnaround', train: 0 } },
  { type: 'fight', passenger: 0 },
  { type: 'board', passenger: 0, train: 0 },
  { type: 'leave', passenger: 0 },
  { type: 'take', passenger: 0 },
  { type: 'swap', train: 0 },
  { type: 'answer', passenger: 0, yes: true },
  { type: 'pass' },
  { type: 'itinerary', passenger: 0, legs: [leg], task: 1 },
  { type: 'single', passenger: 0, order: { kind: 'stay' } },
  { type: 'switches', passenger: 0, switches: SWITCHES },
  { type: 'settings', settings: { intervene: true, first: -1 } },
  { type: 'arm', play: { card: 'turnaround', train: -1 }, trigger: { when: 'second' } },
  { type: 'disarm', index: 0 },
  { type: 'timeout' },
];

describe('seats that don’t exist', () => {
  const seats = [-1, 3, 99, 1.5, NaN, Infinity, '__proto__', 'length', undefined, null] as unknown as number[];
  const tables: Record<string, () => Table> = {
    'in a turn': () => table(),
    'in a window': () => {
      const t = table();
      t.state.window = {
        kind: 'opening',
        train: -1,
        station: -1,
        questions: [{ seat: 0, passenger: -1 }],
        answers: [-1],
      };
      return t;
    },
  };
  test.each(Object.keys(tables))('are refused everything %s and have nothing to choose', (when) => {
    const t = tables[when]!();
    t.give(0, 'turnaround');
    for (const seat of seats) {
      for (const action of ACTIONS) expect(t.refused(seat, action)).toBe('notYourTurn');
      expect(t.refused(seat, { nonsense: true })).toBe('notYourTurn');
      expect(game.legal(t.state, seat)).toEqual([]);
    }
  });
});

describe('huge input', () => {
  const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key${index}`, index]));
  /** The same object, counting what is looked at; listing its keys costs one for each. */
  const watched = <T extends object>(target: T, count: { looks: number }): T =>
    new Proxy(target, {
      get: (object, key): unknown => {
        count.looks++;
        return Reflect.get(object, key);
      },
      ownKeys: (object) => {
        const listed = Reflect.ownKeys(object);
        count.looks += listed.length;
        return listed;
      },
    });
  test.each<[string, (watch: <T extends object>(value: T) => T) => unknown]>([
    ['an object without a type', (watch) => watch({ ...keys })],
    ['of an unknown type', (watch) => watch({ ...keys, type: 'key1' })],
    ['without the fields of its type', (watch) => watch({ ...keys, type: 'drive' })],
    ['with a wrong field', (watch) => watch({ ...keys, type: 'drive', die: 9, train: 0 })],
    ['inside an action', (watch) => ({ type: 'play', play: watch({ ...keys, card: 'turnaround' }) })],
    ['in place of a number', (watch) => ({ type: 'leave', passenger: watch({ ...keys }) })],
    ['a long list', (watch) => ({ type: 'roll', dice: watch(Array.from({ length: 50_000 }, () => 0)) })],
  ])('costs nothing: %s', (_, make) => {
    const count = { looks: 0 };
    expect(
      table().refused(
        0,
        make((value) => watched(value, count)),
      ),
    ).toBe('shape');
    expect(count.looks).toBeLessThan(100);
  });
  test('an action with all its fields and many more is refused, too', () => {
    expect(table().refused(0, { ...keys, type: 'settings', settings: { intervene: true, first: -1 } })).toBe('shape');
  });
});

describe('one form for each action', () => {
  test('no further fields', () => {
    const t = table();
    for (const action of ACTIONS) {
      expect(t.refused(0, { ...action, more: 1 })).toBe('shape');
      expect(t.refused(0, { ...action, more: undefined })).toBe('shape');
    }
  });
  test('no −0 for 0', () => {
    const t = table();
    t.points(0);
    expect(t.refused(0, { type: 'drive', die: -0, train: T.r })).toBe('shape');
    expect(t.refused(0, { type: 'single', passenger: 0, order: { kind: 'board', here, line: 0, dir: -0 } })).toBe(
      'shape',
    );
    expect(t.refused(0, { type: 'drive', die: 0, train: T.r })).toBeUndefined();
  });
  test('dice to throw are named in ascending order, none twice, none left open', () => {
    const t = table();
    t.state.phase = 'roll';
    t.state.rolls = 1;
    expect(t.refused(0, { type: 'roll', dice: [1, 3] })).toBeUndefined();
    expect(t.refused(0, { type: 'roll', dice: [3, 1] })).toBe('noSuchDie');
    expect(t.refused(0, { type: 'roll', dice: [1, 1] })).toBe('noSuchDie');
    expect(t.refused(0, { type: 'roll', dice: Array(1) })).toBe('shape');
  });
  test('no train in a leg behind one that includes it', () => {
    const t = table();
    const boards = (...board: { line: number; dir: number }[]): string | undefined =>
      t.refused(0, { type: 'itinerary', passenger: 0, legs: [{ ...leg, board }] });
    expect(boards({ line: 0, dir: 1 }, { line: 0, dir: 1 })).toBe('shape');
    expect(boards({ line: 0, dir: 0 }, { line: 4, dir: 1 }, { line: 0, dir: -1 })).toBe('shape');
    expect(boards({ line: 0, dir: 1 }, { line: 0, dir: 0 })).toBeUndefined();
    expect(boards({ line: 0, dir: 1 }, { line: 0, dir: -1 })).toBeUndefined();
  });
});
