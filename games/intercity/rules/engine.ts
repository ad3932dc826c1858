/**
 * The agenda: runs step after step until a decision is needed that no standing order answers. Every step is plain data, so a game can
 * stop anywhere, be saved, and go on.
 */
import type { Rng, Seat, Tell } from '@stellwerk/kernel';
import { checkAct, perform } from './acts.ts';
import { playArmed } from './intervention.ts';
import { settle } from './movement.ts';
import { stationOf } from './network.ts';
import { trainsAt, wishCard, wishFront } from './orders.ts';
import { takeCard } from './places.ts';
import { goOnBoarding, pendingContest, reviewContest } from './seats.ts';
import { goOnSettling, volunteer } from './settle.ts';
import {
  cardFor,
  isAboard,
  mayFight,
  passengersOf,
  rivalOf,
  seatOf,
  seatsInOrder,
  stationOfPassenger,
  top,
  trainOf,
} from './state.ts';
import { baseStep, beginTurn, drive, endTurnIfOver, move, speed } from './turn.ts';
import { NOBODY, type Act, type Armed, type Event, type Passenger, type Play, type State, type Step } from './types.ts';
import { consult } from './windows.ts';

export function run(state: State, rng: Rng, tell: Tell<Event>): void {
  while (state.window === null && state.phase !== 'over') {
    if (state.agenda.length > 0) takeStep(state, top(state), rng, tell);
    else if (state.phase === 'opening') beginTurn(state, tell);
    else if (!endTurnIfOver(state, tell)) return;
  }
}

function takeStep(state: State, step: Step, rng: Rng, tell: Tell<Event>): void {
  switch (step.do) {
    case 'base':
      return baseStep(state, step, rng, tell);
    case 'drive':
      return drive(state, step, rng, tell);
    case 'speed':
      return speed(state, step, rng, tell);
    case 'move':
      return move(state, step, rng, tell);
    case 'settle':
      return goOnSettling(state, step, tell);
    case 'seats':
      return goOnBoarding(state, step, rng, tell);
    case 'volunteer':
      return volunteer(state, step, tell);
    case 'front':
      return frontQuestion(state, step, rng, tell);
    case 'event':
      return eventPoint(state, rng, tell);
  }
}

/** All are ready: the set-up is settled, then the first turn begins (27). */
export function endOpening(state: State): void {
  state.stirred.fill(false);
  settle(state, [...new Set(state.place)], { comers: state.place.map((_, passenger) => passenger) });
}

/**
 * An event point: the active player first, then clockwise, one act after the other, each carried out completely (37). The point stays
 * on the agenda until nobody wants anything more.
 */
function eventPoint(state: State, rng: Rng, tell: Tell<Event>): void {
  reviewContest(state);
  // F4: inside a settling nobody takes a card, leaves or boards.
  const inside = state.agenda.some((step) => step.do === 'settle' || step.do === 'seats');
  if (state.requests.length > 0 && carryOutRequest(state, inside, rng, tell)) return;
  if (state.armed.some((cards) => cards.length > 0) && playArmed(state, meetsMoment(state), rng, tell)) return;
  if (!inside && state.stirred.includes(true)) return stir(state, tell);
  if (demandFrontSeat(state, rng, tell)) return;
  state.agenda.pop();
}

function carryOutRequest(state: State, inside: boolean, rng: Rng, tell: Tell<Event>): boolean {
  for (const seat of seatsInOrder(state)) {
    const index = state.requests.findIndex(
      (request) => request.seat === seat && (!inside || !needsPlatform(request.act)),
    );
    if (index < 0) continue;
    const { act } = state.requests[index]!;
    state.requests = state.requests.filter((_, other) => other !== index);
    if (checkAct(state, seat, act) === undefined) perform(state, seat, act, rng, tell);
    else tell({ type: 'missed', seat, act }, { only: [seat] });
    return true;
  }
  return false;
}

const needsPlatform = (act: Act): boolean => act.type === 'board' || act.type === 'leave' || act.type === 'take';

/** Armed cards that wait for a train in a station or for a contest. */
function meetsMoment(state: State): (seat: Seat, armed: Armed) => Play | undefined {
  const contest = pendingContest(state);
  return (_, { trigger, play, call }) => {
    if (trigger.when === 'enters') {
      const there = stationOf(state, trigger.train) === trigger.station && state.call[trigger.train] !== call;
      return there ? play : undefined;
    }
    return trigger.when === 'contest' && contest?.boarders.includes(trigger.passenger) ? play : undefined;
  };
}

/** The first passenger whose orders have changed acts on them. */
function stir(state: State, tell: Tell<Event>): void {
  for (const seat of seatsInOrder(state)) {
    const passenger = passengersOf(state, seat).find((own) => state.stirred[own]);
    if (passenger === undefined) continue;
    state.stirred[passenger] = false;
    const station = stationOfPassenger(state, passenger);
    if (station < 0) return;
    const task = cardFor(state, passenger, station);
    if (task > 0 && wishCard(state, passenger, task) === 'yes') {
      state.quiet = false;
      takeCard(state, passenger, station, task, tell);
    }
    const trains = trainsAt(state, station);
    if (trains.length === 0) return;
    state.quiet = false;
    const calls = trains.map((train) => state.call[train]!);
    state.agenda.push({ do: 'volunteer', passenger, trains, calls, asked: [], yes: [], held: false });
    return;
  }
}

/** Fights that standing orders demand. */
function demandFrontSeat(state: State, rng: Rng, tell: Tell<Event>): boolean {
  const demander = nextDemander(state);
  if (demander === NOBODY) return false;
  if (wishFront(state, demander) === 'yes') {
    perform(state, seatOf(state, demander), { type: 'fight', passenger: demander }, rng, tell);
  } else {
    state.frontAsked[demander] = true;
    state.agenda.push({ do: 'front', passenger: demander, asked: [], yes: [], held: false });
  }
  return true;
}

function nextDemander(state: State): Passenger | -1 {
  const willing = state.rear.filter(
    (passenger) => passenger !== NOBODY && mayFight(state, passenger) && wishFront(state, passenger) !== 'no',
  );
  if (willing.length === 0) return NOBODY;
  const order = seatsInOrder(state);
  return willing.sort((a, b) => order.indexOf(seatOf(state, a)) - order.indexOf(seatOf(state, b)))[0]!;
}

function frontQuestion(state: State, step: Extract<Step, { do: 'front' }>, rng: Rng, tell: Tell<Event>): void {
  const { passenger } = step;
  const place = state.place[passenger]!;
  if (!isAboard(place) || rivalOf(state, passenger) === NOBODY || !mayFight(state, passenger)) {
    state.agenda.pop();
    return;
  }
  const train = trainOf(place);
  const about = { train, station: stationOf(state, train) };
  const consulted = consult(state, step, 'front', [{ passenger, wish: 'ask' }], about, tell);
  if (!consulted) return;
  state.agenda.pop();
  if (consulted.yes.length > 0) perform(state, seatOf(state, passenger), { type: 'fight', passenger }, rng, tell);
}
