/** Which trips are drawn on the plan, and whether the last of them is to be brought into sight. */
import { cellsOf, CITY, ROAD_STEPS, tripOf, type Cell, type TripId } from '../rules/index.ts';
import type { DrawnTrip } from './map/Routes.tsx';
import type { FutureMobilityTable } from './table.ts';
import type { News, ToldTurn } from './useNews.ts';
import type { Planning } from './useSketch.ts';

/** The shortest way between blocks of the trip, the nearest ones. */
function shortest(id: TripId): readonly Cell[] {
  const { from, to } = tripOf(id);
  const ends = cellsOf(CITY, to);
  const pairs = from.flatMap((zone) =>
    cellsOf(CITY, zone).flatMap((start) => ends.map((end) => [start, end] as const)),
  );
  const [start, end] = pairs.reduce((a, b) => (ROAD_STEPS[b[0]]![b[1]]! < ROAD_STEPS[a[0]]![a[1]]! ? b : a));
  const way = [start];
  for (let cell: Cell = start; cell !== end; way.push(cell))
    cell = CITY.neighbours[cell]!.find((next) => ROAD_STEPS[next]![end]! < ROAD_STEPS[cell]![end]!)!;
  return way;
}

/** Where nobody had to go in a turn. */
function avoidedIn({ events }: Pick<ToldTurn, 'events'>, colour: number): readonly DrawnTrip[] {
  const trips = events.flatMap((event) => (event.type === 'avoided' ? event.trips : []));
  if (trips.length === 0) return [];
  const segments = trips.map((trip) => ({ trip, mode: 'car' as const, route: shortest(trip) }));
  return [{ segments, colour, look: 'avoided', moving: false }];
}

/** Others' last routes dotted, then what is announced or sketched; my own trip while I discard after it, and the last one of the game once that is over. What was avoided is marked in a turn that is looked at. */
export function tripsOn(
  { view, players, motion, mode, fresh, preferred }: FutureMobilityTable,
  { outcome, role, sent }: Pick<Planning, 'outcome' | 'role' | 'sent'>,
  news: Pick<News, 'turns' | 'moving'>,
  recap: number | undefined,
): DrawnTrip[] {
  const drawn: DrawnTrip[] = [];
  const colourOf = (seat: number): number => players[seat]!.colour;
  const shown = recap === undefined ? undefined : news.turns[recap];
  if (shown) {
    if (shown.segments)
      drawn.push({ segments: shown.segments, colour: colourOf(shown.seat), look: 'firm', moving: motion });
    drawn.push(...avoidedIn(shown, colourOf(shown.seat)));
    return drawn;
  }
  // Not where the end is only looked at again: there the city itself is shown.
  const ends = mode === 'over' && fresh.length > 0;
  if (role === 'discard' || ends) {
    const { trip, seat } = view.deeds.at(-1)!;
    return trip ? [{ segments: trip.segments, colour: colourOf(seat), look: 'firm', moving: motion && ends }] : [];
  }
  const past =
    outcome.journey || outcome.sketch.active !== undefined || view.announced || mode === 'over' ? [] : news.turns;
  for (const { seat, segments, events } of past) {
    if (segments) drawn.push({ segments, colour: colourOf(seat), look: 'past', moving: false });
    if (mode === 'replay') drawn.push(...avoidedIn({ events }, colourOf(seat)));
  }
  const better = preferred?.events.find((event) => event.type === 'announced');
  if (better) drawn.push({ segments: better.segments, colour: 0, lamp: true, look: 'past', moving: false });
  if (preferred) drawn.push(...avoidedIn(preferred, 0).map((avoided) => ({ ...avoided, lamp: true as const })));
  if (view.announced)
    drawn.push({
      segments: view.announced.segments,
      colour: colourOf(view.turn),
      look: 'firm',
      moving: motion && news.moving,
    });
  else if (outcome.journey)
    drawn.push({
      segments: outcome.journey.segments,
      colour: colourOf(view.viewer as number),
      look: 'firm',
      moving: false,
      unconfirmed: sent,
    });
  return drawn;
}

/** Others' trips come and go by themselves: one is sought only where it is looked at or asked about. */
export function isSought(
  { view }: FutureMobilityTable,
  { role }: Pick<Planning, 'role'>,
  recap: number | undefined,
): boolean {
  return recap !== undefined || role === 'jam' || role === 'carpool' || !view.announced;
}
