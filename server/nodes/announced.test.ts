/** What is said of an entry in an announcement is what its row says, and what doesn't lead on is not used. */
import { expect, test } from 'vitest';
import { Announced, announced, roomOf } from './announced.ts';

const row = (seq: number, action: unknown = { type: 'lay', line: seq }) => ({
  play: 'fOwO4AGuFJru/2',
  seq,
  entry: JSON.stringify({ seat: 1, action }),
  request: 'mia:a1',
  at: 1e12 + seq,
  clock: null,
});

test('an entry is read as it was written, also with clocks and with spaces in its texts', () => {
  const clock = { bank: [1, 2], spent: [0, 3] };
  const action = { type: 'say', text: 'two  words and “signs”' };
  const topic = announced({ ...row(7, action), request: null, clock: JSON.stringify(clock) });
  expect(topic).not.toContain(' ');
  expect(roomOf(topic)).toBe('fOwO4AGuFJru');
  expect(new Announced([topic]).after('fOwO4AGuFJru/2', 7)).toEqual([
    { seq: 7, entry: { seat: 1, action }, request: null, clock, at: 1e12 + 7 },
  ]);
});

test('entries are used where they lead on, and not beyond a gap or for another play', () => {
  const told = new Announced([announced(row(3)), announced(row(4))]);
  const seqs = (length: number) => told.after('fOwO4AGuFJru/2', length)?.map(({ seq }) => seq);
  expect(seqs(3)).toEqual([3, 4]);
  // Those that are known already do no harm.
  expect(seqs(4)).toEqual([3, 4]);
  expect(seqs(2)).toBeUndefined();
  expect(told.after('fOwO4AGuFJru/1', 3)).toBeUndefined();
  expect(new Announced([announced(row(3)), announced(row(5))]).after('fOwO4AGuFJru/2', 3)).toBeUndefined();
});
