/** Set-up, copying, and the small questions about a position that every rule asks. */
import { shuffle, type Rng, type Seat, type Tell } from '@stellwerk/kernel';
import {
  CARD_COUNTS,
  CARDS,
  DESTINATION_CARDS,
  DICE,
  homeOf,
  JOKER,
  START_CARDS,
  startField,
  TRAINS,
  type Card,
  type DestinationCard,
} from './board.ts';
import { stationOf } from './network.ts';
import {
  ABOARD,
  ARRIVED,
  NOBODY,
  type Event,
  type Orders,
  type Passenger,
  type Position,
  type Settings,
  type State,
  type Station,
  type Step,
  type Switches,
  type Team,
  type Train,
} from './types.ts';

export const DEFAULT_SWITCHES: Switches = Object.freeze({
  full: 'roll',
  card: 'take',
  front: 'near',
  near: 6,
  turned: 'auto',
  thrown: 'wait',
  otherwise: 'stay',
});
export const DEFAULT_ORDERS: Orders = Object.freeze({
  legs: Object.freeze([]) as Orders['legs'],
  single: null,
  switches: DEFAULT_SWITCHES,
});
export const DEFAULT_SETTINGS: Settings = Object.freeze({ intervene: true, first: -1 });

const each = <T>(count: number, value: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => value(i));
const all = <T>(count: number, value: T): T[] => each(count, () => value);

export function setup(
  options: { readonly duel: boolean; readonly moveUp: boolean },
  seats: number,
  rng: Rng,
  tell: Tell<Event>,
): State {
  const teams = options.duel ? 2 * seats : seats;
  const starts = shuffle(
    each(START_CARDS.length, (card) => card),
    rng,
  ).slice(0, teams);
  const destinations = shuffle(
    each(DESTINATION_CARDS.length, (card) => card),
    rng,
  );
  const tasks: [number, number] = [destinations[0]!, destinations[1]!];
  const deck = shuffle(
    CARDS.flatMap((card, index) => all(CARD_COUNTS[card], index)),
    rng,
  );
  const active = rng.below(teams);
  tell({ type: 'dealt', starts, tasks, first: active });
  return {
    ...freshPosition(options, seats, teams, starts, tasks),
    active,
    deckSize: deck.length,
    deck,
    hands: each(seats, () => []),
    orders: all(2 * teams, DEFAULT_ORDERS),
    stirred: all(2 * teams, false),
    frontAsked: all(2 * teams, false),
    settings: all(seats, DEFAULT_SETTINGS),
    armed: each(seats, () => []),
    requests: [],
    window: null,
    quiet: true,
  };
}

/** All trains at their termini, all passengers on their platforms (rulebook C, D1; specification, set-up). */
export function freshPosition(
  options: { readonly duel: boolean; readonly moveUp: boolean },
  seats: number,
  teams: number,
  starts: readonly number[],
  tasks: readonly [number, number],
): Position {
  const passengers = 2 * teams;
  return {
    duel: options.duel,
    moveUp: options.moveUp,
    seats,
    teams,
    starts,
    tasks,
    turn: 0,
    active: 0,
    phase: 'opening',
    rolls: 0,
    dice: all(DICE, -1),
    used: all(DICE, false),
    line: each(TRAINS, homeOf),
    field: each(TRAINS, startField),
    dir: each(TRAINS, (train) => (train % 2 === 0 ? 1 : -1)),
    heldUntil: all(TRAINS, 0),
    leftHome: all(TRAINS, -1),
    homing: all(TRAINS, false),
    front: all(TRAINS, NOBODY),
    rear: all(TRAINS, NOBODY),
    reserved: all(TRAINS, false),
    call: each(TRAINS, (train) => train + 1),
    calls: TRAINS,
    place: each(passengers, (passenger) => START_CARDS[starts[passenger >> 1]!]![passenger % 2]!),
    task: all(passengers, 0),
    fought: all(passengers, false),
    refused: each(passengers, () => []),
    deckSize: 0,
    spent: all(CARDS.length, 0),
    arrivals: [],
    winner: -1,
    agenda: [],
    windows: all(seats, 0),
    missed: all(seats, 0),
    acts: 0,
    record: { left: [], carried: all(passengers * seats, 0), thrown: all(6 * seats, 0) },
  };
}

