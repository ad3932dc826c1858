/** The analysis on the smallest game: two rounds of bids and draws, where the highest bid is best. */
import { fastRng, makeSeed, Play } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import type { ToyAction } from '../kernel/kit/toy.ts';
import { analyse, type Analysis } from './index.ts';
import { bid, guide, toy } from './toy-guide.testing.ts';

/** A whole play in which the seats always bid these heights. */
function played(...heights: readonly number[]): Play {
  const seats = heights.map((_, seat) => ({ name: `${seat}`, colour: seat }));
  const play = new Play(toy, {
    game: 'toy',
    rules: 1,
    options: { high: false },
    seats,
    seed: makeSeed(new Uint8Array(32)),
  });
  const rng = fastRng(1);
  while (!play.result) {
    const seat = play.toAct[0]!;
    const legal = play.legal(seat) as ToyAction[];
    const wanted = legal.find((action) => action.type === 'bid' && action.height === heights[seat]);
    play.act(seat, wanted ?? legal.find(({ type }) => type === 'draw') ?? legal[rng.below(legal.length)]);
  }
  return play;
}

function whole(play: Play, seats: readonly number[]): Analysis {
  const steps = analyse(toy, guide, play, seats);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('an analysis', () => {
  const play = played(1, 3);
  const analysis = whole(play, [0, 1]);

  test('follows the chances from the deal to the result', () => {
    for (const { chances } of analysis.moments) expect(chances[0]! + chances[1]!).toBeCloseTo(1);
    const { winners } = play.result!;
    expect(analysis.moments.at(-1)!.chances).toEqual(
      [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    );
    expect(analysis.moments.at(-1)!.entries).toBe(play.length);
  });

  test('knows what would have been better, and what was best', () => {
    const low = analysis.judged.filter(({ seat }) => seat === 0);
    const high = analysis.judged.filter(({ seat }) => seat === 1);
    expect(low.length).toBeGreaterThan(0);
    for (const { ways, played: own } of low) {
      expect(own.actions[0]).toEqual(bid(1));
      expect(ways).toContain(own);
      expect(ways.map(({ chance }) => chance)).toEqual(ways.map(({ chance }) => chance).toSorted((a, b) => b - a));
    }
    expect(low[0]!.best.actions[0]).toEqual(bid(3));
    expect(low[0]!.lost).toBeGreaterThan(0.1);
    expect(high[0]).toMatchObject({ lost: 0, best: high[0]!.played });
  });

  test('takes luck and skill apart, and they add up', () => {
    for (const { start, luck, skill, others, end } of analysis.parts) {
      expect(start + luck + skill + others).toBeCloseTo(end);
      expect(skill).toBeLessThanOrEqual(0);
    }
    expect(analysis.parts[0]!.skill).toBeLessThan(analysis.parts[1]!.skill);
  });

  test('is the same again, and judges those alone who were asked for', () => {
    expect(whole(play, [0, 1])).toEqual(analysis);
    expect(whole(play, [1]).judged).toEqual(analysis.judged.filter(({ seat }) => seat === 1));
  });

  test('tells how far it is, and has a curve before the first turn is judged', () => {
    const steps = [...analyse(toy, guide, play, [0])];
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)!.done).toBe(steps.at(-1)!.total);
  });

  test('judges a turn that was taken back and done again once', () => {
    const undone = played(1, 3);
    const again = new Play(toy, undone.head);
    again.act(again.toAct[0]!, bid(2));
    again.undo(again.toAct[0]!);
    for (const entry of undone.entries) if ('action' in entry) again.act(entry.seat, entry.action);
    expect(again.result).toEqual(undone.result);
    expect(whole(again, [0, 1]).judged).toHaveLength(analysis.judged.length);
  });
});
