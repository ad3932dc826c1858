/** What is read out while a table fills. */
import type { SeatShown } from '@stellwerk/tables/wire';
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { newsOf } from './useNews.ts';

const room = (...seats: Partial<SeatShown>[]) => ({
  seats: seats.map((seat, colour): SeatShown => ({ kind: 'person', colour, ...seat })),
});
const told = (before: ReturnType<typeof room>, now: ReturnType<typeof room>) => newsOf(before, now, en.waiting);

test('who comes, goes, is away and is ready again', () => {
  const alone = room({ name: 'Mia', ready: true });
  const both = room({ name: 'Mia', ready: true }, { name: 'Jonas', ready: true });
  const away = room({ name: 'Mia', ready: true }, { name: 'Jonas', ready: true, awaySince: 1 });
  expect(told(alone, both)).toEqual(['Jonas sits down.']);
  expect(told(both, away)).toEqual(['Jonas is away.']);
  expect(told(away, both)).toEqual(['Jonas is ready.']);
  expect(told(both, alone)).toEqual(['Jonas has stood up.']);
});

test('a new order, a new colour and a bot are nobody coming or going', () => {
  const before = room({ name: 'Mia' }, { name: 'Jonas' }, { kind: 'free' });
  expect(told(before, room({ name: 'Jonas' }, { name: 'Mia' }, { kind: 'bot' }))).toEqual([]);
});
