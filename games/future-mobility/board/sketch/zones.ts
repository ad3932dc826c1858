/** Where the cards of a trip may begin and end. */
import { cellsOf, CITY, tripOf, type Cell, type TripId } from '../../rules/index.ts';

/** By joint: the blocks where the first card may begin and each one may end. */
export function endZones(trips: readonly TripId[]): readonly (readonly Cell[])[] {
  const [first] = trips;
  return [
    tripOf(first!).from.flatMap((zone) => cellsOf(CITY, zone)),
    ...trips.map((id) => cellsOf(CITY, tripOf(id).to)),
  ];
}

/** Trips that begin or end on a block. */
export function tripsAt(open: readonly TripId[], cell: Cell): readonly TripId[] {
  return open.filter((id) => endZones([id]).some((cells) => cells.includes(cell)));
}
