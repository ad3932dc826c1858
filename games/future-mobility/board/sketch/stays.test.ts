/** What is chosen stays where it is and stays chosen when other trips join, leave or take its place. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { lossBy } from '../../rules/advice/risk.ts';
import { arrange, at, type Arrangement } from '../../rules/arrange.testing.ts';
import { game, scoreTrip, type PowerUp, type View } from '../../rules/index.ts';
import { quickFoot } from './feet.ts';
import { lengthOf, sparedBy, travel, wishFor } from './journey.ts';
import { actionsOf, EMPTY, reckon, type Sketch } from './sketch.ts';
import { ticketsOf } from './tickets.ts';
import { chooseMode, touchCard, touchTrip, type Touch } from './touches.ts';
import { endZones } from './zones.ts';

/** Views of the seat on turn in random plays. */
function* views(plays: number): Generator<View> {
  for (let seed = 0; seed < plays; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ recover: false, combinedModes: false, tramReach: 3, jams: 'motor' }, 3, rng, () => {});
    for (let step = 0; step < 150 && state.phase !== 'over'; step++) {
      const [seat] = game.toAct(state);
      if (state.phase === 'plan' && !state.avoided && rng.below(4) === 0) yield game.view(state, seat!) as View;
      game.apply(state, seat!, game.sample!(state, seat!, rng), rng, () => {});
    }
  }
}

function done(touch: Touch): Sketch {
  if ('refused' in touch) throw new Error(JSON.stringify(touch.refused));
  return touch;
}

describe('on the plan', () => {
  test('a trip that another one joins begins where it began, unless elsewhere both bring more, risk less or are as safe without a detour', () => {
    let joins = 0;
    let moves = 0;
    let shortened = 0;
    for (const view of views(8))
      for (const one of view.open)
        for (const other of view.open) {
          if (one === other) continue;
          const alone = touchTrip(view, EMPTY, one);
          const start = reckon(view, alone).journey!.segments[0]!.route[0]!;
          const { journey, points, world } = reckon(view, touchTrip(view, alone, other));
          if (journey!.segments.length < 2) continue;
          joins++;
          const trips = journey!.segments.map(({ trip }) => trip);
          const place = trips.indexOf(one);
          const now = journey!.segments[place]!.route[0]!;
          if (now === start) continue;
          moves++;
          // A card in front may lead to another of its zones.
          if (!endZones(trips)[place]!.includes(start)) continue;
          const from = { ...wishFor(trips), ends: wishFor(trips).ends.with(place, start) };
          const there = travel(world, from);
          const name = `${trips.join()} from ${start}, not ${now}`;
          expect(there?.score.total ?? 0, name).toBeLessThanOrEqual(points);
          if (there?.score.total !== points) continue;
          const [risk, stayed] = [journey!, there].map((trip) => lossBy(world, trip, world.threat));
          expect(risk, name).toBeLessThanOrEqual(stayed!);
          if (risk! < stayed!) continue;
          shortened++;
          expect(lengthOf(journey!), name).toBeLessThan(lengthOf(there));
          expect(sparedBy(world, wishFor(trips), there), name).toBeGreaterThan(0);
        }
    expect(joins).toBeGreaterThan(100);
    expect(moves - shortened).toBeLessThan(joins / 5);
    expect(shortened).toBeLessThan(joins / 5);
  });

  test('trips that are joined one by one risk no more than both of them chosen afresh for as many points', () => {
    let joins = 0;
    for (const view of views(6))
      for (const one of view.open)
        for (const other of view.open) {
          if (one === other) continue;
          const { journey, points, world } = reckon(view, touchTrip(view, touchTrip(view, EMPTY, one), other));
          if (journey!.segments.length < 2) continue;
          const afresh = travel(world, wishFor(journey!.segments.map(({ trip }) => trip)))!;
          expect(points).toBeGreaterThanOrEqual(afresh.score.total);
          if (points > afresh.score.total) continue;
          joins++;
          const risks = [journey!, afresh].map((trip) => lossBy(world, trip, world.threat));
          expect(risks[0], `${one} ${other}`).toBeLessThanOrEqual(risks[1]!);
          // Nor does it go round about for what another start has on shorter ways.
          const { wish } = reckon(view, touchTrip(view, touchTrip(view, EMPTY, one), other)).sketch;
          if (lengthOf(journey!) > lengthOf(afresh) && risks[0] === risks[1])
            expect(sparedBy(world, wish!, journey!), `${one} ${other}`).toBe(0);
        }
    expect(joins).toBeGreaterThan(50);
  });

  test('a trip stays where it was when the last one leaves it again', () => {
    for (const view of views(4))
      for (const one of view.open)
        for (const other of view.open) {
          if (one === other) continue;
          const joined = touchTrip(view, touchTrip(view, EMPTY, one), other);
          const { journey } = reckon(view, joined);
          if (journey!.segments.length < 2) continue;
          const left = reckon(view, touchTrip(view, joined, journey!.segments[1]!.trip));
          const was = journey!.segments[0]!;
          const now = left.journey!.segments[0]!;
          const { total } = scoreTrip(left.world, { segments: [was] });
          if (now.mode === was.mode && total === left.points) expect(now.route).toEqual(was.route);
        }
  });
});

