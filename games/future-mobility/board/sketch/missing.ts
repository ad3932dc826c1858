/** What a mode lacks for the cards of a trip: where it goes now, or between other ends and changes if it lacks less there. */
import {
  checkCell,
  CITY,
  freeSlots,
  has,
  walks,
  type Cell,
  type Marker,
  type Mode,
  type TripId,
} from '../../rules/index.ts';
import type { World } from './laying.ts';
import { endZones } from './zones.ts';

export interface Lack {
  readonly kind: 'paths' | 'stops' | 'full' | 'tooFar' | 'card' | 'together';
  readonly cells: readonly Cell[];
  /** From where to where it lacks least, if that is not where the trip begins and ends now. */
  readonly between?: readonly [Cell, Cell] | undefined;
}

/** A block without a free slot can't be had by any card. */
const FULL = 100;
/** A stop out of reach of its line takes another one first. */
const FAR = 10;

/** `stops`: where the trip goes now, if it goes at all. */
export function lackOf(world: World, trips: readonly TripId[], mode: Mode, stops?: readonly Cell[]): Lack {
  if (mode === 'cargoBike' && !world.hand.includes('cargoBike')) return { kind: 'card', cells: [] };
  const least = leastOver(world, endZones(trips), mode);
  if (!least) return { kind: 'tooFar', cells: [] };
  if (least.needs.length === 0) return { kind: 'together', cells: [] };
  const zones = stops?.map((cell) => [cell]);
  const here = zones && leastOver(world, zones, mode);
  const found = here && costOf(here.needs) <= costOf(least.needs) ? here : least;
  const elsewhere = stops && (found.start !== stops[0] || found.end !== stops.at(-1));
  const between = elsewhere ? ([found.start, found.end] as const) : undefined;
  const cells = [...new Set(found.needs.map(({ cell }) => cell))];
  const full = cells.filter((cell) => freeSlots(world.markers, cell) <= 0);
  if (full.length > 0) return { kind: 'full', cells: full, between };
  return { kind: mode === 'tram' ? 'stops' : 'paths', cells, between };
}

interface Need {
  readonly cell: Cell;
  readonly marker: Marker;
  readonly cost: number;
}

const costOf = (needs: readonly Need[]): number => needs.reduce((sum, { cost }) => sum + cost, 0);

/** From zone to zone: whatever has been needed once serves the rest of the way too. Undefined where no way leads. */
function leastOver(world: World, zones: readonly (readonly Cell[])[], mode: Mode): (Way & { start: Cell }) | undefined {
  let reached = new Map(zones[0]!.map((cell) => [cell, { start: cell, end: cell, needs: [] as readonly Need[] }]));
  for (const zone of zones.slice(1)) {
    const next: typeof reached = new Map();
    for (const { start, end: joint, needs: before } of reached.values()) {
      for (const { end, needs } of waysFrom(world, joint, zone, mode)) {
        const both = [...before, ...needs.filter((need) => !before.some((other) => isSame(need, other)))];
        const known = next.get(end);
        if (!known || costOf(both) < costOf(known.needs)) next.set(end, { start, end, needs: both });
      }
    }
    reached = next;
  }
  const all = [...reached.values()].sort((a, b) => costOf(a.needs) - costOf(b.needs));
  return all[0];
}

const isSame = (a: Need, b: Need): boolean => a.cell === b.cell && a.marker === b.marker;

interface Way {
  readonly end: Cell;
  readonly needs: readonly Need[];
}

function waysFrom(world: World, start: Cell, ends: readonly Cell[], mode: Mode): readonly Way[] {
  if (mode === 'tram')
    return ends.flatMap((end) =>
      (['tramA', 'tramB'] as const).map((line) => ({ end, needs: needsOf(world, [start, end], line) })),
    );
  if (mode === 'walking')
    return ends.flatMap((end) => walks(start, end).map((way) => ({ end, needs: needsOf(world, way, 'walkway') })));
  return bikeWays(world, start, ends);
}

function needsOf(world: World, cells: readonly Cell[], marker: Marker): Need[] {
  return cells
    .filter((cell) => !has(world.markers, cell, marker))
    .map((cell) => ({ cell, marker, cost: priceOf(world, cell, marker) }));
}

function priceOf(world: World, cell: Cell, marker: Marker): number {
  if (freeSlots(world.markers, cell) <= 0) return FULL;
  const tram = marker === 'tramA' || marker === 'tramB';
  return tram && checkCell(world, marker, cell)?.code === 'layReach' ? FAR : 1;
}

/** To each end the way by bicycle on which fewest paths are missing. */
function bikeWays(world: World, start: Cell, ends: readonly Cell[]): Way[] {
  const price = (cell: Cell): number => (has(world.markers, cell, 'bikePath') ? 0 : priceOf(world, cell, 'bikePath'));
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
  return ends
    .filter((end) => cost.has(end))
    .map((end) => {
      const way: Cell[] = [];
      for (let at: Cell | undefined = end; at !== undefined; at = before.get(at)) way.push(at);
      return { end, needs: needsOf(world, way, 'bikePath') };
    });
}
