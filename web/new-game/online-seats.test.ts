/** The seats of a new table online. */
import { expect, test } from 'vitest';
import { addFree, invite, onlineSeats, setSeat, wishes } from './online-seats.ts';

test('I sit first, and the rest is free', () => {
  expect(onlineSeats(3).map(({ kind }) => kind)).toEqual(['you', 'free', 'free']);
  expect(addFree(onlineSeats(2))).toHaveLength(3);
});

test('a companion gets the first free seat, then one more, as far as the game goes', () => {
  const one = invite(onlineSeats(2), 'Lena', 3);
  expect(one[1]).toEqual({ kind: 'invited', name: 'Lena' });
  const two = invite(one, 'Omar', 3);
  expect(two).toHaveLength(3);
  expect(invite(two, 'Ines', 3)).toBe(two);
});

test('the server hears of nobody without a name', () => {
  const seats = setSeat(onlineSeats(3), 2, { kind: 'invited', name: ' ' });
  expect(wishes(seats)).toBeUndefined();
  expect(wishes(setSeat(seats, 2, { kind: 'bot', level: 'easy' }))).toEqual([
    { kind: 'you' },
    { kind: 'free' },
    { kind: 'bot', level: 'easy' },
  ]);
});
