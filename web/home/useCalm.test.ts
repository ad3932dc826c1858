/** A list that doesn't move while somebody is at it. */
import { expect, test } from 'vitest';
import { merged } from './useCalm.ts';

test('rows keep their places, what is gone stays, what is new comes last', () => {
  const at = (id: string, text = id) => ({ id, text });
  const shown = [at('a'), at('b'), at('c')].map((row) => ({ row, gone: false }));
  const now = merged(shown, [at('d'), at('c', 'changed'), at('a')], ({ id }) => id);
  expect(now.map(({ row, gone }) => (gone ? `(${row.text})` : row.text))).toEqual(['a', '(b)', 'changed', 'd']);
});
