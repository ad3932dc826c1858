/** What is said to have decided a game. */
import { expect, test } from 'vitest';
import type { View } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { decided } from './outcome.tsx';

const NAMES = ['Kim', 'Ada', 'Harry'];

/** Three rounds in which the seats got these points. */
function played(rounds: readonly (readonly number[])[], lost: readonly number[] = [0, 0, 0]): View {
  const gains = rounds.flat();
  const deeds = gains.map((_, turn) => ({ seat: turn % 3, laid: [], avoided: [], trip: null, lost: lost[turn] ?? 0 }));
  const scores = NAMES.map((_, seat) => rounds.reduce((sum, round) => sum + round[seat]!, 0));
  return { seats: 3, first: 0, gains, deeds, scores } as unknown as View;
}

const told = (view: View, winners: readonly number[], second: number, mine: number | undefined) =>
  [texts.en, texts.de].map((words) => decided(view, words, winners, (seat) => NAMES[seat]!, second, mine, 0));

test('who has lost against two hears who got away and when, and what was missing', () => {
  const view = played([
    [20, 10, 20],
    [20, 40, 25],
    [5, 5, 10],
  ]);
  expect(told(view, [1, 2], 2, 0)).toEqual([
    ['Ada pulled away most in round 2: Ada\u00A0+40, you\u00A0+20.', 'In the end you were 10 points short.'],
    ['Am meisten hat Ada in Runde 2 herausgeholt: Ada\u00A0+40, du\u00A0+20.', 'Am Ende fehlten dir 10 Punkte.'],
  ]);
  expect(told(view, [1, 2], 2, undefined)).toEqual([[], []]);
});

test('jams that took as much as was missing are told instead of that', () => {
  const view = played(
    [
      [20, 10, 20],
      [20, 40, 25],
      [5, 5, 10],
    ],
    [12],
  );
  expect(told(view, [1, 2], 2, 0)[0]).toEqual([
    'You lost 12 points in jams and were 10 short in the end.',
    'Ada pulled away most in round 2: Ada\u00A0+40, you\u00A0+20.',
  ]);
});
