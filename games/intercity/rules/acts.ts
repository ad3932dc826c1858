/** What players do at event points: playing cards, fights for the front seat, voluntary actions of passengers. */
import type { Reason, Rng, Seat, Tell } from '@stellwerk/kernel';
import { TRAINS } from './board.ts';
import { carryOut, checkPlay, listPlays, spend } from './events.ts';
import { stationOf } from './network.ts';
import { mayBoard } from './orders.ts';
import { swapSeats, takeCard } from './places.ts';
import { boardingOf, fight, leaveAtWill } from './seats.ts';
import {
  cardFor,
  freeSeats,
  hasArrived,
  hasUsedUp,
  isAboard,
  isWaiting,
  mayFight,
  passengersOf,
  rivalOf,
  seatOf,
  siblingOf,
  stationOfPassenger,
  taskVia,
  trainOf,
} from './state.ts';
import { NOBODY, type Act, type Event, type Passenger, type ReasonCode, type State, type Train } from './types.ts';
import { noteAct } from './undo.ts';

const refuse = (code: ReasonCode, at?: number): Reason => (at === undefined ? { code } : { code, at: [at] });

/** Why this can't be done at an event point now. The act must be well-formed. */
export function checkAct(state: State, seat: Seat, act: Act): Reason | undefined {
  if (act.type === 'play') return checkPlay(state, seat, act.play);
  if (act.type === 'swap') return checkSwap(state, seat, act.train);
  const { passenger } = act;
  if (seatOf(state, passenger) !== seat) return refuse('notYourPassenger', passenger);
  if (hasArrived(state, passenger)) return refuse('passengerArrived', passenger);
  switch (act.type) {
    case 'fight':
      return checkFight(state, passenger);
    case 'board':
      return checkBoard(state, passenger, act.train);
    case 'leave':
      if (!isAboard(state.place[passenger]!)) return refuse('notAboard', passenger);
      return stationOfPassenger(state, passenger) < 0 ? refuse('notInStation', passenger) : undefined;
    case 'take':
      return checkTake(state, passenger);
  }
}

function checkFight(state: State, passenger: Passenger): Reason | undefined {
  const place = state.place[passenger]!;
  if (!isAboard(place)) return refuse('notAboard', passenger);
  if (state.rear[trainOf(place)] !== passenger) return refuse('notRear', passenger);
  if (rivalOf(state, passenger) === NOBODY) return refuse('noRival', passenger);
  return mayFight(state, passenger) ? undefined : refuse('foughtAlready', passenger);
}

function checkBoard(state: State, passenger: Passenger, train: Train): Reason | undefined {
  const place = state.place[passenger]!;
  if (!isWaiting(place)) return refuse('notOnPlatform', passenger);
  if (stationOf(state, train) !== place) return refuse('trainElsewhere', train);
  if (state.homing[train]) return refuse('trainGoesHome', train);
  if (hasUsedUp(state, passenger, train)) return refuse('callUsedUp', train);
  return freeSeats(state, train) === 0 && state.reserved[train] ? refuse('seatReserved', train) : undefined;
}

function checkTake(state: State, passenger: Passenger): Reason | undefined {
  const station = stationOfPassenger(state, passenger);
  if (station < 0) return refuse('notInStation', passenger);
  const task = taskVia(state, station);
  if (task === 0) return refuse('noStationCard', station);
  if (state.task[passenger] !== 0) return refuse('hasCard', passenger);
  return state.task[siblingOf(passenger)] === task ? refuse('otherHasCard', passenger) : undefined;
}

function checkSwap(state: State, seat: Seat, train: Train): Reason | undefined {
  const both = [state.front[train]!, state.rear[train]!];
  const mine = both.every((passenger) => passenger !== NOBODY && seatOf(state, passenger) === seat);
  return mine ? undefined : refuse('notBothYours', train);
}

/** Carries a legal act out, or puts on the agenda what it leads to. */
export function perform(state: State, seat: Seat, act: Act, rng: Rng, tell: Tell<Event>): void {
  noteAct(state, seat, act);
  if (act.type === 'play' && act.play.card === 'fullspeed') {
    const { train, fields } = act.play;
    state.agenda.push({ do: 'speed', seat, train, fields, asked: false, acts: state.acts });
    return;
  }
  state.acts++;
  switch (act.type) {
    case 'play':
      spend(state, seat, act.play, tell);
      if (act.play.card !== 'fullspeed') carryOut(state, act.play, tell);
      return;
    case 'fight':
      return fight(state, act.passenger, rng, tell);
    case 'board':
      state.agenda.push(boardingOf(state, act.train, [act.passenger], [act.passenger]));
      return;
    case 'leave':
      return leaveAtWill(state, act.passenger, tell);
    case 'take': {
      const station = stationOfPassenger(state, act.passenger);
      return takeCard(state, act.passenger, station, cardFor(state, act.passenger, station), tell);
    }
    case 'swap':
      return swapSeats(state, act.train, tell);
  }
}

/** Everything a seat could do at this event point. */
export function listActs(state: State, seat: Seat): Act[] {
  const acts: Act[] = listPlays(state, seat).map((play) => ({ type: 'play', play }));
  for (const passenger of passengersOf(state, seat)) {
    const place = state.place[passenger]!;
    if (isWaiting(place)) {
      for (let train = 0; train < TRAINS; train++) {
        if (mayBoard(state, passenger, train)) acts.push({ type: 'board', passenger, train });
      }
    } else if (isAboard(place)) {
      acts.push({ type: 'leave', passenger }, { type: 'fight', passenger });
      const train = trainOf(place);
      if (state.front[train] === passenger) acts.push({ type: 'swap', train });
    }
    acts.push({ type: 'take', passenger });
  }
  return acts.filter((act) => checkAct(state, seat, act) === undefined);
}
