/** A part that is missing is told apart from a fault, whichever browser says so. */
import { expect, test } from 'vitest';
import { isLoadError, isPartMissing, LoadError, noteLoadError } from './load-error.ts';

test.each([
  new LoadError('worker'),
  new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/board-1.js'),
  new TypeError('error loading dynamically imported module: http://localhost/assets/board-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/board-1.css'),
])('%s', (error) => {
  expect(isLoadError(error)).toBe(true);
});

test('a fault is a fault, and only a missing part is remembered', () => {
  for (const error of [new TypeError('x is undefined'), 'text', undefined]) {
    expect(isLoadError(error)).toBe(false);
    noteLoadError(error);
  }
  expect(isPartMissing()).toBe(false);
  noteLoadError(new LoadError());
  expect(isPartMissing()).toBe(true);
});
