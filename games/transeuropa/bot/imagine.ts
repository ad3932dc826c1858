/**
 * Which cities the others probably have. Rails tell: who has laid rails towards a city, counted from the marker, is likely to have it. Each card of a
 * guessed hand is drawn again, the likelier the nearer its owner's own rails have come to it.
 */
import type { Rng, Seat } from '@stellwerk/kernel';
import { bit, citiesInPlay, COLOURS, FREE, game, handOf, topology, type State, type View } from '../rules/index.ts';
import { distancesFrom } from './distances.ts';

/** Points nearer that make a city e times as likely. */
const NEARER = 0.8;

export function imagine(view: View, rng: Rng): State {
  const state = game.guess(view, rng);
  // Who is finished has cities in the network, whatever their rails say.
  if (view.phase !== 'lay' || view.finishers.length > 0) return state;
  for (let seat = 0; seat < view.seats; seat++) {
    const likely = seat === view.viewer ? undefined : likelihood(view, seat);
    if (!likely) continue;
    const guessed = handOf(state, seat);
    for (let colour = 0; colour < COLOURS.length; colour++) drawAgain(state, seat, colour, likely, rng);
    if (isFinished(state, seat)) state.hands.splice(seat * COLOURS.length, COLOURS.length, ...guessed);
  }
  return state;
}

const known = new WeakMap<View, (Float64Array | undefined)[]>();

/** How much more likely each city has become by what the seat has laid; undefined before its first rail. */
function likelihood(view: View, seat: Seat): Float64Array | undefined {
  let seats = known.get(view);
  if (!seats) known.set(view, (seats = []));
  if (seat in seats) return seats[seat];
  const own = view.laid.filter((_, i) => view.laidBy[i] === seat);
  return (seats[seat] = own.length === 0 ? undefined : likelihoodBy(view, seat, own));
}

function likelihoodBy(view: View, seat: Seat, own: readonly number[]): Float64Array {
  const topo = topology(view.map);
  const empty = view.rails.map(() => FREE);
  const marker = view.markers[seat]!;
  const before = distancesFrom(topo, empty, seat, [marker]);
  const ends = own.flatMap((line) => [topo.endA[line]!, topo.endB[line]!]);
  const after = distancesFrom(topo, empty, seat, [marker, ...ends]);
  return Float64Array.from(topo.site, (site) => Math.exp((before[site]! - after[site]!) / NEARER));
}

/** A city of the colour that nobody holds in this world, or the one that the seat has. */
function drawAgain(state: State, seat: Seat, colour: number, likely: Float64Array, rng: Rng): void {
  const at = seat * COLOURS.length + colour;
  const cities = citiesInPlay(topology(state.map), state.seats)[colour]!.filter(
    (city) => city === state.hands[at] || !state.hands.includes(city),
  );
  const total = cities.reduce((sum, city) => sum + likely[city]!, 0);
  let lot = (rng.below(1 << 20) / (1 << 20)) * total;
  for (const city of cities) {
    state.hands[at] = city;
    if ((lot -= likely[city]!) < 0) return;
  }
}

function isFinished(state: State, seat: Seat): boolean {
  const { site } = topology(state.map);
  return handOf(state, seat).every((city) => (state.reach[site[city]!]! & bit(seat)) !== 0);
}
