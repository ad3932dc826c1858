import { describe, expect, test } from 'vitest';
import { checkMap, checkSeats } from './check-map.ts';
import { EUROPE } from './europe.ts';
import { COLOURS, type MapFile } from './map.ts';
import { lineBetween, topology } from './topology.ts';

/** Two rows of six crossings, ten cities: the smallest map that two can play on, with a few to spare. */
const LITTLE: MapFile = {
  name: 'little',
  crossings: Array.from({ length: 12 }, (_, i) => ({
    id: `c${i}`,
    x: 2 * (i % 6) + Math.floor(i / 6),
    y: Math.floor(i / 6),
  })),
  lines: [
    ...[0, 1, 2, 3, 4].map((i) => ({ a: `c${i}`, b: `c${i + 1}`, cost: 1 as const })),
    ...[0, 1, 2, 3, 4, 5].map((i) => ({ a: `c${i}`, b: `c${i + 6}`, cost: 2 as const })),
  ],
  cities: COLOURS.flatMap((colour, i) =>
    [i, i + 6].map((at) => ({
      id: `${colour}${at}`,
      crossing: `c${at}`,
      name: { local: colour, de: colour, en: colour },
      colour,
      dashed: false,
    })),
  ),
};
const copy = (change: (map: any) => void): unknown => {
  const map = structuredClone(LITTLE);
  change(map);
  return map;
};

describe('the board of Europe', () => {
  const topo = topology('europe');

  test('has 210 crossings, 424 single and 153 double lines', () => {
    expect(topo.crossings).toBe(210);
    expect([...topo.cost].filter((cost) => cost === 1)).toHaveLength(424);
    expect([...topo.cost].filter((cost) => cost === 2)).toHaveLength(153);
  });

  test('Spielmaterial: 35 cities in five groups, two of each dashed', () => {
    expect(EUROPE.cities).toHaveLength(35);
    expect(topo.allCities.map((cities) => cities.length)).toEqual([7, 7, 7, 7, 7]);
    expect(topo.fewCities.map((cities) => cities.length)).toEqual([5, 5, 5, 5, 5]);
  });

  test('has three to six lines at each crossing', () => {
    const degrees = Array.from({ length: topo.crossings }, (_, c) => topo.first[c + 1]! - topo.first[c]!);
    expect(Math.min(...degrees)).toBe(3);
    expect(Math.max(...degrees)).toBe(6);
  });

  test.each([
    ['2,5', '1,6', 2, 'sea'],
    ['15,0', '16,1', 2, 'sea'],
    ['11,4', '13,4', 2, 'river'],
    ['3,8', '5,8', 2, 'mountain'],
    ['16,13', '18,13', 2, undefined],
    ['9,6', '11,6', 1, undefined],
  ])('the line %s to %s costs %i', (a, b, cost, terrain) => {
    const index = (id: string) => EUROPE.crossings.findIndex((crossing) => crossing.id === id);
    const line = lineBetween(topo, index(a), index(b));
    expect(topo.cost[line]).toBe(cost);
    expect(EUROPE.lines[line]!.terrain).toBe(terrain);
  });

  test('every city stands where the drawing marks one, and nowhere else', () => {
    const marked = EUROPE.cities.map(({ crossing }) => crossing);
    expect(new Set(marked).size).toBe(35);
    expect([...topo.cityAt].filter((city) => city >= 0)).toHaveLength(35);
  });

  test('passes the gate by name and as a file', () => {
    expect(checkMap('europe')).toBeUndefined();
    expect(checkMap(JSON.parse(JSON.stringify(EUROPE)))).toBeUndefined();
    for (const seats of [2, 3, 4, 5, 6]) expect(checkSeats('europe', seats)).toBeUndefined();
  });
});

describe('the gate for map files', () => {
  test('lets a small map through', () => expect(checkMap(LITTLE)).toBeUndefined());

  test.each<[string, string, unknown]>([
    ['a name that no map has', 'mapUnknown', 'atlantis'],
    ['nothing', 'mapShape', null],
    ['a list', 'mapShape', []],
    ['a map without cities', 'mapShape', copy((map) => delete map.cities)],
    ['a key that no map has', 'mapShape', copy((map) => (map.rows = []))],
    ['a free line', 'mapShape', copy((map) => (map.lines[0].cost = 0))],
    ['a triple line', 'mapShape', copy((map) => (map.lines[0].cost = 3))],
    ['an unheard-of terrain', 'mapShape', copy((map) => (map.lines[0].terrain = 'lava'))],
    ['a sixth colour', 'mapShape', copy((map) => (map.cities[0].colour = 'mauve'))],
    ['a crossing nowhere', 'mapShape', copy((map) => (map.crossings[0].x = Number.NaN))],
    ['a name without end', 'mapShape', copy((map) => (map.name = 'x'.repeat(1000)))],
    ['a city without a German name', 'mapShape', copy((map) => delete map.cities[0].name.de)],
    [
      'too many crossings',
      'mapTooLarge',
      copy((map) => (map.crossings = Array.from({ length: 601 }, (_, x) => ({ id: `${x}`, x, y: 0 })))),
    ],
    ['two crossings of one name', 'mapCrossing', copy((map) => (map.crossings[1].id = 'c0'))],
    ['two crossings in one place', 'mapCrossing', copy((map) => (map.crossings[1].x = 0))],
    ['a line to nowhere', 'mapLine', copy((map) => (map.lines[0].b = 'c99'))],
    ['a line from a crossing to itself', 'mapLine', copy((map) => (map.lines[0].b = 'c0'))],
    ['the same line twice', 'mapLine', copy((map) => map.lines.push({ a: 'c1', b: 'c0', cost: 2 }))],
    ['a city off the map', 'mapCity', copy((map) => (map.cities[0].crossing = 'c99'))],
    ['two cities of one id', 'mapCity', copy((map) => (map.cities[1].id = map.cities[0].id))],
    ['two cities on one crossing', 'mapCity', copy((map) => (map.cities[1].crossing = map.cities[0].crossing))],
    ['one red city that is not dashed', 'mapTooFewCities', copy((map) => (map.cities[0].dashed = true))],
    ['a crossing out of reach', 'mapDisconnected', copy((map) => map.lines.pop())],
  ])('refuses %s', (_, code, map) => expect(checkMap(map)?.code).toBe(code));

  test('counts the cities for the players at the table, the dashed ones from four on', () => {
    expect(checkSeats(LITTLE, 2)).toBeUndefined();
    expect(checkSeats(LITTLE, 3)).toEqual({ code: 'mapTooFewCities', with: { colour: 'red', have: 2, need: 3 } });
    const dashed = structuredClone(EUROPE) as any;
    for (const city of dashed.cities) city.dashed ||= ['oslo', 'stockholm', 'moskva'].includes(city.id);
    expect(checkMap(dashed)).toBeUndefined();
    expect(checkSeats(dashed, 3)?.code).toBe('mapTooFewCities');
    expect(checkSeats(dashed, 4)).toBeUndefined();
  });
});
