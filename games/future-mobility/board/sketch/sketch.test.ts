/** The sketch of a turn: everything is free until it is travelled, and every number follows at once. */
import { describe, expect, it } from 'vitest';
import { act, arrange, at, type Arrangement } from '../../rules/arrange.testing.ts';
import { TurnPlan } from '../../rules/advice/turn-plan.ts';
import { CITY, game, isChain, TRIPS, tripOf, type Action, type View, type Zone } from '../../rules/index.ts';
import { quickFoot, slowFoot } from './feet.ts';
import { inChain } from './laying.ts';
import { fits, travel, wishFor } from './journey.ts';
import { addedBy, ledElsewhere } from './changes.ts';
import { lackOf } from './missing.ts';
import { endZones } from './zones.ts';
import { actionsOf, EMPTY, reckon, sketchOf, worldOf, type Sketch } from './sketch.ts';
import { chooseMode, touchCard, touchTrip, type Touch } from './touches.ts';
import { touchCell, touchStroke } from './plan-touches.ts';
import { hintsFor } from '../useHints.ts';
import { chipsOf, ticketsOf } from './tickets.ts';

/** Apartments → houses (36), houses → shop (21), houses → stadium (30), workshop → supermarket freight (17), apartments → university (11). */
const OPEN = [30, 36, 17, 21, 11];
const PATHS = [at(2, 4), at(3, 4)];

function table(wish: Arrangement = {}): { view: View; state: ReturnType<typeof arrange> } {
  const state = arrange({ open: OPEN, markers: { bikePath: PATHS }, ...wish });
  return { state, view: game.view(state, 0) as View };
}

function done(touch: Touch): Sketch {
  if ('refused' in touch) throw new Error(JSON.stringify(touch.refused));
  return touch;
}

/** Carries everything out on the rules; what the sketch said must be what comes of it. */
function carriedOut(wish: Arrangement, sketch: (view: View) => Sketch): number {
  const { state, view } = table(wish);
  const outcome = reckon(view, sketch(view));
  for (const action of actionsOf(view, outcome)) act(state, 0, action as Action);
  for (let i = 0; state.phase === 'window' && i < 3; i++) act(state, state.asked, { type: 'pass' });
  expect(state.scores[0]).toBe(outcome.points);
  return outcome.points;
}

describe('cards and trips together', () => {
  const hands = [['bikePath', 'electricVehicle', 'delivery', 'tramB', 'trafficJam'] as const];

  it('card, trip, trip: one path found for both, each touch a better turn', () => {
    const { view } = table({ hands });
    const active = done(touchCard(view, EMPTY, 0));
    expect(ticketsOf(view, reckon(view, active)).find(({ id }) => id === 36)).toMatchObject({
      look: 'prospect',
      mode: 'bicycle',
      points: 5,
      before: 3,
    });
    const one = touchTrip(view, active, 36);
    expect(reckon(view, one)).toMatchObject({ points: 5, complete: true });
    expect(one.lays).toHaveLength(1);
    const joins = ticketsOf(view, reckon(view, one)).find(({ id }) => id === 21)!;
    const both = touchTrip(view, one, 21);
    expect(reckon(view, both).points).toBe(10);
    expect(joins).toMatchObject({ look: 'joins', points: 5 });
    expect(reckon(view, both).journey!.segments.map(({ mode }) => mode)).toEqual(['bicycle', 'bicycle']);
    expect(
      carriedOut({ hands }, (seen) => touchTrip(seen, touchTrip(seen, done(touchCard(seen, EMPTY, 0)), 36), 21)),
    ).toBe(10);
  });

  it('trip first, then the card: the same', () => {
    const { view } = table({ hands });
    const laid = done(touchCard(view, touchTrip(view, EMPTY, 36), 0));
    expect(reckon(view, laid)).toMatchObject({ points: 5 });
    expect(laid.lays[0]).toMatchObject({ card: 'bikePath', proposed: true });
  });

  it('a card that is taken back takes its markers and what they carried along', () => {
    const { view } = table({ hands });
    const laid = touchTrip(view, done(touchCard(view, EMPTY, 0)), 36);
    const back = done(touchCard(view, done(touchCard(view, laid, 0)), 0));
    expect(back.lays).toEqual([]);
    expect(reckon(view, back)).toMatchObject({ points: 3, complete: true });
  });

  it('avoid cards put the trip away, and it comes back', () => {
    const { view } = table({ hands });
    const trip = touchTrip(view, EMPTY, 36);
    const avoid = done(touchCard(view, trip, 2));
    expect(reckon(view, avoid)).toMatchObject({ journey: undefined, avoided: [21], points: 4, complete: true });
    expect(actionsOf(view, reckon(view, avoid))).toEqual([{ type: 'avoid', card: 'delivery' }, { type: 'endTurn' }]);
    expect(reckon(view, done(touchCard(view, avoid, 2))).journey).toBeDefined();
    expect(reckon(view, touchTrip(view, avoid, 36)).avoided).toEqual([]);
  });

  it('jam cards are for others', () => {
    const { view } = table({ hands });
    expect(touchCard(view, EMPTY, 4)).toEqual({ refused: { kind: 'jamLater' } });
  });

  it('a hint becomes a sketch that sends the same', () => {
    const { view } = table({ hands });
    const both = touchTrip(view, touchTrip(view, done(touchCard(view, EMPTY, 0)), 36), 21);
    const actions = actionsOf(view, reckon(view, both));
    expect(actionsOf(view, reckon(view, sketchOf(view, actions)))).toEqual(actions);
  });

  it('what others took away meanwhile falls out, the rest stays', () => {
    const { view } = table({ hands });
    const plan = touchTrip(view, done(touchCard(view, EMPTY, 0)), 36);
    const later = reckon({ ...view, open: [30, 17, 21, 11, 1] }, plan);
    expect(later.complete).toBe(false);
    expect(later.sketch.lays).toHaveLength(1);
    expect(reckon({ ...view, hand: ['tramB'] }, plan).sketch.lays).toEqual([]);
  });
});

