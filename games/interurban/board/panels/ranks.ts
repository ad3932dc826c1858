/** Who stands where on a route, as of now. */
import type { RouteScore } from '../../rules/index.ts';

export interface Rank {
  readonly seat: number;
  readonly commerce: number;
  readonly victory: number;
  /** 1 is the best; equal commerce, equal rank, and the next total is the next rank. */
  readonly rank: number;
}

/** Everybody with a station on the route, the best first. */
export function ranked({ commerce, victory }: RouteScore): Rank[] {
  const totals = [...new Set(commerce)].sort((a, b) => b - a);
  return commerce
    .map((points, seat) => ({ seat, commerce: points, victory: victory[seat]!, rank: totals.indexOf(points) + 1 }))
    .filter((it) => it.commerce > 0)
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
