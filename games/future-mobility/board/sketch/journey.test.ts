/** Ends and ways that nobody chose: of those with most points the ones from which jams of the others could take least. */
import { fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { arrange, at } from '../../rules/arrange.testing.ts';
import { lossBy } from '../../rules/advice/risk.ts';
import {
  allRoutes,
  CITY,
  countJams,
  game,
  tripOf,
  type Cell,
  type Mode,
  type Segment,
  type State,
  type View,
} from '../../rules/index.ts';
import { detour, fits, nextWay, travel, travelBy, waysOf, wishFor } from './journey.ts';
import type { World } from './laying.ts';
import { EMPTY, reckon, worldOf } from './sketch.ts';
import { touchStroke } from './plan-touches.ts';
import { endZones } from './zones.ts';

function* positions(plays: number): Generator<State> {
  for (let seed = 0; seed < plays; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ recover: false, combinedModes: false, tramReach: 3, jams: 'motor' }, 3, rng, () => {});
    for (let step = 0; step < 120 && state.phase !== 'over'; step++) {
      const [seat] = game.toAct(state);
      if (state.phase === 'plan' && rng.below(8) === 0) yield game.clone(state);
      game.apply(state, seat!, game.sample!(state, seat!, rng), rng, () => {});
    }
  }
}

const motorOf = (trip: number): Mode => (tripOf(trip).freight ? 'van' : 'car');

/** The fewest jams that two cards one after the other meet on any ways between any ends, and the least that is then at stake. */
function leastOf(world: World, [one, other]: readonly [number, number]): { jams: number; risk: number } {
  const mode = motorOf(one);
  const jamsOf = (...segments: Segment[]): number => countJams(world.markers, world.options, segments);
  const [starts, joints, ends] = endZones([one, other]) as [Cell[], Cell[], Cell[]];
  const legs = (trip: number, from: Cell, to: Cell): Segment[] => {
    const all = allRoutes({ city: CITY, open: () => true, most: Infinity }, from, to).map((route): Segment => ({
      trip,
      mode,
      route,
    }));
    const fewest = Math.min(...all.map((leg) => jamsOf(leg)));
    return all.filter((leg) => jamsOf(leg) === fewest);
  };
  const pairs = joints
    .flatMap((joint) => {
      const from = starts.filter((cell) => cell !== joint).map((cell) => legs(one, cell, joint));
      const on = ends.filter((cell) => cell !== joint).map((cell) => legs(other, joint, cell));
      return from.flatMap((first) => on.map((second) => ({ first, second })));
    })
    .map((pair) => ({ ...pair, jams: jamsOf(pair.first[0]!, pair.second[0]!) }));
  const jams = Math.min(...pairs.map((pair) => pair.jams));
  let risk = Infinity;
  for (const { first, second } of pairs.filter((pair) => pair.jams === jams))
    for (const there of first)
      for (const on of second) {
        // Without a block that is passed twice no jam costs more than another.
        const twice = on.route.slice(1).some((cell) => there.route.includes(cell));
        if (twice && risk <= 2 * world.threat) continue;
        risk = Math.min(risk, lossBy(world, { segments: [there, on] }, world.threat));
        if (!twice) return { jams, risk };
      }
  return { jams, risk };
}

test('two cards by car meet as few jams as can be, and then as little is at stake as can be', () => {
  let chains = 0;
  for (const state of positions(4)) {
    const view = game.view(state, state.turn) as View;
    const world = worldOf(view, EMPTY);
    for (const one of view.open)
      for (const other of view.open) {
        if (!fits([one, other]) || world.threat === 0) continue;
        chains++;
        const mode = motorOf(one);
        const found = travelBy(world, wishFor([one, other]), [mode, mode], false)!;
        const risk = lossBy(world, found, world.threat);
        expect({ jams: found.score.jams, risk }, `${one} ${other}`).toEqual(leastOf(world, [one, other]));
      }
  }
  expect(chains).toBeGreaterThan(10);
});

test('a second tap begins with the ways that bring most and risk least, and says when a way is drawn', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands: [[], ['tramA'], ['tramA']] }), 0) as View;
  const world = worldOf(view, EMPTY);
  const wish = wishFor([36, 21]);
  const journey = travel(world, wish)!;
  expect(detour(world, wish, journey)).toMatchObject({ index: 1, at: 0 });
  const worths = waysOf(world, journey, 1).map((route) => {
    const segments = journey.segments.with(1, { ...journey.segments[1]!, route });
    return lossBy(world, { segments }, world.threat);
  });
  expect(worths).toEqual(worths.toSorted((a, b) => a - b));
  expect(detour(world, nextWay(world, wish, journey), travel(world, nextWay(world, wish, journey))!).at).toBe(1);
  const trip = { ...EMPTY, wish: wishFor([30]) };
  const [first] = reckon(view, { ...trip, wish: { ...trip.wish, ends: [at(1, 4), undefined] } }).journey!.segments;
  const longest = waysOf(world, travel(world, { ...trip.wish, ends: [at(1, 4), undefined] })!, 0).at(-1)!;
  expect(longest).not.toEqual(first!.route);
  const drawn = touchStroke(view, { ...trip, wish: { ...trip.wish, ends: [at(1, 4), undefined] } }, longest);
  expect(reckon(view, drawn).journey!.segments[0]!.route).toEqual(longest);
  const own = detour(world, drawn.wish!, reckon(view, drawn).journey!);
  expect(own).toMatchObject({ at: undefined });
  expect(
    reckon(view, { ...drawn, wish: nextWay(world, drawn.wish!, reckon(view, drawn).journey!) }).journey!.segments[0]!
      .route,
  ).toEqual(waysOf(world, reckon(view, drawn).journey!, 0)[0]);
});