describe('modes', () => {
  it('stand in a fixed order with the points of the whole trip, the card that would help, or what is missing', () => {
    const { view } = table({ hands: [['bikePath', 'electricVehicle'], ['tramA'], ['tramA']] });
    const chips = chipsOf(view, reckon(view, touchTrip(view, EMPTY, 36)));
    expect(chips.map(({ option, look, points }) => [option, look, points])).toEqual([
      ['car', 'chosen', 3],
      ['electric', 'card', 4],
      ['tram', 'cannot', 5],
      ['bicycle', 'card', 5],
      ['walking', 'cannot', 6],
    ]);
    expect(chips[0]).toMatchObject({ risk: 3, lost: 0 });
    expect(chips[2]!.lack!.kind).toBe('stops');
  });

  it('by a second tap lead another way', () => {
    const { view } = table();
    const trip = touchTrip(view, EMPTY, 30);
    const first = reckon(view, trip).journey!.segments[0]!.route;
    const other = reckon(view, done(chooseMode(view, trip, 'car'))).journey!.segments[0]!.route;
    expect(other).not.toEqual(first);
    expect([other[0], other.at(-1)]).toEqual([first[0], first.at(-1)]);
  });

  it('take the card from the hand along', () => {
    const { view } = table({ hands: [['bikePath']] });
    const bike = reckon(view, done(chooseMode(view, touchTrip(view, EMPTY, 36), 'bicycle')));
    expect(bike).toMatchObject({ points: 5 });
    expect(bike.sketch.lays).toHaveLength(1);
  });

  it('say where their card leads the trip before it is taken, and again once it is', () => {
    const view = game.view(arrange({ open: [9, 21, 17, 11, 1], hands: [['bikePath']] }), 0) as View;
    const byCar = reckon(view, touchTrip(view, EMPTY, 9));
    const elsewhere = { shifts: [{ stop: 'from', was: at(3, 0), is: at(2, 1) }], why: undefined };
    expect(chipsOf(view, byCar).find(({ option }) => option === 'bicycle')!.moved).toEqual(elsewhere);
    const byBike = reckon(view, done(chooseMode(view, byCar.sketch, 'bicycle')));
    expect(ledElsewhere(byCar, byBike)).toEqual(elsewhere);
    expect(ledElsewhere(byBike, byBike)).toBeUndefined();
    // Who touches a block knows where the trip goes.
    const touched = reckon(view, done(touchCell(view, byCar.sketch, at(2, 1))));
    expect(ledElsewhere(byCar, touched, at(2, 1))).toBeUndefined();
  });

  it('give their card back when the trip is given up for avoiding', () => {
    const { view } = table({ hands: [['bikePath', 'delivery']] });
    const bike = done(chooseMode(view, touchTrip(view, EMPTY, 36), 'bicycle'));
    const avoids = reckon(view, done(touchCard(view, bike, 1)));
    expect(avoids.avoided.length).toBeGreaterThan(0);
    expect(actionsOf(view, avoids).map(({ type }) => type)).toEqual(['avoid', 'endTurn']);
    const again = reckon(view, done(touchCard(view, avoids.sketch, 1)));
    expect(again.journey).toBeDefined();
  });

  it('lack what they lack: blocks without a slot, stops, paths, nearness', () => {
    const { view } = table({ open: [39, 1, 2, 3, 12] });
    const world = worldOf(view, EMPTY);
    expect(lackOf(world, [39], 'walking')).toEqual({ kind: 'tooFar', cells: [] });
    expect(lackOf(world, [39], 'bicycle').cells.length).toBeGreaterThan(3);
    expect(lackOf(world, [1], 'walking')).toMatchObject({ kind: 'paths', cells: { length: 2 } });
    expect(lackOf(world, [12], 'cargoBike')).toEqual({ kind: 'card', cells: [] });
    expect(lackOf(world, [1], 'tram').kind).toBe('stops');
  });

  it('lack what the trip lacks where it goes now, or say where they lack less', () => {
    const { view } = table({ open: [39, 1, 2, 3, 12] });
    const world = worldOf(view, EMPTY);
    let elsewhere = 0;
    for (const id of [1, 2, 3]) {
      const [starts, ends] = endZones([id]);
      for (const start of starts!)
        for (const end of ends!) {
          const { cells, between } = lackOf(world, [id], 'tram', [start, end]);
          const least = lackOf(world, [id], 'tram');
          if (between) elsewhere++;
          else expect([start, end]).toEqual(expect.arrayContaining([...cells]));
          expect(cells.length).toBe(least.cells.length);
          expect(between ?? [start, end]).toEqual(expect.arrayContaining([...cells]));
        }
    }
    expect(elsewhere).toBeGreaterThan(0);
  });

  it('lack for several cards what all of them lack, at places where one may change', () => {
    const world = worldOf(table().view, EMPTY);
    const all = Array.from({ length: 40 }, (_, index) => index + 1);
    const pairs = all.flatMap((a) => all.map((b) => [a, b])).filter((pair) => pair[0] !== pair[1] && fits(pair));
    expect(pairs.length).toBeGreaterThan(20);
    for (const pair of pairs) {
      const both = lackOf(world, pair, 'tram');
      const each = pair.map((id) => lackOf(world, [id], 'tram'));
      expect(endZones(pair).flat()).toEqual(expect.arrayContaining([...both.cells]));
      const missing = each.map(({ cells }) => cells.length);
      expect(both.cells.length, pair.join()).toBeGreaterThanOrEqual(Math.max(...missing));
      if (!each[0]!.cells.some((cell) => each[1]!.cells.includes(cell)) && Math.min(...missing) > 0)
        expect(both.cells.length, pair.join()).toBeGreaterThan(1);
    }
  });
});

