/** The puzzles as they ship: positions of real plays, each with a solution that the rules allow. */
import { follow, isConfirmed, isSameWay } from '@stellwerk/bots';
import { GAMES, PUZZLES, type GameId } from '@stellwerk/games';
import { loadPlay } from '@stellwerk/kernel';
import { playAt } from '@stellwerk/tables';
import { describe, expect, test } from 'vitest';

const all = await Promise.all(
  Object.entries(PUZZLES).map(async ([id, load]) => {
    const [module, { puzzles }] = await Promise.all([GAMES[id as GameId](), load()]);
    return { id, ...module, ...puzzles };
  }),
);

/** Solving all of them takes minutes: `stellwerk puzzles --check`. */
const SOLVED = 2;

describe.each(all)('the puzzles of $id', ({ game, puzzleGuide: guide, plays, puzzles }) => {
  const positionOf = ({ play, at, seat }: (typeof puzzles)[number]) => {
    const { state } = playAt(game, plays[play]!, at);
    return { game, guide, state, seat };
  };

  test('are from plays by the rules', () => {
    for (const file of plays) {
      const loaded = loadPlay(game, file);
      expect(loaded.ok ? '' : loaded.reason).toBe('');
    }
  });

  test('ask a seat that is to decide, and their solution is a whole turn by the rules', () => {
    for (const puzzle of puzzles) {
      const { seat, best } = puzzle;
      const position = positionOf(puzzle);
      expect(isSameWay(game.toAct(position.state), [seat])).toBe(true);
      const { done, isOver } = follow(position, best);
      expect({ done, isOver }).toEqual({ done: best, isOver: true });
    }
  });

  test('are each asked once, by a clear margin', () => {
    expect(new Set(puzzles.map(({ play, at }) => `${play} ${at}`)).size).toBe(puzzles.length);
    for (const { margin } of puzzles) expect(margin).toBeGreaterThanOrEqual(0.06);
  });

  test.each(puzzles.slice(0, SOLVED))('number %# is solved again', (puzzle) => {
    expect(isConfirmed(positionOf(puzzle), puzzle)).toBe(true);
  });
});
