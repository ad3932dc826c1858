/** What a trip is: the check of an announcement against cards, city and markers, and its score. */
import type { Reason } from '@stellwerk/kernel';
import { tripOf, type PowerUp, type Trip, type TripId } from './cards.ts';
import { CITY, type Cell, type City } from './city.ts';
import { BIT } from './markers.ts';
import type { Passage } from './roads.ts';
import { MODES, type Mode, type Options, type ReasonCode, type Score, type Segment, type TripAction } from './types.ts';

/** All that decides about a trip. A view is one for its own seat; tests bring a city of their own. */
export interface Outlook {
  readonly options: Options;
  readonly markers: readonly number[];
  readonly open: readonly TripId[];
  readonly hand: readonly PowerUp[];
  readonly city?: City;
}

export const MODE_BONUS: Readonly<Record<Mode, number>> = {
  car: 0,
  van: 0,
  tram: 2,
  bicycle: 2,
  cargoBike: 3,
  walking: 3,
};
export const ELECTRIC_BONUS = 1;
export const JAM_LOSS = 2;
export const WALKING_CELLS = 3;

const PASSENGER_MODES: readonly Mode[] = ['car', 'tram', 'bicycle', 'walking'];
const FREIGHT_MODES: readonly Mode[] = ['van', 'cargoBike'];

export function modesFor(trip: Trip): readonly Mode[] {
  return trip.freight ? FREIGHT_MODES : PASSENGER_MODES;
}

export function isMotor(mode: Mode): boolean {
  return mode === 'car' || mode === 'van';
}

/** Does a jam on the way slow this mode? */
export function isSlowed(options: Options, mode: Mode): boolean {
  return isMotor(mode) || (options.jams === 'all' && mode !== 'tram');
}

/** May a segment by `next` follow one by `mode`? */
export function maySwitch(options: Options, mode: Mode, next: Mode): boolean {
  return mode === next || (options.combinedModes && MODES.indexOf(next) > MODES.indexOf(mode));
}

/** Where a mode that uses the roads may go. */
export function passageOf(outlook: Outlook, mode: Mode): Passage {
  const { markers, city = CITY } = outlook;
  const needs = mode === 'walking' ? BIT.walkway : isMotor(mode) ? 0 : BIT.bikePath;
  return {
    city,
    open: (cell) => (markers[cell]! & needs) === needs,
    most: mode === 'walking' ? WALKING_CELLS : Infinity,
  };
}

/** Do both cells have a stop of one and the same line? */
export function tramJoins(markers: readonly number[], from: Cell, to: Cell): boolean {
  return (markers[from]! & markers[to]! & (BIT.tramA | BIT.tramB)) !== 0;
}

export function checkRoute(outlook: Outlook, mode: Mode, route: readonly Cell[]): Reason<ReasonCode> | undefined {
  if (route.length < 2) return { code: 'routeRoad', at: [...route] };
  if (mode === 'tram') {
    if (route.length > 2) return { code: 'shape' };
    return tramJoins(outlook.markers, route[0]!, route[1]!) ? undefined : { code: 'noStops', at: [...route] };
  }
  const { city, open, most } = passageOf(outlook, mode);
  for (let i = 1; i < route.length; i++) {
    const [before, cell] = [route[i - 1]!, route[i]!];
    if (route.indexOf(cell) < i) return { code: 'routeSimple', at: [cell] };
    if (!city.neighbours[before]!.includes(cell)) return { code: 'routeRoad', at: [before, cell] };
  }
  if (route.length > most) return { code: 'tooFar', at: [...route], with: { most } };
  const missing = route.filter((cell) => !open(cell));
  if (missing.length > 0) return { code: mode === 'walking' ? 'noWalkway' : 'noBikePath', at: missing };
  return undefined;
}

/** Why a card can't follow the segments before it. */
export function checkNextTrip(
  outlook: Outlook,
  before: readonly Segment[],
  id: TripId,
): Reason<ReasonCode> | undefined {
  if (!outlook.open.includes(id)) return { code: 'tripNotOpen', with: { trip: id } };
  if (before.some((segment) => segment.trip === id)) return { code: 'tripTwice', with: { trip: id } };
  const last = before.at(-1);
  if (!last) return undefined;
  const trip = tripOf(id);
  if (trip.freight !== tripOf(last.trip).freight) return { code: 'tripFreight', with: { trip: id } };
  if (!trip.from.includes(tripOf(last.trip).to)) return { code: 'tripJoint', with: { trip: id } };
  return undefined;
}

