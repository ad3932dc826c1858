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
  scoreTrip,
  TRIPS,
  tripOf,
  type Cell,
  type Mode,
  type Segment,
  type State,
  type View,
} from '../../rules/index.ts';
import { detour, fits, goodWays, nextWay, sparedBy, travel, travelBy, waysOf, wishFor, type Wish } from './journey.ts';
import type { World } from './laying.ts';
import { EMPTY, reckon, worldOf, type Sketch } from './sketch.ts';
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

interface Least {
  readonly jams: number;
  readonly risk: number;
  readonly length: number;
}

/** The fewest jams that two cards one after the other meet on any ways between any ends, the least that is then at stake, and the shortest with that. */
function leastOf(world: World, [one, other]: readonly [number, number]): Least {
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
  let [risk, length] = [Infinity, Infinity];
  for (const { first, second } of pairs.filter((pair) => pair.jams === jams))
    for (const there of first)
      for (const on of second) {
        const blocks = there.route.length + on.route.length;
        // Without a block that is passed twice no jam costs more than another.
        if (risk <= 2 * world.threat && blocks >= length) continue;
        const loss = lossBy(world, { segments: [there, on] }, world.threat);
        if (loss > risk || (loss === risk && blocks >= length)) continue;
        [risk, length] = [loss, blocks];
      }
  return { jams, risk, length };
}

const lengthOf = (segments: readonly Segment[]): number => segments.reduce((sum, { route }) => sum + route.length, 0);

test('two cards by car meet as few jams as can be, then as little is at stake as can be, and then the way is as short as can be', () => {
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
        const length = lengthOf(found.segments);
        expect({ jams: found.score.jams, risk, length }, `${one} ${other}`).toEqual(leastOf(world, [one, other]));
      }
  }
  expect(chains).toBeGreaterThan(10);
});

test('a second tap begins with the ways that bring most and risk least, and says when a way is drawn', () => {
  const hands = [[], ['tramA'], ['tramA']] as const;
  const ends = [undefined, undefined, at(3, 2)];
  const calm = arrange({ open: [30, 36, 17, 21, 11], hands });
  const { route } = travel(worldOf(game.view(calm, 0) as View, EMPTY), { ...wishFor([36, 21]), ends })!.segments[1]!;
  // Past the jam it is further, through it shorter.
  const jammed = { open: [30, 36, 17, 21, 11], hands, markers: { trafficJam: [route[1]!] } };
  const view = game.view(arrange(jammed), 0) as View;
  const world = worldOf(view, EMPTY);
  const wish = { ...wishFor([36, 21]), ends: [undefined, route[0], at(3, 2)] };
  const journey = travel(world, wish)!;
  expect(detour(world, wish, journey)).toMatchObject({ index: 1, at: 0 });
  const worths = waysOf(world, journey, 1).map((route) => {
    const segments = journey.segments.with(1, { ...journey.segments[1]!, route });
    return lossBy(world, { segments }, world.threat) - 100 * scoreTrip(world, { ...journey, segments }).total;
  });
  expect(worths).toEqual(worths.toSorted((a, b) => a - b));
  expect(detour(world, nextWay(world, wish, journey), travel(world, nextWay(world, wish, journey))!).at).toBe(1);
  const trip = { ...EMPTY, wish: wishFor([30]) };
  const [first] = reckon(view, { ...trip, wish: { ...trip.wish, ends: [at(1, 4), undefined] } }).journey!.segments;
  const longest = waysOf(world, travel(world, { ...trip.wish, ends: [at(1, 4), undefined] })!, 0).at(-1)!;
  expect(longest).not.toEqual(first!.route);
  const drawn = touchStroke(view, { ...trip, wish: { ...trip.wish, ends: [at(1, 4), undefined] } }, longest) as Sketch;
  expect(reckon(view, drawn).journey!.segments[0]!.route).toEqual(longest);
  const own = detour(world, drawn.wish!, reckon(view, drawn).journey!);
  expect(own).toMatchObject({ at: undefined });
  expect(
    reckon(view, { ...drawn, wish: nextWay(world, drawn.wish!, reckon(view, drawn).journey!) }).journey!.segments[0]!
      .route,
  ).toEqual(waysOf(world, reckon(view, drawn).journey!, 0)[0]);
});

