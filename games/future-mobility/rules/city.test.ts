import { describe, expect, test } from 'vitest';
import { AVOID_CARDS, avoids, POWER_UP_COUNTS, TRIPS, tripOf } from './cards.ts';
import { at } from './arrange.testing.ts';
import { CELLS, CITY, PRINTED_STOPS, slotsOf, ZONES } from './city.ts';
import { allRoutes, ROAD_STEPS } from './roads.ts';

describe('the printed city', () => {
  const count = (zone: string): number => CITY.zones.filter((name) => name === zone).length;

  test('has 36 cells of these zones', () => {
    expect(Object.fromEntries(ZONES.map((zone) => [zone, count(zone)]))).toEqual({
      airport: 1,
      amusementPark: 1,
      apartments: 8,
      factory: 3,
      hospital: 1,
      houses: 6,
      park: 4,
      shop: 4,
      stadium: 1,
      supermarket: 4,
      university: 1,
      workshop: 2,
    });
  });

  test('has mutual roads, none in parks, and every other cell can be reached from every other', () => {
    for (let cell = 0; cell < CELLS; cell++) {
      const roads = CITY.neighbours[cell]!;
      for (const next of roads) {
        expect(CITY.neighbours[next]).toContain(cell);
        expect(Math.abs((next % 6) - (cell % 6)) + Math.abs(Math.floor(next / 6) - Math.floor(cell / 6))).toBe(1);
      }
      expect(roads.length === 0).toBe(CITY.zones[cell] === 'park');
      expect(slotsOf(cell)).toBe(CITY.zones[cell] === 'park' ? 0 : 2);
      if (roads.length > 0) expect(ROAD_STEPS[0]![cell]).toBeGreaterThanOrEqual(0);
    }
    expect(CITY.neighbours.flat().length / 2).toBe(40);
  });

  test('has the first stops of both lines in apartments', () => {
    expect(PRINTED_STOPS).toEqual({ tramA: at(3, 0), tramB: at(5, 2) });
    expect(CITY.zones[PRINTED_STOPS.tramA]).toBe('apartments');
    expect(CITY.zones[PRINTED_STOPS.tramB]).toBe('apartments');
  });

  test('has at most 206 routes between two cells', () => {
    let most = 0;
    for (let from = 0; from < CELLS; from++)
      for (let to = 0; to < CELLS; to++)
        if (from !== to)
          most = Math.max(most, allRoutes({ city: CITY, open: () => true, most: Infinity }, from, to).length);
    expect(most).toBe(206);
  });
});

describe('the cards', () => {
  test('are 40 trips, 12 of them freight, 9 with a star', () => {
    expect(TRIPS.length).toBe(40);
    expect(TRIPS.filter(({ freight }) => freight).map(({ id }) => id)).toEqual([
      12, 13, 14, 15, 16, 17, 22, 32, 33, 34, 37, 40,
    ]);
    expect(TRIPS.filter(({ star }) => star).map(({ id }) => id)).toEqual([16, 18, 19, 29, 30, 31, 38, 39, 40]);
    expect(TRIPS.reduce((sum, { points }) => sum + points, 0)).toBe(120);
  });

  test('lead between zones that the city has, never within one', () => {
    for (const { from, to } of TRIPS) {
      for (const zone of [...from, to]) expect(CITY.zones).toContain(zone);
      expect(from).not.toContain(to);
    }
  });

  test('trip 39 leads from the airport to the amusement park for 5 and a star', () => {
    expect(tripOf(39)).toEqual({
      id: 39,
      from: ['airport'],
      to: 'amusementPark',
      points: 5,
      freight: false,
      star: true,
    });
  });

  test('are 48 power-ups', () => {
    expect(Object.values(POWER_UP_COUNTS).reduce((sum, n) => sum + n, 0)).toBe(48);
  });

  test('avoid what leads between their two sides, either way (Vermeiden)', () => {
    const removed = AVOID_CARDS.map((card) => TRIPS.filter((trip) => avoids(card, trip)).map(({ id }) => id));
    expect(removed).toEqual([
      [1, 2, 3, 4, 20, 21, 27, 28],
      [1, 2, 5, 6, 20, 21, 23, 24, 34, 37],
      [3, 4, 7, 8, 25, 26, 27, 28],
    ]);
  });
});
