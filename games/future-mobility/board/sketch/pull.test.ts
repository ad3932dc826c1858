/** The line of a trip, pulled to another block, leads over it by the shortest way and leaves the rest where it was. */
import { fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { arrange, at } from '../../rules/arrange.testing.ts';
import { allRoutes, CITY, game, isMotor, scoreTrip, type Cell, type View } from '../../rules/index.ts';
import { beginsStroke, touchStroke } from './plan-touches.ts';
import { EMPTY, reckon, type Outcome, type Sketch } from './sketch.ts';
import { chipsOf } from './tickets.ts';
import { chooseMode, touchTrip, type Touch } from './touches.ts';
import { endZones } from './zones.ts';

function done(touch: Touch): Sketch {
  if ('refused' in touch) throw new Error(JSON.stringify(touch.refused));
  return touch;
}

const routeOf = (view: View, sketch: Sketch): readonly Cell[] => reckon(view, sketch).journey!.segments[0]!.route;
const neighbours = (cell: Cell): readonly Cell[] => CITY.neighbours[cell]!;

/** All ways of a trip by car between its ends, with what each would bring. */
function drives({ journey, world }: Outcome): { way: Cell[]; points: number }[] {
  const segment = journey!.segments[0]!;
  const all = allRoutes({ city: CITY, open: () => true, most: Infinity }, segment.route[0]!, segment.route.at(-1)!);
  return all.map((way) => ({
    way,
    points: scoreTrip(world, { ...journey!, segments: [{ ...segment, route: way }] }).total,
  }));
}

/** Trips by car in random plays. */
function* driven(plays: number): Generator<{ view: View; sketch: Sketch }> {
  for (let seed = 0; seed < plays; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ recover: false, combinedModes: false, tramReach: 3, jams: 'motor' }, 3, rng, () => {});
    for (let step = 0; step < 120 && state.phase !== 'over'; step++) {
      const seat = game.toAct(state)[0]!;
      if (state.phase === 'plan' && rng.below(8) === 0) {
        const view = game.view(state, seat) as View;
        for (const id of view.open) {
          const sketch = touchTrip(view, EMPTY, id);
          if (isMotor(reckon(view, sketch).journey!.segments[0]!.mode)) yield { view, sketch };
        }
      }
      game.apply(state, seat, game.sample!(state, seat, rng), rng, () => {});
    }
  }
}

test('pulled one block aside it leads over that block: of the ways with most points the shortest that keeps most of the line', () => {
  let pulls = 0;
  let refusals = 0;
  for (const { view, sketch } of driven(5)) {
    const outcome = reckon(view, sketch);
    const line = routeOf(view, sketch);
    const all = drives(outcome);
    for (const from of line.slice(0, -1))
      for (const over of neighbours(from)) {
        // A stop goes to another block of its kind.
        const moves = from === line[0] && endZones(sketch.wish!.trips)[0]!.includes(over);
        if (line.includes(over) || moves) continue;
        const ways = all.filter(({ way }) => way.includes(over));
        const touch = touchStroke(view, sketch, [from, over]);
        if (ways.length === 0) {
          refusals++;
          expect(touch).toEqual({ refused: { kind: 'noWayOver', at: [over] } });
          continue;
        }
        pulls++;
        const led = routeOf(view, done(touch));
        const most = Math.max(...ways.map(({ points }) => points));
        const best = ways.filter(({ points }) => points === most).map(({ way }) => way);
        const shortest = best.filter((way) => way.length === Math.min(...best.map(({ length }) => length)));
        const kept = (way: readonly Cell[]): number => line.filter((cell) => way.includes(cell)).length;
        expect(shortest.map((way) => way.join())).toContain(led.join());
        expect(kept(led)).toBe(Math.max(...shortest.map(kept)));
      }
  }
  expect(pulls).toBeGreaterThan(100);
  expect(refusals).toBeGreaterThan(0);
});

test('what is drawn further stays as it is drawn where it leads on by the shortest way; else only its last block counts', () => {
  let followed = 0;
  for (const { view, sketch } of driven(3)) {
    const outcome = reckon(view, sketch);
    const line = routeOf(view, sketch);
    const all = drives(outcome);
    for (const [place, from] of line.slice(0, -1).entries())
      for (const next of neighbours(from))
        for (const over of neighbours(next)) {
          const moves = place === 0 && endZones(sketch.wish!.trips)[0]!.includes(over);
          if ([next, over].some((cell) => line.includes(cell)) || over === from || moves) continue;
          const touch = touchStroke(view, sketch, [from, next, over]);
          const through = all.filter(({ way }) => way.includes(over));
          if (through.length === 0) continue;
          const led = routeOf(view, done(touch));
          const drawn = [...line.slice(0, place + 1), next, over];
          const onward = allRoutes({ city: CITY, open: () => true, most: Infinity }, over, line.at(-1)!);
          const length = drawn.length + Math.min(...onward.map((way) => way.length)) - 1;
          const asDrawn = all.filter(({ way }) => way.length === length && drawn.every((cell, at) => way[at] === cell));
          expect(led).toContain(over);
          if (asDrawn.length > 0) {
            followed++;
            expect(asDrawn.map(({ way }) => way.join())).toContain(led.join());
          } else {
            const most = Math.max(...through.map(({ points }) => points));
            const best = through.filter(({ points }) => points === most);
            expect(led.length).toBe(Math.min(...best.map(({ way }) => way.length)));
          }
        }
  }
  expect(followed).toBeGreaterThan(50);
});

