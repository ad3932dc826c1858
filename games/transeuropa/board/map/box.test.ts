/** What a turn shows of the map: what can be done, and the open cities that fit beside it. */
import type { Box, Point } from '@stellwerk/toolkit/point.ts';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { TestTable } from '../../rules/table.testing.ts';
import { cityPoint, layoutOf, LEAST_WORKING, WORKING } from './geometry.ts';
import { seenIn } from './useBox.ts';

const europe = layoutOf('europe');
const PHONE = { width: 390, height: 494 };
const ON_ITS_SIDE = { width: 540, height: 290 };
const TABLET = { width: 820, height: 800 };

function seen(table: TestTable, window: typeof PHONE) {
  const view = game.view(table.state, 0);
  const choice = { kind: view.phase === 'start' ? 'crossing' : 'line', drafts: [] } as const;
  return seenIn(window, { layout: europe, view, rails: view.rails, me: 0, choice, news: new Map() });
}

const holds = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

describe('the box of a turn', () => {
  it.each([PHONE, ON_ITS_SIDE, TABLET])('fits into the window at a scale for fingers (%o)', (window) => {
    for (let seed = 1; seed <= 12; seed++) {
      const table = new TestTable({ seed });
      for (let moves = 0; moves < 5 * seed; moves++) {
        const { box, working } = seen(table, window);
        expect(working).toBeGreaterThanOrEqual(LEAST_WORKING);
        expect(working).toBeLessThanOrEqual(WORKING);
        expect(box!.width * working).toBeLessThanOrEqual(window.width + 1);
        expect(box!.height * working).toBeLessThanOrEqual(window.height + 1);
        const legal = game.legal(table.state, table.state.turn);
        table.act(legal[table.rng.below(legal.length)]!);
      }
    }
  });

  it('holds the open cities that are near, though the net is large', () => {
    const table = new TestTable({
      hands: [
        ['bilbao', 'zuerich', 'glasgow', 'odessa', 'roma'],
        ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'],
      ],
      markers: ['14,9', '29,6'],
    });
    table.railed('14,9', '12,9');
    const { box } = seen(table, TABLET);
    for (const city of ['bilbao', 'zuerich', 'roma'])
      expect(holds(box!, cityPoint(europe, table.city(city)))).toBe(true);
  });

  it('holds all five cities before the start where the window does', () => {
    const { box } = seen(new TestTable({ seed: 3 }), { width: 1200, height: 900 });
    const { hand } = game.view(new TestTable({ seed: 3 }).state, 0);
    for (const city of hand) expect(holds(box!, cityPoint(europe, city))).toBe(true);
  });
});