describe('ends and ways', () => {
  it('change by a touch on another block of the zone, and by one on the way', () => {
    const { view } = table();
    const trip = touchTrip(view, EMPTY, 30);
    const from = reckon(view, done(touchCell(view, trip, at(4, 5)))).journey!.segments[0]!.route[0];
    expect(from).toBe(at(4, 5));
    const over = reckon(view, done(touchCell(view, trip, at(3, 3)))).journey!.segments[0]!.route;
    expect(over).toContain(at(3, 3));
  });

  it('a stroke from the line leads on to the destination by itself', () => {
    const { view } = table();
    const trip = done(touchCell(view, touchTrip(view, EMPTY, 30), at(1, 4)));
    const drawn = done(touchStroke(view, trip, [at(1, 4), at(2, 4), at(2, 3), at(2, 2)]));
    const { route } = reckon(view, drawn).journey!.segments[0]!;
    expect(route.slice(0, 4)).toEqual([at(1, 4), at(2, 4), at(2, 3), at(2, 2)]);
    expect(route.at(-1)).toBe(at(0, 0));
  });

  it('markers are painted block by block or by a stroke, and a fifth moves the far end', () => {
    const { view } = table({ hands: [['bikePath']], markers: {} });
    const chain = [at(1, 0), at(2, 0), at(2, 1), at(2, 2), at(2, 3)];
    let sketch = done(touchCard(view, EMPTY, 0));
    for (const cell of chain) sketch = done(touchCell(view, sketch, cell));
    expect(sketch.lays[0]!.cells).toEqual(chain.slice(1));
    expect(done(touchStroke(view, { ...sketch, lays: [] }, chain)).lays[0]!.cells).toEqual(chain.slice(0, 4));
    expect(touchCell(view, sketch, at(0, 1))).toMatchObject({ refused: { code: 'layRoad' } });
  });

  it('an end of a row is taken off by itself, and where one of two has to go for a block the person says which', () => {
    const { view } = table({ hands: [['walkableCity']], markers: {} });
    const [west, middle, east, south] = [at(1, 3), at(2, 3), at(3, 3), at(2, 4)];
    let sketch = done(touchCard(view, EMPTY, 0));
    for (const cell of [west, middle, east]) sketch = done(touchCell(view, sketch, cell));
    expect(done(touchCell(view, sketch, west)).lays[0]!.cells).toEqual([middle, east]);
    expect(touchCell(view, sketch, south)).toEqual({
      refused: { kind: 'eitherGoes', at: [west, east], cell: south },
    });
    expect(done(touchCell(view, sketch, south, west)).lays[0]!.cells).toEqual([middle, east, south]);
    expect(done(touchCell(view, sketch, south, east)).lays[0]!.cells).toEqual([west, middle, south]);
  });
});

