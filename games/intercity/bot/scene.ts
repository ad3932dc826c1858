/** What a seat decides by: the table and its own secrets, from its view or, in a world that a searcher has imagined, from the state. */
import { fastRng, type Seat } from '@stellwerk/kernel';
import {
  DEFAULT_ORDERS,
  game,
  hasArrived,
  passengersOf,
  type Armed,
  type Orders,
  type Passenger,
  type Position,
  type State,
  type View,
} from '../rules/index.ts';

export interface Scene {
  readonly position: Position;
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly armed: readonly Armed[];
  readonly window: State['window'] | View['window'];
  /** By passenger; those of others are known only in an imagined world. */
  readonly orders: readonly (Orders | undefined)[];
  /** A full state to try things out in. */
  state(): State;
}

export function sceneIn(state: State, seat: Seat): Scene {
  const { orders, window } = state;
  return {
    position: state,
    seat,
    hand: state.hands[seat]!,
    armed: state.armed[seat]!,
    window,
    orders,
    state: () => state,
  };
}

export function sceneOf(view: View): Scene {
  const seat = view.viewer as Seat;
  const { hand, armed, passengers, orders } = view.own!;
  const known: (Orders | undefined)[] = [];
  passengers.forEach((passenger, index) => (known[passenger] = orders[index]));
  const state = (): State => game.guess(view, fastRng(view.turn));
  return { position: view, seat, hand, armed, window: view.window, orders: known, state };
}

/** The passengers of the seat that still travel. */
export function travellers({ position, seat }: Scene): Passenger[] {
  return passengersOf(position, seat).filter((passenger) => !hasArrived(position, passenger));
}

export const ordersOf = ({ orders }: Scene, passenger: Passenger): Orders => orders[passenger] ?? DEFAULT_ORDERS;
