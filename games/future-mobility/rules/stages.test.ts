import { fastRng, pick, shuffle, type Rng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, at } from './arrange.testing.ts';
import { tripOf, TRIPS, type PowerUp } from './cards.ts';
import { CELLS, CITY, type Cell, type City } from './city.ts';
import { BIT } from './markers.ts';
import { bestPlans } from './planner.ts';
import { sampleTrip } from './sample-trip.ts';
import { bestRoute, destinations, extraCards, modeChoices, nextTrips, origins, routes } from './stages.ts';
import { checkTrip, countJams, isMotor, scoreTrip, type Outlook } from './trips.ts';
import { MODES, type Segment, type TripAction } from './types.ts';

/** A handful of cells with some of their roads, markers and cards: few enough to try everything. Every other net has a loop. */
function thinned(rng: Rng, loop: boolean): Outlook & { city: City; cells: Cell[] } {
  const cells = loop ? [...pick(LOOPS, rng)] : [pick(drivable(), rng)];
  while (cells.length < 5) {
    const next = pick(CITY.neighbours[pick(cells, rng)]!, rng);
    if (!cells.includes(next)) cells.push(next);
  }
  const neighbours: Cell[][] = Array.from({ length: CELLS }, () => []);
  for (const one of cells)
    for (const other of CITY.neighbours[one]!)
      if (one < other && cells.includes(other) && (loop || rng.below(6) > 0)) {
        neighbours[one]!.push(other);
        neighbours[other]!.push(one);
      }
  const markers = Array.from({ length: CELLS }, () => 0);
  for (const cell of cells) markers[cell] = rng.below(32) | (rng.below(2) * (BIT.bikePath | BIT.walkway));
  const zones = new Set(cells.map((cell) => CITY.zones[cell]!));
  const fitting = TRIPS.filter(({ from, to }) => zones.has(to) && from.some((zone) => zones.has(zone)));
  const hand: PowerUp[] = (['electricVehicle', 'cargoBike', 'carpool'] as const).filter(() => rng.below(2) > 0);
  return {
    cells,
    city: { zones: CITY.zones.map((zone, cell) => (cells.includes(cell) ? zone : 'park')), neighbours },
    markers,
    hand,
    open: shuffle(
      fitting.map(({ id }) => id),
      rng,
    ).slice(0, 3),
    options: { recover: false, combinedModes: rng.below(2) > 0, tramReach: 3, jams: pick(['motor', 'all'], rng) },
  };
}

/** Four cells around a corner, with a road between each and the next. */
const LOOPS = CITY.zones
  .map((_, cell) => [cell, cell + 1, cell + 7, cell + 6])
  .filter((cells) => cells.every((cell, i) => CITY.neighbours[cell]?.includes(cells[(i + 1) % 4]!)));

function drivable(): Cell[] {
  return CITY.neighbours.flatMap((roads, cell) => (roads.length > 0 ? [cell] : []));
}

/** The rules of a segment once more, as plainly as the rulebook says them. */
function mayFollow(
  outlook: Outlook & { city: City },
  before: readonly Segment[],
  { trip: id, mode, route }: Segment,
): boolean {
  const { city, markers, hand, options } = outlook;
  const trip = tripOf(id);
  const last = before.at(-1);
  if (!outlook.open.includes(id) || before.some((segment) => segment.trip === id)) return false;
  if (!trip.from.includes(city.zones[route[0]!]!) || trip.to !== city.zones[route.at(-1)!]) return false;
  if (last && (last.route.at(-1) !== route[0] || tripOf(last.trip).freight !== trip.freight)) return false;
  if (last && last.mode !== mode) {
    const cleaner: Partial<Record<string, string>> = {
      car: 'tram bicycle walking',
      tram: 'bicycle walking',
      bicycle: 'walking',
      van: 'cargoBike',
    };
    if (!options.combinedModes || !(cleaner[last.mode] ?? '').split(' ').includes(mode)) return false;
  }
  const lies = (marker: keyof typeof BIT): boolean => route.every((cell) => (markers[cell]! & BIT[marker]) !== 0);
  if (mode === 'tram') return !trip.freight && route.length === 2 && (lies('tramA') || lies('tramB'));
  if (new Set(route).size < route.length) return false;
  if (!route.every((cell, i) => i === 0 || city.neighbours[route[i - 1]!]!.includes(cell))) return false;
  if (mode === 'car') return !trip.freight;
  if (mode === 'van') return trip.freight;
  if (mode === 'bicycle') return !trip.freight && lies('bikePath');
  if (mode === 'cargoBike') return trip.freight && lies('bikePath') && hand.includes('cargoBike');
  return !trip.freight && lies('walkway') && route.length <= 3;
}

