/** What stands at the edge for news that is out of sight. */
import type { Box, Point } from '@stellwerk/toolkit/point.ts';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../../rules/table.testing.ts';
import { beadAt, beadRadius } from './beads.ts';
import { beyondOf, type News } from './Edges.tsx';
import { EDGE, layoutOf, middle } from './geometry.ts';

const europe = layoutOf('europe');

const holds = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

describe('an arrow at the edge', () => {
  const table = new TestTable();
  const lines = [table.line('9,6', '11,6'), table.line('27,4', '29,4'), table.line('25,4', '27,4')] as const;
  const laid = (...each: readonly (readonly [line: number, seat: number])[]): News => ({
    lines: new Map(each),
    starts: new Map(),
  });
  const west: Box = { x: 0, y: 0, width: 1000, height: 1300 };

  it('stands for the news that is not seen, and points to the newest', () => {
    const [arrow, ...more] = beyondOf(europe, laid([lines[0], 1], [lines[1], 2], [lines[2], 2]), west, 2);
    expect(more).toEqual([]);
    expect(arrow).toMatchObject({ seat: 2, to: middle(europe.lines[lines[2]]!), side: 'right', x: 1 });
    expect(Math.abs(arrow!.y * west.height - arrow!.to.y)).toBeLessThan(EDGE);
  });

  it('stands for start markers out of sight as well, one for each player and edge', () => {
    const [moscow, kyiv, paris] = ['29,4', '27,4', '9,6'].map((id) => table.crossing(id));
    const starts = new Map([
      [moscow!, 1],
      [paris!, 2],
    ]);
    const tabs = beyondOf(europe, { lines: new Map(), starts }, west, 2);
    expect(tabs).toMatchObject([{ seat: 1, to: europe.crossings[moscow!], side: 'right' }]);
    // A rail is newer than the marker it began at.
    const both = beyondOf(europe, { lines: new Map([[lines[2], 1]]), starts: new Map([[kyiv!, 1]]) }, west, 2);
    expect(both).toMatchObject([{ seat: 1, to: middle(europe.lines[lines[2]]!) }]);
  });

  it('covers no crossing that is seen', () => {
    for (const [pixel, x] of [
      [2.6, 900],
      [3, 430],
      [2.8, 655],
    ] as const) {
      const window: Box = { x, y: 100, width: 350 * pixel, height: 490 * pixel };
      for (const line of europe.lines.keys()) {
        const [tab] = beyondOf(europe, laid([line, 1]), window, pixel);
        if (tab?.side !== 'left' && tab?.side !== 'right') continue;
        const at = { x: window.x + tab.x * window.width, y: window.y + tab.y * window.height };
        const covered = europe.crossings.filter(
          (it) => holds(window, it) && Math.abs(it.x - at.x) < 16 * pixel && Math.abs(it.y - at.y) < 16 * pixel,
        );
        expect(covered).toEqual([]);
      }
    }
  });

  it('covers no name that stands at the edge', () => {
    const wanted = beyondOf(europe, laid([lines[1], 1]), west, 2)[0]!.y * west.height;
    const name = { left: 850, right: 1000, top: wanted - 20, bottom: wanted + 20 };
    const [tab] = beyondOf(europe, laid([lines[1], 1]), west, 2, [name]);
    // Half of its length, and half of the name.
    expect(Math.abs(tab!.y * west.height - wanted)).toBeGreaterThanOrEqual(34 + 20);
    // What ends before the edge is in nobody's way.
    const [same] = beyondOf(europe, laid([lines[1], 1]), west, 2, [{ ...name, right: 960 }]);
    expect(same!.y * west.height).toBe(wanted);
  });

  it('stands clear of the next one', () => {
    const [one, two] = beyondOf(europe, laid([lines[1], 1], [lines[2], 2]), west, 2);
    expect(Math.abs(one!.y - two!.y) * west.height).toBeGreaterThanOrEqual(68);
  });

  it('stands at every edge beyond which somebody built, though other news of theirs is seen', () => {
    const middlemost: Box = { x: 900, y: 300, width: 500, height: 700 };
    const news = laid([lines[1], 1], [table.line('17,8', '19,8'), 1], [lines[0], 1]);
    const tabs = beyondOf(europe, news, middlemost, 2);
    expect(tabs.map(({ seat, side }) => [seat, side])).toEqual([
      [1, 'right'],
      [1, 'left'],
    ]);
  });

  it('is there for exactly those rails whose mark is not seen whole', () => {
    for (const pixel of [1.1, 2, 2.6, 3.1]) {
      const window: Box = { x: 655, y: 210, width: 390 * pixel, height: 490 * pixel };
      for (const [index, line] of europe.lines.entries()) {
        const at = beadAt(line, 1 / pixel, window, []);
        expect(beyondOf(europe, laid([index, 1]), window, pixel)).toHaveLength(at ? 0 : 1);
        const r = beadRadius(1 / pixel);
        for (const by of at ? [-r, r] : []) expect(holds(window, { x: at!.x + by, y: at!.y + by })).toBe(true);
      }
    }
  });
});
