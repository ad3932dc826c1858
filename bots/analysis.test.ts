/** The analysis on the smallest game: two rounds of bids and draws, where the highest bid is best. */
import { fastRng, makeSeed, Play, type Game } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import type { ToyAction, ToyState } from '../kernel/kit/toy.ts';
import { coarseFirst, partsOf } from './analysis.ts';
import { analyse, courseSince, inPercent, type Analysis, type Other, type Progress } from './index.ts';
import { bid, guide, toy } from './toy-guide.testing.ts';

/** A whole play in which the seats always bid these heights. */
function played(heights: readonly number[], game: Game = toy): Play {
  const seats = heights.map((_, seat) => ({ name: `${seat}`, colour: seat }));
  const play = new Play(game, {
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

/** Who holds the highest card wins. */
function byCards(state: ToyState) {
  if (toy.toAct(state).length > 0) return undefined;
  const best = Math.max(...state.cards);
  return { winners: [state.cards.indexOf(best)], scores: state.cards };
}

const throwing: typeof toy.apply = (state, seat, action, rng, tell) => {
  if (action.type === 'bid') rng.below(6);
  toy.apply(state, seat, action, rng, tell);
};

function whole(play: Play, seats: readonly number[], budget = guide.budget): Analysis {
  const steps = analyse(play.game, { ...guide, budget }, play, seats);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('an analysis', () => {
  const play = played([1, 3]);
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
    for (const { played: own } of low) expect(own.actions[0]).toEqual(bid(1));
    expect(low[0]!.others[0]!.actions[0]).toEqual(bid(3));
    expect(low[0]!.lost).toBeGreaterThan(0.1);
    expect(high[0]!.lost).toBe(0);
  });

  test('knows how good a choice was to which nothing was better, and what comes next to it', () => {
    for (const { seat, played: own, others } of analysis.judged.filter((each) => each.seat === 1)) {
      expect(seat).toBe(1);
      expect(others.length).toBeGreaterThan(0);
      for (const { actions, chance, by } of others) {
        expect(actions[0]).not.toEqual(own.actions[0]);
        expect(chance).toBeLessThanOrEqual(own.chance);
        expect(by).toBe(0);
      }
    }
  });

  test('knows what would have been second best, which is better, too', () => {
    const [first] = whole(play, [0], 4000).judged;
    expect(first!.others.map(({ actions }) => actions[0])).toEqual([bid(3), bid(2)]);
    expect(first!.others[0]!.chance - first!.played.chance).toBeGreaterThan(first!.lost);
    const [best, second] = first!.others.map(({ by }) => by);
    expect(first!.lost).toBe(best);
    expect(second).toBeLessThan(best!);
    expect(second).toBeGreaterThan(0);
  });

  test('tells the whole turn that would have been better, as its seat would have heard of it', () => {
    const [first] = analysis.judged.filter(({ seat }) => seat === 0);
    const [{ events }] = first!.others as [Other];
    expect(events.map(({ type }) => type)).toEqual(['bid', 'drew']);
    expect(events[0]).toMatchObject({ seat: 0, height: 3 });
  });

  test('tells nothing of a turn that would have needed other dice', () => {
    // The bid is thrown, and the turn is not over.
    const thrown = { ...toy, apply: throwing } as Game;
    const [first] = whole(played([1, 3], thrown), [0]).judged;
    expect(first!.lost).toBeGreaterThan(0);
    for (const { events } of first!.others) expect(events).toEqual([]);
  });

  test('takes luck and skill apart, and they add up', () => {
    for (const { start, luck, skill, others, end } of analysis.parts.map((each) => each!)) {
      expect(start + luck + skill + others).toBeCloseTo(end);
    }
    for (const [seat, { start }] of analysis.parts.map((each) => each!).entries())
      expect(start).toBe(analysis.moments[0]!.chances[seat]);
    expect(analysis.parts[0]!.skill).toBeLessThan(analysis.parts[1]!.skill);
  });

  test('sees no luck where cards count for nothing, and no skill where they count alone', () => {
    for (const parts of whole(play, [0, 1], 8000).parts) expect(Math.abs(parts!.luck)).toBeLessThan(0.12);
    const lottery = { ...toy, result: byCards } as Game;
    const cards = whole(played([1, 3], lottery), [0, 1], 8000).parts.map((each) => each!);
    for (const { skill } of cards) expect(skill).toBeGreaterThan(-0.05);
    expect(Math.max(...cards.map(({ luck }) => luck))).toBeGreaterThan(0.2);
  });

  test('counts a mistake once, however many actions it is spread over', () => {
    const slow = new Play(toy, play.head);
    for (const entry of play.entries) {
      if (!('action' in entry)) continue;
      // First something that changes nothing.
      if ((entry.action as ToyAction).type === 'bid')
        slow.act(
          entry.seat,
          slow.legal(entry.seat).find(({ type }) => type === 'wish'),
        );
      slow.act(entry.seat, entry.action);
    }
    const lost = ({ judged }: Analysis): readonly number[] =>
      judged.flatMap(({ seat, lost: much }) => (seat === 0 ? much : []));
    const [quick, twice] = [lost(whole(play, [0], 4000)), lost(whole(slow, [0], 4000))];
    expect(twice).toHaveLength(quick.length);
    for (const [index, much] of twice.entries()) expect(Math.abs(much - quick[index]!)).toBeLessThan(0.15);
  });

  test('knows the parts of a seat once all its turns are worked out, and not before', () => {
    const steps = analyse(toy, guide, play, [1, 0]);
    const seen = new Set<string>();
    for (const { done, total, analysis: now } of steps) {
      const have = [0, 1].filter((seat) => now.parts[seat]);
      seen.add(have.join());
      expect(have.length === 2).toBe(done === total);
    }
    expect([...seen]).toEqual(['', '1', '0,1']);
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

  test('has both ends of the curve first, and then what lies farthest from what it has', () => {
    expect(coarseFirst(9)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7]);
    expect(coarseFirst(6)).toEqual([0, 5, 4, 2, 1, 3]);
    expect([coarseFirst(0), coarseFirst(1), coarseFirst(2)]).toEqual([[], [0], [0, 1]]);
    const steps = analyse(toy, guide, play, [0]);
    steps.next();
    const { value } = steps.next();
    expect((value as Progress).analysis.moments.map(({ entries }) => entries)).toEqual([0, play.length]);
  });

  test('follows a try from where it parts on', () => {
    const { entries: half } = analysis.moments[2]!;
    const since = courseSince(toy, guide, play, 0, half);
    const later = analysis.moments.filter(({ entries }) => entries > half);
    expect(since.map(({ entries }) => entries)).toEqual(later.map(({ entries }) => entries));
    expect(since.at(-1)).toEqual(later.at(-1));
    for (const { chances } of since) expect(chances[0]! + chances[1]!).toBeCloseTo(1);
  });

  test('judges a turn that was taken back and done again once', () => {
    const undone = played([1, 3]);
    const again = new Play(toy, undone.head);
    again.act(again.toAct[0]!, bid(2));
    again.undo(again.toAct[0]!);
    for (const entry of undone.entries) if ('action' in entry) again.act(entry.seat, entry.action);
    expect(again.result).toEqual(undone.result);
    expect(whole(again, [0, 1]).judged).toHaveLength(analysis.judged.length);
  });
});

describe('parts', () => {
  const rng = fastRng(3);
  const any = (): number => rng.below(4001) / 1000 - 2;
  const random = Array.from({ length: 300 }, () => {
    const seats = 2 + rng.below(5);
    return { start: 1 / seats, luck: any(), skill: -Math.abs(any()), end: [0, 1, 1 / 2, 1 / 3][rng.below(4)]! };
  });

  test('are never more than all there is, keep their signs, and add up', () => {
    for (const { start, luck, skill, end } of random) {
      const parts = partsOf(start, luck, skill, end);
      expect(parts.start + parts.luck + parts.skill + parts.others).toBeCloseTo(end);
      for (const part of [parts.luck, parts.skill, parts.others]) expect(Math.abs(part)).toBeLessThanOrEqual(1 + 1e-9);
      expect(parts.luck * luck).toBeGreaterThanOrEqual(0);
      expect(parts.skill * skill).toBeGreaterThanOrEqual(0);
    }
  });

  test('that are none too large stay as they are', () => {
    expect(partsOf(0.25, 0.5, -0.75, 0)).toEqual({ start: 0.25, luck: 0.5, skill: -0.75, others: 0, end: 0 });
  });

  test('add up in whole percents, too, and none is off by one or more', () => {
    for (const { start, luck, skill, end } of random) {
      const parts = partsOf(start, luck, skill, end);
      const whole = inPercent(parts);
      expect(whole.start + whole.luck + whole.skill + whole.others).toBe(whole.end);
      expect([whole.start, whole.end]).toEqual([Math.round(100 * start), Math.round(100 * end)]);
      for (const part of ['luck', 'skill', 'others'] as const) {
        expect(Number.isInteger(whole[part])).toBe(true);
        expect(Math.abs(whole[part] - 100 * parts[part])).toBeLessThan(1 + 1e-9);
      }
    }
  });

  test('round to what adds up', () => {
    const parts = { start: 1 / 3, luck: -0.448, skill: -0.0413, others: 0.156, end: 0 };
    expect(inPercent(parts)).toEqual({ start: 33, luck: -45, skill: -4, others: 16, end: 0 });
  });
});