function mayPlay(outlook: Outlook, { segments, electric, carpool }: TripAction): boolean {
  const motor = segments.filter(({ mode }) => mode === 'car' || mode === 'van').flatMap(({ route }) => route);
  const jammed = motor.some((cell) => (outlook.markers[cell]! & BIT.trafficJam) !== 0);
  return (
    (!electric || (outlook.hand.includes('electricVehicle') && motor.length > 0)) &&
    (!carpool || (outlook.hand.includes('carpool') && jammed))
  );
}

/** Every list of two to five of the cells, with repetitions in the short ones. */
function allLists(cells: readonly Cell[]): Cell[][] {
  const lists: Cell[][] = [];
  const extend = (list: Cell[]): void => {
    if (list.length >= 2) lists.push(list);
    for (const cell of cells)
      if (list.length < 3 || (list.length < cells.length && !list.includes(cell))) extend([...list, cell]);
  };
  extend([]);
  return lists;
}

const FLAGS: readonly Partial<TripAction>[] = [
  {},
  { electric: true },
  { carpool: true },
  { electric: true, carpool: true },
];

function byBruteForce(outlook: ReturnType<typeof thinned>): Set<string> {
  const found = new Set<string>();
  const lists = allLists(outlook.cells);
  const extend = (segments: Segment[]): void => {
    for (const flags of segments.length > 0 ? FLAGS : []) {
      const action: TripAction = { type: 'trip', segments, ...flags };
      const legal = mayPlay(outlook, action);
      if ((checkTrip(outlook, action) === undefined) !== legal)
        throw new Error(`the check errs on ${JSON.stringify(action)}`);
      if (legal) found.add(JSON.stringify(action));
    }
    for (const trip of outlook.open)
      for (const mode of MODES)
        for (const route of lists) {
          const segment = { trip, mode, route };
          if (mayFollow(outlook, segments, segment)) extend([...segments, segment]);
        }
  };
  extend([]);
  return found;
}

function byStages(outlook: Outlook): Set<string> {
  const found = new Set<string>();
  const extend = (segments: Segment[]): void => {
    if (segments.length > 0) {
      const extras = extraCards(outlook, segments);
      for (const flags of FLAGS)
        if (!(flags.electric && extras.electric) && !(flags.carpool && extras.carpool))
          found.add(JSON.stringify({ type: 'trip', segments, ...flags }));
    }
    for (const { trip, reason } of nextTrips(outlook, segments)) {
      if (reason) continue;
      for (const from of origins(outlook, segments, trip))
        for (const to of destinations(outlook, trip))
          for (const choice of modeChoices(outlook, segments, trip, from, to)) {
            if (choice.reason) continue;
            for (const route of routes(outlook, choice.mode, from, to))
              extend([...segments, { trip, mode: choice.mode, route }]);
          }
    }
  };
  extend([]);
  return found;
}

