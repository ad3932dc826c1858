/**
 * Gates for untrusted values: type predicates put together from small ones, so that a game writes down the form of its actions once and
 * the type follows. A gate takes anything and never throws. It looks at what it knows first, lengths before items and fields before the
 * list of keys, so a value costs no more than its reading did, however it was made to be expensive.
 */
import type { Seat } from './game.ts';

export type Gate<T> = (value: unknown) => value is T;
/** What a gate lets through. */
export type Passed<G> = G extends Gate<infer T> ? T : never;

type Optional<T> = Gate<T> & { readonly optional: true };
export type Fields = Readonly<Record<string, Gate<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
export type Shape<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Passed<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Passed<F[K]>;
};
type Tagged<Tag extends string, Forms extends Readonly<Record<string, Fields>>> = {
  [Kind in keyof Forms]: { readonly [K in Tag]: Kind } & Shape<Forms[Kind]>;
}[keyof Forms];

export const anyNumber: Gate<number> = (value) => typeof value === 'number';
export const flag: Gate<boolean> = (value) => typeof value === 'boolean';

/** A whole number in a range. −0 is not one: it would come back from a file as 0. */
export function whole(min: number, max: number): Gate<number> {
  return (value): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max && !Object.is(value, -0);
}

export function oneOf<const T extends readonly (string | number | boolean | null)[]>(...values: T): Gate<T[number]> {
  return (value): value is T[number] => values.some((known) => Object.is(known, value));
}

/** Text that is not empty. */
export function textUpTo(most: number): Gate<string> {
  return (value): value is string => typeof value === 'string' && value.length > 0 && value.length <= most;
}

export function either<A, B>(one: Gate<A>, other: Gate<B>): Gate<A | B> {
  return (value): value is A | B => one(value) || other(value);
}

export function listOf<T>(item: Gate<T>, most: number): Gate<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.length <= most && hasOnly(value, item);
}

/** Not `every`, which skips holes. */
function hasOnly(list: readonly unknown[], item: Gate<unknown>): boolean {
  for (const value of list) if (!item(value)) return false;
  return true;
}

export function pairOf<T>(item: Gate<T>): Gate<readonly [T, T]> {
  return (value): value is readonly [T, T] => Array.isArray(value) && value.length === 2 && hasOnly(value, item);
}

/** A field of a shape that may be missing; undefined is not missing. */
export function optional<T>(gate: Gate<T>): Optional<T> {
  const passes: Gate<T> = (value): value is T => gate(value);
  return Object.assign(passes, { optional: true as const });
}

/** A plain object with these fields and no others. */
export function shape<const F extends Fields>(fields: F): Gate<Shape<F>> {
  const list = fieldList(fields);
  return (value): value is Shape<F> => isPlain(value) && hasExactly(value, list, 0);
}

/** One of several shapes, told apart by the field `tag`. */
export function tagged<const Tag extends string, const Forms extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  forms: Forms,
): Gate<Tagged<Tag, Forms>> {
  const lists = new Map<unknown, readonly Field[]>(
    Object.entries(forms).map(([kind, fields]) => [kind, fieldList(fields)]),
  );
  return (value): value is Tagged<Tag, Forms> => {
    if (!isPlain(value) || !Object.hasOwn(value, tag)) return false;
    const list = lists.get(value[tag]);
    return list !== undefined && hasExactly(value, list, 1);
  };
}

interface Field {
  readonly key: string;
  readonly gate: Gate<unknown>;
  readonly optional: boolean;
}

function fieldList(fields: Fields): readonly Field[] {
  return Object.entries(fields).map(([key, gate]) => ({ key, gate, optional: 'optional' in gate }));
}

/** The fields fit, and but for them and `known` others there is nothing; keys are listed only if all else is right. */
function hasExactly(value: Readonly<Record<string, unknown>>, fields: readonly Field[], known: number): boolean {
  let keys = known;
  for (const { key, gate, optional: mayMiss } of fields) {
    if (Object.hasOwn(value, key)) {
      if (!gate(value[key])) return false;
      keys++;
    } else if (!mayMiss) return false;
  }
  return Object.keys(value).length === keys && Object.getOwnPropertySymbols(value).length === 0;
}

/** Made by JSON or written as a literal: nothing is inherited that could pass for a field. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Is this a place at a table of so many? Ask before you use a seat from outside as an index. */
export function isSeat(seat: unknown, seats: number): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
}
