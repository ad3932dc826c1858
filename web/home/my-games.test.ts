/** One list of all my games. */
import { expect, test } from 'vitest';
import type { TableRow } from '@stellwerk/tables/wire';
import type { PlaySummary } from '../storage/store.ts';
import { myGames, placeOf, withFinished, withOthers } from './my-games.ts';

const play = (id: string, updated: number, over = false): PlaySummary => ({
  id,
  game: 'transeuropa',
  seats: [],
  updated,
  entries: 1,
  over,
});
const row = (table: string, more: Partial<TableRow>): TableRow => ({
  table,
  game: 'transeuropa',
  phase: 'playing',
  names: [],
  seats: 2,
  free: 0,
  clock: { kind: 'none' },
  watch: true,
  watchers: 0,
  updated: 1,
  ...more,
});

test('my turn comes first, the least time before the rest, then seats kept for me or by a bot, what runs, what waits and what is over', () => {
  const plays = [play('ended here', 90, true), play('here', 80)];
  const rows = [
    row('over', { phase: 'over', updated: 95 }),
    row('waits', { phase: 'waiting', updated: 99 }),
    row('theirs', { updated: 70 }),
    row('kept', { phase: 'waiting', keptBy: 'Ada', updated: 2 }),
    row('a bot’s', { relieved: true, updated: 1 }),
    row('calm turn', { myTurn: true, updated: 5 }),
    row('late turn', { myTurn: true, until: 500, updated: 4 }),
    row('soon turn', { myTurn: true, until: 100, updated: 3 }),
  ];
  expect(myGames(plays, rows).map(({ id }) => id)).toEqual([
    'soon turn',
    'late turn',
    'calm turn',
    'kept',
    'a bot’s',
    'here',
    'theirs',
    'waits',
    'over',
    'ended here',
  ]);
});

const finished = (table: string, number: number) => ({
  table,
  play: number,
  game: 'transeuropa',
  seats: [],
  seat: 0,
  winners: [0],
  scores: [],
  ended: number,
});

test('a play at a table where I no longer sit stays, each in its place; where I sit, the table stands for its plays', () => {
  const games = myGames([play('b-1', 5, true)], [row('a', { phase: 'over', updated: 9 }), row('c', {})]);
  const all = withOthers(games, [finished('a', 1), finished('b', 1), finished('c', 7), finished('d', 3)]);
  expect(all.map(({ id }) => id)).toEqual(['c', 'a', 'c-7', 'b-1', 'd-3']);
});

test('what the server alone knows of is there, what both have once, and a table gives way to its plays', () => {
  const games = myGames([play('a-1', 5, true), play('here', 9)], [row('a', { phase: 'over' }), row('b', {})]);
  const all = withFinished(games, [finished('a', 1), finished('a', 2)]);
  expect(all.map((game) => [game.id, game.play && game.online?.play, game.play && game.elsewhere])).toEqual([
    ['here', undefined, undefined],
    ['b', undefined, undefined],
    ['a-1', 1, undefined],
    ['a-2', 2, true],
  ]);
});

test('my place follows from the points, but the one whom the rules let win is first', () => {
  const seats = ['Ada', 'Mia', 'Kim'].map((name, colour) => ({
    name,
    colour,
    ...(name === 'Mia' ? {} : { bot: 'easy' }),
  }));
  const ended = (winners: readonly number[], scores: readonly number[]) =>
    placeOf({ id: 'a', updated: 1, play: { ...play('a', 1, true), seats, winners, scores } });
  expect(ended([0], [9, 7, 3])).toEqual({ place: 2, shared: false, points: 7 });
  expect(ended([2], [9, 7, 3])).toEqual({ place: 3, shared: false, points: 7 });
  expect(ended([1], [9, 7, 3])).toEqual({ place: 1, shared: false, points: 7 });
  expect(ended([0, 1], [7, 7, 3])).toEqual({ place: 1, shared: true, points: 7 });
  expect(ended([0], [])).toBeUndefined();
});
