/** The dice for a seat as they are shown: everybody who took part, and what it came to. */
import { describe, expect, test } from 'vitest';
import { game, JOKER, type Event } from '../../rules/index.ts';
import { begun, speak } from '../choosing/position.testing.ts';
import { pictureOf } from '../map/playback.ts';
import { pictureDuring, rolledIn, rowsOf, sayResult } from './Duel.tsx';

const [MINE, ADA, HARRY] = [0, 2, 4];
const dice = (jokers: number): number[] => Array.from({ length: 5 }, (_, die) => (die < jokers ? JOKER : 0));

/** Ada is first with two jokers; the others tie at none and roll again. */
const roll: Event = {
  type: 'boardingRoll',
  train: 6,
  rounds: [
    [
      { passenger: HARRY, dice: dice(0) },
      { passenger: MINE, dice: dice(0) },
      { passenger: ADA, dice: dice(2) },
    ],
    [
      { passenger: HARRY, dice: dice(0) },
      { passenger: MINE, dice: dice(1) },
    ],
  ],
  order: [ADA, MINE, HARRY],
};
const boards = (passenger: number, seat: 'front' | 'rear', train = 6): Event => ({
  type: 'boarded',
  passenger,
  train,
  station: 3,
  seat,
});

describe('several who want to board', () => {
  const speech = speak(game.view(begun().state, 0));

  test('are all shown, in the order in which they board, with the roll that decided it for them', () => {
    const [{ contest }] = rolledIn([roll]) as [ReturnType<typeof rolledIn>[number]];
    expect(rowsOf(contest).map(({ passenger, sum }) => [passenger, sum])).toEqual([
      [ADA, 2],
      [MINE, 1],
      [HARRY, 0],
    ]);
  });

  test('a tie is told as such, then who is first, then what mine has got', () => {
    const [rolled] = rolledIn([roll, boards(ADA, 'front'), boards(MINE, 'rear')]);
    expect(sayResult(speech, rolled!)).toMatch(
      /^Tie, rolled again: Kim \(1\) and Harry \(0\)\. Ada boards first\. [AB] gets the rear seat\.$/,
    );
    const [full] = rolledIn([roll, boards(ADA, 'rear'), boards(MINE, 'front', 2)]);
    expect(sayResult(speech, full!)).toMatch(/Ada boards first\. No seat is left for [AB]\.$/);
  });
});

test('who keeps a seat with as many is told that it was a tie', () => {
  const speech = speak(game.view(begun().state, 0));
  const against = (boarder: number): string => {
    const rolls = { boarder: { passenger: ADA, dice: dice(boarder) }, occupant: { passenger: HARRY, dice: dice(1) } };
    return sayResult(speech, {
      contest: { type: 'fullTrainRoll', train: 6, ...rolls, won: false, seats: [1, 2] },
      boarded: [],
    });
  };
  expect(against(1)).toBe('Harry keeps the seat.');
  expect(against(2)).toBe('A tie: Harry keeps the seat.');
});

test('points that were confirmed are driven on past a contest of others, not past one of mine', () => {
  const fight = { type: 'fight', train: 0, seats: [1, 2] } as unknown as Event;
  expect(game.stops!(fight, 0)).toBe(false);
  expect(game.stops!(fight, 2)).toBe(true);
});

test('a fight that was answered is first seen with its own end, then with that of the answer', () => {
  const train = 2;
  const fight = (demander: number, defender: number): Event => ({
    type: 'fight',
    train,
    demander,
    defender,
    demanderRolls: [[1, 1, 1, 0, 0]],
    defenderRolls: [[1, 0, 0, 0, 0]],
    won: true,
    seats: [0, 1],
  });
  const { state } = begun();
  state.front[train] = ADA;
  state.rear[train] = MINE;
  const after = pictureOf(game.view(state, 0));
  const queue = rolledIn([fight(MINE, ADA), fight(ADA, MINE)]);
  const seen = (left: typeof queue): readonly number[] => {
    const { front, rear } = pictureDuring(after, left);
    return [front[train]!, rear[train]!];
  };
  expect(seen(queue)).toEqual([MINE, ADA]);
  expect(seen(queue.slice(1))).toEqual([ADA, MINE]);
  expect(seen([])).toEqual([ADA, MINE]);
});
