/** What a seat may know of a state, and full states that agree with it. */
import { shuffle, type Rng, type Seat, type Viewer } from '@stellwerk/kernel';
import { bit, networks } from './network.ts';
import { builders, HAND, handOf, seatsIn, type State } from './state.ts';
import { citiesInPlay, topology, type Topology } from './topology.ts';
import type { View } from './types.ts';

/** The cards alone are secret. */
export function ownView(state: State, viewer: Viewer): Pick<View, 'viewer' | 'hand'> {
  return { viewer, hand: viewer === 'observer' ? [] : handOf(state, viewer) };
}

export function view(state: State, viewer: Viewer): View {
  return {
    map: state.map,
    seats: state.seats,
    phase: state.phase,
    round: state.round,
    openRounds: state.openRounds,
    vexation: state.vexation,
    startPlayer: state.startPlayer,
    turn: state.turn,
    turnOfRound: state.turnOfRound,
    laidThisTurn: state.laidThisTurn,
    finishers: seatsIn(state.finishers),
    rails: state.rails.slice(),
    laid: state.laid.slice(),
    laidBy: builders(state),
    laidIn: state.laidIn.slice(),
    railsLeft: state.railsLeft,
    ownRailsLeft: state.ownRailsLeft.slice(),
    markers: state.markers.slice(),
    startCredit: state.startCredit,
    credits: state.credits.slice(),
    rounds: state.rounds.slice(),
    // Last: V8 takes thirty times as long for a literal that begins with a spread.
    ...ownView(state, viewer),
  };
}

/** The state behind a view, with a hand for each of the others that nothing seen so far speaks against. */
export function guess(view: View, rng: Rng): State {
  const topo = topology(view.map);
  const nets = networks(topo, view.rails, view.markers);
  return {
    map: view.map,
    seats: view.seats,
    startCredit: view.startCredit,
    openRounds: view.openRounds,
    vexation: view.vexation,
    phase: view.phase,
    round: view.round,
    startPlayer: view.startPlayer,
    turn: view.turn,
    turnOfRound: view.turnOfRound,
    laidThisTurn: view.laidThisTurn,
    finishers: view.finishers.reduce((mask, seat) => mask | bit(seat), 0),
    rails: view.rails.slice(),
    laid: view.laid.slice(),
    laidIn: view.laidIn.slice(),
    railsLeft: view.railsLeft,
    ownRailsLeft: view.ownRailsLeft.slice(),
    markers: view.markers.slice(),
    ...nets,
    hands: view.phase === 'over' ? view.rounds.at(-1)!.hands.flat() : guessHands(topo, view, nets.reach, rng),
    credits: view.credits.slice(),
    rounds: view.rounds.slice(),
  };
}

/** After so many deals that contradict what was seen, deals are led towards ones that don't. */
const FREE_DEALS = 40;
const LED_DEALS = 10_000;

function guessHands(topo: Topology, view: View, reach: readonly number[], rng: Rng): number[] {
  for (let attempt = 0; attempt < FREE_DEALS + LED_DEALS; attempt++) {
    const hands = tryDeal(topo, view, reach, rng, attempt >= FREE_DEALS);
    if (hands) return hands;
  }
  throw new Error('no hands agree with the view');
}

/**
 * A finished seat has all five cities in its network, and no other seat has: a deal that says otherwise is given up. A led one
 * gives the finished seats cities in their networks, and then everybody else one outside before the rest.
 */
function tryDeal(topo: Topology, view: View, reach: readonly number[], rng: Rng, led: boolean): number[] | undefined {
  const piles = citiesInPlay(topo, view.seats).map((cities) =>
    shuffle(
      cities.filter((city) => !view.hand.includes(city)),
      rng,
    ),
  );
  const hands: number[] = Array.from({ length: view.seats * HAND }, () => -1);
  const joined = (seat: Seat, city: number): boolean => (reach[topo.site[city]!]! & bit(seat)) !== 0;
  const take = (seat: Seat, colour: number, fits: (city: number) => boolean): void => {
    const index = piles[colour]!.findIndex(fits);
    if (index >= 0) hands[seat * HAND + colour] = piles[colour]!.splice(index, 1)[0]!;
  };
  for (const [colour, city] of view.hand.entries()) hands[(view.viewer as Seat) * HAND + colour] = city;
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.viewer);
  const colours = piles.map((_, colour) => colour);
  if (led) {
    for (const seat of others.filter((other) => view.finishers.includes(other))) {
      for (const colour of colours) take(seat, colour, (city) => joined(seat, city));
    }
    for (const seat of shuffle(
      others.filter((other) => !view.finishers.includes(other)),
      rng,
    )) {
      const outside = shuffle(
        colours.filter((colour) => piles[colour]!.some((city) => !joined(seat, city))),
        rng,
      )[0];
      if (outside !== undefined) take(seat, outside, (city) => !joined(seat, city));
    }
  }
  for (const seat of others) {
    for (const colour of colours) if (hands[seat * HAND + colour] === -1) take(seat, colour, () => true);
    const hand = hands.slice(seat * HAND, (seat + 1) * HAND);
    if (hand.includes(-1) || hand.every((city) => joined(seat, city)) !== view.finishers.includes(seat))
      return undefined;
  }
  return hands;
}
