/** The small changes that a passenger goes through: boarding, leaving, moving up, taking a card, arriving. */
import type { Tell } from '@stellwerk/kernel';
import { stationOf } from './network.ts';
import { trainOf } from './state.ts';
import {
  ABOARD,
  ARRIVED,
  NOBODY,
  type Event,
  type LeaveCause,
  type Orders,
  type Passenger,
  type State,
  type Station,
  type Train,
} from './types.ts';

/** Takes the foremost free seat (rulebook 5b). */
export function sit(state: State, passenger: Passenger, train: Train, tell: Tell<Event>): void {
  const seat = state.front[train] === NOBODY ? 'front' : 'rear';
  if (state[seat][train] !== NOBODY) throw new Error(`train ${train} has no free seat`);
  const station = stationOf(state, train);
  if (station < 0) throw new Error(`train ${train} is boarded outside a station`);
  state[seat][train] = passenger;
  state.place[passenger] = ABOARD + train;
  startRide(state, passenger);
  const orders = state.orders[passenger]!;
  if (orders.single?.kind === 'board') state.orders[passenger] = { ...orders, single: null };
  tell({ type: 'boarded', passenger, train, station, seat });
}

function startRide(state: State, passenger: Passenger): void {
  state.fought[passenger] = false;
  state.frontAsked[passenger] = false;
}

/** Puts a passenger onto the platform. The rear passenger moves up only when `moveUp` is called: leaving is simultaneous. */
export function getOff(state: State, passenger: Passenger, cause: LeaveCause, tell: Tell<Event>): void {
  const train = trainOf(state.place[passenger]!);
  const station = stationOf(state, train);
  if (station < 0) throw new Error(`train ${train} is left outside a station`);
  vacate(state, passenger, train);
  state.place[passenger] = station;
  startRide(state, passenger);
  // F9: an exchanged own passenger may come back.
  if (cause !== 'exchanged') refuse(state, passenger, train);
  state.orders[passenger] = ordersAfterLeaving(state.orders[passenger]!, station, cause);
  if (cause === 'beaten' || cause === 'reservation') state.stirred[passenger] = true;
  tell({ type: 'left', passenger, train, station, cause });
}

function vacate(state: State, passenger: Passenger, train: Train): void {
  if (state.front[train] === passenger) state.front[train] = NOBODY;
  else clearRear(state, train);
}

/** F29: a reservation protects the seat until it is empty, not the passenger. */
function clearRear(state: State, train: Train): void {
  state.rear[train] = NOBODY;
  state.reserved[train] = false;
}

/** F16: at once, however the front seat got empty. */
export function moveUp(state: State, train: Train, tell: Tell<Event>): void {
  const passenger = state.rear[train]!;
  if (!state.moveUp || state.front[train] !== NOBODY || passenger === NOBODY) return;
  state.front[train] = passenger;
  clearRear(state, train);
  tell({ type: 'movedUp', passenger, train });
}

/** The passenger has used up this train's call. Calls that are over are forgotten. */
export function refuse(state: State, passenger: Passenger, train: Train): void {
  const open = state.refused[passenger]!.filter((call) => state.call.includes(call));
  if (!open.includes(state.call[train]!)) open.push(state.call[train]!);
  state.refused[passenger] = open;
}

/** The itinerary goes on with the leg that starts here; who was put off on the way waits here for the leg's next train. */
function ordersAfterLeaving(orders: Orders, station: Station, cause: LeaveCause): Orders {
  const next = orders.legs.findIndex((leg, index) => leg.from === station && index > 0);
  const done = orders.legs[0]?.leave === station;
  const forced = cause !== 'wish';
  let { legs, single } = orders;
  if (done) legs = legs.slice(1);
  else if (next > 0) legs = legs.slice(next);
  else if (forced && legs[0]) legs = [{ ...legs[0], from: station }, ...legs.slice(1)];
  if (single?.kind === 'leaveAt' || single?.kind === 'leaveNext') single = null;
  if (forced && cause !== 'exchanged' && orders.switches.thrown === 'ask') single = { kind: 'askAt', station };
  return { ...orders, legs, single };
}

export function takeCard(state: State, passenger: Passenger, station: Station, task: number, tell: Tell<Event>): void {
  state.task[passenger] = task;
  tell({ type: 'tookCard', passenger, station, task });
}

/** Figure and card leave the game (rulebook 8). */
export function arrive(state: State, passenger: Passenger, train: Train, station: Station, tell: Tell<Event>): void {
  vacate(state, passenger, train);
  state.place[passenger] = ARRIVED;
  state.refused[passenger] = [];
  startRide(state, passenger);
  state.arrivals.push(passenger);
  tell({ type: 'arrived', passenger, station, train });
}

export function swapSeats(state: State, train: Train, tell: Tell<Event>): void {
  const front = state.front[train]!;
  state.front[train] = state.rear[train]!;
  state.rear[train] = front;
  tell({ type: 'swapped', train, front: state.front[train]!, rear: front });
}
