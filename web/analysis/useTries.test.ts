/** Where courses part, and from where one plays on. */
import { expect, test } from 'vitest';
import { fork, stepBefore } from './useTries.ts';

const turns = (...types: string[]) => types.map((type, at) => ({ seat: at % 2, events: [{ type }], from: at, to: at }));

test('two courses part at the first turn that is another', () => {
  expect(fork(turns('a', 'b', 'c'), turns('a', 'b', 'x', 'y'))).toBe(2);
  expect(fork(turns('a', 'b'), turns('a', 'b', 'c'))).toBe(2);
  expect(fork(turns('a', 'b', 'c'), turns('a'))).toBe(1);
  const other = turns('a', 'b').map((turn) => ({ ...turn, seat: 0 }));
  expect(fork(turns('a', 'b'), other)).toBe(1);
});

test('one’s own turn is tried from before it, another’s from after it', () => {
  const players = [{ kind: 'person' }, { kind: 'bot' }] as const;
  const turn = { from: 4, to: 7, events: [{ type: 'turn' }] };
  const begins = ({ type }: { readonly type: string }) => (type === 'turn' ? 0 : undefined);
  expect(stepBefore({ ...turn, seat: 0 }, { begins }, players)).toBe(4);
  // Without a word of the game the turn begins with what is done first.
  expect(stepBefore({ ...turn, seat: 0 }, {}, players)).toBe(3);
  expect(stepBefore({ ...turn, seat: 1 }, { begins }, players)).toBe(7);
  expect(stepBefore({ ...turn, seat: undefined }, { begins }, players)).toBe(7);
});
