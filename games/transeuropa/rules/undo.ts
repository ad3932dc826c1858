/** Which rails can be taken back: those that showed their builder nothing. */
import type { Seat } from '@stellwerk/kernel';
import { bit, networks } from './network.ts';
import { handOf, type State } from './state.ts';
import { citiesInPlay, topology } from './topology.ts';
import { FREE, type Action } from './types.ts';

/**
 * A rail that could have finished somebody has told its builder who is not finished, even if nothing happened. It could if it joins
 * another seat's network to a city that this seat may hold, and the network then has a city of each colour for it.
 */
export function undoable(state: State, seat: Seat, action: Action): boolean {
  if (action.type !== 'lay') return true;
  if (state.finishers !== 0) return false;
  const topo = topology(state.map);
  const rails = state.rails.slice();
  rails[action.line] = FREE;
  const before = networks(topo, rails, state.markers).reach;
  const mine = handOf(state, seat);
  const sites = citiesInPlay(topo, state.seats).map((cities) =>
    cities.filter((city) => !mine.includes(city)).map((city) => topo.site[city]!),
  );
  return state.markers.every((_, other) => {
    if (other === seat) return true;
    const joined = sites.map((colour) => colour.filter((site) => (state.reach[site]! & bit(other)) !== 0));
    const fresh = joined.some((colour) => colour.some((site) => (before[site]! & bit(other)) === 0));
    return !fresh || joined.some((colour) => colour.length === 0);
  });
}
