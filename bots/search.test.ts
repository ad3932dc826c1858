/** The searcher on the smallest game: who bids most wins, so the highest bid is best and the guide suggests the lowest first. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { ToyAction, ToyState } from '../kernel/kit/toy.ts';
import { chosen, search, searcher, turnIn, weigh, type Weighed } from './index.ts';
import { bid, guide, toy } from './toy-guide.testing.ts';

const begin = (): ToyState => toy.setup({ high: false }, 2, fastRng(1), () => {});
const turn = turnIn(toy, begin(), 0, 7);

describe('the searcher', () => {
  test('leaves the first way for one that clearly brings more', async () => {
    expect(await searcher(toy, guide).choose(turn)).toEqual(bid(3));
  });

  test('keeps the first way where nothing is gained', async () => {
    const blind = { ...guide, horizon: 1 };
    expect(await searcher(toy, blind).choose(turn)).toEqual(bid(1));
  });

  test('does not compare where there is one way', () => {
    expect(search(toy, { ...guide, width: 1 }, turn)).toEqual([{ way: [bid(1), { type: 'draw' }], values: [] }]);
    expect(chosen(search(toy, { ...guide, width: 1 }, turn)).way[0]).toEqual(bid(1));
  });

  test('looks at no more positions than it may, but for the last world', () => {
    const apply = vi.fn(toy.apply);
    search({ ...toy, apply }, guide, { ...turn, budget: 90 });
    expect(apply.mock.calls.length).toBeGreaterThanOrEqual(90);
    expect(apply.mock.calls.length).toBeLessThan(90 + 3 * 12);
  });

  test('shows all ways the same worlds, and those in question more of them', () => {
    const counts = search(toy, guide, turn).map(({ values }) => values.length);
    expect(Math.max(...counts)).toBe(counts[0]);
    expect(Math.min(...counts)).toBeLessThan(counts[0]!);
  });

  test('knows no more than its view: a stacked deck and other cards change nothing', () => {
    const stacked = begin();
    stacked.deck.sort((a, b) => b - a);
    stacked.cards[1] = 999;
    expect(search(toy, guide, turnIn(toy, stacked, 0, 7))).toEqual(search(toy, guide, turn));
  });

  test('draws worlds as the guide imagines them', () => {
    const imagine = vi.fn(toy.guess);
    search(toy, { ...guide, imagine }, turn);
    expect(imagine).toHaveBeenCalled();
  });

  test('begins luck again with time where the guide says so, however much of it was used before', () => {
    const luckAfter = (freshLuck: Pick<typeof guide, 'freshLuck'>): readonly number[][] => {
      const seen: number[][] = [[], [], [], []];
      const policy: typeof guide.policy = (state, seat, rng) => {
        const highest = state.bids[0] === 3;
        if (state.round === 1 && highest) rng.below(1000);
        if (state.round === 2 && seat === 0 && state.bid === 0) seen[state.bids[0]!]!.push(rng.below(1000));
        return guide.policy(state, seat, rng);
      };
      const candidates = (): readonly (readonly ToyAction[])[] => [1, 3].map((height) => [bid(height)]);
      search(toy, { ...guide, ...freshLuck, policy, candidates }, turn);
      return [seen[1]!, seen[3]!];
    };
    const [low, high] = luckAfter({ freshLuck: true });
    expect(high!.length).toBeGreaterThan(3);
    expect(high).toEqual(low);
    const [lower, higher] = luckAfter({});
    expect(higher).not.toEqual(lower);
  });

  test('leaves to the policy what can no longer be done of a way', () => {
    const doubled = { ...guide, candidates: () => [1, 3].map((height) => [bid(height), bid(height)]) };
    expect(chosen(search(toy, doubled, turn)).way[0]).toEqual(bid(3));
  });
});

describe('ways that are weighed', () => {
  const ways = [1, 2, 3].map((height) => [bid(height)]);
  const last = (from: typeof turn): Weighed => [...weigh(toy, guide, from, ways)].at(-1)!;

  test('have chances that say which is better', () => {
    const { chances } = last(turn);
    expect(chances).toHaveLength(3);
    expect(chances[2]).toBeGreaterThan(chances[0]!);
    for (const chance of chances) expect(chance).toBe(Math.min(1, Math.max(0, chance)));
  });

  test('come with clearly better ones that the searcher knows, none that was asked for', () => {
    const steps = [...weigh(toy, guide, turn, [[bid(1)], [bid(2)]])];
    const { chances, better } = steps.at(-1)!;
    expect(better.map(({ way }) => way[0])).toEqual([bid(3)]);
    expect(better[0]!.chance).toBeGreaterThan(Math.max(...chances));
    expect(steps.slice(0, -1).every((step) => step.better.length === 0)).toBe(true);
    expect(last(turn).better).toEqual([]);
  });

  test('tell after each world how far they are, up to all of it', () => {
    const done = [...weigh(toy, guide, turn, ways)].map((each) => each.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.filter((each) => each === 1)).toHaveLength(1);
    expect(done.length).toBeGreaterThan(3);
  });

  test('are told at once how it stands when that is enough', () => {
    const steps = weigh(toy, guide, turn, ways);
    steps.next();
    const { value } = steps.next(true);
    expect(value!.done).toBe(1);
    expect(value!.chances).toHaveLength(3);
    expect(steps.next().done).toBe(true);
  });

  test('are the same whatever lies where the seat can’t look', () => {
    const stacked = begin();
    stacked.deck.sort((a, b) => b - a);
    stacked.cards[1] = 999;
    expect(last(turnIn(toy, stacked, 0, 7))).toEqual(last(turn));
  });
});
