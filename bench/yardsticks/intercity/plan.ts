/** Itineraries for a bot's passengers: the program's proposals, given where something has changed. */
import {
  hasArrived,
  isWaiting,
  proposeItinerary,
  sameLegs,
  type Action,
  type Orders,
  type Passenger,
  type View,
} from '@stellwerk/games/intercity/rules/index.ts';

/** The passengers of the viewer that still travel, with their orders. */
export function travellers(view: View): { readonly passenger: Passenger; readonly orders: Orders }[] {
  const own = view.own!;
  return own.passengers
    .map((passenger, index) => ({ passenger, orders: own.orders[index]! }))
    .filter(({ passenger }) => !hasArrived(view, passenger));
}

/** Without an itinerary, or on a platform where it doesn't start. */
export function isLost(view: View, passenger: Passenger, orders: Orders): boolean {
  const leg = orders.legs[0];
  const place = view.place[passenger]!;
  return !leg || (isWaiting(place) && leg.from !== place);
}

/** The proposal for a passenger, if it is another one than it has. */
export function replan(view: View, passenger: Passenger, orders: Orders): Action | undefined {
  const proposal = proposeItinerary(view, passenger);
  if (!proposal) return undefined;
  const { legs, task } = proposal;
  const bound = view.task[passenger] !== 0 || orders.switches.card === `task${task}`;
  if (bound && sameLegs(legs, orders.legs)) return undefined;
  return { type: 'itinerary', passenger, legs, task };
}