describe('the staged choices on thinned road nets', () => {
  const outlooks = Array.from({ length: 24 }, (_, seed) => thinned(fastRng(seed + 1), seed % 2 === 0));

  test('together equal a brute-force enumeration', () => {
    let several = 0;
    for (const outlook of outlooks) {
      const expected = byBruteForce(outlook);
      expect(byStages(outlook)).toEqual(expected);
      several += [...expected].filter((action) => (JSON.parse(action) as TripAction).segments.length > 1).length;
    }
    expect(several).toBeGreaterThan(300);
  });

  test('contain what the planner finds, and nothing scores more', () => {
    for (const outlook of outlooks) {
      const all = byStages(outlook);
      for (const { action, points } of bestPlans(outlook)) {
        expect(all).toContain(JSON.stringify(action));
        expect(points).toBe(scoreTrip(outlook, action).total);
      }
      expect(mostByPlan(outlook)).toEqual(mostByTrying(outlook));
    }
  });

  test('score no more than the planner where a carpool lifts the jams of bicycles and walkers', () => {
    let [driven, detours] = [0, 0];
    for (let seed = 0; seed < 300; seed++) {
      const outlook: Outlook = {
        ...thinned(fastRng(seed + 1000), seed % 3 > 0),
        hand: seed % 2 > 0 ? ['carpool', 'cargoBike'] : ['carpool', 'electricVehicle'],
        options: { recover: false, combinedModes: true, tramReach: 3, jams: 'all' },
      };
      const best = mostByTrying(outlook);
      expect(mostByPlan(outlook)).toEqual(best);
      for (const { action, points } of bestPlans(outlook)) {
        expect(checkTrip(outlook, action)).toBeUndefined();
        if (!action.carpool || best[keyOf(action)] !== points) continue;
        const plain = mostByPlan({ ...outlook, hand: outlook.hand.filter((card) => card !== 'carpool') });
        if (points <= plain[keyOf(action)]!) continue;
        if (!isMotor(action.segments.at(-1)!.mode)) driven++;
        const shortest = ({ mode, route }: Segment): number =>
          Math.min(...routes(outlook, mode, route[0]!, route.at(-1)!).map(({ length }) => length));
        if (action.segments.some((segment) => segment.route.length > shortest(segment))) detours++;
      }
    }
    expect(driven).toBeGreaterThan(50);
    expect(detours).toBeGreaterThan(5);
  });

  /** The trips in their order, and the last mode. */
  function keyOf({ segments }: TripAction): string {
    return `${segments.map(({ trip }) => trip).join()} ${segments.at(-1)!.mode}`;
  }

  function most(scored: Iterable<readonly [TripAction, number]>): Record<string, number> {
    const best: Record<string, number> = {};
    for (const [action, points] of scored) best[keyOf(action)] = Math.max(points, best[keyOf(action)] ?? 0);
    return best;
  }

  function mostByPlan(outlook: Outlook): Record<string, number> {
    return most(bestPlans(outlook).map(({ action, points }) => [action, points]));
  }

  function mostByTrying(outlook: Outlook): Record<string, number> {
    const actions = [...byStages(outlook)].map((action) => JSON.parse(action) as TripAction);
    return most(actions.map((action) => [action, scoreTrip(outlook, action).total]));
  }

  test('propose a route with fewest jams', () => {
    for (const outlook of outlooks)
      for (const mode of MODES)
        for (const from of outlook.cells)
          for (const to of outlook.cells) {
            const all = routes(outlook, mode, from, to);
            const jams = (route: readonly Cell[]): number =>
              countJams(outlook.markers, outlook.options, [{ trip: 1, mode, route }]);
            const best = bestRoute(outlook, mode, from, to);
            expect(best === undefined).toBe(all.length === 0);
            if (best) expect(jams(best)).toBe(Math.min(...all.map(jams)));
          }
  });

  test('are all reached by random announcements', () => {
    const outlook = outlooks.find((one) => byStages(one).size > 12 && byStages(one).size < 40)!;
    const rng = fastRng(1);
    const seen = new Set(Array.from({ length: 20_000 }, () => sampleTripOrNone(outlook, rng)));
    seen.delete('');
    expect(seen).toEqual(byStages(outlook));
  });

  /** On a thinned net a card may have no way at all; in the city there always is one. */
  function sampleTripOrNone(outlook: Outlook, rng: Rng): string {
    const action = sampleTrip(outlook, rng);
    return action.segments.length > 0 ? JSON.stringify(action) : '';
  }
});

describe('the choice of a mode says why not', () => {
  const state = arrange({
    open: [1, 2, 10, 20, 34],
    markers: { walkway: [at(3, 1), at(3, 2), at(5, 3)], bikePath: [at(2, 2)], tramA: [at(3, 2)] },
  });
  const outlook: Outlook = { ...state, hand: [] };
  const reasons = (trip: number, from: Cell, to: Cell) =>
    Object.fromEntries(
      modeChoices(outlook, [], trip, from, to).map(({ mode, reason, points }) => [mode, reason?.code ?? points]),
    );

  test('between neighbours', () => {
    expect(reasons(1, at(3, 1), at(3, 2))).toEqual({ car: 2, tram: 'noStops', bicycle: 'noBikePath', walking: 5 });
    expect(reasons(1, at(3, 0), at(3, 2))).toEqual({ car: 2, tram: 4, bicycle: 'noBikePath', walking: 'noWalkway' });
  });

  test('over a distance', () => {
    expect(reasons(1, at(5, 3), at(3, 2))).toEqual({
      car: 2,
      tram: 'noStops',
      bicycle: 'noBikePath',
      walking: 'tooFar',
    });
  });

  test('for freight', () => {
    expect(reasons(34, at(1, 3), at(2, 2))).toEqual({ van: 3, cargoBike: 'noCard' });
  });
});
