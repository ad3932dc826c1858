/** The wire: every kind of request is documented by an example that passes the gate, and the gate takes nothing else. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OPTION_REASONS, PLAY_REASONS } from '@stellwerk/kernel';
import * as v from 'valibot';
import {
  AnswerSchema,
  MessageSchema,
  readMessage,
  readRequest,
  REQUEST_TYPES,
  WIRE_REASONS,
  writeMessage,
} from './index.ts';

const API = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const lines = API.split('\n').filter((line) => /^\{ "(type|re)"/.test(line));
const requests = lines.filter((line) => 'id' in (JSON.parse(line) as object));
const received = lines.filter((line) => !requests.includes(line));

describe('docs/api.md', () => {
  test.each(requests)('has a request that passes: %s', (line) => {
    expect(readRequest(line)).toEqual(JSON.parse(line));
  });

  test.each(received)('has what a server may send: %s', (line) => {
    const message = readMessage(line);
    expect(v.parse('re' in message ? AnswerSchema : MessageSchema, message)).toEqual(message);
  });

  test('has an example of every request and of everything that a server sends', () => {
    const types = new Set(lines.map((line) => (JSON.parse(line) as { type?: string }).type));
    const sent = MessageSchema.options.map(({ entries }) => entries.type.literal);
    expect([...REQUEST_TYPES, ...sent].filter((type) => !types.has(type))).toEqual([]);
    const fields = new Set(received.flatMap((line) => ('re' in JSON.parse(line) ? Object.keys(JSON.parse(line)) : [])));
    const answered = Object.keys(AnswerSchema.options[0].entries).filter((field) => field !== 'play');
    expect(answered.filter((field) => !fields.has(field))).toEqual([]);
  });

  test('says what every refusal means', () => {
    expect(
      [...WIRE_REASONS, ...PLAY_REASONS, ...OPTION_REASONS].filter((code) => !API.includes(`\`${code}\``)),
    ).toEqual([]);
  });
});

describe('a request', () => {
  const say = (text: string) => readRequest(JSON.stringify({ type: 'say', id: 'x', table: 't', text }));
  const name = (value: string) => {
    const seats = [{ kind: 'you' }, { kind: 'invited', name: value }];
    const open = {
      type: 'open',
      id: 'x',
      game: 'toy',
      options: {},
      seats,
      public: true,
      watch: true,
      clock: { kind: 'none' },
      reaction: 10,
    };
    return readRequest(JSON.stringify(open));
  };

  test('holds plain text on one line, markup and all', () => {
    expect(say('a\n\tb\u202ec <i>')).toMatchObject({ text: 'a b c <i>' });
    expect(say(' \u0000 ')).toBeUndefined();
    expect(say('x'.repeat(301))).toBeUndefined();
    expect(name('Lena')).toMatchObject({ seats: [{ kind: 'you' }, { name: 'Lena' }] });
    expect(name('x'.repeat(21))).toBeUndefined();
  });

  test.each(requests)('loses its meaning with any field too many or too few: %s', (line) => {
    const request = JSON.parse(line) as Record<string, unknown>;
    expect(readRequest(JSON.stringify({ ...request, extra: 1 }))).toBeUndefined();
    expect(readRequest(JSON.stringify({ ...request, id: '' }))).toBeUndefined();
    expect(readRequest(JSON.stringify({ ...request, type: `${String(request['type'])}s` }))).toBeUndefined();
  });
});

describe('a message', () => {
  test('has its long lists of digits in half the space, repetitions in none, and everything else as it is', () => {
    const rails = Array.from({ length: 600 }, (_, line) => line % 3);
    const segment = { trip: 37, route: [1, 7, 13, 19, 20, 26, 25], mode: 'van' };
    const message = {
      rails,
      few: [1, 2],
      mixed: [...rails, 10],
      told: [segment],
      view: { a: [segment], b: { segment } },
    };
    const text = writeMessage({ ...message, none: undefined });
    expect(readMessage(text)).toEqual(message);
    expect(text.match(/"van"/g)).toHaveLength(1);
    expect(text.length).toBeLessThan(JSON.stringify(message).length * 0.8);
  });

  test('has no two of one object: turns are told apart by their events', () => {
    const drew = { type: 'drew', seat: 1, why: 'turn', count: 1 };
    const steps = Array.from({ length: 20 }, () => [1, [drew]]);
    const read = readMessage(writeMessage({ steps })) as unknown as { steps: [number, object[]][] };
    expect(read).toEqual({ steps });
    expect(new Set(read.steps.map(([, [first]]) => first)).size).toBe(steps.length);
  });
});