describe('a card being laid', () => {
  it('lies in a row as proposed, so that a touch takes its end away and leaves a chain', () => {
    const { view } = table({ hands: [['bikePath']] });
    const { cells } = done(touchCard(view, touchTrip(view, EMPTY, 36), 0)).lays[0]!;
    expect(inChain(cells)).toEqual(cells);
    const scrambled = [at(1, 0), at(2, 2), at(2, 0), at(2, 1)];
    expect(inChain(scrambled)).toEqual([at(1, 0), at(2, 0), at(2, 1), at(2, 2)]);
  });

  it('gives up one block only for a block that does not fit on', () => {
    const { view } = table({ hands: [['bikePath']], markers: {} });
    let sketch = done(touchCard(view, EMPTY, 0));
    for (const cell of [at(2, 1), at(2, 2), at(2, 3)]) sketch = done(touchCell(view, sketch, cell));
    // C3 has a road to D3, which would make a fork of the row.
    expect(touchCell(view, sketch, at(3, 2))).toMatchObject({ refused: { at: [at(2, 1), at(2, 3)] } });
    for (const gone of [at(2, 1), at(2, 3)])
      expect(done(touchCell(view, sketch, at(3, 2), gone)).lays[0]!.cells).toHaveLength(3);
    expect(done(touchCell(view, sketch, at(2, 0))).lays[0]!.cells).toHaveLength(4);
  });
});

it('a ticket says what a trip brings and what jams take from it, which together are what it would bring without', () => {
  const jams = CITY.zones.flatMap((zone, cell) => (zone === 'park' ? [] : [cell])).slice(0, 12);
  const { view } = table({ markers: { trafficJam: jams } });
  for (const { id, points, lost, look } of ticketsOf(view, reckon(view, EMPTY)))
    expect(points + lost, look).toBe(tripOf(id).points);
});

