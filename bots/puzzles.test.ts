/** Puzzles on the smallest game: who bids most wins, so the highest bid is the solution and the guide suggests the lowest first. */
import { fastRng, makeSeed, Play, type Difficulty } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { follow, isConfirmed, lostBy, mixture, nextToBest, puzzlesIn } from './index.ts';
import { puzzleIn, turnsIn, type Position } from './puzzles.ts';
import { bid, guide, toy } from './toy-guide.testing.ts';

const draw = { type: 'draw' };
const begin: Position = { game: toy, guide, state: toy.setup({ high: false }, 2, fastRng(1), () => {}), seat: 0 };
const any = (): boolean => true;

describe('a puzzle', () => {
  test('has the turn that is best by a clear margin as its solution', () => {
    const found = puzzleIn(begin, any)!;
    expect(found.best).toEqual([bid(3), draw]);
    expect(found.margin).toBeGreaterThan(0.06);
    expect(isConfirmed(begin, found)).toBe(true);
  });

  test('is none where all turns come to the same', () => {
    expect(puzzleIn({ ...begin, guide: { ...guide, horizon: 1 } }, any)).toBeUndefined();
  });

  test('is none where there is no choice', () => {
    expect(puzzleIn({ ...begin, guide: { ...guide, width: 1 } }, any)).toBeUndefined();
  });

  test('is not confirmed with another solution, or with a larger lead', () => {
    const found = puzzleIn(begin, any)!;
    expect(isConfirmed(begin, { ...found, best: [bid(1), draw] })).toBe(false);
    expect(isConfirmed(begin, { ...found, margin: 3 * found.margin })).toBe(false);
  });

  test('is easy if the guide suggests it first, and harder if only a search finds it', () => {
    const heights = (order: readonly number[]): Position => ({
      ...begin,
      guide: { ...guide, candidates: () => order.map((height) => [bid(height), draw] as never) },
    });
    expect(puzzleIn(heights([3, 1, 2]), any)?.level).toBe('easy');
    expect(puzzleIn(heights([1, 2, 3]), any)?.level).toBe('medium');
    expect(puzzleIn(heights([3, 1, 2]), (level) => level !== 'easy')).toBeUndefined();
  });

  test('takes what a worse turn gives away from it', () => {
    expect(lostBy(begin, [bid(3), draw], [bid(3), draw])).toBe(0);
    expect(lostBy(begin, [bid(3), draw], [bid(1), draw])).toBeGreaterThan(0.06);
    expect(lostBy(begin, [bid(3), draw], [bid(1), draw])).toBeGreaterThan(
      lostBy(begin, [bid(3), draw], [bid(2), draw]),
    );
  });
});

describe('the solution', () => {
  test('stands beside the turns that come next to it, each with what it gives away', () => {
    const compared = nextToBest(begin, [bid(3), draw], 2);
    expect(compared.map(({ way }) => way)).toEqual([
      [bid(3), draw],
      [bid(2), draw],
      [bid(1), draw],
    ]);
    const [best, next, last] = compared.map(({ lost }) => lost);
    expect(best).toBe(0);
    expect(next).toBeGreaterThan(0);
    expect(last).toBeGreaterThan(next!);
  });

  test('is told as the seat would hear it', () => {
    const [best] = nextToBest(begin, [bid(3), draw], 0);
    expect(best!.heard).toEqual(follow(begin, [bid(3), draw]).heard);
    expect(best!.heard.length).toBeGreaterThan(0);
  });
});

describe('a turn', () => {
  test('is over when others are to act or chance comes into it', () => {
    expect(follow(begin, [bid(2)]).isOver).toBe(false);
    expect(follow(begin, [bid(2), draw])).toMatchObject({ done: [bid(2), draw], isOver: true });
    const throwing: typeof toy.apply = (state, seat, action, rng, tell) => {
      rng.below(6);
      toy.apply(state, seat, action, rng, tell);
    };
    expect(follow({ ...begin, game: { ...toy, apply: throwing } }, [bid(2), draw])).toMatchObject({
      done: [bid(2)],
      isOver: true,
    });
  });

  test('is made whole where the guide knows its beginning alone, and counts once in whatever order', () => {
    const candidates: typeof guide.candidates = (view) =>
      view.bid > 0 ? [[draw as never]] : [[bid(1)], [bid(2)], [bid(2), draw as never]];
    expect(turnsIn({ ...begin, guide: { ...guide, candidates } })).toEqual([1, 2].map((height) => [bid(height), draw]));
  });

  test('leaves the position as it was', () => {
    const before = JSON.stringify(begin.state);
    follow(begin, [bid(2), draw]);
    expect(JSON.stringify(begin.state)).toBe(before);
  });
});

test('a play gives a puzzle of its beginning, its middle and its end at most, of those that are wanted', () => {
  const seats = [0, 1].map((seat) => ({ name: `${seat}`, colour: seat }));
  const head = { game: 'toy', rules: 1, options: { high: false }, seats, seed: makeSeed(new Uint8Array(32)) };
  const play = new Play(toy, head);
  while (!play.result) play.act(play.toAct[0]!, play.legal(play.toAct[0]!)[0]);
  const found = [...puzzlesIn(toy, guide, play, 1, any)].filter((each) => each !== undefined);
  expect(found.length).toBeLessThanOrEqual(3);
  for (const { at, seat } of found) expect(play.entries[at]!.seat).toBe(seat);
  expect([...puzzlesIn(toy, guide, play, 1, () => false)].filter(Boolean)).toEqual([]);
  expect([...puzzlesIn(toy, guide, play, 1, any)]).toEqual([...puzzlesIn(toy, guide, play, 1, any)]);
});

test('a mixture has as many of each level as there are, the clearer ones first', () => {
  const of = (level: Difficulty, ...margins: number[]) => margins.map((margin) => ({ level, margin }));
  const found = [...of('easy', 0.1, 0.3, 0.2, 0.4), ...of('hard', 0.5), ...of('medium', 0.1, 0.2, 0.3)];
  expect(mixture(found, 6)).toEqual([...of('easy', 0.4, 0.3, 0.2), ...of('medium', 0.3, 0.2), ...of('hard', 0.5)]);
  expect(mixture(found, 100)).toHaveLength(found.length);
});
