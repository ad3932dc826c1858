/** The server's refusals have words in both languages. */
import { expect, test } from 'vitest';
import { refusalText } from './index.ts';

test('a refusal is told by the server’s words, else by the shell’s, the game’s or its code', () => {
  const game = { reason: ({ code }: { code: string }) => `game says ${code}` } as never;
  expect(refusalText('en', { code: 'table.full' }, game)).toBe('The table is full.');
  expect(refusalText('de', { code: 'table.full' })).not.toBe('The table is full.');
  expect(refusalText('en', { code: 'play.over' }, game)).toBe('This game is over.');
  expect(refusalText('en', { code: 'toString' }, game)).toBe('game says toString');
  expect(refusalText('en', { code: 'x.y' })).toBe('That isn’t possible (x.y).');
});
