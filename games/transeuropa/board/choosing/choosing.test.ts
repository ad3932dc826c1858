/** What can be chosen in a turn, what ends it, and what is advised. */
import { describe, expect, it } from 'vitest';
import { game, type Action, type View } from '../../rules/index.ts';
import { TestTable } from '../../rules/table.testing.ts';
import { placeOf, WINDS } from '../../texts/places.ts';
import { closes } from '../closing.ts';
import { distance } from '@stellwerk/toolkit/point.ts';
import { cityPoint, EDGE, layoutOf } from '../map/geometry.ts';
import { joinedBy, networkOf } from '../map/networks.ts';
import { layHints, startHints } from './hints.ts';
import { linesIn, reachOf, type Reach } from './reach.ts';
import { outlookFrom, withRails } from './useOutlook.ts';

const europe = layoutOf('europe');
const WEST = ['plymouth', 'amsterdam', 'glasgow', 'minsk', 'roma'];
const EAST = ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'];

function eyes(table: TestTable) {
  const { turn } = table.state;
  const view = game.view(table.state, turn);
  return { view, seat: turn, network: networkOf(europe, view.rails, view.markers[turn]!, turn) };
}

function reachIn(table: TestTable): Reach {
  const { view, seat, network } = eyes(table);
  const now = outlookFrom(europe, view, view.rails, view.markers[seat]!)!;
  return reachOf({
    layout: europe,
    view,
    seat,
    network,
    lines: linesIn(game.legal(table.state, seat), false),
    pairs: view.laidThisTurn === 0,
    tree: new Set(now.way),
  });
}

function hintsIn(table: TestTable) {
  const { view, seat, network } = eyes(table);
  return layHints({
    layout: europe,
    view,
    seat,
    network,
    reach: reachIn(table),
    points: outlookFrom(europe, view, view.rails, view.markers[seat]!)!.points,
    name: () => 'Ada',
    city: (index) => europe.map.cities[index]!.name.en,
  });
}

describe('the reach of a turn', () => {
  it('is every crossing one rail away, and those two single lines away', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '29,6'] });
    const reach = reachIn(table);
    const rails = (id: string): number | undefined => reach.get(table.crossing(id))?.[0]!.lines.length;
    expect(rails('11,6')).toBe(1);
    expect(rails('13,6')).toBe(2);
    expect(rails('15,6')).toBeUndefined();
    expect(rails('9,6')).toBeUndefined();
  });

  it('is only single lines after the first rail, and never a loop in the own net', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '29,6'] });
    table.lay('9,6', '11,6');
    const ways = [...reachIn(table).values()].flat();
    expect(ways.every(({ lines }) => lines.length === 1 && europe.lines[lines[0]!]!.cost === 1)).toBe(true);
    table.lay('11,6', '10,7');
    table.lay('29,6', '27,6');
    table.stop();
    const loop = table.line('9,6', '10,7');
    expect([...reachIn(table).values()].flat().some(({ lines }) => lines.includes(loop))).toBe(false);
    expect(linesIn(game.legal(table.state, 0), false).has(loop)).toBe(true);
  });

  it('goes on beyond a net that the first rail joins', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '13,6'] });
    table.railed('13,6', '15,6');
    const way = reachIn(table).get(table.crossing('17,6'));
    expect(way).toBeUndefined();
    table.railed('11,6', '13,6');
    expect(reachIn(table).get(table.crossing('17,6'))?.[0]!.lines).toEqual([
      table.line('9,6', '11,6'),
      table.line('15,6', '17,6'),
    ]);
  });
});

describe('nets', () => {
  const joins = (table: TestTable, a: string, b: string, privately = false): readonly number[] => {
    const { view, seat } = eyes(table);
    const after = withRails(view.rails, [table.line(a, b)], seat, privately);
    return joinedBy(europe, view.markers, seat, view.rails, after);
  };

  it('are joined by the rail that makes them one, with everybody who is there', () => {
    const table = new TestTable({ seats: 3, markers: ['9,6', '15,6', '16,7'] });
    table.railed('11,6', '13,6', '15,6', '16,7');
    expect(joins(table, '9,6', '11,6')).toEqual([1, 2]);
    expect(joins(table, '9,6', '10,7')).toEqual([]);
    table.railed('9,6', '11,6');
    expect(joins(table, '11,6', '12,7')).toEqual([]);
  });

  it('are not joined by a private rail: nobody else can use it', () => {
    const table = new TestTable({ options: { vexation: true }, markers: ['9,6', '11,6'] });
    expect(joins(table, '9,6', '11,6', true)).toEqual([]);
    expect(joins(table, '9,6', '11,6')).toEqual([1]);
  });
});

