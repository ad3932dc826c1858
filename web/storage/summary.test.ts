/** Whatever is stored, the plays that can be shown are shown, and the others are named. */
import { expect, test } from 'vitest';
import { sortSummaries } from './summary.ts';

const good = {
  id: 'good',
  game: 'toy',
  seats: [
    { name: 'Anna', colour: 0 },
    { name: 'Bot', colour: 1, bot: 'easy' },
  ],
  updated: 5,
  entries: 3,
  over: true,
  winners: [1],
};

test('plays come latest first, with what they were saved with', () => {
  const later = { ...good, id: 'later', updated: 9, over: false, winners: undefined };
  expect(sortSummaries([good, later])).toEqual({ plays: [later, good], damaged: [] });
});

test.each([
  ['a colour that is a word', { seats: [{ name: 'Anna', colour: 'x' }] }],
  ['a colour beyond all', { seats: [{ name: 'Anna', colour: 1e9 }] }],
  ['a fraction of a colour', { seats: [{ name: 'Anna', colour: 0.5 }] }],
  ['a name that is a number', { seats: [{ name: 7, colour: 0 }] }],
  ['a seat that is nothing', { seats: [null] }],
  ['seats that are a word', { seats: 'three' }],
  ['a time beyond all calendars', { updated: 1e300 }],
  ['a time that is not a number', { updated: Number.NaN }],
  ['a time that can’t be subtracted', { updated: 10n }],
  ['a time that is a date', { updated: new Date(5) }],
  ['a game that is missing', { game: undefined }],
  ['entries below none', { entries: -1 }],
  ['an end that is a word', { over: 'yes' }],
  ['a winner that is a word', { winners: ['Anna'] }],
  ['winners that are a number', { winners: 1 }],
])('%s: set aside, and the rest is there', (_, part) => {
  expect(sortSummaries([{ ...good, id: 'bad', ...part }, good])).toEqual({ plays: [good], damaged: [{ id: 'bad' }] });
});

test.each([[null], [undefined], [7], ['text'], [[]], [{}]])('%j is not a record', (record) => {
  expect(sortSummaries([record, good])).toEqual({ plays: [good], damaged: [] });
});
