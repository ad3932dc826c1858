/** What others could still take from a trip: each of them may put one jam on it, and nobody sees whose hand has one. */
import {
  has,
  isMotor,
  isSlowed,
  JAM_LOSS,
  POWER_UP_COUNTS,
  scoreTrip,
  type Cell,
  type Segment,
  type View,
} from '../index.ts';

interface Travelled {
  readonly segments: readonly Segment[];
  readonly electric?: boolean;
  readonly carpool?: boolean;
}

/** Jams that the others could play at most, one each. */
export function jamsLeft(view: View): number {
  const held = view.handSizes.filter((size, seat) => seat !== view.viewer && size > 0).length;
  const seen = [...view.discard, ...view.hand].filter((card) => card === 'trafficJam').length;
  return Math.min(held, view.supply.trafficJam, POWER_UP_COUNTS.trafficJam - seen);
}

/** The most points that jams of the others could still take from a trip of the viewer. */
export function worstLoss(view: View, trip: Travelled): number {
  return lossBy(view, trip, jamsLeft(view));
}

/** The most points that so many jams could take from a trip. */
export function lossBy(ground: Pick<View, 'markers' | 'options'>, trip: Travelled, jams: number): number {
  if (trip.carpool || jams === 0) return 0;
  const free = new Set<Cell>();
  const visits = new Map<Cell, number>();
  let last = -1;
  for (const { mode, route } of trip.segments) {
    const slowed = isSlowed(ground.options, mode);
    for (const cell of route) {
      if (isMotor(mode) && !has(ground.markers, cell, 'trafficJam')) free.add(cell);
      // The joint of two segments is one visit.
      if (slowed && cell !== last) visits.set(cell, (visits.get(cell) ?? 0) + 1);
      last = slowed ? cell : -1;
    }
  }
  const costs = [...free].map((cell) => JAM_LOSS * visits.get(cell)!).sort((a, b) => b - a);
  const lost = costs.slice(0, jams).reduce((sum, cost) => sum + cost, 0);
  return Math.min(scoreTrip(ground, trip).total, lost);
}
