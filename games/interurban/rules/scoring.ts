/** What routes are worth: start numbers, values, commerce points, victory points. */
import type { Seat } from '@stellwerk/kernel';
import { boardOf, type Board } from './board.ts';
import { ownerOf, routeLabel, ROUTES, startLabel, valueOf } from './tiles.ts';
import type { RouteScore, Table } from './types.ts';

/** The six routes as they would count if the game were over now. */
export function scoreRoutes(table: Table): RouteScore[] {
  const board = boardOf(table);
  const starts = startNumbers(board, table.tiles);
  return starts.map((start, route) => {
    const { track } = board.routes[route]!;
    const commerce = commerceOf(board, route);
    const value = start + track;
    const label = routeLabel(table.tiles, route);
    return { route, label, start, track, value, commerce, victory: victoryPoints(value, commerce) };
  });
}

/** Victory points by seat over all routes. */
export function totals(scores: readonly RouteScore[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => scores.reduce((sum, { victory }) => sum + victory[seat]!, 0));
}

/** S and C count their own route's track; H and L look at all the others' numbers but not at each other. */
export function startNumbers(board: Board, tiles: readonly number[]): number[] {
  const numbers = Array.from({ length: ROUTES }, (_, route) => {
    const label = startLabel(tiles, route);
    if (label === 'S') return board.routes[route]!.straights;
    if (label === 'C') return board.routes[route]!.curves;
    return label === 'H' || label === 'L' ? NaN : Number(label);
  });
  const known = numbers.filter((number) => !Number.isNaN(number));
  return numbers.map((number, route) => {
    if (!Number.isNaN(number)) return number;
    return startLabel(tiles, route) === 'H' ? Math.max(...known) : Math.min(...known);
  });
}

export function commerceOf(board: Board, route: number, commerce: number[] = []): number[] {
  if (commerce.length !== board.seats) commerce.length = board.seats;
  for (let seat = 0; seat < board.seats; seat++) commerce[seat] = 0;
  for (const index of board.routes[route]!.stations) {
    const code = board.codes[index]!;
    commerce[ownerOf(code)]! += valueOf(code);
  }
  return commerce;
}

/** Full, half, quarter, eighth by rank of distinct commerce totals, rounded up; who has no station gets nothing. */
export function victoryPoints(value: number, commerce: readonly number[]): number[] {
  return commerce.map((points) => pointsFor(value, points, commerce));
}

/** The same written into a list that is there already. */
export function victoryOn(value: number, commerce: readonly number[], victory: number[]): void {
  if (victory.length !== commerce.length) victory.length = commerce.length;
  for (let seat = 0; seat < commerce.length; seat++) victory[seat] = pointsFor(value, commerce[seat]!, commerce);
}

function pointsFor(value: number, points: number, commerce: readonly number[]): number {
  if (points === 0) return 0;
  const rank = rankOf(points, commerce);
  return rank > 3 ? 0 : Math.ceil(value / (1 << rank));
}

/** How many different totals are higher. */
function rankOf(points: number, commerce: readonly number[]): number {
  let rank = 0;
  for (let seat = 0; seat < commerce.length; seat++) {
    const other = commerce[seat]!;
    if (other > points && commerce.indexOf(other) === seat) rank++;
  }
  return rank;
}

/** The seats with the most points. */
export function leaders(points: readonly number[]): Seat[] {
  const most = Math.max(...points);
  return points.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** Points of all finished games together. */
export function seriesTotals(table: Table): number[] {
  return Array.from({ length: table.seats }, (_, seat) => table.points.reduce((sum, game) => sum + game[seat]!, 0));
}