/** Why a mode can't carry this card after that segment, whatever the route. */
export function checkMode(
  outlook: Outlook,
  last: Segment | undefined,
  trip: Trip,
  mode: Mode,
): Reason<ReasonCode> | undefined {
  if (!modesFor(trip).includes(mode))
    return { code: trip.freight ? 'modeFreight' : 'modePassenger', with: { mode, trip: trip.id } };
  if (last && !maySwitch(outlook.options, last.mode, mode)) {
    const code = outlook.options.combinedModes ? 'modeSwitch' : 'modeMixed';
    return { code, with: { mode, last: last.mode } };
  }
  if (mode === 'cargoBike' && !outlook.hand.includes('cargoBike'))
    return { code: 'noCard', with: { card: 'cargoBike' } };
  return undefined;
}

function checkSegment(outlook: Outlook, before: readonly Segment[], segment: Segment): Reason<ReasonCode> | undefined {
  const reason = checkNextTrip(outlook, before, segment.trip);
  if (reason) return reason;
  const { zones } = outlook.city ?? CITY;
  const trip = tripOf(segment.trip);
  const [from, to] = [segment.route[0], segment.route.at(-1)];
  if (from === undefined || to === undefined) return { code: 'shape' };
  if (!trip.from.includes(zones[from]!)) return { code: 'tripOrigin', at: [from], with: { trip: trip.id } };
  if (trip.to !== zones[to]) return { code: 'tripDestination', at: [to], with: { trip: trip.id } };
  const last = before.at(-1);
  if (last && last.route.at(-1) !== from)
    return { code: 'tripJoint', at: [last.route.at(-1)!, from], with: { trip: trip.id } };
  return checkMode(outlook, last, trip, segment.mode) ?? checkRoute(outlook, segment.mode, segment.route);
}

/** Why this announcement is not possible. */
export function checkTrip(outlook: Outlook, action: TripAction): Reason<ReasonCode> | undefined {
  const { segments } = action;
  if (segments.length === 0) return { code: 'shape' };
  for (const [index, segment] of segments.entries()) {
    const reason = checkSegment(outlook, segments.slice(0, index), segment);
    if (reason) return reason;
  }
  if (action.electric) {
    const reason = checkElectric(outlook, segments);
    if (reason) return reason;
  }
  return action.carpool ? checkCarpool(outlook, segments) : undefined;
}

export function checkElectric(outlook: Outlook, segments: readonly Segment[]): Reason<ReasonCode> | undefined {
  if (!outlook.hand.includes('electricVehicle')) return { code: 'noCard', with: { card: 'electricVehicle' } };
  return segments.some(({ mode }) => isMotor(mode)) ? undefined : { code: 'electricIdle' };
}

/** A carpool is announced only where a jam already lies on a motor route. */
export function checkCarpool(outlook: Outlook, segments: readonly Segment[]): Reason<ReasonCode> | undefined {
  if (!outlook.hand.includes('carpool')) return { code: 'noCard', with: { card: 'carpool' } };
  const jammed = segments.some(
    ({ mode, route }) => isMotor(mode) && route.some((cell) => (outlook.markers[cell]! & BIT.trafficJam) !== 0),
  );
  return jammed ? undefined : { code: 'carpoolIdle' };
}

/** Visits of jammed cells that count, one after another; the joint of two segments is one visit. */
export function jamVisits(markers: readonly number[], options: Options, segments: readonly Segment[]): Cell[] {
  const visits: Cell[] = [];
  let last = -1;
  for (const { mode, route } of segments) {
    if (!isSlowed(options, mode)) {
      last = -1;
      continue;
    }
    for (const cell of route) {
      if (cell !== last && (markers[cell]! & BIT.trafficJam) !== 0) visits.push(cell);
      last = cell;
    }
  }
  return visits;
}

export function countJams(markers: readonly number[], options: Options, segments: readonly Segment[]): number {
  return jamVisits(markers, options, segments).length;
}

/** What a trip brings as the jams lie now. */
export function scoreTrip(
  ground: { readonly markers: readonly number[]; readonly options: Options },
  trip: { readonly segments: readonly Segment[]; readonly electric?: boolean; readonly carpool?: boolean },
): Score {
  const segments = trip.segments.map(({ trip: id, mode }) => ({
    trip: id,
    points: tripOf(id).points,
    bonus: trip.electric && isMotor(mode) ? ELECTRIC_BONUS : MODE_BONUS[mode],
  }));
  const jams = countJams(ground.markers, ground.options, trip.segments);
  const lifted = trip.carpool === true;
  const earned = segments.reduce((sum, { points, bonus }) => sum + points + bonus, 0);
  return { segments, jams, lifted, total: Math.max(0, earned - (lifted ? 0 : JAM_LOSS * jams)) };
}
