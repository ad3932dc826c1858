/** Every rule of the rulebook, by its section, as far as it concerns a program. */
import { defaultOptions, fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { COLOURS } from './map.ts';
import { RAILS } from './state.ts';
import { TestTable } from './table.testing.ts';
import { topology } from './topology.ts';
import { FREE } from './types.ts';

const topo = topology('europe');
/** Far from each other and from what the tests build. */
const WEST = ['plymouth', 'amsterdam', 'glasgow', 'minsk', 'roma'];
const EAST = ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'];

describe('Vorbereitung', () => {
  test('the engine of every player begins in the shed, on 13', () => {
    expect(new TestTable({ seats: 4 }).state.credits).toEqual([13, 13, 13, 13]);
  });

  test('rails lie ready: 83, and none on the board', () => {
    const { state } = new TestTable();
    expect(state.railsLeft).toBe(83);
    expect(state.rails.every((rail) => rail === FREE)).toBe(true);
  });

  test.each([
    [2, true],
    [3, true],
    [4, false],
    [6, false],
  ])('with %i players the ten dashed cities stay in the box: %s', (seats, sorted) => {
    const dealt = new Set<number>();
    for (let seed = 0; seed < 200; seed++)
      for (const city of new TestTable({ seats, seed }).state.hands) dealt.add(city);
    expect(dealt.size).toBe(sorted ? 25 : 35);
    expect([...dealt].some((city) => topo.map.cities[city]!.dashed)).toBe(!sorted);
  });

  test('everybody has one city of each colour, and no city is dealt twice', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { hands } = new TestTable({ seats: 6, seed }).state;
      expect(new Set(hands).size).toBe(30);
      hands.forEach((city, i) => expect(topo.map.cities[city]!.colour).toBe(COLOURS[i % 5]));
    }
  });

  test('everybody sees only their own cities', () => {
    const { state } = new TestTable({ seats: 3 });
    expect(game.view(state, 1).hand).toEqual(state.hands.slice(5, 10));
    expect(game.view(state, 'observer').hand).toEqual([]);
    const told: unknown[] = [];
    game.setup(defaultOptions(game.options), 3, fastRng(1), (event, to) => told.push([event.type, to ?? 'all']));
    expect(told).toEqual([['round', 'all'], ...[0, 1, 2].map((seat) => ['hand', { only: [seat] }])]);
  });

  test('cards that nobody took are looked at by nobody: a view is the same whatever they are', () => {
    const { state } = new TestTable({ seats: 2 });
    const other = game.guess(game.view(state, 0), fastRng(9));
    expect(other.hands).not.toEqual(state.hands);
    expect(game.view(other, 0)).toEqual(game.view(state, 0));
  });

  test('one is start player', () => expect(new TestTable({ seats: 3 }).state.startPlayer).toBe(0));
});

describe('Ablauf einer Spielrunde', () => {
  test('the start player begins and the others follow clockwise', () => {
    const table = new TestTable({ seats: 3 });
    const order = ['9,0', '15,0', '19,0'].map((crossing) => (table.start(crossing), table.state.turn));
    expect(order).toEqual([1, 2, 0]);
    table.lay('9,0', '7,0');
    table.stop();
    expect(table.state.turn).toBe(1);
    expect(game.toAct(table.state)).toEqual([1]);
  });

  test('a marker goes onto any crossing, a city or not', () => {
    const { state } = new TestTable();
    expect(game.legal(state, 0)).toHaveLength(topo.crossings);
    const table = new TestTable();
    table.start('9,0');
    table.start('16,9');
    expect(table.state.markers).toEqual([table.crossing('9,0'), table.crossing('16,9')]);
  });

  test('but not onto one that is taken', () => {
    const table = new TestTable({ markers: ['9,0'] });
    const crossing = table.crossing('9,0');
    expect(table.check({ type: 'start', crossing })).toEqual({ code: 'crossingTaken', at: [crossing] });
    expect(game.legal(table.state, 1)).toHaveLength(topo.crossings - 1);
  });

  test('no rails before all markers stand, and no marker twice', () => {
    const table = new TestTable({ markers: ['9,0'] });
    expect(table.why('9,0', '7,0')).toBe('placeMarkerFirst');
    expect(table.check({ type: 'stop' })?.code).toBe('placeMarkerFirst');
    table.start('15,0');
    expect(table.check({ type: 'start', crossing: 7 })?.code).toBe('markerPlaced');
  });

  test('the marker is where a seat’s network begins', () => {
    const table = new TestTable({ markers: ['9,6', '22,5'] });
    const around = game.legal(table.state, 0).map((action) => ('line' in action ? action.line : -1));
    expect(around.toSorted()).toEqual(
      ['7,6', '11,6', '8,5', '10,5', '8,7', '10,7'].map((to) => table.line('9,6', to)).toSorted(),
    );
  });
});

