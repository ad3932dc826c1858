/**
 * What comes from outside: values made to be expensive or to slip past a check, and seats that nobody has. Work is counted in looks at
 * the value, not in time, so the tests say the same on every machine.
 */
import { ok } from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { Game, Seat } from '../game.ts';
import { walkSparsely, type Scenario } from './walk.ts';

const VISITS = 12;
/** Enough to tell a few looks from a look at everything. */
const MANY = 2_000;
const DEEP = 10_000;
/** More than any honest action needs, and far less than going through a hostile one. */
const MOST_LOOKS = 60;
const NOWHERE: readonly unknown[] = [-1, 99, 1.5, Number.NaN, '0', 'x', 'length', '__proto__', null, undefined];

/** The value, and how often something was read from it or its keys were listed. */
function watched(value: unknown): { readonly value: unknown; looks(): number } {
  let looks = 0;
  const watch = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    return new Proxy(inner, {
      get(target, key) {
        looks++;
        return watch(Reflect.get(target, key));
      },
      ownKeys(target) {
        looks++;
        return Reflect.ownKeys(target);
      },
    });
  };
  return { value: watch(value), looks: () => looks };
}

const manyKeys = Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`key${index}`, index]));
const manyNumbers = Object.fromEntries(Array.from({ length: MANY }, (_, index) => [String(index), index]));

let nested: unknown = [];
for (let depth = 0; depth < DEEP; depth++) nested = depth % 2 === 0 ? [nested] : { type: nested };

/** Values that aren't an action in any game. */
function strangers(): [string, unknown][] {
  return [
    ['many keys', manyKeys],
    ['many numbered keys', manyNumbers],
    ['many items', Array.from({ length: MANY }, () => null)],
    ['a deep nest', nested],
    ['a long text', 'x'.repeat(MANY)],
  ];
}

/** A legal action, spoilt in every way that a gate could miss. */
function spoilt(action: object): [string, unknown][] {
  const inField = Object.entries(action).flatMap(([key, value]): [string, unknown][] => [
    [
      `${key} has many items`,
      { ...action, [key]: Array.from({ length: MANY }, () => (value as unknown[])[0] ?? value) },
    ],
    [`${key} has many keys`, { ...action, [key]: manyKeys }],
    [`${key} is a deep nest`, { ...action, [key]: nested }],
  ]);
  return [
    ['many keys', { ...action, ...manyKeys }],
    ['many numbered keys', { ...action, ...manyNumbers }],
    ['a symbol', { ...action, [Symbol('more')]: 1 }],
    ['a prototype in a file', JSON.parse(JSON.stringify(action).replace('{', '{"__proto__":{},')) as unknown],
    ['fields that are inherited', Object.create(action)],
    ['a class', Object.assign(new (class Action {})(), action)],
    ['a list', Object.assign([], action)],
    ...inField,
  ];
}

/** The gate refuses every hostile value after a few looks. */
export function refusesWhatIsHostile(game: Game, scenario: Scenario): void {
  const met = new Set<string>();
  walkSparsely(game, scenario, VISITS, ({ state, seat }) => {
    const tries = strangers();
    for (const action of game.legal(state, seat) as readonly { readonly type: string }[]) {
      if (met.has(action.type)) continue;
      met.add(action.type);
      tries.push(...spoilt(action).map(([what, value]): [string, unknown] => [`${action.type}: ${what}`, value]));
    }
    for (const [what, value] of tries) {
      const seen = watched(value);
      const reason = game.check(state, seat, seen.value);
      ok(reason, `the gate lets this pass: ${what}`);
      ok(seen.looks() <= MOST_LOOKS, `the gate looks ${seen.looks()} times at ${what}`);
    }
  });
}

/** A seat that nobody has can do nothing, and asking for it breaks nothing. */
export function knowsItsSeats(game: Game, scenario: Scenario): void {
  walkSparsely(game, scenario, VISITS, ({ state, action }) => {
    for (const seat of [...NOWHERE, scenario.seatCount] as Seat[]) {
      ok(game.check(state, seat, action), `seat ${String(seat)} may act, but nobody sits there`);
      ok(game.legal(state, seat).length === 0, `seat ${String(seat)} has legal actions, but nobody sits there`);
    }
  });
}

/** What a game's gate must stand. */
export function testHostileInput(game: Game, options: Scenario['options'] = {}): void {
  const scenario: Scenario = { options, seatCount: game.seats.max, seed: 11, maxActions: 20_000 };
  describe(`${game.id} trusts nobody`, () => {
    test('hostile values are refused after a few looks', () => refusesWhatIsHostile(game, scenario));
    test('seats that nobody has can do nothing', () => knowsItsSeats(game, scenario));
  });
}
