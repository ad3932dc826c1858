/** Trains in words: one is told from the other of its line as people would. */
import { expect, test } from 'vitest';
import { game, LINES, STATIONS } from '../../rules/index.ts';
import { driving, put, speak } from './position.testing.ts';
import { sayTrain } from './say.ts';

const LINE = 3;
const { fields, last } = LINES[LINE]!;
const terminus = STATIONS[fields[last]!]!.name;

/** Two trains of a line, both on their way to its end. */
function called(one: number, other: number): readonly string[] {
  const { state, seat } = driving([0, 0, 5, 3, 3]);
  put(state, 2 * LINE, one, 1);
  put(state, 2 * LINE + 1, other, 1);
  return [0, 1].map((which) => sayTrain(speak(game.view(state, seat)), 2 * LINE + which));
}

test('of two trains that go the same way it is said where they are, without numbers of spaces', () => {
  const gap = fields.findIndex((_, at) => fields.slice(at, at + 4).every((field) => field < 0));
  const start = fields.slice(0, gap).findLastIndex((field) => field >= 0);
  const end = gap + fields.slice(gap).findIndex((field) => field >= 0);
  const [from, to] = [STATIONS[fields[start]!]!.name, STATIONS[fields[end]!]!.name];
  const train = `IC\u00A0${LINE + 1} to ${terminus}`;
  expect(called(start + 1, end - 1)).toEqual([`${train} past ${from}`, `${train} just before ${to}`]);
  expect(called(start, end - 1)).toEqual([`${train} in ${from}`, `${train} near ${to}`]);
});