function cloneStep(step: Step): Step {
  switch (step.do) {
    case 'settle':
      return {
        ...step,
        stations: [...step.stations],
        entered: [...step.entered],
        comers: [...step.comers],
        turned: [...step.turned],
        trains: [...step.trains],
        calls: [...step.calls],
        asked: [...step.asked],
        yes: [...step.yes],
      };
    case 'seats':
      return {
        ...step,
        boarders: [...step.boarders],
        sworn: [...step.sworn],
        won: [...step.won],
        asked: [...step.asked],
        yes: [...step.yes],
      };
    case 'volunteer':
      return { ...step, trains: [...step.trains], calls: [...step.calls], asked: [...step.asked], yes: [...step.yes] };
    case 'front':
      return { ...step, asked: [...step.asked], yes: [...step.yes] };
    default:
      return { ...step };
  }
}

/** A copy of what everybody sees. */
export function clonePosition(position: Position): Position {
  return {
    duel: position.duel,
    moveUp: position.moveUp,
    seats: position.seats,
    teams: position.teams,
    starts: position.starts,
    tasks: position.tasks,
    turn: position.turn,
    active: position.active,
    phase: position.phase,
    rolls: position.rolls,
    dice: position.dice.slice(),
    used: position.used.slice(),
    line: position.line.slice(),
    field: position.field.slice(),
    dir: position.dir.slice(),
    heldUntil: position.heldUntil.slice(),
    leftHome: position.leftHome.slice(),
    homing: position.homing.slice(),
    front: position.front.slice(),
    rear: position.rear.slice(),
    reserved: position.reserved.slice(),
    call: position.call.slice(),
    calls: position.calls,
    place: position.place.slice(),
    task: position.task.slice(),
    fought: position.fought.slice(),
    refused: position.refused.map((calls) => calls.slice()),
    deckSize: position.deckSize,
    spent: position.spent.slice(),
    arrivals: position.arrivals.slice(),
    winner: position.winner,
    agenda: position.agenda.map(cloneStep),
    windows: position.windows.slice(),
    missed: position.missed.slice(),
    acts: position.acts,
    record: position.record,
  };
}

/**
 * Orders, settings, armed cards and requests are never changed in place, so their lists are all that is copied. Written out, because a copy made by
 * spreading another one is slow to make and slow to read.
 */
export function clone(state: State): State {
  return {
    duel: state.duel,
    moveUp: state.moveUp,
    seats: state.seats,
    teams: state.teams,
    starts: state.starts,
    tasks: state.tasks,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    rolls: state.rolls,
    dice: state.dice.slice(),
    used: state.used.slice(),
    line: state.line.slice(),
    field: state.field.slice(),
    dir: state.dir.slice(),
    heldUntil: state.heldUntil.slice(),
    leftHome: state.leftHome.slice(),
    homing: state.homing.slice(),
    front: state.front.slice(),
    rear: state.rear.slice(),
    reserved: state.reserved.slice(),
    call: state.call.slice(),
    calls: state.calls,
    place: state.place.slice(),
    task: state.task.slice(),
    fought: state.fought.slice(),
    refused: state.refused.map((calls) => calls.slice()),
    deckSize: state.deckSize,
    spent: state.spent.slice(),
    arrivals: state.arrivals.slice(),
    winner: state.winner,
    agenda: state.agenda.map(cloneStep),
    windows: state.windows.slice(),
    missed: state.missed.slice(),
    acts: state.acts,
    record: state.record,
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    orders: state.orders.slice(),
    stirred: state.stirred.slice(),
    frontAsked: state.frontAsked.slice(),
    settings: state.settings.slice(),
    armed: state.armed.map((cards) => cards.slice()),
    requests: state.requests.slice(),
    window: state.window && { ...state.window, answers: state.window.answers.slice() },
    quiet: state.quiet,
  };
}

export const teamOf = (passenger: Passenger): Team => passenger >> 1;
export const siblingOf = (passenger: Passenger): Passenger => passenger ^ 1;
/** In the duel the teams of the two seats alternate (A1, B1, A2, B2). */
export const seatOfTeam = (position: Position, team: Team): Seat => team % position.seats;
export const seatOf = (position: Position, passenger: Passenger): Seat => teamOf(passenger) % position.seats;
export const activeSeat = (position: Position): Seat => seatOfTeam(position, position.active);