test('from the line back to the line only what lies between changes, in either direction', () => {
  const view = game.view(arrange({ open: [36, 30, 17, 21, 11] }), 0) as View;
  const trip = { ...EMPTY, wish: touchTrip(view, EMPTY, 11).wish! };
  const line = [at(4, 2), at(4, 3), at(4, 4), at(4, 5), at(5, 5)];
  const straight = { ...trip, wish: { ...trip.wish, ends: [line[0], line.at(-1)] } };
  expect(routeOf(view, straight)).toEqual(line);
  const aside = [at(4, 2), at(5, 2), at(5, 3), at(4, 3)];
  expect(routeOf(view, done(touchStroke(view, straight, aside)))).toEqual([...aside, ...line.slice(2)]);
  expect(routeOf(view, done(touchStroke(view, straight, aside.toReversed())))).toEqual([...aside, ...line.slice(2)]);
  // Pulled from E4 to F4: over F3 and F4 back to it, not round the city.
  expect(routeOf(view, done(touchStroke(view, straight, [at(4, 3), at(5, 3)])))).toEqual([...aside, ...line.slice(2)]);
  // Along the line nothing changes.
  expect(routeOf(view, done(touchStroke(view, straight, line.slice(1, 3))))).toEqual(line);
});

test('where a path is missing, that is the reason', () => {
  const markers = { bikePath: [at(1, 4), at(2, 4), at(2, 3), at(3, 3)] };
  const view = game.view(arrange({ open: [36, 30, 17, 21, 11], markers }), 0) as View;
  const trip = done(chooseMode(view, touchTrip(view, EMPTY, 36), 'bicycle'));
  const line = routeOf(view, trip);
  expect(reckon(view, trip).journey!.segments[0]!.mode).toBe('bicycle');
  const from = line.find((cell) => neighbours(cell).some((next) => next === at(3, 4) || next === at(4, 3)))!;
  const over = neighbours(from).find((next) => next === at(3, 4) || next === at(4, 3))!;
  expect(touchStroke(view, trip, [from, over])).toMatchObject({ refused: { code: 'noBikePath', at: [over] } });
});

test('from a way that was drawn a tap on the mode leads back to the suggested one, and where that is the only one it stays', () => {
  const view = game.view(arrange({ open: [36, 30, 17, 21, 11] }), 0) as View;
  const { wish } = touchTrip(view, EMPTY, 11);
  const trip = reckon(view, { ...EMPTY, wish: { ...wish!, ends: [at(4, 2), at(5, 5)] } }).sketch;
  const drawn = reckon(view, done(touchStroke(view, trip, [at(4, 3), at(5, 3)]))).sketch;
  const wayOf = (sketch: Sketch) => chipsOf(view, reckon(view, sketch)).find(({ look }) => look === 'chosen')!.way;
  expect(wayOf(drawn)).toMatchObject({ at: undefined, of: 1 });
  const back = reckon(view, done(chooseMode(view, drawn, 'car'))).sketch;
  expect(routeOf(view, back)).toEqual(routeOf(view, trip));
  expect(chooseMode(view, back, 'car')).toBe(back);
});

test('a stop that is dragged to another block of its kind stands there, and the other stops stay', () => {
  let dragged = 0;
  for (const { view, sketch } of driven(3)) {
    const zones = endZones(sketch.wish!.trips);
    const stops = [routeOf(view, sketch)[0]!, routeOf(view, sketch).at(-1)!];
    for (const [place, from] of stops.entries())
      for (const to of zones[place]!.filter((cell) => !stops.includes(cell))) {
        expect(beginsStroke(view, sketch, from)).toBe(true);
        const route = routeOf(view, done(touchStroke(view, sketch, [from, to])));
        expect([route[0], route.at(-1)][place]).toBe(to);
        dragged++;
      }
  }
  expect(dragged).toBeGreaterThan(20);
});

test('so is the stop between two trips', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11] }), 0) as View;
  const both = touchTrip(view, touchTrip(view, EMPTY, 36), 21);
  const { segments } = reckon(view, both).journey!;
  const joint = segments[0]!.route.at(-1)!;
  for (const to of endZones(both.wish!.trips)[1]!.filter((cell) => cell !== joint)) {
    const moved = reckon(view, done(touchStroke(view, both, [joint, to]))).journey!;
    expect(moved.segments[0]!.route.at(-1)).toBe(to);
    expect(moved.segments[1]!.route[0]).toBe(to);
  }
});
