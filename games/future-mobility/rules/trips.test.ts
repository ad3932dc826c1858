import { describe, expect, test } from 'vitest';
import { act, arrange, at, heardBy, why, type Arrangement } from './arrange.testing.ts';
import { scoreTrip } from './trips.ts';
import type { Segment, TripAction } from './types.ts';
import { TRIPS } from './cards.ts';

const trip = (...segments: Segment[]): TripAction => ({ type: 'trip', segments });
const go = (id: number, mode: Segment['mode'], ...route: number[]): Segment => ({ trip: id, mode, route });

/** Airport to amusement park by the only short way: 3 cells down, then through the houses. */
const TO_FUN = [at(0, 2), at(1, 2), at(1, 3), at(2, 3), at(2, 4), at(1, 4), at(1, 5), at(0, 5)];

describe('a route', () => {
  const state = arrange({ open: [1, 2, 3, 4, 39] });

  test('is a simple path of road-neighbours between the right zones', () => {
    expect(why(state, 0, trip(go(39, 'car', ...TO_FUN)))).toBeUndefined();
    expect(why(state, 0, trip(go(39, 'car', ...TO_FUN.toReversed())))).toBe('tripOrigin');
    expect(why(state, 0, trip(go(39, 'car', ...TO_FUN.slice(0, -1))))).toBe('tripDestination');
    expect(why(state, 0, trip(go(39, 'car', at(0, 2), at(0, 5))))).toBe('routeRoad');
    const loop = [at(2, 3), at(2, 2), at(3, 2), at(3, 3), at(2, 3)];
    expect(why(state, 0, trip(go(39, 'car', ...TO_FUN.slice(0, 3), ...loop, ...TO_FUN.slice(4))))).toBe('routeSimple');
  });

  test('needs an open trip', () => {
    expect(why(state, 0, trip(go(10, 'car', at(2, 2), at(2, 3), at(1, 3), at(1, 2), at(0, 2))))).toBe('tripNotOpen');
    expect(why(state, 0, trip())).toBe('shape');
  });

  test('may begin in any of several origins', () => {
    const both = arrange({ open: [16, 1, 2, 3, 4] });
    expect(why(both, 0, trip(go(16, 'van', at(1, 1), at(1, 0), at(0, 0))))).toBeUndefined();
    const north = [at(4, 0), at(3, 0), at(2, 0), at(1, 0), at(0, 0)];
    expect(why(both, 0, trip(go(16, 'van', ...north)))).toBeUndefined();
  });
});

