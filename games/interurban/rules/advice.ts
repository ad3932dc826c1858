/**
 * Advice for the seat on turn: what brings it most points, be it one tile or track and then the tile that it makes room for. Where nothing
 * does, what helps the others least, or to end the turn.
 */
import type { Rng } from '@stellwerk/kernel';
import { boardOf, cellOf, routesAt } from './board.ts';
import { game } from './game.ts';
import { afterAnswer, distinctPlacements } from './plans.ts';
import { tableAfter, TILES_A_TURN } from './play.ts';
import { scoreRoutes, totals } from './scoring.ts';
import { isTrack } from './tiles.ts';
import type { Placement, State, View } from './types.ts';
import { weigh } from './weigh.ts';

export interface Advice {
  /** In the order in which they are laid, the last for the sake of which the others are; without any the turn had better end. */
  readonly tiles: readonly Placement[];
  /** Points that they bring by seat, if the game ended then. */
  readonly gains: readonly number[];
}

interface Tried extends Advice {
  readonly table: State;
  /** What was laid last, and the routes that it has extended. */
  readonly code: number;
  readonly routes: readonly number[];
}

/** How many pieces of advice there are at most, and of how many it is thought what the next player would answer. */
const MOST = 3;
const ANSWERED = 8;

/** The best first: by what it brings the seat, then by how few tiles it takes, then by what the next player could answer. */
export function adviceFor(view: View, rng: Rng): Advice[] {
  const { seat, placed } = view;
  const table = game.guess(view, rng);
  const mine = ({ gains }: Advice): number => gains[seat]!;
  const singles = laidOn(table, table, [], [...table.complete.keys()]);
  const most = Math.max(0, ...singles.map(mine));
  const all = [...singles, ...singles.flatMap((first) => plansFrom(first, table, most))];
  const bringing = all.filter((tried) => mine(tried) > 0);
  if (bringing.length > 0) {
    return best(bringing, view, rng, (a, b) => mine(b) - mine(a) || a.tiles.length - b.tiles.length);
  }
  const theirs = ({ gains }: Advice): number => gains.reduce((sum, points) => sum + points, 0);
  const least = Math.min(...singles.map(theirs));
  const told = best(
    singles.filter((tried) => theirs(tried) === least),
    view,
    rng,
    () => 0,
  );
  const isOver = placed > 0 && told.every(({ worth }) => worth <= afterAnswer(table, view, rng));
  return isOver ? [{ tiles: [], gains: [] }] : told;
}

function best(all: readonly Tried[], view: View, rng: Rng, order: (a: Tried, b: Tried) => number) {
  const now = new Map(all.map((tried) => [tried, weigh(tried.table, view.game, view.seat)]));
  const met = new Set<string>();
  return all
    .toSorted((a, b) => order(a, b) || now.get(b)! - now.get(a)!)
    .filter(({ code, routes }) => {
      // However it is turned and whatever comes before, it is the same advice.
      const key = `${code} ${routes.join()}`;
      return !met.has(key) && met.add(key) !== undefined;
    })
    .slice(0, ANSWERED)
    .map((tried) => ({ ...tried, worth: afterAnswer(tried.table, view, rng) }))
    .sort((a, b) => order(a, b) || b.worth - a.worth)
    .slice(0, MOST);
}

/** Track on and on, as far as that leads to a tile that brings more than any does now: on its own route, or where another one is led to meet it. */
function plansFrom(before: Tried, start: State, most: number): Tried[] {
  const { seat, placed } = start;
  if (placed + before.tiles.length === TILES_A_TURN || !isTrack(before.code)) return [];
  const on = laidOn(start, before.table, before.tiles, before.routes);
  return [
    ...on.filter(({ gains }) => gains[seat]! - before.gains[seat]! > most),
    ...[...on, ...meeting(before, start)].flatMap((tried) => plansFrom(tried, start, most)),
  ];
}

/** Track that leads another route to the cell before the loco, for a crossing that serves both. */
function meeting(before: Tried, start: State): Tried[] {
  const others = [...start.complete.keys()].filter((route) => !before.routes.includes(route));
  return laidOn(start, before.table, before.tiles, others).flatMap((tried) => {
    const { routes } = boardOf(tried.table);
    const ends = before.routes.map((route) => routes[route]!.end);
    const meets = isTrack(tried.code) && tried.routes.some((route) => ends.includes(routes[route]!.end));
    return meets ? [{ ...tried, routes: [...before.routes, ...tried.routes] }] : [];
  });
}

/** One tile more at the ends of these routes. */
function laidOn(start: State, table: State, tiles: readonly Placement[], routes: readonly number[]): Tried[] {
  const before = totals(scoreRoutes(start), start.seats);
  const ends = routes.map((route) => boardOf(table).routes[route]!.end);
  return distinctPlacements(table)
    .filter(({ x, y }) => ends.includes(cellOf(x, y)))
    .map((tile) => {
      const after = tableAfter(table, tile);
      return {
        tiles: [...tiles, tile],
        gains: totals(scoreRoutes(after), start.seats).map((points, seat) => points - before[seat]!),
        table: after,
        code: table.faceUp[tile.slot]!,
        routes: routesAt(boardOf(table), cellOf(tile.x, tile.y)),
      };
    });
}
