/** A random announcement: every legal one is possible, routes with fewest jams are likelier. */
import { pick, shuffle, type Rng } from '@stellwerk/kernel';
import type { Cell } from './city.ts';
import type { Passage } from './roads.ts';
import { bestRoute, destinations, extraCards, nextTrips, origins, routes } from './stages.ts';
import { tripOf, type TripId } from './cards.ts';
import { checkMode, modesFor, passageOf, type Outlook } from './trips.ts';
import type { Mode, Segment, TripAction } from './types.ts';

export function sampleTrip(outlook: Outlook, rng: Rng): TripAction {
  const segments: Segment[] = [];
  while (segments.length === 0 || rng.below(3) > 0) {
    const open = nextTrips(outlook, segments).filter(({ reason }) => !reason);
    if (open.length === 0) break;
    const segment = sampleSegment(outlook, segments, pick(open, rng).trip, rng);
    if (!segment) break;
    segments.push(segment);
  }
  const extras = extraCards(outlook, segments);
  return {
    type: 'trip',
    segments,
    ...(!extras.electric && rng.below(2) > 0 && { electric: true as const }),
    ...(!extras.carpool && rng.below(2) > 0 && { carpool: true as const }),
  };
}

function sampleSegment(outlook: Outlook, before: readonly Segment[], trip: TripId, rng: Rng): Segment | undefined {
  const from = pick(origins(outlook, before, trip), rng);
  const modes = modesFor(tripOf(trip)).filter((mode) => !checkMode(outlook, before.at(-1), tripOf(trip), mode));
  for (const to of shuffle(destinations(outlook, trip), rng)) {
    for (const mode of shuffle([...modes], rng)) {
      const route = sampleRoute(outlook, mode, from, to, rng);
      if (route) return { trip, mode, route };
    }
  }
  return undefined;
}

function sampleRoute(outlook: Outlook, mode: Mode, from: Cell, to: Cell, rng: Rng): Cell[] | undefined {
  if (rng.below(4) > 0) return bestRoute(outlook, mode, from, to);
  if (mode === 'tram' || mode === 'walking') {
    const all = routes(outlook, mode, from, to);
    return all.length > 0 ? pick(all, rng) : undefined;
  }
  return wander(passageOf(outlook, mode), from, to, rng);
}

/** A random simple route, by going on at random and back from dead ends. */
function wander(passage: Passage, from: Cell, to: Cell, rng: Rng): Cell[] | undefined {
  const route: Cell[] = [];
  const visit = (cell: Cell): boolean => {
    if (!passage.open(cell) || route.includes(cell)) return false;
    route.push(cell);
    if (cell === to || shuffle([...passage.city.neighbours[cell]!], rng).some(visit)) return true;
    route.pop();
    return false;
  };
  return visit(from) ? route : undefined;
}