test('a detour spares what it is said to spare, and without one nothing is said', () => {
  let detours = 0;
  for (const state of positions(4)) {
    const view = game.view(state, state.turn) as View;
    const world = worldOf(view, EMPTY);
    for (const one of view.open)
      for (const other of view.open) {
        if (!fits([one, other]) || world.threat === 0) continue;
        const wish = wishFor([one, other]);
        const modes = wish.trips.map(motorOf);
        const found = travelBy(world, wish, modes, false)!;
        const short = travelBy({ ...world, threat: 0 }, wish, modes, false)!;
        const less = lossBy(world, short, world.threat) - lossBy(world, found, world.threat);
        const isLonger = lengthOf(found.segments) > lengthOf(short.segments);
        if (isLonger) detours++;
        if (isLonger) expect(less, `${one} ${other}`).toBeGreaterThan(0);
        expect(sparedBy(world, wish, found)).toBe(isLonger ? less : 0);
      }
  }
  expect(detours).toBeGreaterThan(0);
});

test('no way to leaf through is beaten by another in points, with every jam, and in length, and none is missing that is beaten by none', () => {
  for (const state of positions(3)) {
    const view = game.view(state, state.turn) as View;
    const world = worldOf(view, EMPTY);
    for (const one of view.open) {
      const journey = travel(world, wishFor([one]))!;
      const worthOf = (route: readonly Cell[]): number[] => {
        const trip = { ...journey, segments: [{ ...journey.segments[0]!, route }] };
        const { total } = scoreTrip(world, trip);
        return [total, total - lossBy(world, trip, world.threat), -route.length];
      };
      const all = waysOf(world, journey, 0).map((way) => ({ way: way.join(), worth: worthOf(way) }));
      const unbeaten = all.filter(
        ({ worth }) =>
          !all.some(
            ({ worth: other }) =>
              other.every((part, at) => part >= worth[at]!) && other.some((part, at) => part > worth[at]!),
          ),
      );
      const good = goodWays(world, journey, 0).map((way) => way.join());
      expect(good.length).toBe(Math.min(9, unbeaten.length));
      for (const way of good) expect(unbeaten.map((other) => other.way)).toContain(way);
      expect(journey.segments[0]!.route.join(), `${one}`).toBe(good[0]);
    }
  }
});

test('ways are leafed through from the one that the trip takes by itself, which is the first, back to it', () => {
  const hands = [[], ['tramA'], ['tramA']] as const;
  let leafed = 0;
  for (const markers of [{}, { trafficJam: [at(1, 3), at(2, 3), at(3, 0)] }])
    for (const one of TRIPS)
      for (const other of TRIPS) {
        if (!fits([one.id, other.id]) || (one.id + other.id) % 5 !== 0) continue;
        const view = game.view(arrange({ open: [one.id, other.id], hands, markers }), 0) as View;
        const world = worldOf(view, EMPTY);
        let wish: Wish = wishFor([one.id, other.id]);
        let journey = travel(world, wish)!;
        const { index, at: place, of } = detour(world, wish, journey);
        expect(place).toBe(0);
        const first = journey.segments[index]?.route;
        for (let tap = 1; index >= 0 && tap <= of; tap++) {
          wish = nextWay(world, wish, journey);
          journey = travel(world, wish)!;
          expect(detour(world, wish, journey), `${one.id} ${other.id}`).toEqual({ index, at: tap % of, of });
          leafed++;
        }
        expect(journey.segments[index]?.route).toEqual(first);
      }
  expect(leafed).toBeGreaterThan(50);
});
