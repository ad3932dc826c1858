/** The legal placements sorted by tile and cell, and what can be said of the cells where a tile can't lie. */
import type { Reason } from '@stellwerk/kernel';
import {
  edgesOf,
  kindOf,
  rotationsOf,
  whyNot,
  type Action,
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
  /** Rotations in which it meets the track of a route that ends here; where none fits, the nearest to it first. */
  readonly meets: readonly Rotation[];
  /** Why it can't lie here however it is turned, where it can't. */
  readonly reason: Reason<ReasonCode> | undefined;
}

export const placements = (legal: readonly Action[]): Placement[] => legal.filter((it) => it.type === 'place');

/** The cells before the locos, west to east and north to south, for a tile of those that lie face up. */
export function spotsFor(view: View, routes: readonly Route[], legal: readonly Action[], slot: number): Spot[] {
  const mine = placements(legal).filter((it) => it.slot === slot);
  return endCells(routes).map((cell) => {
    const fits = mine.filter((it) => sameCell(it, cell)).map(({ rotation }) => rotation);
    const meets = meeting(view.faceUp[slot]!, cell.routes);
    if (fits.length > 0) return { ...cell, fits, meets, reason: undefined };
    return { ...cell, fits, ...nearest(view, cell, meets, slot) };
  });
}

/** The same while no tile is chosen. */
export const endSpots = (routes: readonly Route[]): Spot[] =>
  endCells(routes).map((cell) => ({ ...cell, fits: [], meets: [], reason: undefined }));

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

function meeting(code: number, routes: readonly Route[]): Rotation[] {
  return rotationsOf(code).filter((rotation) => routes.some(({ end }) => edgesOf(code, rotation) & (1 << end.side)));
}

/** Restrictions that another rotation may keep, those about tracks first: the later one is, the nearer the tile is to fitting. */
const NEARER: readonly ReasonCode[] = ['F', 'E', 'routeComplete', 'D', 'G', 'H', 'I', 'J', 'B'];

/** The rotations with the one first that is nearest to fitting, and the reason that holds in it. */
function nearest(view: View, { x, y }: Cell, meets: readonly Rotation[], slot: number): Pick<Spot, 'meets' | 'reason'> {
  const tried = meets.map((rotation) => ({
    rotation,
    reason: whyNot(view, { type: 'place', slot, x, y, rotation }),
  }));
  tried.sort((a, b) => near(b.reason) - near(a.reason));
  return { meets: tried.map(({ rotation }) => rotation), reason: tried[0]?.reason };
}

const near = (reason: Reason<ReasonCode> | undefined): number => (reason ? NEARER.indexOf(reason.code) : -1);

type Turnable = Pick<Spot, 'fits' | 'meets'>;

/** What turning a tile goes through: over a cell those that fit, or where none does those that meet the track, else all. */
export function turnsOf(code: number, spot: Turnable | undefined): readonly Rotation[] {
  return spot ? (spot.fits.length > 0 ? spot.fits : spot.meets) : rotationsOf(code);
}

/** The next rotation when a tile is turned. */
export function turned(code: number, spot: Turnable | undefined, now: Rotation, by = 1): Rotation {
  const all = turnsOf(code, spot);
  const at = all.indexOf(now);
  return all[(Math.max(0, at) + by + all.length) % all.length]!;
}

/** How a tile turns by itself over a cell: so that it fits, or at least meets the track. */
export function settled({ fits, meets }: Turnable, wanted: Rotation): Rotation {
  return fits.includes(wanted) ? wanted : (fits[0] ?? meets[0]!);
}

const SIDES = ['up', 'right', 'down', 'left'] as const;

export function turnOf(code: number, rotation: Rotation, { end }: Route): Turn {
  if (kindOf(code) !== 'curve') return 'ahead';
  const out = edgesOf(code, rotation) & ~(1 << end.side);
  return SIDES[31 - Math.clz32(out)]!;
}
