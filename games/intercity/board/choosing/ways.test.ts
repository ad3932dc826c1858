/** The ways to choose from: what a hint calls soonest is, and no two of them look alike. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game, proposeBy, roundsOf, STATIONS, type State, type View } from '../../rules/index.ts';
import { planHints } from './hint.ts';
import { aboutToDrive, speak } from './position.testing.ts';
import { knownJourney } from './say.ts';
import { journeyTo, pinOf, type Pinned } from './usePlanner.ts';
import { soonest, titleOf, waysOf } from './ways.ts';

/** The first plans of a deal, none made yet. */
function dealt(seed: number): State {
  return game.setup({ duel: false, moveUp: true }, 3, fastRng(seed), () => {});
}

function* views(): Generator<View> {
  for (let seed = 0; seed < 40; seed++) yield game.view(dealt(seed), 0);
  yield* aboutToDrive(2);
}

describe('the soonest way', () => {
  test('is beaten by no card and by no pair of cards', () => {
    for (const view of views()) {
      const [one, two] = view.own!.passengers as [number, number];
      const best = soonest(view, one);
      if (!best || view.place[two]! < 0) continue;
      const pairs = waysOf(view, one).flatMap((a) =>
        waysOf(view, two).flatMap((b) => (a.task === b.task ? [] : [[a, b]])),
      );
      for (const pair of pairs) {
        const [first, last] = pair.map(({ time }) => roundsOf(view, time)).sort((a, b) => a - b);
        expect(last! * 100 + first!).toBeGreaterThanOrEqual(best.rounds[0] * 100 + best.rounds[1]);
      }
      expect(soonest(view, two)!.rounds).toEqual(best.rounds);
    }
  });

  test('once chosen for both is called so, and stands on a card', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = dealt(seed);
      for (const passenger of [0, 1]) {
        const view = game.view(state, 0);
        for (const journey of journeyTo(view, passenger, soonest(view, passenger)!.way))
          game.apply(state, 0, journey, fastRng(1), () => {});
      }
      const view = game.view(state, 0);
      const [hint] = planHints(speak(view), 0, waysOf(view, 0));
      expect(hint!.text).toMatch(/^Hint: with your plans both are home soonest: ≈\s\d+ rounds\.$/);
      expect(waysOf(view, 0)).toContainEqual(hint!.way);
    }
  });
});

test('the ways for the journey that a passenger is on stand first, soonest first, and one that swaps the goals last', () => {
  let isSwapSooner = false;
  for (const view of views())
    for (const passenger of view.own!.passengers) {
      const ways = waysOf(view, passenger);
      const swapped = ways.map(({ task }) => (task === knownJourney(view, passenger) ? 0 : 1));
      expect(swapped).toEqual(swapped.toSorted((a, b) => a - b));
      const times = ways.filter((_, index) => swapped[index] === 0).map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      isSwapSooner ||= swapped.at(-1) === 1 && ways.at(-1)!.time < times[0]!;
    }
  expect(isSwapSooner, 'no swap among them is the soonest way').toBe(true);
});

test('no two ways of a passenger have the same title', () => {
  for (const view of views())
    for (const passenger of view.own!.passengers) {
      const ways = waysOf(view, passenger);
      const titles = ways.map((way) => titleOf(speak(view), ways, passenger, way));
      expect(new Set(titles).size, titles.join()).toBe(titles.length);
    }
});

test('no title names a place twice, or the one where the passenger waits', () => {
  for (const view of views())
    for (const passenger of view.own!.passengers) {
      const ways = waysOf(view, passenger);
      for (const way of ways) {
        const title = titleOf(speak(view), ways, passenger, way);
        const named = STATIONS.map(({ name }) => name).filter((name) => title.includes(name));
        for (const name of named) expect(title.split(name), title).toHaveLength(2);
        const here = STATIONS[view.place[passenger]!]?.name;
        if (here && way.legs.at(-1)?.leave !== view.place[passenger]) expect(title).not.toContain(`via ${here}`);
      }
    }
});

test('a way that was taken back takes the name of the ride by hand with it, and the one before has its own again', () => {
  const state = dealt(3);
  const start = game.view(state, 0);
  const byHand = STATIONS.flatMap((_, station): readonly Pinned[] => {
    const way = proposeBy(start, 0, knownJourney(start, 0), { station });
    return way ? [{ passenger: 0, pin: { station }, legs: way.legs }] : [];
  });
  const [one] = byHand as [Pinned];
  const two = byHand.find(({ legs }) => JSON.stringify(legs) !== JSON.stringify(one.legs))!;
  const after = (legs: Pinned['legs']): View => {
    const to = game.apply(state, 0, { type: 'itinerary', passenger: 0, legs }, fastRng(1), () => {});
    expect(to).toBeUndefined();
    return game.view(state, 0);
  };
  const pins = [one, two];
  expect(pinOf(start, 0, pins)).toBeUndefined();
  expect(pinOf(after(two.legs), 0, pins)).toEqual(two.pin);
  expect(pinOf(after(one.legs), 0, pins)).toEqual(one.pin);
  expect(pinOf(game.view(state, 0), 1, pins)).toBeUndefined();
});
