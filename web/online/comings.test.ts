/** Who is said to have come and gone, aloud while a table fills and softly in its talk. */
import type { Phase, SeatShown } from '@stellwerk/tables/wire';
import { expect, test } from 'vitest';
import { comingsBetween } from './comings.ts';

const room = (...seats: Partial<SeatShown>[]) => ({
  phase: 'playing' as Phase,
  seats: seats.map((seat, colour): SeatShown => ({ kind: 'person', colour, ...seat })),
});
const told = (before: ReturnType<typeof room>, now: ReturnType<typeof room>) =>
  comingsBetween(before, now).map(({ what, name }) => `${name} ${what}`);

test('who comes, goes, is away and is back', () => {
  const alone = room({ name: 'Mia' });
  const both = room({ name: 'Mia' }, { name: 'Jonas' });
  const away = room({ name: 'Mia' }, { name: 'Jonas', awaySince: 1 });
  expect(told(alone, both)).toEqual(['Jonas joined']);
  expect(told(both, away)).toEqual(['Jonas isAway']);
  expect(told(away, both)).toEqual(['Jonas isBack']);
  expect(told(both, alone)).toEqual(['Jonas left']);
});

test('who is ready again, and whose seat a bot takes over and gives back', () => {
  const plays = room({ name: 'Mia', ready: true });
  expect(told(room({ name: 'Mia', ready: false }), plays)).toEqual(['Mia isReady']);
  const relieved = room({ name: 'Mia', ready: true, relieved: true });
  expect(told(plays, relieved)).toEqual(['Mia botTookOver']);
  expect(told(relieved, plays)).toEqual(['Mia tookBack']);
  expect(told(relieved, { ...plays, phase: 'over' })).toEqual([]);
});

test('a new order, a new colour, a bot and another name are nobody coming or going', () => {
  const before = room({ name: 'Mia', who: 'm' }, { name: 'Jonas', who: 'j' }, { kind: 'free' });
  const after = room({ name: 'Joni', who: 'j' }, { name: 'Mia', who: 'm' }, { kind: 'bot' });
  expect(told(before, after)).toEqual([]);
});
