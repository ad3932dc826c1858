/** What a mode lacks for a card, between the two ends for which it lacks least. */
import {
  cellsOf,
  checkCell,
  CITY,
  freeSlots,
  has,
  walks,
  tripOf,
  type Cell,
  type Mode,
  type TripId,
} from '../../rules/index.ts';
import type { World } from './laying.ts';

export type Lack =
  | { readonly kind: 'paths' | 'stops' | 'full'; readonly cells: readonly Cell[] }
  | { readonly kind: 'tooFar' | 'card' | 'together'; readonly cells: readonly Cell[] };

/** A block without a free slot can't be had by any card. */
const FULL = 100;
/** A stop out of reach of its line takes another one first. */
const FAR = 10;

export function lackOf(world: World, trips: readonly TripId[], mode: Mode): Lack {
  if (mode === 'cargoBike' && !world.hand.includes('cargoBike')) return { kind: 'card', cells: [] };
  const lacks = trips.map((id) => lackOfOne(world, id, mode));
  const worst = lacks.toSorted((a, b) => b.cost - a.cost)[0]!;
  if (worst.cost === 0) return { kind: 'together', cells: [] };
  if (worst.cost === Infinity) return { kind: 'tooFar', cells: [] };
  const full = worst.cells.filter((cell) => freeSlots(world.markers, cell) <= 0);
  if (full.length > 0) return { kind: 'full', cells: full };
  return { kind: mode === 'tram' ? 'stops' : 'paths', cells: worst.cells };
}

interface Found {
  readonly cost: number;
  readonly cells: readonly Cell[];
}

function lackOfOne(world: World, id: TripId, mode: Mode): Found {
  const { from, to } = tripOf(id);
  const starts = from.flatMap((zone) => cellsOf(CITY, zone));
  const ends = cellsOf(CITY, to);
  if (mode === 'tram') return least(starts.flatMap((start) => ends.flatMap((end) => stopsFor(world, start, end))));
  if (mode === 'walking')
    return least(
      starts.flatMap((start) => ends.flatMap((end) => walks(start, end).map((way) => pathsFor(world, way)))),
    );
  return least(starts.map((start) => bikeWay(world, start, ends)));
}

function least(found: readonly Found[]): Found {
  return found.reduce((best, other) => (other.cost < best.cost ? other : best), { cost: Infinity, cells: [] });
}

function costOf(world: World, cell: Cell): number {
  return freeSlots(world.markers, cell) > 0 ? 1 : FULL;
}

function stopsFor(world: World, start: Cell, end: Cell): Found[] {
  return (['tramA', 'tramB'] as const).map((line) => {
    const cells = [start, end].filter((cell) => !has(world.markers, cell, line));
    const cost = cells.reduce((sum, cell) => {
      const reason = checkCell(world, line, cell);
      return sum + (reason?.code === 'layReach' ? FAR : costOf(world, cell));
    }, 0);
    return { cost, cells };
  });
}

function pathsFor(world: World, way: readonly Cell[]): Found {
  const cells = way.filter((cell) => !has(world.markers, cell, 'walkway'));
  return { cost: cells.reduce((sum, cell) => sum + costOf(world, cell), 0), cells };
}

/** The way by bicycle on which fewest paths are missing. */
function bikeWay(world: World, start: Cell, ends: readonly Cell[]): Found {
  const price = (cell: Cell): number => (has(world.markers, cell, 'bikePath') ? 0 : costOf(world, cell));
  const cost = new Map<Cell, number>([[start, price(start)]]);
  const before = new Map<Cell, Cell>();
  const open = new Set([start]);
  while (open.size > 0) {
    const cell = [...open].reduce((a, b) => (cost.get(b)! < cost.get(a)! ? b : a));
    open.delete(cell);
    for (const next of CITY.neighbours[cell]!) {
      const there = cost.get(cell)! + price(next);
      if (there >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, there);
      before.set(next, cell);
      open.add(next);
    }
  }
  const end = ends.reduce((a, b) => ((cost.get(b) ?? Infinity) < (cost.get(a) ?? Infinity) ? b : a));
  const way: Cell[] = [];
  for (let at: Cell | undefined = end; at !== undefined; at = before.get(at)) way.push(at);
  return { cost: cost.get(end) ?? Infinity, cells: way.filter((cell) => !has(world.markers, cell, 'bikePath')) };
}
