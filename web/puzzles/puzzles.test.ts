/** Every puzzle as it ships: its solution can be played, and says in both languages what it is about and why it is good. */
import { GAMES, PUZZLES, type GameId } from '@stellwerk/games';
import { turnsIn } from '@stellwerk/bots';
import { playAt } from '@stellwerk/tables';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../session/puzzle-of.ts';
import { puzzleTexts } from './texts.ts';

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

  const posed = async (number: number) => {
    const { puzzle, file, poseIn } = (await puzzleOf(id, number))!;
    const play = playAt(module.game, file, puzzle.at);
    return { puzzle, play, ...poseIn(module, module.game.clone(play.state)) };
  };
  const positions = Promise.all(puzzles.puzzles.map((_, number) => posed(number)));

  test('have solutions by the rules, with a title, a question, a hint and a reason that a phone has room for', async () => {
    const said = { titles: new Set<string>(), asks: new Set<string>(), hints: new Set<string>() };
    for (const [number, { puzzle, play, motive, ask }] of (await positions).entries()) {
      expect(play.toAct).toEqual([puzzle.seat]);
      expect(play.act(puzzle.seat, puzzle.best[0])).toBeUndefined();
      for (const language of LANGUAGES) {
        const words = puzzleTexts(language);
        const [title, hint, why] = motive[language];
        const asked = ask?.[language] ?? words.ask;
        said.titles.add(title);
        said.asks.add(asked);
        said.hints.add(hint);
        for (const order of [asked, hint]) expect(order.length, order).toBeLessThanOrEqual(LONGEST_ORDER);
        const named = words.number(number + 1, words.levels[puzzle.level], title);
        for (const line of [named, `${hint} ${why}`]) expect(line.length, line).toBeLessThanOrEqual(LONGEST_REASON);
      }
    }
    // One for all would be no hint.
    expect(said.hints.size).toBeGreaterThanOrEqual(4 * LANGUAGES.length);
    expect(said.titles.size).toBeGreaterThanOrEqual(4 * LANGUAGES.length);
    expect(said.asks.size).toBeGreaterThanOrEqual(2 * LANGUAGES.length);
  });

  test('ask for what the solution alone has most of', async () => {
    for (const { puzzle, ask, judge } of (await positions).filter((each) => each.ask)) {
      const { game, puzzleGuide: guide } = module;
      const position = {
        game,
        guide,
        state: playAt(game, puzzles.plays[puzzle.play]!, puzzle.at).state,
        seat: puzzle.seat,
      };
      const rivals = turnsIn(position)
        .map((way) => judge(way, 1))
        .filter(({ other }) => other);
      expect(rivals.length, ask!.en).toBeGreaterThan(0);
      for (const { solved, said } of rivals) {
        expect(solved).toBe(false);
        for (const language of LANGUAGES) expect(said![language].length).toBeLessThanOrEqual(LONGEST_REASON);
      }
    }
  });

  test('tell another turn from the solution, and say whether it is as good', async () => {
    for (const { puzzle, judge } of await positions) {
      const { best, margin } = puzzle;
      expect(judge(best, 0)).toMatchObject({ solved: true, other: false });
      const other = best.slice(1);
      expect(judge(other, 0)).toMatchObject({ solved: true, other: true, asGood: true });
      const nearly = judge(other, 0.45 * margin);
      expect(nearly.solved && nearly.other).toBe(true);
    }
  });
});

test('equal tiles from different places are the same turn', async () => {
  const { isAlike } = await PUZZLES.interurban!();
  const placed = (slot: number) => ({ type: 'placed', seat: 0, slot, tile: 1, x: 0, y: 0, rotation: 0 });
  const turn = (slot: number) => ({ seat: 0, before: {}, after: {}, way: [], heard: [placed(slot)] });
  expect(isAlike!(turn(1), turn(2))).toBe(true);
  expect(isAlike!(turn(1), { ...turn(2), heard: [{ ...placed(2), x: 1 }] })).toBe(false);
});
