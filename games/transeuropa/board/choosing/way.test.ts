/** My way on the map: of all that are as short the one that was seen before, and the one that hints follow. */
import { describe, expect, it } from 'vitest';
import { FREE, game, type View } from '../../rules/index.ts';
import { TestTable } from '../../rules/table.testing.ts';
import { layoutOf } from '../map/geometry.ts';
import { layHints, startHints } from './hints.ts';
import { linesIn } from './reach.ts';
import { emptyTree, outlookAlong, outlookFrom, withRails } from './useOutlook.ts';

const europe = layoutOf('europe');
const costOf = (lines: readonly number[]): number => lines.reduce((sum, line) => sum + europe.lines[line]!.cost, 0);
const sorted = (lines: readonly number[]): readonly number[] => lines.toSorted((a, b) => a - b);

/** Whether a seat that has lines left of a way could finish by them, and by nothing cheaper. */
function isShortest(view: View, lines: readonly number[], seat: number): boolean {
  const from = view.markers[seat]!;
  const done = outlookFrom(europe, view, withRails(view.rails, lines, seat, false), from)!;
  return done.points === 0 && costOf(lines) === outlookFrom(europe, view, view.rails, from)!.points;
}

describe('my way', () => {
  it('is the one of the hint from every crossing that hints name for the start', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const view = game.view(new TestTable({ seed }).state, 0);
      for (const { crossing, tree, points } of startHints(europe, view)) {
        const there = outlookAlong(europe, view, view.rails, crossing, emptyTree(europe, view.hand).lines)!;
        expect(there.points).toBe(points);
        expect(there.way).toEqual(sorted(tree));
      }
    }
  });

  it('stays the same as long as none is shorter, whatever is laid, and always is a shortest one', () => {
    let [kept, changed] = [0, 0];
    for (let seed = 1; seed <= 8; seed++) {
      const table = new TestTable({ seed });
      let way: readonly number[] | undefined;
      while (table.state.round === 1) {
        const view = game.view(table.state, 0);
        if (view.markers[0]! >= 0) {
          const left = (way ?? emptyTree(europe, view.hand).lines).filter((line) => view.rails[line] === FREE);
          const now = outlookAlong(europe, view, view.rails, view.markers[0]!, left)!.way;
          expect(isShortest(view, now, 0)).toBe(true);
          if (isShortest(view, left, 0)) expect(now).toEqual(sorted(left));
          if (isShortest(view, left, 0)) kept++;
          else changed++;
          way = now;
        }
        const legal = game.legal(table.state, table.state.turn);
        const theirs = game.view(table.state, table.state.turn);
        const good = outlookFrom(europe, theirs, theirs.rails, theirs.markers[theirs.turn]!)?.way ?? [];
        table.act(legal.find((action) => action.type === 'lay' && good.includes(action.line)) ?? legal[0]!);
      }
    }
    expect(kept).toBeGreaterThan(changed);
    expect(changed).toBeGreaterThan(0);
  });

  it('is what the first hint follows where that joins nobody, and every hint goes on by it', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = new TestTable({ seed, markers: ['9,6', '29,6'] });
      const view = game.view(table.state, 0);
      // A way that a search by itself may not come to.
      for (const { plan } of hintsAlong(table, outlookFrom(europe, view, view.rails, view.markers[0]!)!.way)) {
        const way = outlookAlong(europe, view, view.rails, view.markers[0]!, plan)!.way;
        expect(way).toEqual(sorted(plan));
        const [first] = hintsAlong(table, way);
        if (first!.suggestion.joins.length === 0) expect(sorted(first!.plan)).toEqual(way);
      }
    }
  });
});

function hintsAlong({ state }: TestTable, way: readonly number[]) {
  const view = game.view(state, 0);
  return layHints({
    layout: europe,
    view,
    seat: 0,
    lines: linesIn(game.legal(state, 0), false),
    pairs: true,
    privately: false,
    points: costOf(way),
    way,
    name: (seat) => `Seat ${seat}`,
    city: (city) => europe.map.cities[city]!.name.en,
    say: JSON.stringify,
  });
}
