/**
 * Settling a station: station cards, arrivals, leaving, boarding, in this order. In a base step the first two are done everywhere
 * before the others go station by station (F1).
 */
import type { Tell } from '@stellwerk/kernel';
import { arrivalsAt, arriveAll } from './arrivals.ts';
import { stationOf } from './network.ts';
import { settle, takeHome } from './movement.ts';
import { mayBoard, trainsAt, wishBoard, wishCard, wishLeave } from './orders.ts';
import { getOff, moveUp, takeCard } from './places.ts';
import { boardingOf, openBoardings, renewBoarding, wishStill } from './seats.ts';
import { aboard, cardFor, isWaiting, stationOfPassenger, trainOf } from './state.ts';
import type { Event, Passenger, State, Step, Train } from './types.ts';
import { consult } from './windows.ts';

type Settling = Extract<Step, { do: 'settle' }>;

/** Does one part of the settling; called until it has taken itself off the agenda. */
export function goOnSettling(state: State, step: Settling, tell: Tell<Event>): void {
  switch (step.phase) {
    case 'cards':
      return stationCards(state, step, tell);
    case 'arrivals':
      step.phase = 'leave';
      return arriveAll(
        state,
        arrivalsAt(state, step.entered, (train) => stationOf(state, train)),
        tell,
      );
    case 'leave':
      return leaving(state, step, tell);
    case 'board':
      return boarding(state, step, tell);
    case 'home':
      return homecoming(state, step, tell);
  }
}

/** Passengers in trains that have just entered, and those who have just come. */
function newcomers(state: State, step: Settling): Passenger[] {
  return [...step.entered.flatMap((train) => aboard(state, train)), ...step.comers];
}

function stationCards(state: State, step: Settling, tell: Tell<Event>): void {
  const wishes = newcomers(state, step).flatMap((passenger) => {
    const task = cardFor(state, passenger, stationOfPassenger(state, passenger));
    return task > 0 ? [{ passenger, wish: wishCard(state, passenger, task) }] : [];
  });
  const consulted = consult(state, step, 'card', wishes, { train: -1, station: step.stations[0]! }, tell);
  if (!consulted) return;
  for (const passenger of consulted.yes) {
    const station = stationOfPassenger(state, passenger);
    const task = cardFor(state, passenger, station);
    if (task > 0) takeCard(state, passenger, station, task, tell);
  }
  step.phase = 'arrivals';
}

function leaving(state: State, step: Settling, tell: Tell<Event>): void {
  const station = step.stations[0];
  if (station === undefined) {
    state.agenda.pop();
    return;
  }
  const here = trainsAt(state, station).filter((train) => state.call[train]! <= step.since);
  step.trains = step.nested ? here.filter((train) => [...step.entered, ...step.turned].includes(train)) : here;
  step.calls = step.trains.map((train) => state.call[train]!);
  const riders = step.trains.flatMap((train) => aboard(state, train));
  const wishes = riders.map((passenger) => {
    const train = trainOf(state.place[passenger]!);
    // 35: nobody stays in a train that goes home.
    if (state.homing[train]) return { passenger, wish: 'yes' as const };
    const wish = wishLeave(state, passenger, station, step.entered.includes(train), step.turned.includes(train));
    return { passenger, wish };
  });
  const consulted = consult(state, step, 'leave', wishes, { train: -1, station }, tell);
  if (!consulted) return;
  const left = consulted.yes.map((passenger) => trainOf(state.place[passenger]!));
  consulted.yes.forEach((passenger, index) => {
    getOff(state, passenger, state.homing[left[index]!] ? 'terminus' : 'wish', tell);
    // Trains that had their turn in the outer settling may still be boarded afterwards.
    if (step.nested) state.stirred[passenger] = true;
  });
  for (const train of left) moveUp(state, train, tell);
  step.phase = 'board';
}