describe('a turn is closed', () => {
  const lay = (table: TestTable, a: string, b: string): Action => ({ type: 'lay', line: table.line(a, b) });
  const closing = (table: TestTable, a: string, b: string) => closes(eyes(table).view, lay(table, a, b));

  it('by the second rail and by a double line, not by the first single one', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['11,4', '29,6'] });
    expect(closing(table, '11,4', '10,5')).toBeUndefined();
    expect(closing(table, '11,4', '9,4')).toBe('turn');
    table.lay('11,4', '10,5');
    expect(closing(table, '10,5', '9,6')).toBe('turn');
  });

  it('with the round by my fifth city, with the game if no round is left', () => {
    for (const [options, end] of [
      [{}, 'round'],
      [{ openRounds: 1 }, 'game'],
      [{ openRounds: 2 }, 'round'],
    ] as const) {
      const table = new TestTable({ options, hands: [WEST, EAST], markers: ['11,4', '29,6'] });
      table.bring(0, '3,4', '9,0', '27,4', '14,11');
      const { way } = outlookFrom(europe, eyes(table).view, table.state.rails, table.state.markers[0]!)!;
      const last = way.find(
        (line) =>
          eyes(table).network.crossings.has(europe.lines[line]!.a) ||
          eyes(table).network.crossings.has(europe.lines[line]!.b),
      )!;
      expect(way).toHaveLength(1);
      expect(closes(eyes(table).view, { type: 'lay', line: last })).toBe(end);
    }
  });

  it('with the round by the last rail in the box', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['11,4', '29,6'] });
    table.state.railsLeft = 1;
    expect(closing(table, '11,4', '10,5')).toBe('round');
  });
});

describe('a hint', () => {
  it('for the start lies on a cheapest tree, and each is another place', () => {
    const table = new TestTable({ hands: [WEST, EAST] });
    const { view } = eyes(table);
    const hints = startHints(europe, view);
    expect(new Set(hints.map(({ crossing }) => crossing)).size).toBe(hints.length);
    expect(hints.length).toBeGreaterThan(1);
    for (const { crossing, points } of hints)
      expect(outlookFrom(europe, view, view.rails, crossing)!.points).toBe(points);
  });

  it('for the start keeps away from the markers of others where the tree leads further', () => {
    const table = new TestTable({ hands: [WEST, EAST] });
    const [alone] = startHints(europe, eyes(table).view);
    table.act({ type: 'start', crossing: europe.topo.to[europe.topo.first[alone!.crossing]!]! });
    table.hand(1, WEST);
    const { view } = eyes(table);
    const [hint] = startHints(europe, view);
    const lines = distance(europe.crossings[view.markers[0]!]!, europe.crossings[hint!.crossing]!) / EDGE;
    expect(lines).toBeGreaterThan(4);
    expect(hint!.points).toBe(alone!.points);
  });

  it('for a rail saves what it says, and names the city it connects', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['10,5', '29,6'] });
    const { view, seat } = eyes(table);
    const before = outlookFrom(europe, view, view.rails, view.markers[seat]!)!;
    const hints = hintsIn(table);
    expect(hints.length).toBeGreaterThan(0);
    for (const { way, suggestion } of hints) {
      const after = outlookFrom(
        europe,
        view as View,
        withRails(view.rails, way.lines, seat, false),
        view.markers[seat]!,
      )!;
      expect(before.points - after.points).toBe(suggestion.saves);
    }
    expect(hints.find(({ way }) => way.to === table.crossing('11,4'))?.suggestion.connects).toBe('Amsterdam');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'lies on the way drawn with it to the city it names, where its words say (%i)',
    (seed) => {
      const table = new TestTable({ seats: 3, seed });
      for (let moves = 0; moves < 3 + 4 * seed; moves++) {
        const legal = game.legal(table.state, table.state.turn);
        table.act(legal[table.rng.below(legal.length)]!);
      }
      const { view, seat } = eyes(table);
      const points = outlookFrom(europe, view, view.rails, view.markers[seat]!)!.points;
      for (const { way, plan, suggestion } of hintsIn(table)) {
        expect(plan).toContain(way.lines[0]);
        expect(plan.reduce((sum, line) => sum + europe.lines[line]!.cost, 0)).toBe(points);
        const { towards: named } = suggestion;
        if (named !== undefined) expect(citiesBeyond(table, way.to, plan)).toContain(named);
        expectTrueWind(suggestion.to);
        expect(suggestion.to).toBe(way.to);
      }
    },
  );
});

/** The cities that rails and plan lead to from a crossing. */
function citiesBeyond(table: TestTable, from: number, plan: readonly number[]): readonly string[] {
  const { view, seat } = eyes(table);
  const { crossings } = networkOf(europe, withRails(view.rails, plan, seat, false), from, seat);
  const mine = view.hand.filter((city) => crossings.has(europe.topo.site[city]!));
  return mine.map((city) => europe.map.cities[city]!.name.en);
}

/** The wind that names a crossing is off by less than half of what lies between two winds. */
function expectTrueWind(crossing: number): void {
  const { city, lines, wind } = placeOf('europe', crossing);
  if (lines === 0) return;
  const from = cityPoint(europe, europe.map.cities.indexOf(city));
  const to = europe.crossings[crossing]!;
  const said = (WINDS.indexOf(wind) * 2 * Math.PI) / WINDS.length;
  const off = Math.atan2(from.y - to.y, to.x - from.x) - said;
  expect(Math.cos(off)).toBeGreaterThan(Math.cos(Math.PI / (lines > 1 ? 16 : 8) + 0.001));
}