/** A seat's passengers, in the duel of both its teams. */
export function passengersOf(position: Position, seat: Seat): Passenger[] {
  const passengers: Passenger[] = [];
  for (let team = seat; team < position.teams; team += position.seats) passengers.push(2 * team, 2 * team + 1);
  return passengers;
}

/** The active player first, then clockwise (37). */
export function seatsInOrder(position: Position): Seat[] {
  const first = activeSeat(position);
  return each(position.seats, (offset) => (first + offset) % position.seats);
}

/** How many turns after the active team this one follows. */
export function turnsAway(position: Position, team: Team): number {
  return (team - position.active + position.teams) % position.teams;
}

export const isAboard = (place: number): boolean => place >= ABOARD;
export const isWaiting = (place: number): boolean => place >= 0 && place < ABOARD;
export const trainOf = (place: number): Train => place - ABOARD;
export const hasArrived = (position: Position, passenger: Passenger): boolean => position.place[passenger] === ARRIVED;

/** The station a passenger is at: on its platform, or in a train whose head stands there; else −1. */
export function stationOfPassenger(position: Position, passenger: Passenger): Station | -1 {
  const place = position.place[passenger]!;
  if (place === ARRIVED) return -1;
  return isAboard(place) ? stationOf(position, trainOf(place)) : place;
}

export const isHeld = (position: Position, train: Train): boolean => position.heldUntil[train]! > 0;

export function freeSeats(position: Position, train: Train): number {
  return (position.front[train] === NOBODY ? 1 : 0) + (position.rear[train] === NOBODY ? 1 : 0);
}

export function aboard(position: Position, train: Train): Passenger[] {
  return [position.front[train]!, position.rear[train]!].filter((passenger) => passenger !== NOBODY);
}

export function hasUsedUp(position: Position, passenger: Passenger, train: Train): boolean {
  return position.refused[passenger]!.includes(position.call[train]!);
}

/** The destination card of task 1 or 2. */
export function taskCard(position: Position, task: number): DestinationCard {
  return DESTINATION_CARDS[position.tasks[task - 1]!]!;
}

/** The goal of a passenger with a station card, −1 without. */
export function goalOf(position: Position, passenger: Passenger): Station | -1 {
  const task = position.task[passenger]!;
  return task === 0 ? -1 : taskCard(position, task).goal;
}

/** The task whose station card lies here, 0 if none. */
export function taskVia(position: Position, station: Station): number {
  if (taskCard(position, 1).via === station) return 1;
  return taskCard(position, 2).via === station ? 2 : 0;
}

/** The task whose card the passenger may take at this station, else 0 (24, 25; F23). */
export function cardFor(position: Position, passenger: Passenger, station: Station): number {
  const task = taskVia(position, station);
  if (task === 0 || position.task[passenger] !== 0) return 0;
  return position.task[siblingOf(passenger)] === task ? 0 : task;
}

export function arrivedOfTeam(position: Position, team: Team): number {
  return Number(hasArrived(position, 2 * team)) + Number(hasArrived(position, 2 * team + 1));
}

export const cardIndex = (card: Card): number => CARDS.indexOf(card);

export function holds(state: State, seat: Seat, card: Card): boolean {
  return state.hands[seat]!.includes(cardIndex(card));
}

/** A second passenger of another player beside this one: what front-seat fights and changes of seats need. */
export function rivalOf(position: Position, passenger: Passenger): Passenger | -1 {
  const place = position.place[passenger]!;
  if (!isAboard(place)) return NOBODY;
  const train = trainOf(place);
  const other = position.front[train] === passenger ? position.rear[train]! : position.front[train]!;
  return other !== NOBODY && seatOf(position, other) !== seatOf(position, passenger) ? other : NOBODY;
}

/** Whether a passenger may demand the front seat now (20, 21). */
export function mayFight(position: Position, passenger: Passenger): boolean {
  const place = position.place[passenger]!;
  return (
    isAboard(place) &&
    position.rear[trainOf(place)] === passenger &&
    rivalOf(position, passenger) !== NOBODY &&
    !position.fought[passenger]
  );
}

export function unusedJokers(position: Position): number[] {
  const jokers: number[] = [];
  for (let die = 0; die < DICE; die++) if (position.dice[die] === JOKER && !position.used[die]) jokers.push(die);
  return jokers;
}

export function top(state: Position): Step {
  return state.agenda[state.agenda.length - 1]!;
}
