import { expect, it } from 'vitest';
import { bestTurns, courses } from './course.ts';

it('the course adds up the gains of each seat’s turns, in the order of the turns', () => {
  const view = { gains: [2, 5, 0, 4, 1, 3], first: 1, seats: 3 };
  expect(courses(view)).toEqual([
    [0, 0, 3],
    [0, 2, 6],
    [0, 5, 6],
  ]);
  expect(bestTurns(view)).toEqual([3, 4, 5]);
});
