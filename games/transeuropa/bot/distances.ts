/** How far crossings are from each other, with the rails already laid at nothing. */
import type { Seat } from '@stellwerk/kernel';
import { FREE, mayUse, type Topology } from '../rules/index.ts';

/** Farther than anything: shut off by others' private rails, or nothing to measure from. */
export const UNREACHED = 1 << 20;

/** What it would cost the seat to go from the nearest of some crossings to each crossing. */
export function distancesFrom(
  topo: Topology,
  rails: readonly number[],
  seat: Seat,
  sources: readonly number[],
): Int32Array {
  const distance = new Int32Array(topo.crossings).fill(UNREACHED);
  for (const source of sources) distance[source] = 0;
  /** Crossings at one distance, and at the next two: no line costs more. */
  let ring = sources.slice();
  let later: number[] = [];
  let last: number[] = [];
  for (let far = 0; ring.length + later.length + last.length > 0; far++) {
    for (let r = 0; r < ring.length; r++) {
      const crossing = ring[r]!;
      if (distance[crossing] !== far) continue;
      for (let i = topo.first[crossing]!, end = topo.first[crossing + 1]!; i < end; i++) {
        const line = topo.via[i]!;
        const rail = rails[line]!;
        if (rail !== FREE && !mayUse(rail, seat)) continue;
        const cost = rail === FREE ? topo.cost[line]! : 0;
        const target = topo.to[i]!;
        if (far + cost >= distance[target]!) continue;
        distance[target] = far + cost;
        (cost === 0 ? ring : cost === 1 ? later : last).push(target);
      }
    }
    [ring, later, last] = [later, last, []];
  }
  return distance;
}

const known = new WeakMap<Topology, readonly Int32Array[]>();

/** The distance of each crossing from each city, on an empty board. */
export function distancesFromCities(topo: Topology): readonly Int32Array[] {
  let distances = known.get(topo);
  if (!distances) {
    const empty = Array.from({ length: topo.lines }, () => FREE);
    known.set(topo, (distances = Array.from(topo.site, (site) => distancesFrom(topo, empty, 0, [site]))));
  }
  return distances;
}
