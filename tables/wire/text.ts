/** Messages as text: requests are checked; what the server sends is short on the way and whole again on the page. */
import * as v from 'valibot';
import { RequestSchema, type Answer, type Message, type Request } from './messages.ts';

export const REQUEST_TYPES = RequestSchema.options.map(({ entries }) => entries.type.literal);
const SCHEMA_OF: ReadonlyMap<unknown, v.GenericSchema<unknown, Request>> = new Map(
  RequestSchema.options.map((schema) => [schema.entries.type.literal, schema]),
);

/** A request as text, checked; undefined for anything else. */
export function readRequest(text: string): Request | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  // Asked for by its type, not tried one after another: a server reads one for every move.
  const schema = SCHEMA_OF.get((value as { type?: unknown } | null)?.type);
  const read = schema && v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  return read?.success ? read.output : undefined;
}

/** Shorter ones are not worth it. */
const LONG_LIST = 24;
const LONG_TEXT = 24;
const SHORT_MESSAGE = 400;
const LONG_DIGITS = new RegExp(`\\[(?:\\d,){${LONG_LIST - 1}}`);
const DIGITS = '~';
const SAME = '^';

/**
 * A message as text. Long lists of single digits, of which boards are made, travel as one word; what was in the message before, as the number of
 * that list or object, counted as they begin.
 */
export function writeMessage(message: object): string {
  // Most messages are one move: there is nothing long in them, and nothing twice that would be worth a number.
  const plain = JSON.stringify(message);
  if (plain.length < SHORT_MESSAGE && !LONG_DIGITS.test(plain)) return plain;
  const known = new Map<string, number>();
  let count = 0;
  const write = (value: unknown): string => {
    const text = JSON.stringify(value) ?? 'null';
    if (typeof value !== 'object' || value === null) return text;
    // Nothing in a short text is worth a word or a number; what is in it is only counted.
    if (text.length < LONG_TEXT) {
      count += containersIn(value);
      return text;
    }
    const number = count++;
    const before = known.get(text);
    if (before !== undefined) return `{"${SAME}":${before}}`;
    known.set(text, number);
    if (isDigits(value)) return `{"${DIGITS}":"${value.join('')}"}`;
    if (isFlat(value)) return text;
    return Array.isArray(value) ? `[${value.map(write).join(',')}]` : fields(value);
  };
  const fields = (value: object): string => {
    const written: string[] = [];
    for (const [key, field] of Object.entries(value))
      if (field !== undefined) written.push(`${JSON.stringify(key)}:${write(field)}`);
    return `{${written.join(',')}}`;
  };
  // The message itself is number 0, and nothing in it can repeat it.
  count++;
  return fields(message);
}

function containersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 1;
  for (const each of Object.values(value)) count += containersIn(each);
  return count;
}

function isFlat(value: object): boolean {
  for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) return false;
  return true;
}

/** The message of a text that the server wrote. */
export function readMessage(text: string): Message | Answer {
  const known: unknown[] = [];
  const whole = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const number = known.push(value) - 1;
    const { [DIGITS]: digits, [SAME]: same } = value as Record<string, unknown>;
    // Equal, but not one and the same: the log tells turns apart by their events.
    if (typeof same === 'number') return (known[number] = structuredClone(known[same]));
    if (typeof digits === 'string') return (known[number] = Array.from(digits, Number));
    const fields = value as Record<string, unknown>;
    for (const key of Object.keys(fields)) fields[key] = whole(fields[key]);
    return value;
  };
  return whole(JSON.parse(text)) as Message | Answer;
}

function isDigits(value: unknown): value is readonly number[] {
  if (!Array.isArray(value) || value.length < LONG_LIST) return false;
  for (const item of value as unknown[])
    if (!Number.isInteger(item) || (item as number) < 0 || (item as number) > 9) return false;
  return true;
}
