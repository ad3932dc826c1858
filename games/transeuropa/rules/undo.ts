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
  const colours = citiesInPlay(topo, state.seats);
  const mine = handOf(state, seat);
  const mayHold = (city: number): boolean => !mine.includes(city);
  const suspects = state.markers.flatMap((_, other) => {
    const joined = (city: number): boolean => (state.reach[topo.site[city]!]! & bit(other)) !== 0;
    const has = (cities: readonly number[]): boolean => cities.some((city) => joined(city) && mayHold(city));
    return other !== seat && colours.every(has) ? [other] : [];
  });
  if (suspects.length === 0) return true;
  const rails = state.rails.slice();
  rails[action.line] = FREE;
  const before = networks(topo, rails, state.markers).reach;
  const fresh = (other: Seat, city: number): boolean => {
    const site = topo.site[city]!;
    return (state.reach[site]! & ~before[site]! & bit(other)) !== 0 && mayHold(city);
  };
  return !suspects.some((other) => colours.some((cities) => cities.some((city) => fresh(other, city))));
}
