/**
 * Which cities the others probably have. Two things tell: the marker, which stands in the middle of them, and the rails that its owner has laid, each of
 * which leads to one of them at least. The cards of a guessed hand are drawn again one by one, the likelier the better all five explain what was seen.
 */
import type { Rng, Seat } from '@stellwerk/kernel';
import {
  bit,
  citiesInPlay,
  COLOURS,
  FREE,
  game,
  handOf,
  topology,
  type State,
  type Topology,
  type View,
} from '../rules/index.ts';
import { distancesFrom, distancesFromCities } from './distances.ts';

/** Rails that lead to none of its cities make a hand e times less likely, and so do points that the marker stands off their middle. */
const ASTRAY = 0.35;
const OFF_MIDDLE = 0.8;
/** A rail on a way that is longer by this is nearly explained: a tree bends. */
const DETOUR = 1;
const NEARLY = 0.3;
/** The middle is looked for so near the marker. */
const NEAR = 4;
/** How often each card is drawn again: by then the first guess is forgotten. */
const SWEEPS = 4;

export function imagine(view: View, rng: Rng): State {
  const state = game.guess(view, rng);
  // Who is finished has cities in the network, whatever their rails say.
  if (view.phase === 'over' || view.finishers.length > 0) return state;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let seat = 0; seat < view.seats; seat++) {
      const traces = seat === view.viewer ? undefined : tracesOf(view, seat);
      if (!traces) continue;
      const guessed = handOf(state, seat);
      for (let colour = 0; colour < COLOURS.length; colour++) drawAgain(state, seat, colour, traces, rng);
      if (isFinished(state, seat)) state.hands.splice(seat * COLOURS.length, COLOURS.length, ...guessed);
    }
  }
  return state;
}

/** What a seat has shown of its hand. */
interface Traces {
  /** The distances of the crossings near the marker from each city; the marker's own comes first. */
  readonly near: readonly Int32Array[];
  /** How many rails it has laid; those that lead to each city, and those that nearly do, by bits. */
  readonly rails: number;
  readonly ledTo: Int32Array;
  readonly nearlyLedTo: Int32Array;
}

/** As many rails as a number has bits to tell them apart. */
const MOST_RAILS = 31;
const known = new WeakMap<View, (Traces | undefined)[]>();

/** Undefined before its marker is placed. */
function tracesOf(view: View, seat: Seat): Traces | undefined {
  let seats = known.get(view);
  if (!seats) known.set(view, (seats = []));
  if (!(seat in seats)) seats[seat] = view.markers[seat]! < 0 ? undefined : traces(view, seat);
  return seats[seat];
}

function traces(view: View, seat: Seat): Traces {
  const topo = topology(view.map);
  const marker = view.markers[seat]!;
  const own = view.laid.filter((_, i) => view.laidBy[i] === seat).slice(0, MOST_RAILS);
  const empty = view.rails.map(() => FREE);
  const from = distancesFrom(topo, empty, seat, [marker]);
  const around = Array.from(from.keys()).filter((crossing) => from[crossing]! <= NEAR && crossing !== marker);
  const near = distancesFromCities(topo).map((to) => Int32Array.from([marker, ...around], (crossing) => to[crossing]!));
  const ledTo = new Int32Array(topo.site.length);
  const nearlyLedTo = new Int32Array(topo.site.length);
  for (const [city, to] of distancesFromCities(topo).entries()) {
    for (const [rail, line] of own.entries()) {
      const detour = wayBy(topo, line, from, to) - to[marker]!;
      if (detour <= 0) ledTo[city]! |= 1 << rail;
      if (detour <= DETOUR && nearest(topo, line, to) < to[marker]!) nearlyLedTo[city]! |= 1 << rail;
    }
  }
  return { near, rails: own.length, ledTo, nearlyLedTo };
}

/** The shortest way over a line, with the distances to both its goals. */
function wayBy({ endA, endB, cost }: Topology, line: number, from: Int32Array, to: Int32Array): number {
  const [a, b] = [endA[line]!, endB[line]!];
  return cost[line]! + Math.min(from[a]! + to[b]!, from[b]! + to[a]!);
}

const nearest = ({ endA, endB }: Topology, line: number, to: Int32Array): number =>
  Math.min(to[endA[line]!]!, to[endB[line]!]!);

/** A city of the colour that nobody holds in this world, or the one that the seat has. */
function drawAgain(state: State, seat: Seat, colour: number, shown: Traces, rng: Rng): void {
  const { near, rails, ledTo, nearlyLedTo } = shown;
  const { hands } = state;
  const first = seat * COLOURS.length;
  const at = first + colour;
  const cities = citiesInPlay(topology(state.map), state.seats)[colour]!.filter(
    (city) => city === hands[at] || !hands.includes(city),
  );
  const sums = new Int32Array(near[0]!.length);
  let [explained, nearly] = [0, 0];
  for (let other = first; other < first + COLOURS.length; other++) {
    if (other === at) continue;
    const city = hands[other]!;
    const distances = near[city]!;
    for (let c = 0; c < sums.length; c++) sums[c]! += distances[c]!;
    explained |= ledTo[city]!;
    nearly |= nearlyLedTo[city]!;
  }
  const likely = cities.map((city) => {
    const fully = ones(explained | ledTo[city]!);
    const partly = ones(explained | ledTo[city]! | nearly | nearlyLedTo[city]!);
    const astray = rails - partly + NEARLY * (partly - fully);
    return Math.exp(-astray / ASTRAY - offMiddle(sums, near[city]!) / OFF_MIDDLE);
  });
  let lot = (rng.below(1 << 20) / (1 << 20)) * likely.reduce((sum, each) => sum + each, 0);
  for (const [index, city] of cities.entries()) {
    hands[at] = city;
    if ((lot -= likely[index]!) < 0) return;
  }
}

/** How many points farther the marker is from some cities and one more, all together, than the crossing that is nearest to them. */
function offMiddle(sums: Int32Array, distances: Int32Array): number {
  let least = Infinity;
  for (let c = 0; c < sums.length; c++) {
    const sum = sums[c]! + distances[c]!;
    if (sum < least) least = sum;
  }
  return sums[0]! + distances[0]! - least;
}

/** How many bits are set. */
function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

function isFinished(state: State, seat: Seat): boolean {
  const { site } = topology(state.map);
  return handOf(state, seat).every((city) => (state.reach[site[city]!]! & bit(seat)) !== 0);
}