describe('modes of passengers (Strecken zurücklegen)', () => {
  const WALK = [at(3, 1), at(3, 2), at(3, 3)];
  const table = (wish: Arrangement = {}) => arrange({ open: [1, 2, 10, 20, 38], ...wish });

  test('a car is always possible and brings no bonus', () => {
    const state = table();
    const action = trip(go(1, 'car', at(3, 1), at(3, 2)));
    expect(why(state, 0, action)).toBeUndefined();
    expect(scoreTrip(state, action).total).toBe(2);
  });

  test('an electric car needs its card and brings 1', () => {
    const action: TripAction = { ...trip(go(1, 'car', at(3, 1), at(3, 2))), electric: true };
    expect(why(table(), 0, action)).toBe('noCard');
    const state = table({ hands: [['electricVehicle']] });
    expect(why(state, 0, action)).toBeUndefined();
    expect(scoreTrip(state, action).total).toBe(3);
    act(state, 0, action);
    expect(state.hands[0]).toEqual([]);
    expect(state.discard).toEqual(['electricVehicle']);
  });

  test('a tram needs stops of one line at both ends and brings 2', () => {
    const action = trip(go(1, 'tram', at(3, 0), at(3, 2)));
    expect(why(table(), 0, action)).toBe('noStops');
    expect(why(table({ markers: { tramB: [at(3, 2)] } }), 0, action)).toBe('noStops');
    const state = table({ markers: { tramA: [at(3, 2)] } });
    expect(why(state, 0, action)).toBeUndefined();
    expect(scoreTrip(state, action).total).toBe(4);
    expect(why(state, 0, trip(go(1, 'tram', at(3, 0), at(3, 1), at(3, 2))))).toBe('shape');
  });

  test('a bicycle needs a path on every cell and brings 2', () => {
    const action = trip(go(1, 'bicycle', ...WALK.slice(0, 2)));
    expect(why(table({ markers: { bikePath: [at(3, 1)] } }), 0, action)).toBe('noBikePath');
    const state = table({ markers: { bikePath: [at(3, 1), at(3, 2)] } });
    expect(why(state, 0, action)).toBeUndefined();
    expect(scoreTrip(state, action).total).toBe(4);
  });

  test('walking brings 3', () => {
    const action = trip(go(1, 'walking', ...WALK.slice(0, 2)));
    expect(why(table({ markers: { walkway: [at(3, 2)] } }), 0, action)).toBe('noWalkway');
    const state = table({ markers: { walkway: [at(3, 1), at(3, 2)] } });
    expect(why(state, 0, action)).toBeUndefined();
    expect(scoreTrip(state, action).total).toBe(5);
  });

  test('a walk of 3 cells is legal, of 4 is not, even if all have walkways', () => {
    const path = [at(5, 3), at(5, 2), at(4, 2), at(3, 2)];
    const state = table({ markers: { walkway: path } });
    expect(why(state, 0, trip(go(1, 'walking', ...path.slice(1))))).toBeUndefined();
    expect(why(state, 0, trip(go(1, 'walking', ...path)))).toBe('tooFar');
  });

  test('freight modes are not for passengers', () => {
    expect(why(table(), 0, trip(go(1, 'van', at(3, 1), at(3, 2))))).toBe('modePassenger');
    expect(why(table(), 0, trip(go(1, 'cargoBike', at(3, 1), at(3, 2))))).toBe('modePassenger');
  });

  test('an electric card without a car in the trip has no effect and stays in the hand', () => {
    const state = table({ hands: [['electricVehicle']], markers: { walkway: [at(3, 1), at(3, 2)] } });
    const action: TripAction = { ...trip(go(1, 'walking', at(3, 1), at(3, 2))), electric: true };
    expect(why(state, 0, action)).toBe('electricIdle');
  });
});

describe('freight (Frachtstrecken)', () => {
  const ROUTE = [at(1, 2), at(1, 3)];
  const wish: Arrangement = { open: [33, 32, 1, 2, 3], markers: { bikePath: ROUTE, walkway: ROUTE, tramA: [] } };

  test('goes by van for no bonus, electric for 1', () => {
    const state = arrange({ ...wish, hands: [['electricVehicle']] });
    expect(scoreTrip(state, trip(go(33, 'van', ...ROUTE))).total).toBe(2);
    expect(why(state, 0, trip(go(33, 'van', ...ROUTE)))).toBeUndefined();
    const electric: TripAction = { ...trip(go(33, 'van', ...ROUTE)), electric: true };
    expect(why(state, 0, electric)).toBeUndefined();
    expect(scoreTrip(state, electric).total).toBe(3);
  });

  test('goes by cargo bike with a path on every cell and the card, for 3', () => {
    const action = trip(go(33, 'cargoBike', ...ROUTE));
    expect(why(arrange(wish), 0, action)).toBe('noCard');
    expect(why(arrange({ open: wish.open!, hands: [['cargoBike']] }), 0, action)).toBe('noBikePath');
    const state = arrange({ ...wish, hands: [['cargoBike']] });
    expect(why(state, 0, action)).toBeUndefined();
    act(state, 0, action);
    expect(state.scores[0]).toBe(5);
    expect(state.discard).toEqual(['cargoBike']);
  });

  test('goes by no other mode', () => {
    for (const mode of ['car', 'tram', 'bicycle', 'walking'] as const)
      expect(why(arrange(wish), 0, trip(go(33, mode, ...ROUTE)))).toBe('modeFreight');
  });
});

