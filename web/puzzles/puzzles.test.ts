/** Every puzzle as it ships: its solution can be played, and says in both languages what it is about and why it is good. */
import { GAMES, PUZZLES, type GameId } from '@stellwerk/games';
import { playAt } from '@stellwerk/tables';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../session/puzzle-of.ts';

/** What fits into the guide's sign on a phone. */
const LONGEST_ORDER = 38;
const LONGEST_REASON = 92;

const all = await Promise.all(
  Object.entries(PUZZLES).map(async ([id, load]) => {
    const [module, { puzzles }] = await Promise.all([GAMES[id as GameId](), load()]);
    return { id, module, puzzles };
  }),
);

describe.each(all)('the puzzles of $id', ({ id, module, puzzles }) => {
  test('are thirty at least', () => {
    expect(puzzles.puzzles.length).toBeGreaterThanOrEqual(30);
  });

  test('have solutions by the rules, with a hint and a reason that a phone has room for', async () => {
    const hints = new Set<string>();
    for (const [number, { play, at, seat, best }] of puzzles.puzzles.entries()) {
      const posed = playAt(module.game, puzzles.plays[play]!, at);
      expect(posed.toAct).toEqual([seat]);
      const { motiveIn } = (await puzzleOf(id, number))!;
      const motive = motiveIn(module, module.game.clone(posed.state));
      expect(posed.act(seat, best[0])).toBeUndefined();
      for (const language of LANGUAGES) {
        const [hint, why] = motive[language];
        hints.add(hint);
        expect(hint.length, hint).toBeLessThanOrEqual(LONGEST_ORDER);
        expect(`${hint} ${why}`.length, `${hint} ${why}`).toBeLessThanOrEqual(LONGEST_REASON);
      }
    }
    // One for all would be no hint.
    expect(hints.size).toBeGreaterThanOrEqual(4 * LANGUAGES.length);
  });
});
