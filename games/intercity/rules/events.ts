/** The seven event cards: whether one can be played now, what it does, and all the ways to play a hand. */
import type { Reason, Seat, Tell } from '@stellwerk/kernel';
import { CARDS, FULL_SPEED, homeOf, LINES, TRAINS } from './board.ts';
import { settle } from './movement.ts';
import { FIELD_OF, isTerminus, LINES_AT, NEIGHBOURS, stationOf } from './network.ts';
import { swapSeats } from './places.ts';
import { pendingContest, reserve } from './seats.ts';
import { cardIndex, goalOf, hasArrived, holds, isHeld, isWaiting, passengersOf, seatOf } from './state.ts';
import {
  NOBODY,
  type Event,
  type Passenger,
  type Play,
  type ReasonCode,
  type State,
  type Station,
  type Train,
} from './types.ts';

const refuse = (code: ReasonCode, at?: number): Reason => (at === undefined ? { code } : { code, at: [at] });

/** Why the holder can't play the card so at this event point. The play itself must be well-formed. */
export function checkPlay(state: State, seat: Seat, play: Play): Reason | undefined {
  if (!holds(state, seat, play.card)) return refuse('noSuchCard');
  switch (play.card) {
    case 'diversion':
      return checkDiversion(state, play);
    case 'turnaround':
      if (state.homing[play.train]) return refuse('trainGoesHome', play.train);
      return isTerminus(state.line[play.train]!, state.field[play.train]!)
        ? refuse('onTerminus', play.train)
        : undefined;
    case 'fullspeed':
      if (state.homing[play.train]) return refuse('trainGoesHome', play.train);
      return isHeld(state, play.train) ? refuse('trainHeld', play.train) : undefined;
    case 'redsignal':
      return isHeld(state, play.train) ? refuse('trainHeld', play.train) : undefined;
    case 'reservation':
      return checkReservation(state, seat, play.passenger);
    case 'seatswap':
      return checkSeatSwap(state, seat, play.train);
    case 'taxi':
      return checkTaxi(state, seat, play.passenger, play.station);
  }
}

function checkDiversion(state: State, play: Extract<Play, { card: 'diversion' }>): Reason | undefined {
  const { train, line, dir } = play;
  const station = stationOf(state, train);
  if (state.homing[train]) return refuse('trainGoesHome', train);
  if (station < 0) return refuse('notInStation', train);
  if (LINES_AT[station]!.length < 2) return refuse('noInterchange', train);
  if (line === state.line[train]) return refuse('sameLine', train);
  const field = FIELD_OF[line]![station]!;
  if (field < 0) return refuse('lineNotHere', train);
  return field === (dir === 1 ? LINES[line]!.last : 0) ? refuse('intoTheBuffers', train) : undefined;
}

function checkReservation(state: State, seat: Seat, passenger: Passenger): Reason | undefined {
  if (seatOf(state, passenger) !== seat) return refuse('notYourPassenger', passenger);
  const contest = pendingContest(state);
  if (!contest?.boarders.includes(passenger)) return refuse('noContest', passenger);
  if (!contest.full) return undefined;
  if (contest.boarders[0] !== passenger) return refuse('notYourRoll', passenger);
  return state.reserved[contest.train] ? refuse('seatReserved', contest.train) : undefined;
}

function checkSeatSwap(state: State, seat: Seat, train: Train): Reason | undefined {
  const riders = [state.front[train]!, state.rear[train]!];
  const mine = riders.filter((passenger) => passenger !== NOBODY && seatOf(state, passenger) === seat);
  return !riders.includes(NOBODY) && mine.length === 1 ? undefined : refuse('noSeatSwap', train);
}

function checkTaxi(state: State, seat: Seat, passenger: Passenger, station: Station): Reason | undefined {
  if (seatOf(state, passenger) !== seat) return refuse('notYourPassenger', passenger);
  if (hasArrived(state, passenger)) return refuse('passengerArrived', passenger);
  const place = state.place[passenger]!;
  if (!isWaiting(place)) return refuse('notOnPlatform', passenger);
  if (!NEIGHBOURS[place]!.includes(station)) return refuse('notNextStation', passenger);
  return goalOf(state, passenger) === station ? refuse('taxiToGoal', passenger) : undefined;
}