describe('several segments (Kombination von mehreren Teilstrecken)', () => {
  const OUT = go(7, 'car', at(2, 2), at(2, 3), at(1, 3), at(1, 2));
  const BACK = go(8, 'car', at(1, 2), at(1, 3), at(2, 3), at(2, 2));
  const state = arrange({ open: [7, 8, 33, 32, 20] });

  test('score the sum of their cards', () => {
    expect(why(state, 0, trip(OUT, BACK))).toBeUndefined();
    expect(scoreTrip(state, trip(OUT, BACK)).total).toBe(6);
  });

  test('end where the next one begins: the zone, and the very cell', () => {
    expect(why(state, 0, trip(OUT, go(20, 'car', at(2, 3), at(2, 4), at(1, 4))))).toBe('tripJoint');
    expect(why(state, 0, trip(OUT, { ...BACK, route: [at(1, 1), at(1, 2), at(1, 3), at(2, 3), at(2, 2)] }))).toBe(
      'tripJoint',
    );
  });

  test('use each card once, and freight only with freight', () => {
    expect(why(state, 0, trip(OUT, BACK, OUT))).toBe('tripTwice');
    expect(why(state, 0, trip(OUT, go(33, 'van', at(1, 2), at(1, 3))))).toBe('tripFreight');
    expect(why(state, 0, trip(go(33, 'van', at(1, 2), at(1, 3)), go(32, 'van', at(1, 3), at(1, 2))))).toBeUndefined();
  });

  test('take one electric card for the whole trip, 1 for each segment', () => {
    const electric = arrange({ open: state.open, hands: [['electricVehicle']] });
    const action: TripAction = { ...trip(OUT, BACK), electric: true };
    expect(why(electric, 0, action)).toBeUndefined();
    expect(scoreTrip(electric, action).total).toBe(8);
  });

  test('take one cargo-bike card for the whole trip, 3 for each segment', () => {
    const cargo = arrange({ open: state.open, hands: [['cargoBike']], markers: { bikePath: [at(1, 2), at(1, 3)] } });
    act(cargo, 0, trip(go(33, 'cargoBike', at(1, 2), at(1, 3)), go(32, 'cargoBike', at(1, 3), at(1, 2))));
    expect(cargo.scores[0]).toBe(10);
  });

  test('walk 3 cells each', () => {
    const path = [at(5, 3), at(5, 2), at(4, 2), at(3, 2)];
    const walkers = arrange({ open: [1, 2, 3, 4, 5], markers: { walkway: path } });
    const far = trip(go(1, 'walking', at(5, 2), at(4, 2), at(3, 2)), go(2, 'walking', at(3, 2), at(4, 2), at(5, 2)));
    expect(why(walkers, 0, far)).toBeUndefined();
    expect(scoreTrip(walkers, far).total).toBe(10);
  });

  test('all use one mode; trams may change lines', () => {
    const stops = arrange({
      open: [1, 2, 3, 4, 5],
      markers: { tramA: [at(3, 2)], tramB: [at(3, 2)], bikePath: [at(3, 2), at(2, 2)] },
    });
    const first = go(1, 'tram', at(3, 0), at(3, 2));
    expect(why(stops, 0, trip(first, go(2, 'bicycle', at(3, 2), at(2, 2))))).toBe('modeMixed');
    expect(why(stops, 0, trip(first, go(2, 'tram', at(3, 2), at(5, 2))))).toBeUndefined();
  });
});

describe('combined modes (Kombination der Fortbewegungsarten)', () => {
  const cells = [at(3, 1), at(3, 2)];
  const modes = ['car', 'tram', 'bicycle', 'walking'] as const;

  test('switch to a cleaner mode only', () => {
    const allowed: string[] = [];
    for (const one of modes) {
      for (const other of modes) {
        const state = arrange({ open: [1, 2, 3, 4, 5], options: { combinedModes: true } });
        for (const cell of cells) state.markers[cell] = 1 | 4 | 8;
        const action = trip(go(1, one, ...cells), go(2, other, ...cells.toReversed()));
        const reason = why(state, 0, action);
        if (!reason) allowed.push(`${one}-${other}`);
        else expect(reason).toBe('modeSwitch');
      }
    }
    expect(allowed).toEqual([
      'car-car',
      'car-tram',
      'car-bicycle',
      'car-walking',
      'tram-tram',
      'tram-bicycle',
      'tram-walking',
      'bicycle-bicycle',
      'bicycle-walking',
      'walking-walking',
    ]);
  });

  test('switch freight from van to cargo bike only', () => {
    const state = arrange({
      open: [33, 32, 1, 2, 3],
      options: { combinedModes: true },
      hands: [['cargoBike', 'electricVehicle']],
      markers: { bikePath: [at(1, 2), at(1, 3)] },
    });
    const out = [at(1, 2), at(1, 3)];
    const back = out.toReversed();
    const mixed: TripAction = { ...trip(go(33, 'van', ...out), go(32, 'cargoBike', ...back)), electric: true };
    expect(why(state, 0, mixed)).toBeUndefined();
    expect(scoreTrip(state, mixed).total).toBe(2 + 1 + 2 + 3);
    expect(why(state, 0, trip(go(33, 'cargoBike', ...out), go(32, 'van', ...back)))).toBe('modeSwitch');
  });
});

