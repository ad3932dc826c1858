/** What the lessons of InterUrban may name. */
import { placedTiles, routesOf, scoreRoutes, totals, valueOf, type View } from '../rules/index.ts';

export function facts(view: View) {
  const routes = scoreRoutes(view);
  const placed = placedTiles(view);
  return {
    /** The number on each tile that lies open. */
    tile: view.faceUp.map(valueOf),
    /** By route: what it is called and worth, and by seat what is traded there and what that brings. */
    route: routes.map(({ label }) => label),
    value: routes.map(({ value }) => value),
    commerce: routes.map(({ commerce }) => commerce),
    points: routes.map(({ victory }) => victory),
    /** Of its stations, each once. */
    values: routesOf(view).map(({ stations }) =>
      [...new Set(stations.map((at) => placed[at]!.value))].sort((a, b) => a - b),
    ),
    /** By seat, as it stands. */
    total: totals(routes, view.seats),
  };
}
