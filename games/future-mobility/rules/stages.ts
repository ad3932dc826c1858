/**
 * The decision about a trip in stages, for screens and bots: which card comes next, between which cells, by which mode, on which
 * route, with which cards from the hand. Put together, the stages give every legal announcement and no other.
 */
import type { Reason } from '@stellwerk/kernel';
import { tripOf, type TripId } from './cards.ts';
import { cellsOf, CITY, type Cell } from './city.ts';
import { BIT } from './markers.ts';
import { allRoutes, bestWays, routeTo } from './roads.ts';
import {
  checkCarpool,
  checkElectric,
  checkMode,
  checkNextTrip,
  isSlowed,
  MODE_BONUS,
  modesFor,
  passageOf,
  tramJoins,
  WALKING_CELLS,
  type Outlook,
} from './trips.ts';
import type { Mode, ReasonCode, Segment } from './types.ts';

/** The open trips, each with the reason why it can't come next. */
export function nextTrips(
  outlook: Outlook,
  before: readonly Segment[],
): { trip: TripId; reason: Reason<ReasonCode> | undefined }[] {
  return outlook.open.map((trip) => ({ trip, reason: checkNextTrip(outlook, before, trip) }));
}

/** Where the card's segment may begin: the last one's end, if there is one. */
export function origins(outlook: Outlook, before: readonly Segment[], trip: TripId): Cell[] {
  const city = outlook.city ?? CITY;
  const { from } = tripOf(trip);
  const joint = before.at(-1)?.route.at(-1);
  if (joint !== undefined) return from.includes(city.zones[joint]!) ? [joint] : [];
  return from.flatMap((zone) => cellsOf(city, zone));
}

export function destinations(outlook: Outlook, trip: TripId): Cell[] {
  return [...cellsOf(outlook.city ?? CITY, tripOf(trip).to)];
}

export interface ModeChoice {
  readonly mode: Mode;
  readonly reason: Reason<ReasonCode> | undefined;
  /** The card's points with the mode's bonus, before jams and the electric card. */
  readonly points: number;
  /** The route with fewest jams, where the mode is possible. */
  readonly best: readonly Cell[] | undefined;
}

/** Every mode for the card between two cells: possible or why not. */
export function modeChoices(
  outlook: Outlook,
  before: readonly Segment[],
  trip: TripId,
  from: Cell,
  to: Cell,
): ModeChoice[] {
  return modesFor(tripOf(trip)).map((mode) => {
    const best = bestRoute(outlook, mode, from, to);
    const reason =
      checkMode(outlook, before.at(-1), tripOf(trip), mode) ?? (best ? undefined : whyNoRoute(outlook, mode, from, to));
    return { mode, reason, points: tripOf(trip).points + MODE_BONUS[mode], best: reason ? undefined : best };
  });
}

/** What the way between two cells lacks for a mode. */
function whyNoRoute(outlook: Outlook, mode: Mode, from: Cell, to: Cell): Reason<ReasonCode> {
  if (mode === 'tram') return { code: 'noStops', at: [from, to] };
  const { open, most } = passageOf(outlook, mode);
  const ends = [from, to].filter((cell) => !open(cell));
  const lacking = mode === 'walking' ? 'noWalkway' : 'noBikePath';
  if (ends.length > 0) return { code: lacking, at: ends };
  if (most !== Infinity) {
    const unpaved = allRoutes({ city: outlook.city ?? CITY, open: () => true, most }, from, to);
    if (unpaved.length === 0) return { code: 'tooFar', at: [from, to], with: { most } };
  }
  return { code: mode === 'car' || mode === 'van' ? 'noRoute' : lacking, at: [from, to] };
}

/** Every way on foot between two cells, with or without walkways. */
export function walks(from: Cell, to: Cell): Cell[][] {
  return allRoutes({ city: CITY, open: () => true, most: WALKING_CELLS }, from, to);
}

/** Every route of a mode between two cells; a tram's is the two stops. */
export function routes(outlook: Outlook, mode: Mode, from: Cell, to: Cell): Cell[][] {
  if (mode === 'tram') return from !== to && tramJoins(outlook.markers, from, to) ? [[from, to]] : [];
  return allRoutes(passageOf(outlook, mode), from, to);
}

/** The route with fewest jams, and of those the shortest. */
export function bestRoute(outlook: Outlook, mode: Mode, from: Cell, to: Cell): Cell[] | undefined {
  if (from === to) return undefined;
  if (mode === 'tram') return tramJoins(outlook.markers, from, to) ? [from, to] : undefined;
  const slowed = isSlowed(outlook.options, mode);
  const ways = bestWays(
    passageOf(outlook, mode),
    from,
    (cell) => slowed && (outlook.markers[cell]! & BIT.trafficJam) !== 0,
  );
  return ways.jams[to]! >= 0 ? routeTo(ways, to) : undefined;
}

/** Which cards from the hand an announcement may play as well, or why not. */
export function extraCards(
  outlook: Outlook,
  segments: readonly Segment[],
): { electric: Reason<ReasonCode> | undefined; carpool: Reason<ReasonCode> | undefined } {
  return { electric: checkElectric(outlook, segments), carpool: checkCarpool(outlook, segments) };
}