describe('jams (Stau)', () => {
  const play = (jams: number[], extra: Partial<TripAction> = {}, hand: Arrangement['hands'] = [[]]) => {
    const state = arrange({ open: [39, 1, 2, 3, 4], hands: hand!, markers: { trafficJam: jams } });
    const action = { ...trip(go(39, 'car', ...TO_FUN)), ...extra };
    expect(why(state, 0, action)).toBeUndefined();
    return scoreTrip(state, action).total;
  };

  test('trip 39 by car over one jammed cell scores 3, over three 0', () => {
    expect(play([])).toBe(5);
    expect(play([TO_FUN[3]!])).toBe(3);
    expect(play(TO_FUN.slice(2, 5))).toBe(0);
  });

  test('trip 39 with carpool scores 5', () => {
    expect(play(TO_FUN.slice(2, 5), { carpool: true }, [['carpool']])).toBe(5);
  });

  test('carpool is announced only where a jam lies on a motor route', () => {
    const state = arrange({ open: [39, 1, 2, 3, 4], hands: [['carpool']], markers: { trafficJam: [at(5, 0)] } });
    expect(why(state, 0, { ...trip(go(39, 'car', ...TO_FUN)), carpool: true })).toBe('carpoolIdle');
  });

  test('count each time a route visits them, the joint of two segments once', () => {
    const out = go(7, 'car', at(2, 2), at(2, 3), at(1, 3), at(1, 2));
    const back = go(8, 'car', at(1, 2), at(1, 3), at(2, 3), at(2, 2));
    const total = (jam: number) =>
      scoreTrip(arrange({ open: [7, 8, 1, 2, 3], markers: { trafficJam: [jam] } }), trip(out, back)).total;
    expect(total(at(2, 3))).toBe(6 - 4);
    expect(total(at(1, 2))).toBe(6 - 2);
    expect(total(at(2, 2))).toBe(6 - 4);
  });

  test('slow cars and vans only, with the option jams: all every route but a tram has none', () => {
    const wish: Arrangement = {
      open: [1, 2, 3, 4, 5],
      markers: { trafficJam: [at(3, 2)], bikePath: [at(3, 2), at(3, 1)], tramA: [at(3, 2)] },
    };
    const bike = trip(go(1, 'bicycle', at(3, 1), at(3, 2)));
    const tram = trip(go(1, 'tram', at(3, 0), at(3, 2)));
    expect(scoreTrip(arrange(wish), bike).total).toBe(4);
    expect(scoreTrip(arrange({ ...wish, options: { jams: 'all' } }), bike).total).toBe(2);
    expect(scoreTrip(arrange({ ...wish, options: { jams: 'all' } }), tram).total).toBe(4);
  });
});

describe('stars (Power-Up-Auszeichnung)', () => {
  test('bring one power-up for each used card with a star', () => {
    const state = arrange({ open: [29, 39, 1, 2, 3], nextPowerUps: ['tramA', 'tramB', 'carpool'] });
    const house = [at(1, 4), at(2, 4), at(2, 3), at(1, 3), at(1, 2), at(0, 2)];
    act(state, 0, trip(go(29, 'car', ...house), go(39, 'car', ...TO_FUN)));
    act(state, 1, { type: 'pass' });
    const heard = act(state, 2, { type: 'pass' });
    expect(state.scores[0]).toBe(9);
    expect(state.hands[0]).toEqual(['tramA', 'tramB']);
    expect(heardBy(heard, 0)).toContainEqual({
      type: 'drew',
      seat: 0,
      why: 'star',
      count: 2,
      cards: ['tramA', 'tramB'],
    });
    expect(heardBy(heard, 1)).toContainEqual({ type: 'drew', seat: 0, why: 'star', count: 2 });
  });

  test('stand on nine cards', () => expect(TRIPS.filter(({ star }) => star).length).toBe(9));
});
