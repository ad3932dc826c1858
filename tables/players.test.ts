/** Names at a table. */
import { expect, test } from 'vitest';
import { freeName } from './players.ts';

test('a name that sits at the table already gets the next number', () => {
  expect(freeName('Lena', ['Mia'])).toBe('Lena');
  expect(freeName('Lena', ['Mia', 'Lena'])).toBe('Lena 2');
  expect(freeName('Lena', ['Lena', 'Lena 2'])).toBe('Lena 3');
});

test('it stays as short as a name may be', () => {
  const longest = 'x'.repeat(20);
  expect(freeName(longest, [longest])).toBe(`${'x'.repeat(18)} 2`);
});
