/** The legal placements sorted by tile and cell, and what can be said of the cells where a tile can't lie. */
import type { Reason } from '@stellwerk/kernel';
import {
  edgesOf,
  kindOf,
  rotationsOf,
  whyNot,
  type Action,
  type Direction,
  type Placement,
  type ReasonCode,
  type Rotation,
  type Route,
  type View,
} from '../../rules/index.ts';
import type { Turn } from '../../texts/words.ts';
import { sameCell, type Cell } from '../map/geometry.ts';

/** A cell before a loco, and what the chosen tile could do there. */
export interface Spot extends Cell {
  /** The open routes that end here. */
  readonly routes: readonly Route[];
  /** Rotations in which the tile may lie here. */
  readonly fits: readonly Rotation[];
  /** Why it can't, where it can't. */
  readonly reason: Reason<ReasonCode> | undefined;
}

export const placements = (legal: readonly Action[]): Placement[] => legal.filter((it) => it.type === 'place');

/** The cells before the locos, west to east and north to south, for a tile of those that lie face up. */
export function spotsFor(view: View, routes: readonly Route[], legal: readonly Action[], slot: number): Spot[] {
  const mine = placements(legal).filter((it) => it.slot === slot);
  return endCells(routes).map((cell) => {
    const fits = mine.filter((it) => sameCell(it, cell)).map(({ rotation }) => rotation);
    return { ...cell, fits, reason: fits.length > 0 ? undefined : mainReason(view, cell, slot) };
  });
}

function endCells(routes: readonly Route[]): { x: number; y: number; routes: Route[] }[] {
  const cells: { x: number; y: number; routes: Route[] }[] = [];
  for (const route of routes) {
    if (route.complete) continue;
    const known = cells.find((cell) => sameCell(cell, route.end));
    if (known) known.routes.push(route);
    else cells.push({ x: route.end.x, y: route.end.y, routes: [route] });
  }
  return cells.sort((a, b) => a.x - b.x || b.y - a.y);
}

/** The reason that teaches most: of a rotation that meets the route's track, and another one than F where there is one. */
function mainReason(view: View, cell: Cell & { readonly routes: readonly Route[] }, slot: number) {
  const code = view.faceUp[slot]!;
  const sides = cell.routes.map(({ end }) => 1 << end.side);
  const tried = rotationsOf(code).map((rotation) => ({
    meets: sides.some((side) => edgesOf(code, rotation) & side),
    reason: whyNot(view, { type: 'place', slot, x: cell.x, y: cell.y, rotation }),
  }));
  const meeting = tried.filter(({ meets }) => meets);
  return (meeting.find(({ reason }) => reason?.code !== 'F') ?? meeting[0] ?? tried[0])?.reason;
}

/** The next rotation when a tile is turned: through those that fit, or through all where that would change nothing. */
export function turned(code: number, fits: readonly Rotation[], now: Rotation, by = 1): Rotation {
  const all = fits.length > 1 ? fits : rotationsOf(code);
  const at = all.indexOf(now);
  return all[(Math.max(0, at) + by + all.length) % all.length]!;
}

/** How a tile looks that lies face up: stations and straights stand upright, however they are turned elsewhere. */
export function settled(code: number, fits: readonly Rotation[], wanted: Rotation): Rotation {
  if (fits.includes(wanted)) return wanted;
  return fits[0] ?? (rotationsOf(code).includes(wanted) ? wanted : 0);
}

export function turnOf(code: number, rotation: Rotation, { end }: Route): Turn {
  if (kindOf(code) !== 'curve') return 'ahead';
  const sides = edgesOf(code, rotation);
  const left = ((end.side + 1) & 3) as Direction;
  return sides & (1 << left) ? 'left' : 'right';
}