describe('feet', () => {
  it('say what a card could do before anything is chosen, and what it makes of the trip then', () => {
    const { view } = table({ hands: [['bikePath', 'electricVehicle', 'delivery', 'trafficJam', 'carpool']] });
    const nothing = reckon(view, EMPTY);
    const foot = (place: number, outcome = nothing) =>
      quickFoot(view, outcome, place) ?? slowFoot(view, outcome, place);
    expect(foot(0)).toMatchObject({ kind: 'makes', points: 10, good: true });
    expect(foot(2)).toMatchObject({ kind: 'makes', points: 4, good: false });
    expect(foot(3)).toEqual({ kind: 'others' });
    const trip = reckon(view, touchTrip(view, EMPTY, 36));
    expect(foot(0, trip)).toMatchObject({ kind: 'makes', points: 5, good: true });
    expect(foot(1, trip)).toMatchObject({ kind: 'makes', points: 4, good: true });
    expect(foot(2, trip)).toEqual({ kind: 'instead', points: 4 });
    expect(foot(4, trip)).toEqual({ kind: 'idle' });
  });

  it('reckon with a path that is shorter than it could be, between those that lie there', () => {
    const id = (from: Zone, to: Zone) =>
      TRIPS.find((trip) => !trip.freight && trip.from.includes(from) && trip.to === to)!.id;
    const { view } = table({
      open: [id('supermarket', 'apartments'), id('apartments', 'airport')],
      hands: [['bikePath']],
      markers: { bikePath: [at(1, 0), at(2, 0), at(3, 0), at(1, 3)] },
    });
    expect(slowFoot(view, reckon(view, EMPTY), 0)).toMatchObject({ kind: 'makes', points: 10, good: true });
    expect(Math.max(...new TurnPlan(view).ideas().map(({ points }) => points))).toBe(10);
  });
});

it('a second card of a kind is refused, and the first one stays', () => {
  const { view } = table({ hands: [['electricVehicle', 'bikePath', 'electricVehicle']] });
  const one = done(touchCard(view, touchTrip(view, EMPTY, 30), 0));
  expect(reckon(view, one).journey!.electric).toBe(true);
  expect(touchCard(view, one, 2)).toEqual({ refused: { kind: 'oneEnough' } });
  const off = done(touchCard(view, one, 0));
  expect(reckon(view, off).journey!.electric).toBe(false);
  const waiting = done(touchCard(view, EMPTY, 0));
  expect(touchCard(view, waiting, 2)).toEqual({ refused: { kind: 'oneEnough' } });
  const behind = done(touchCard(view, waiting, 1));
  expect(touchCard(view, behind, 2)).toEqual({ refused: { kind: 'oneEnough' } });
});

it('two avoid cards have each its own share, and say what they bring together', () => {
  const { view } = table({ open: [23, 27, 39, 40, 16], hands: [['delivery', 'denseCity']] });
  const nothing = reckon(view, EMPTY);
  expect(quickFoot(view, nothing, 0)).toMatchObject({ kind: 'pair', other: 'denseCity', points: 7 });
  expect(quickFoot(view, nothing, 1)).toMatchObject({ kind: 'pair', other: 'delivery', points: 7 });
  const one = reckon(view, done(touchCard(view, EMPTY, 0)));
  expect(quickFoot(view, one, 1)).toMatchObject({ kind: 'makes', points: 7 });
  const both = reckon(view, done(touchCard(view, done(touchCard(view, EMPTY, 0)), 1)));
  expect(both.points).toBe(7);
  expect(quickFoot(view, both, 0)).toEqual({ kind: 'avoids', points: 3 });
  expect(quickFoot(view, both, 1)).toEqual({ kind: 'avoids', points: 4 });
});

it('a card that is laid for another one without being touched is named', () => {
  const { view } = table({ hands: [['cargoBike', 'bikePath']], markers: {} });
  const waiting = done(touchCard(view, EMPTY, 0));
  const added = view.open.map((id) => addedBy(waiting, touchTrip(view, waiting, id)));
  expect(added).toContain('bikePath');
  const trip = view.open[added.indexOf('bikePath')]!;
  const chosen = done(touchCard(view, waiting, 1));
  expect(addedBy(chosen, touchTrip(view, chosen, trip))).toBeUndefined();
  const alone = touchTrip(view, EMPTY, trip);
  expect(addedBy(alone, done(touchCard(view, alone, 0)), 0)).toBe('bikePath');
});

it('a cargo bike without paths says what it lacks', () => {
  const { view } = table({ hands: [['cargoBike']], markers: {} });
  expect(touchCard(view, touchTrip(view, EMPTY, 17), 0)).toEqual({ refused: { code: 'noBikePath' } });
});

