/** What the lessons of Future Mobility may name. */
import type { Seat } from '@stellwerk/kernel';
import {
  AVOID_BONUS,
  AVOID_CARDS,
  avoidable,
  JAM_LOSS,
  LAYS,
  MODE_BONUS,
  OPEN_TRIPS,
  TARGET,
  tripOf,
  TRIPS,
  type View,
} from '../rules/index.ts';

export function facts(view: View, me: Seat) {
  return {
    target: TARGET,
    openTrips: OPEN_TRIPS,
    jamLoss: JAM_LOSS,
    avoidBonus: AVOID_BONUS,
    /** By mode. */
    bonus: MODE_BONUS,
    bikePath: LAYS.bikePath.most,
    /** By trip: what it brings by car, and by bicycle. */
    byCar: [0, ...TRIPS.map(({ points }) => points)],
    byBike: [0, ...TRIPS.map(({ points }) => points + MODE_BONUS.bicycle)],
    /** By card: how many of the open trips it fits, and what that brings. */
    fits: byCard((card) => avoidable(card, view.open).length),
    avoids: byCard((card) =>
      avoidable(card, view.open).reduce((sum, trip) => sum + tripOf(trip).points + AVOID_BONUS, 0),
    ),
    /** What the trip that is announced brings without jams. */
    announced: (view.announced?.segments ?? []).reduce(
      (sum, { trip, mode }) => sum + tripOf(trip).points + MODE_BONUS[mode],
      0,
    ),
    /** What my last turn has brought. */
    brought: view.gains[view.deeds.findLastIndex(({ seat }) => seat === me)] ?? 0,
  };
}

const byCard = (number: (card: (typeof AVOID_CARDS)[number]) => number) =>
  Object.fromEntries(AVOID_CARDS.map((card) => [card, number(card)]));
