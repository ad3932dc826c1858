/** How a game went: everybody's points after every tile, read from the order of the tiles on the table. */
import { scoreRoutes, STRIDE, totals, type Table } from '../../rules/index.ts';

/** By tile placed, from none to all: the points by seat as they would have counted then. */
export function courseOf(table: Table): number[][] {
  const placed = table.tiles.length / STRIDE - 2;
  return Array.from({ length: placed + 1 }, (_, count) => {
    const then = { ...table, tiles: table.tiles.slice(0, (count + 2) * STRIDE) };
    return totals(scoreRoutes(then), table.seats);
  });
}