describe('from the hand', () => {
  /** Apartments → houses (36), houses → shop (21), houses → stadium (30), workshop → supermarket freight (17), apartments → university (11). */
  const seen = (hand: readonly PowerUp[], more: Arrangement = {}): View =>
    game.view(
      arrange({ open: [30, 36, 17, 21, 11], hands: [hand], markers: { bikePath: [at(2, 4), at(3, 4)] }, ...more }),
      0,
    ) as View;
  const played = (view: View, sketch: Sketch): string => JSON.stringify(actionsOf(view, reckon(view, sketch)));

  test.each([
    ['by its card', (view: View) => done(touchCard(view, touchTrip(view, EMPTY, 30), 0))],
    ['by the mode', (view: View) => done(chooseMode(view, touchTrip(view, EMPTY, 30), 'electric'))],
  ])('the electric card that was taken along %s waits for the next trip and goes along with it', (_, take) => {
    const view = seen(['electricVehicle', 'bikePath']);
    const driven = take(view);
    expect(reckon(view, driven).journey!.electric).toBe(true);
    const off = touchTrip(view, driven, 30);
    expect(off).toMatchObject({ active: 0, wish: undefined });
    expect(ticketsOf(view, reckon(view, off)).find(({ id }) => id === 17)).toMatchObject({ look: 'prospect' });
    for (const next of [touchTrip(view, off, 17), touchTrip(view, driven, 17)]) {
      expect(reckon(view, next).journey).toMatchObject({ electric: true, segments: [{ trip: 17, mode: 'van' }] });
      expect(next.along).toBeUndefined();
    }
  });

  test('a card that the next trip has no use for waits in sight and is played by the one after', () => {
    const view = seen(['electricVehicle', 'cargoBike']);
    const cargo = done(touchCard(view, touchTrip(view, done(touchCard(view, EMPTY, 1)), 30), 0));
    expect(cargo.along).toEqual([1]);
    expect(quickFoot(view, reckon(view, cargo), 1)).toEqual({ kind: 'waits' });
    expect(played(view, cargo)).toContain('electric');
    expect(played(view, cargo)).not.toContain('cargoBike');
    expect(done(touchCard(view, cargo, 1)).along).toEqual([]);
  });

  test('a path that was found for a trip is found again for the next one', () => {
    const view = seen(['bikePath']);
    const laid = touchTrip(view, done(touchCard(view, EMPTY, 0)), 36);
    expect(laid.lays).toMatchObject([{ place: 0, proposed: true }]);
    expect(touchTrip(view, laid, 36)).toMatchObject({ active: 0, lays: [], wish: undefined });
    const both = touchTrip(view, laid, 21);
    const one = touchTrip(view, both, 21);
    expect(reckon(view, one)).toMatchObject({ points: 5, journey: { segments: [{ trip: 36, mode: 'bicycle' }] } });
  });

  test('a carpool waits where no jam lies, and nothing that waits is played', () => {
    const jams = [at(2, 2), at(2, 3), at(1, 4)];
    const view = seen(['carpool'], { markers: { trafficJam: jams, walkway: [at(2, 4), at(3, 4)] } });
    for (const one of view.open) {
      const touched = touchCard(view, touchTrip(view, EMPTY, one), 0);
      if ('refused' in touched || !reckon(view, touched).journey?.carpool) continue;
      for (const other of view.open) {
        const next = touchTrip(view, touched, other);
        const { journey } = reckon(view, next);
        const waits = next.along?.includes(0) === true || next.active === 0;
        expect(waits, `${one} ${other}`).toBe(journey?.carpool !== true);
        expect(played(view, next).includes('carpool')).toBe(journey?.carpool === true);
      }
    }
  });
});
