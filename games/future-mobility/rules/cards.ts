/** The two decks: 40 trips and 48 power-ups. */
import { oneOf } from '@stellwerk/kernel';
import type { Zone } from './city.ts';

export type TripId = number;

export interface Trip {
  readonly id: TripId;
  readonly from: readonly Zone[];
  readonly to: Zone;
  readonly points: number;
  readonly freight: boolean;
  readonly star: boolean;
}

/** `F` marks freight, `*` a star. Several origins are alternatives. */
const TRIP_TABLE = `
apartments → shop 2
shop → apartments 2
apartments → workshop 2
workshop → apartments 2
apartments → supermarket 2
supermarket → apartments 2
apartments → factory 3
factory → apartments 3
apartments → stadium 3
apartments → airport 4
apartments → university 4
shop → workshop 3 F
workshop → shop 3 F
shop → factory 3 F
factory → shop 3 F
workshop/factory → stadium 3 F *
workshop → supermarket 3 F
shop/supermarket → university 3 *
shop/supermarket → hospital 3 *
shop → houses 3
houses → shop 3
supermarket → workshop 3 F
houses → supermarket 2
supermarket → houses 2
houses → factory 3
factory → houses 3
houses → workshop 3
workshop → houses 3
houses → airport 4 *
houses → stadium 5 *
houses/apartments → hospital 3 *
supermarket → factory 2 F
factory → supermarket 2 F
supermarket → apartments 3 F
houses → apartments 3
apartments → houses 3
supermarket → houses 3 F
apartments → amusementPark 4 *
airport → amusementPark 5 *
workshop/factory → amusementPark 5 F *`;

export const TRIPS: readonly Trip[] = TRIP_TABLE.trim()
  .split('\n')
  .map((line, index) => {
    const [from, , to, points, ...signs] = line.split(' ');
    return {
      id: index + 1,
      from: from!.split('/') as Zone[],
      to: to as Zone,
      points: Number(points),
      freight: signs.includes('F'),
      star: signs.includes('*'),
    };
  });

/** The card with this number, 1 … 40. */
export function tripOf(id: TripId): Trip {
  return TRIPS[id - 1]!;
}

export const POWER_UPS = [
  'tramA',
  'tramB',
  'bikePath',
  'walkableCity',
  'denseCity',
  'delivery',
  'homeOffice',
  'electricVehicle',
  'cargoBike',
  'carpool',
  'trafficJam',
] as const;
export type PowerUp = (typeof POWER_UPS)[number];

/** Cards sorted by kind: the one order in which several are discarded. */
export function inOrder(cards: readonly PowerUp[]): PowerUp[] {
  return cards.toSorted((a, b) => POWER_UPS.indexOf(a) - POWER_UPS.indexOf(b));
}

export const POWER_UP_COUNTS: Readonly<Record<PowerUp, number>> = {
  tramA: 5,
  tramB: 5,
  bikePath: 6,
  walkableCity: 6,
  denseCity: 3,
  delivery: 3,
  homeOffice: 3,
  electricVehicle: 3,
  cargoBike: 3,
  carpool: 3,
  trafficJam: 8,
};

export const SHIFT_CARDS = ['tramA', 'tramB', 'bikePath', 'walkableCity'] as const;
export type ShiftCard = (typeof SHIFT_CARDS)[number];

export const AVOID_CARDS = ['denseCity', 'delivery', 'homeOffice'] as const;
export type AvoidCard = (typeof AVOID_CARDS)[number];

/** All avoid cards have the dwellings on one side; this is the other. */
const DWELLINGS: readonly Zone[] = ['apartments', 'houses'];
const AVOIDED: Readonly<Record<AvoidCard, readonly Zone[]>> = {
  denseCity: ['workshop', 'shop'],
  delivery: ['shop', 'supermarket'],
  homeOffice: ['workshop', 'factory'],
};

/** Does the card remove this trip? Either direction counts, and one of several origins is enough. */
export function avoids(card: AvoidCard, trip: Trip): boolean {
  const others = AVOIDED[card];
  return (
    (others.includes(trip.to) && trip.from.some((zone) => DWELLINGS.includes(zone))) ||
    (DWELLINGS.includes(trip.to) && trip.from.some((zone) => others.includes(zone)))
  );
}

export const MARKERS = ['tramA', 'tramB', 'bikePath', 'walkway', 'trafficJam'] as const;
export type Marker = (typeof MARKERS)[number];

export const MARKER_SUPPLY: Readonly<Record<Marker, number>> = {
  tramA: 10,
  tramB: 10,
  bikePath: 20,
  walkway: 20,
  trafficJam: 20,
};

/** What a shift card lays, and how many of it at most. */
export const LAYS: Readonly<Record<ShiftCard, { readonly marker: Marker; readonly most: number }>> = {
  tramA: { marker: 'tramA', most: 1 },
  tramB: { marker: 'tramB', most: 1 },
  bikePath: { marker: 'bikePath', most: 4 },
  walkableCity: { marker: 'walkway', most: 3 },
};

/** For each trip that an avoid card removes, in addition to its points. */
export const AVOID_BONUS = 1;
export const HAND_LIMIT = 5;
export const FIRST_HAND = 2;
export const OPEN_TRIPS = 5;
export const TARGET = 50;

export const isPowerUp = oneOf(...POWER_UPS);
export const isShiftCard = oneOf(...SHIFT_CARDS);
export const isAvoidCard = oneOf(...AVOID_CARDS);
