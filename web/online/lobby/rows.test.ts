/** Which tables stand in which list. */
import { expect, test } from 'vitest';
import type { TableRow } from '@stellwerk/tables/wire';
import { companions, myTurns, waitingTables, watchedTables } from './rows.ts';

const row = (table: string, more: Partial<TableRow> = {}): TableRow => ({
  table,
  game: 'transeuropa',
  phase: 'waiting',
  names: ['Mia'],
  seats: 4,
  free: 2,
  clock: { kind: 'none' },
  watch: true,
  watchers: 0,
  updated: 10,
  ...more,
});
const named = (rows: readonly TableRow[]): string => rows.map(({ table }) => table).join(' ');

test('tables wait with the fewest missing first, then the oldest; not those that are full, left, running or mine', () => {
  const mine = [row('mine')];
  const open = [
    row('two'),
    row('old', { updated: 5 }),
    row('one', { free: 1 }),
    row('full', { free: 0 }),
    row('left', { names: [] }),
    row('runs', { phase: 'playing' }),
    row('closed', { phase: 'playing', watch: false }),
    row('closed full', { free: 0, watch: false }),
    ...mine,
  ];
  expect(named(waitingTables({ open, mine }))).toBe('one old two');
  expect(named(watchedTables({ open, mine }))).toBe('full runs');
});

test('the turn with the least time left comes first', () => {
  const turn = { phase: 'playing', myTurn: true } as const;
  const rows = [row('calm', turn), row('soon', { ...turn, until: 50 }), row('now', { ...turn, until: 20 }), row('not')];
  expect(named(myTurns(rows))).toBe('now soon calm');
});

test('of two with my name one is somebody else', () => {
  expect(companions(row('a', { names: ['Kim', 'Mia', 'Kim'] }), 'Kim')).toEqual(['Mia', 'Kim']);
  expect(companions(row('a', { names: ['Mia'] }), undefined)).toEqual(['Mia']);
});
