/**
 * What can be taken back: an action that can't have shown its owner anything of other hands, armed cards, orders and settings, not even by
 * nobody's reaction. What counts is who could have reacted as everybody sees it, never who would have: that is the secret.
 */
import type { Seat } from '@stellwerk/kernel';
import { isTerminus, stationOf } from './network.ts';
import { fieldsToGoal } from './orders.ts';
import { aboard, activeSeat, freeSeats, mayFight, seatOf } from './state.ts';
import { NOBODY, type Act, type Passenger, type Position, type State, type Station, type Train } from './types.ts';

/** Getting into a free seat and taking a station card wake nobody's orders, only cards that others could have armed; every other act may. */
export function noteAct(state: State, seat: Seat, act: Act): void {
  // What was asked for while a window was open is done after it, when something may have been shown.
  if (!state.quiet) return;
  const isPlain = act.type === 'take' || (act.type === 'board' && freeSeats(state, act.train) > 0);
  state.quiet = isPlain && seat === activeSeat(state) && !othersHoldCards(state);
}

/** A train has moved a field on: who could have had a card armed for this, or a front seat to demand? */
export function noteMove(state: State, train: Train, from: number): void {
  if (!state.quiet) return;
  // A turnaround that waited for the train to leave its terminus is the one card that can be played on a plain field first.
  const wakesCards = stationOf(state, train) >= 0 || isTerminus(state.line[train]!, from);
  state.quiet = !(wakesCards && othersHoldCards(state)) && !mayBringFight(state, train);
}

function othersHoldCards(state: State): boolean {
  const active = activeSeat(state);
  return state.hands.some((hand, seat) => hand.length > 0 && seat !== active);
}

/** With each field the goal of the passenger behind comes nearer, and with it the moment at which its orders demand the front seat. */
function mayBringFight(state: State, train: Train): boolean {
  const rear = state.rear[train]!;
  return rear !== NOBODY && isOthers(state, rear) && mayFight(state, rear) && fieldsToGoal(state, rear) < Infinity;
}

/** A station is settled: whose orders are looked at? */
export function noteSettling(state: State, station: Station): void {
  if (!state.quiet) return;
  const waiting = state.place.some((place, passenger) => place === station && isOthers(state, passenger));
  state.quiet = !waiting && !othersStandIn(state, station);
}

function othersStandIn(state: State, station: Station): boolean {
  for (let train = 0; train < state.line.length; train++) {
    if (stationOf(state, train) !== station) continue;
    if (aboard(state, train).some((passenger) => isOthers(state, passenger))) return true;
  }
  return false;
}

/** Of another seat than the one whose turn it is. */
function isOthers(position: Position, passenger: Passenger): boolean {
  return seatOf(position, passenger) !== activeSeat(position);
}
