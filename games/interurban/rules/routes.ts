/** What a board draws: the tiles on the table and the six routes, each with its way, its loco and what it still takes. */
import type { Seat } from '@stellwerk/kernel';
import { boardOf, onward, STEP, xOf, yOf, cellOf, type Board } from './board.ts';
import {
  isStation,
  kindOf,
  ownerOf,
  ROUTE_STARTS,
  routeLabel,
  startLabel,
  STRIDE,
  valueOf,
  type Direction,
  type Kind,
  type StartLabel,
} from './tiles.ts';
import type { Rotation, Table } from './types.ts';

export interface PlacedTile {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  readonly code: number;
  readonly kind: Kind;
  readonly value: number;
  /** Of stations only. */
  readonly owner?: Seat;
}

/** The tiles on the table in the order in which they were placed, the start tiles first. */
export function placedTiles({ tiles }: Table): PlacedTile[] {
  return Array.from({ length: tiles.length / STRIDE }, (_, index) => {
    const [x, y, rotation, code] = tiles.slice(STRIDE * index, STRIDE * (index + 1)) as [
      number,
      number,
      Rotation,
      number,
    ];
    const tile = { index, x, y, rotation, code, kind: kindOf(code), value: valueOf(code) };
    return isStation(code) ? { ...tile, owner: ownerOf(code) } : tile;
  });
}

/** A tile's part of a route: the sides on which the route enters and leaves it. */
export interface Leg {
  readonly tile: number;
  readonly from: Direction;
  readonly to: Direction;
}

export interface Route {
  readonly route: number;
  /** What players call it, and what is printed on its start edge. */
  readonly label: string;
  readonly printed: StartLabel;
  readonly start: { readonly x: number; readonly y: number; readonly side: Direction };
  readonly legs: readonly Leg[];
  /** Indices of its stations. */
  readonly stations: readonly number[];
  readonly straights: number;
  readonly curves: number;
  readonly complete: boolean;
  /** The cell that the loco points at, and the side of that cell on which the route arrives. */
  readonly end: { readonly x: number; readonly y: number; readonly side: Direction };
  /** Station values that it has not yet; with all of them it would be complete. */
  readonly missing: readonly number[];
  /** Stations that D and G–J allow as its next one. */
  readonly takes: readonly { readonly seat: Seat; readonly value: number }[];
}

export function routesOf(table: Table): Route[] {
  const board = boardOf(table);
  return ROUTE_STARTS.map(({ x, y, direction }, route) => {
    const at = board.routes[route]!;
    return {
      route,
      label: routeLabel(table.tiles, route),
      printed: startLabel(table.tiles, route),
      start: { x, y, side: direction },
      legs: legsOf(board, route),
      stations: [...at.stations],
      straights: at.straights,
      curves: at.curves,
      complete: table.complete[route] === 1,
      end: { x: xOf(at.end), y: yOf(at.end), side: opposite(at.direction) },
      missing: [1, 2, 3, 4].filter((value) => !(at.values & (1 << value))),
      takes: stationsIn(at.allowed, table.seats),
    };
  });
}

function legsOf(board: Board, route: number): Leg[] {
  const { x, y, direction } = ROUTE_STARTS[route]!;
  let heading: number = direction;
  let cell = cellOf(x, y);
  const legs: Leg[] = [];
  for (cell += STEP[heading]!; board.grid[cell] !== 0; cell += STEP[heading]!) {
    const from = opposite(heading);
    heading = onward(board.grid[cell]!, heading);
    legs.push({ tile: board.index[cell]!, from, to: heading as Direction });
  }
  return legs;
}

function opposite(direction: number): Direction {
  return (direction ^ 2) as Direction;
}

function stationsIn(allowed: number, seats: number): { seat: Seat; value: number }[] {
  return Array.from({ length: 4 * seats }, (_, bit) => bit)
    .filter((bit) => allowed & (1 << bit))
    .map((bit) => ({ seat: bit >> 2, value: (bit & 3) + 1 }));
}