it('a card being laid counts its blocks up to what it has', () => {
  const { view } = table({ hands: [['walkableCity', 'cargoBike']] });
  let sketch = done(touchCard(view, EMPTY, 0));
  for (const [laid, cell] of [at(2, 4), at(3, 4)].entries()) {
    expect(quickFoot(view, reckon(view, sketch), 0)).toEqual({ kind: 'laying', laid, of: 3 });
    sketch = done(touchCell(view, sketch, cell));
  }
  expect(quickFoot(view, reckon(view, sketch), 0)).toEqual({ kind: 'laying', laid: 2, of: 3 });
});

it('a cargo bike is for freight only', () => {
  const { view } = table({ hands: [['cargoBike']] });
  const trip = touchTrip(view, EMPTY, 36);
  expect(reckon(view, trip).journey).toBeDefined();
  expect(touchCard(view, trip, 0)).toEqual({ refused: { code: 'modePassenger' } });
  expect(chooseMode(view, trip, 'cargoBike')).toBe(trip);
  expect(slowFoot(view, reckon(view, trip), 0)).toEqual({ kind: 'idle' });
});

it('hints lead as a sketch would, and are worth what they say', () => {
  const { view } = table({ hands: [['bikePath', 'electricVehicle', 'delivery'], ['tramA'], ['tramA']] });
  const hints = hintsFor(view).list;
  expect(hints.length).toBeGreaterThan(1);
  for (const { sketch, points } of hints) {
    const { journey, points: worth, world } = reckon(view, sketch);
    expect(worth).toBe(points);
    if (!journey) continue;
    const { trips, modes, electric, carpool } = sketch.wish!;
    expect(journey).toEqual(travel(world, { ...wishFor(trips), modes, electric, carpool }));
  }
});

it('hints lay no more of a card than the trip needs, or the whole card for later', () => {
  let lays = 0;
  for (const hand of [
    ['bikePath'],
    ['tramA'],
    ['walkableCity'],
    ['tramA', 'tramB'],
    ['tramB', 'bikePath'],
    ['walkableCity', 'bikePath'],
  ] as const) {
    for (const open of [OPEN, [1, 2, 39, 25, 37], [36, 17, 12, 20, 11]]) {
      const { view } = table({ open, hands: [hand, ['tramA'], ['tramA']] });
      for (const { sketch, points } of hintsFor(view).list) {
        const worth = (cells: readonly number[], place: number): number =>
          reckon(view, { ...sketch, lays: sketch.lays.map((lay) => (lay.place === place ? { ...lay, cells } : lay)) })
            .points;
        for (const { place, cells } of sketch.wish ? sketch.lays : []) {
          lays++;
          if (worth([], place) === points) continue;
          for (const cell of cells) {
            const fewer = cells.filter((other) => other !== cell);
            expect(fewer.length > 0 && isChain(fewer) && worth(fewer, place) === points).toBe(false);
          }
        }
      }
    }
  }
  expect(lays).toBeGreaterThan(10);
});

it('a card that goes along waits for its trip while paths are laid', () => {
  const { view } = table({ hands: [['cargoBike', 'bikePath', 'electricVehicle']] });
  const [bike, path, electric] = [0, 1, 2];
  const both = done(touchCard(view, done(touchCard(view, EMPTY, bike)), electric));
  expect(both).toMatchObject({ along: [bike], active: electric });
  const laying = done(touchCard(view, both, path));
  expect(laying).toMatchObject({ along: [bike, electric], active: path });
  expect(done(touchCard(view, laying, electric)).along).toEqual([bike]);
  // A trip that one of them helps takes it along; the others wait on.
  const trip = touchTrip(view, laying, 36);
  expect(trip.lays).toMatchObject([{ place: path, proposed: true }]);
  expect(trip.along).toEqual([bike, electric]);
  expect(reckon(view, trip).points).toBeGreaterThanOrEqual(reckon(view, touchTrip(view, EMPTY, 36)).points);
  const waitsAlone = done(touchCard(view, done(touchCard(view, EMPTY, electric)), path));
  const driven = touchTrip(view, { ...waitsAlone, active: undefined }, 30);
  expect(reckon(view, driven).journey!.electric).toBe(true);
});