/** The card leaves the game for good (34). */
export function spend(state: State, seat: Seat, play: Play, tell: Tell<Event>): void {
  const index = cardIndex(play.card);
  const hand = state.hands[seat]!;
  hand.splice(hand.indexOf(index), 1);
  state.spent[index]!++;
  const left = hand.filter((card) => card === index).length;
  const ready = state.armed[seat]!.filter((armed) => armed.play.card === play.card).length;
  if (ready > left) disarmOne(state, seat, play);
  tell({ type: 'played', seat, play });
}

/** Of equal cards the one laid ready last was played from the hand. */
function disarmOne(state: State, seat: Seat, play: Play): void {
  const last = state.armed[seat]!.findLastIndex((armed) => armed.play.card === play.card);
  state.armed[seat] = state.armed[seat]!.filter((_, index) => index !== last);
}

/** Carries out any card but full speed, which is announced first (F18). */
export function carryOut(state: State, play: Exclude<Play, { card: 'fullspeed' }>, tell: Tell<Event>): void {
  switch (play.card) {
    case 'diversion':
      return divert(state, play, tell);
    case 'turnaround': {
      const { train } = play;
      state.dir[train] = state.dir[train] === 1 ? -1 : 1;
      tell({ type: 'turned', train, dir: state.dir[train]! });
      const station = stationOf(state, train);
      if (station >= 0) settle(state, [station], { turned: [train] });
      return;
    }
    case 'redsignal':
      state.heldUntil[play.train] = state.turn + 1;
      tell({ type: 'heldUp', train: play.train, until: state.turn + 1 });
      return;
    case 'reservation':
      return reserve(state, pendingContest(state)!, play.passenger, tell);
    case 'seatswap':
      return swapSeats(state, play.train, tell);
    case 'taxi': {
      const { passenger, station } = play;
      const from = state.place[passenger]!;
      state.place[passenger] = station;
      tell({ type: 'rode', passenger, from, to: station });
      return settle(state, [station], { comers: [passenger] });
    }
  }
}

function divert(state: State, play: Extract<Play, { card: 'diversion' }>, tell: Tell<Event>): void {
  const { train, line, dir } = play;
  const station = stationOf(state, train);
  const home = homeOf(train);
  if (line === home) state.leftHome[train] = -1;
  else if (state.line[train] === home) state.leftHome[train] = station;
  state.line[train] = line;
  state.field[train] = FIELD_OF[line]![station]!;
  state.dir[train] = dir;
  tell({ type: 'diverted', train, line, field: state.field[train]!, dir });
  settle(state, [station], { turned: [train] });
}

/** Every way to play a card of this hand now. */
export function listPlays(state: State, seat: Seat): Play[] {
  const kinds = new Set(state.hands[seat]!);
  return [...kinds].sort((a, b) => a - b).flatMap((kind) => waysToPlay(state, seat, CARDS[kind]!));
}

function waysToPlay(state: State, seat: Seat, card: Play['card']): Play[] {
  return candidates(state, seat, card).filter((play) => checkPlay(state, seat, play) === undefined);
}

const TRAIN_LIST = Array.from({ length: TRAINS }, (_, train) => train);
const SPEEDS = Array.from({ length: FULL_SPEED }, (_, fields) => fields + 1);

function candidates(state: State, seat: Seat, card: Play['card']): Play[] {
  const own = (): Passenger[] => passengersOf(state, seat);
  switch (card) {
    case 'diversion':
      return TRAIN_LIST.flatMap((train) => {
        const station = stationOf(state, train);
        const lines = station < 0 ? [] : LINES_AT[station]!;
        return lines.flatMap((line) => ([1, -1] as const).map((dir) => ({ card, train, line, dir })));
      });
    case 'turnaround':
    case 'redsignal':
    case 'seatswap':
      return TRAIN_LIST.map((train) => ({ card, train }));
    case 'fullspeed':
      return TRAIN_LIST.flatMap((train) => SPEEDS.map((fields) => ({ card, train, fields })));
    case 'reservation':
      return own().map((passenger) => ({ card, passenger }));
    case 'taxi':
      return own().flatMap((passenger) => {
        const place = state.place[passenger]!;
        return isWaiting(place) ? NEIGHBOURS[place]!.map((station) => ({ card, passenger, station })) : [];
      });
  }
}
