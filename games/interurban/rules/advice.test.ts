import { expect, test } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { adviceFor } from './advice.ts';
import { game } from './game.ts';
import { legalActions } from './legal.ts';
import { tableAfter } from './play.ts';
import { scoreRoutes, totals } from './scoring.ts';
import type { Table, View } from './types.ts';

const pointsOn = (table: Table): number => totals(scoreRoutes(table), table.seats)[table.seat]!;

/** What the best single tile brings, each in every place and turned every way. */
function mostByOne(view: View): number {
  const gains = legalActions(view, view.seat).map((action) =>
    action.type === 'place' ? pointsOn(tableAfter(view, action)) - pointsOn(view) : 0,
  );
  return Math.max(0, ...gains);
}

test.each([2, 4])(
  'with %i players the first advice brings as much as any tile, and every plan can be played',
  (seats) => {
    let plans = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, seats, rng, () => {});
      while (state.ended === null) {
        if (rng.below(6) === 0) {
          const view = game.view(state, state.seat);
          const advice = adviceFor(view, fastRng(seed));
          const mine = advice.map(({ gains }) => gains[view.seat] ?? 0);
          const most = mostByOne(view);
          expect(advice.length).toBeGreaterThan(0);
          expect(mine).toEqual(mine.toSorted((a, b) => b - a));
          if (advice[0]!.tiles.length > 1) {
            expect(mine[0]).toBeGreaterThan(most);
            plans++;
          } else expect(Math.max(0, mine[0]!)).toBe(most);
          if (mine[0]! > 0) for (const gain of mine) expect(gain).toBeGreaterThan(0);
          for (const { tiles, gains } of advice) {
            let table = view;
            for (const tile of tiles) {
              expect(legalActions(table, table.seat)).toContainEqual(tile);
              table = tableAfter(table, tile);
            }
            if (tiles.length > 0) expect(pointsOn(table) - pointsOn(view)).toBe(gains[view.seat]);
            else expect(view.placed).toBeGreaterThan(0);
          }
        }
        game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
      }
    }
    expect(plans).toBeGreaterThan(2);
  },
);
