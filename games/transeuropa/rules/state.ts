/** The state of a play, how it begins and how a round is laid out. */
import type { Rng, Seat, Tell } from '@stellwerk/kernel';
import { COLOURS, type MapRef } from './map.ts';
import type { Networks } from './network.ts';
import type { Options } from './options.ts';
import { citiesInPlay, topology, type Topology } from './topology.ts';
import { FREE, type Event, type Phase, type Scored } from './types.ts';

/** The rails in the box. */
export const RAILS = 83;
/** Private rails of each seat and round with the option `vexation`; they are not among the 83. */
export const OWN_RAILS = 3;
export const HAND = COLOURS.length;

/** The networks follow from markers and rails. */
export interface State extends Networks {
  readonly map: MapRef;
  readonly seats: number;
  readonly startCredit: number;
  readonly openRounds: number;
  readonly vexation: boolean;
  phase: Phase;
  /** Counts from 1. */
  round: number;
  startPlayer: Seat;
  turn: Seat;
  /** Which turn of the round it is; 0 while markers are placed. A turn that is passed counts. */
  turnOfRound: number;
  /** Single lines laid in this turn so far: 0 or 1. */
  laidThisTurn: number;
  /** One bit for each seat that is finished while the builder may still lay a last rail. */
  finishers: number;
  rails: number[];
  /** The lines in the order in which rails were laid on them, and in which turn of the round. */
  laid: number[];
  laidIn: number[];
  railsLeft: number;
  ownRailsLeft: number[];
  /** The crossing of each seat's marker, −1 before it is placed. */
  markers: number[];
  /** Five cities a seat, in the order of the colours. */
  hands: number[];
  credits: number[];
  rounds: Scored[];
}

export function setup(options: Options, seats: number, rng: Rng, tell: Tell<Event>): State {
  const state: State = {
    map: options.map,
    seats,
    startCredit: options.credit,
    openRounds: options.openRounds,
    vexation: options.vexation,
    phase: 'start',
    round: 0,
    startPlayer: seats - 1,
    turn: 0,
    turnOfRound: 0,
    laidThisTurn: 0,
    finishers: 0,
    rails: [],
    laid: [],
    laidIn: [],
    railsLeft: RAILS,
    ownRailsLeft: [],
    markers: [],
    reach: [],
    joined: [],
    hands: [],
    credits: many(seats, options.credit),
    rounds: [],
  };
  beginRound(state, rng, tell);
  return state;
}

/** Rails and markers off the board, new cards, and the start player's card to the left neighbour. */
export function beginRound(state: State, rng: Rng, tell: Tell<Event>): void {
  const topo = topology(state.map);
  state.phase = 'start';
  state.round++;
  state.startPlayer = state.turn = (state.startPlayer + 1) % state.seats;
  state.turnOfRound = 0;
  state.laidThisTurn = 0;
  state.finishers = 0;
  state.rails = many(topo.lines, FREE);
  state.laid = [];
  state.laidIn = [];
  state.railsLeft = RAILS;
  state.ownRailsLeft = many(state.seats, state.vexation ? OWN_RAILS : 0);
  state.markers = many(state.seats, -1);
  state.reach = many(topo.crossings, 0);
  state.joined = [];
  state.hands = deal(topo, state.seats, rng);
  tell({ type: 'round', round: state.round, startPlayer: state.startPlayer });
  for (let seat = 0; seat < state.seats; seat++) {
    tell({ type: 'hand', seat, cities: handOf(state, seat) }, { only: [seat] });
  }
}

/** One city of each colour for every seat, all equally likely. */
function deal(topo: Topology, seats: number, rng: Rng): number[] {
  const hands = many(seats * HAND, 0);
  for (const [colour, cities] of citiesInPlay(topo, seats).entries()) {
    const pile = cities.slice();
    for (let seat = 0; seat < seats; seat++) {
      const drawn = seat + rng.below(pile.length - seat);
      hands[seat * HAND + colour] = pile[drawn]!;
      pile[drawn] = pile[seat]!;
    }
  }
  return hands;
}

/** The records of finished rounds and the map never change, so clones share them. */
export function clone(state: State): State {
  return {
    ...state,
    rails: state.rails.slice(),
    laid: state.laid.slice(),
    laidIn: state.laidIn.slice(),
    ownRailsLeft: state.ownRailsLeft.slice(),
    markers: state.markers.slice(),
    reach: state.reach.slice(),
    joined: state.joined.slice(),
    hands: state.hands.slice(),
    credits: state.credits.slice(),
    rounds: state.rounds.slice(),
  };
}

export function handOf(state: State, seat: Seat): number[] {
  return state.hands.slice(seat * HAND, (seat + 1) * HAND);
}

/** Who laid each rail, in the order of `laid`: turns go round from the start player, passed ones too. */
export function builders({ laidIn, startPlayer, seats }: Pick<State, 'laidIn' | 'startPlayer' | 'seats'>): Seat[] {
  return laidIn.map((turn) => (startPlayer + turn - 1) % seats);
}

export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}

function many(count: number, value: number): number[] {
  return Array.from({ length: count }, () => value);
}