/** Train by train; the wishes of each are collected when its turn comes (F5), so that one thrown out may take a later one (17). */
function boarding(state: State, step: Settling, tell: Tell<Event>): void {
  const train = step.trains[0];
  if (train === undefined) {
    step.phase = 'home';
    return;
  }
  const station = step.stations[0]!;
  if (state.call[train] !== step.calls[0] || state.homing[train]) return nextTrain(step);
  const open = step.trains.filter((other, index) => state.call[other] === step.calls[index]);
  const contest = openBoardings(state).find((other) => other.train === train);
  const wishes = waitingFor(state, train).map((passenger) => ({
    passenger,
    wish: contest?.boarders.includes(passenger)
      ? wishStill(state, contest, passenger)
      : wishBoard(state, passenger, train, open),
  }));
  const consulted = consult(state, step, 'board', wishes, { train, station }, tell);
  if (!consulted) return;
  nextTrain(step);
  const { yes, sworn } = consulted;
  if (contest) renewBoarding(state, contest, yes, sworn);
  else if (yes.length > 0) state.agenda.push(boardingOf(state, train, yes, sworn));
}

/** Those on the platform who may board this train; not who is about to roll for another one. */
function waitingFor(state: State, train: Train): Passenger[] {
  const busy = openBoardings(state).flatMap((other) => (other.train === train ? [] : other.boarders));
  const passengers = state.place.map((_, passenger) => passenger);
  return passengers.filter((passenger) => mayBoard(state, passenger, train) && !busy.includes(passenger));
}

function nextTrain(step: Settling): void {
  step.trains.shift();
  step.calls.shift();
}

/** Two sisters in one base step go home in the order of the stations, N before S (F15). */
function homecoming(state: State, step: Settling, tell: Tell<Event>): void {
  const station = step.stations[0]!;
  const train = trainsAt(state, station).find((other) => state.homing[other] && step.entered.includes(other));
  if (train === undefined) {
    step.stations.shift();
    step.phase = 'leave';
    return;
  }
  lapse(state, train);
  takeHome(state, train, tell);
  settle(state, [stationOf(state, train)], { entered: [train] });
}

/** Fields left of the move that brought it here lapse; a move that this one interrupted goes on later (F15). */
function lapse(state: State, train: Train): void {
  for (let index = state.agenda.length - 1; index >= 0; index--) {
    const step = state.agenda[index]!;
    if (step.do === 'move' && step.train === train) {
      step.left = 0;
      return;
    }
  }
}

/** A passenger whose orders have changed acts on them while its train, or another one, still stands in the station. */
export function volunteer(state: State, step: Extract<Step, { do: 'volunteer' }>, tell: Tell<Event>): void {
  const { passenger } = step;
  const station = stationOfPassenger(state, passenger);
  if (station < 0) {
    state.agenda.pop();
    return;
  }
  if (!isWaiting(state.place[passenger]!)) {
    const train = trainOf(state.place[passenger]!);
    if (wishLeave(state, passenger, station, false, false) !== 'yes') {
      state.agenda.pop();
      return;
    }
    getOff(state, passenger, 'wish', tell);
    moveUp(state, train, tell);
  }
  const open = step.trains.filter((train, index) => state.call[train] === step.calls[index]);
  const train = step.trains[0];
  if (train === undefined) {
    state.agenda.pop();
    return;
  }
  if (open[0] !== train || !mayBoard(state, passenger, train)) return nextVolunteered(step);
  const wishes = [{ passenger, wish: wishBoard(state, passenger, train, open) }];
  const consulted = consult(state, step, 'board', wishes, { train, station }, tell);
  if (!consulted) return;
  nextVolunteered(step);
  if (consulted.yes.length === 0) return;
  state.agenda.pop();
  state.agenda.push(boardingOf(state, train, [passenger], consulted.sworn));
}

function nextVolunteered(step: Extract<Step, { do: 'volunteer' }>): void {
  step.trains.shift();
  step.calls.shift();
}