describe('Bauregeln', () => {
  const begin = () => new TestTable({ hands: [WEST, EAST], markers: ['9,6', '22,5'] });

  test('a turn is two rails on single lines', () => {
    const table = begin();
    table.lay('9,6', '7,6');
    expect(table.state.turn).toBe(0);
    table.lay('7,6', '5,6');
    expect(table.state.turn).toBe(1);
    expect(table.state.railsLeft).toBe(RAILS - 2);
  });

  test('turns are counted round by round, and every rail remembers its own', () => {
    const table = new TestTable({ markers: ['9,6', '17,8'] });
    expect(table.state.turnOfRound).toBe(1);
    table.lay('9,6', '11,6');
    table.lay('11,6', '13,6');
    table.lay('17,8', '19,8');
    table.stop();
    table.lay('13,6', '15,6');
    const { laidBy, laidIn, turnOfRound } = game.view(table.state, 'observer');
    expect({ laidBy, laidIn, turnOfRound }).toEqual({ laidBy: [0, 0, 1, 0], laidIn: [1, 1, 2, 3], turnOfRound: 4 });
  });

  test('or one', () => {
    const table = begin();
    table.lay('9,6', '7,6');
    table.stop();
    expect(table.state.turn).toBe(1);
    expect(table.types()).toEqual(['stopped']);
  });

  test('or one on a double line', () => {
    const table = begin();
    table.lay('9,6', '7,6');
    table.stop();
    table.lay('22,5', '24,5');
    expect(table.state.turn).toBe(0);
  });

  test('a double line is not for the second rail', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['11,6', '22,5'] });
    table.lay('11,6', '13,6');
    const line = table.line('13,6', '15,6');
    expect(table.check({ type: 'lay', line })).toEqual({ code: 'doubleAfterSingle', at: [line] });
    expect(game.legal(table.state, 0).every((action) => !('line' in action) || topo.cost[action.line] === 1)).toBe(
      true,
    );
  });

  test('a line takes one rail', () => {
    const table = begin();
    table.lay('9,6', '7,6');
    expect(table.why('9,6', '7,6')).toBe('occupied');
  });

  test('every rail touches the marker or a way of rails that leads to it', () => {
    const table = begin();
    expect(table.why('5,6', '7,6')).toBe('notConnected');
    table.lay('9,6', '7,6');
    expect(table.why('5,6', '7,6')).toBeUndefined();
    expect(table.why('20,5', '22,5')).toBe('notConnected');
  });

  test('at least one rail must be laid', () => {
    expect(begin().check({ type: 'stop' })?.code).toBe('layAtLeastOne');
  });

  test('branches may begin anywhere in the network, and the two rails of a turn at different places', () => {
    const table = begin();
    table.lay('9,6', '7,6');
    table.lay('9,6', '10,5');
    table.lay('22,5', '20,5');
    table.stop();
    expect(table.why('7,6', '6,7')).toBeUndefined();
    table.lay('7,6', '6,7');
    table.lay('10,5', '11,4');
    expect(table.state.turn).toBe(1);
  });

  test('networks that meet are one for all their owners from then on', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '14,7'] });
    table.lay('9,6', '11,6');
    table.stop();
    table.lay('14,7', '12,7');
    expect(table.why('9,6', '7,6')).toBe('notConnected');
    table.lay('12,7', '11,6');
    expect(table.heard).toContainEqual({ type: 'joined', seats: [0, 1] });
    expect(table.why('14,7', '16,7')).toBeUndefined();
    table.lay('14,7', '16,7');
    table.stop();
    expect(table.why('9,6', '7,6')).toBeUndefined();
  });
});
