import { expect, test } from 'vitest';
import { markAfter } from './marks.ts';

test('what is solved after a miss is not solved at the first try', () => {
  expect(markAfter(undefined, 'solved')).toBe('first');
  expect(markAfter(markAfter(undefined, 'missed'), 'solved')).toBe('later');
});

test('who has seen the solution has seen it, and who has solved it has solved it', () => {
  expect(markAfter(markAfter('tried', 'shown'), 'solved')).toBe('seen');
  expect(markAfter('first', 'missed')).toBe('first');
  expect(markAfter('later', 'shown')).toBe('later');
});
