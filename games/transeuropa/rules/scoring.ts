/** Missing points as a table asks for them: of a seat in a state, or of the viewer in a view. */
import type { Seat } from '@stellwerk/kernel';
import { missingFrom, type Missing } from './missing.ts';
import { HAND, type State } from './state.ts';
import { topology } from './topology.ts';
import type { View } from './types.ts';

/** In a view only the viewer's own cities are known. The seat's marker must have been placed. */
export function missingPoints(at: State | View, seat: Seat): Missing {
  const topo = topology(at.map);
  const cities = 'hand' in at ? at.hand : at.hands.slice(seat * HAND, (seat + 1) * HAND);
  const from = at.markers[seat]!;
  if (from < 0 || cities.length === 0) throw new Error(`seat ${seat} has no marker, or no cities in this view`);
  return missingFrom(
    topo,
    at.rails,
    seat,
    from,
    cities.map((city) => topo.site[city]!),
  );
}
