/**
 * Boarding one train: free seats from the front, the roll of several boarders, the rolls for the rear seat of a full train, and the
 * front-seat fight.
 */
import type { Rng, Tell } from '@stellwerk/kernel';
import { DICE, homeOf, JOKER, OCCUPANT_BONUS, ROLLS } from './board.ts';
import { DISTANCE, stationOf } from './network.ts';
import { isWithdrawn, mayBoard, seatWishOf } from './orders.ts';
import { getOff, moveUp, refuse, sit, swapSeats } from './places.ts';
import { cardFor, freeSeats, goalOf, rivalOf, seatOf, taskCard, teamOf, trainOf, turnsAway } from './state.ts';
import {
  NOBODY,
  type Event,
  type Passenger,
  type Position,
  type Roll,
  type State,
  type Station,
  type Step,
  type Train,
} from './types.ts';
import { consult } from './windows.ts';

type Boarding = Extract<Step, { do: 'seats' }>;

export function boardingOf(
  state: State,
  train: Train,
  boarders: readonly Passenger[],
  sworn: readonly Passenger[],
): Boarding {
  return {
    do: 'seats',
    train,
    call: state.call[train]!,
    line: state.line[train]!,
    dir: state.dir[train]!,
    boarders: inOrder(state, boarders),
    full: freeSeats(state, train) === 0,
    sworn: [...sworn],
    won: [],
    ready: false,
    asked: [],
    yes: [],
    held: false,
  };
}

/** The active player's first, then clockwise; those of one player in the order that he named. */
function inOrder(state: State, boarders: readonly Passenger[]): Passenger[] {
  const rank = (passenger: Passenger): number => {
    const { first } = state.settings[seatOf(state, passenger)]!;
    if (first === passenger) return -1;
    return fieldsToTravel(state, passenger, state.place[passenger]!);
  };
  return [...boarders].sort((a, b) => {
    if (seatOf(state, a) === seatOf(state, b)) return rank(a) - rank(b) || a - b;
    return turnsAway(state, teamOf(a)) - turnsAway(state, teamOf(b));
  });
}

/** Shortest way in fields that a passenger still has to go from a station, by way of a *via* if it has no card yet. */
export function fieldsToTravel(position: Position, passenger: Passenger, from: Station): number {
  const goal = goalOf(position, passenger);
  if (goal >= 0) return DISTANCE[from]![goal]!;
  const ways = [1, 2].map((task) => {
    const { via, goal: end } = taskCard(position, task);
    return cardFor(position, passenger, via) > 0 ? DISTANCE[from]![via]! + DISTANCE[via]![end]! : Infinity;
  });
  return Math.min(...ways);
}

export function goOnBoarding(state: State, step: Boarding, rng: Rng, tell: Tell<Event>): void {
  const { train } = step;
  if (state.call[train] !== step.call) {
    state.agenda.pop();
    return;
  }
  const changed = state.line[train] !== step.line || state.dir[train] !== step.dir;
  const stands = (passenger: Passenger): boolean =>
    mayBoard(state, passenger, train) &&
    !(changed && !step.sworn.includes(passenger) && isWithdrawn(state, passenger, train));
  step.boarders = step.boarders.filter(stands);
  if (step.boarders.length === 0) state.agenda.pop();
  else if (step.full) boardFull(state, step, rng, tell);
  else boardFree(state, step, rng, tell);
}

/** Seats are free: one boarder or one player's need no roll, others roll for the order (rulebook 5c; 12, 13). */
function boardFree(state: State, step: Boarding, rng: Rng, tell: Tell<Event>): void {
  const { boarders } = step;
  if (freeSeats(state, step.train) === 0) {
    // F10: all seats went to reservations before the roll; nobody is refused.
    state.agenda.pop();
    return;
  }
  const contested = boarders.some((passenger) => seatOf(state, passenger) !== seatOf(state, boarders[0]!));
  if (contested && !step.ready) {
    step.ready = true;
    state.agenda.push({ do: 'event' });
    return;
  }
  state.agenda.pop();
  const order = contested ? rollForOrder(step.train, boarders, rng, tell) : boarders;
  for (const passenger of order) {
    if (findsSeat(state, passenger, step.train)) sit(state, passenger, step.train, tell);
    else turnAway(state, passenger, step.train, tell);
  }
}

function findsSeat(state: State, passenger: Passenger, train: Train): boolean {
  if (freeSeats(state, train) === 0) return false;
  return seatWishOf(state, passenger) !== 'front' || state.front[train] === NOBODY;
}

function turnAway(state: State, passenger: Passenger, train: Train, tell: Tell<Event>): void {
  refuse(state, passenger, train);
  state.stirred[passenger] = true;
  tell({ type: 'refused', passenger, train });
}

/** Everybody rolls once, most jokers first; ties roll again among themselves (F8). */
function rollForOrder(train: Train, boarders: readonly Passenger[], rng: Rng, tell: Tell<Event>): Passenger[] {
  const rounds: Roll[][] = [];
  const rank = (group: readonly Passenger[]): Passenger[] => {
    if (group.length < 2) return [...group];
    const rolls = group.map((passenger) => ({ passenger, dice: throwDice(rng) }));
    rounds.push(rolls);
    const order: Passenger[] = [];
    for (let jokers = DICE; jokers >= 0; jokers--) {
      order.push(...rank(rolls.filter(({ dice }) => count(dice, JOKER) === jokers).map(({ passenger }) => passenger)));
    }
    return order;
  };
  const order = rank(boarders);
  tell({ type: 'boardingRoll', train, rounds, order });
  return order;
}

/** One boarder after another, each once, against whoever has the rear seat then (rulebook 5d; 14, 16). */
function boardFull(state: State, step: Boarding, rng: Rng, tell: Tell<Event>): void {
  const { train } = step;
  const boarder = step.boarders[0]!;
  const occupant = state.rear[train]!;
  if (occupant === NOBODY) {
    done(step);
    sit(state, boarder, train, tell);
  } else if (state.reserved[train] === occupant) done(step);
  else if (seatOf(state, occupant) === seatOf(state, boarder)) {
    done(step);
    // F9: once the first of one player's boarders has won, the second one's wish lapses.
    if (!step.won.includes(occupant)) exchange(state, boarder, train, 'exchanged', tell);
  } else if (!step.ready) {
    step.ready = true;
    state.agenda.push({ do: 'event' });
  } else contest(state, step, boarder, occupant, rng, tell);
}

function done(step: Boarding): void {
  step.boarders.shift();
  step.ready = false;
}

/** F6: who is asked, or has changed his orders, may still back out here without being refused. */
function contest(
  state: State,
  step: Boarding,
  boarder: Passenger,
  occupant: Passenger,
  rng: Rng,
  tell: Tell<Event>,
): void {
  const { train } = step;
  const { full } = state.orders[boarder]!.switches;
  const wish = step.sworn.includes(boarder) || full === 'roll' ? 'yes' : full === 'ask' ? 'ask' : 'no';
  const about = { train, station: stationOf(state, train) };
  const consulted = consult(state, step, 'full', [{ passenger: boarder, wish }], about, tell);
  if (!consulted) return;
  if (consulted.sworn.length > 0) {
    // Requests made while the question was open are carried out before the dice are thrown.
    step.sworn.push(boarder);
    state.agenda.push({ do: 'event' });
    return;
  }
  done(step);
  if (consulted.yes.length === 0) return;
  const mine = throwDice(rng);
  const theirs = throwDice(rng);
  const won = count(mine, JOKER) > count(theirs, JOKER) + OCCUPANT_BONUS;
  tell({
    type: 'fullTrainRoll',
    train,
    boarder: { passenger: boarder, dice: mine },
    occupant: { passenger: occupant, dice: theirs },
    won,
  });
  if (won) {
    step.won.push(boarder);
    exchange(state, boarder, train, 'beaten', tell);
  } else turnAway(state, boarder, train, tell);
}

/** The boarder takes the rear seat, its occupant gets up. */
function exchange(
  state: State,
  boarder: Passenger,
  train: Train,
  cause: 'beaten' | 'exchanged' | 'reservation',
  tell: Tell<Event>,
): void {
  getOff(state, state.rear[train]!, cause, tell);
  sit(state, boarder, train, tell);
}

/** The contest that is about to be rolled, if the game is at the event point before it. */
export function pendingContest(state: Position): Boarding | undefined {
  for (let index = state.agenda.length - 1; index >= 0; index--) {
    const step = state.agenda[index]!;
    if (step.do === 'seats') return step.ready ? step : undefined;
    if (step.do !== 'event') return undefined;
  }
  return undefined;
}

/** Seat reservation: the seat is taken without a roll and stays the passenger's during this call (F10). */
export function reserve(state: State, step: Boarding, passenger: Passenger, tell: Tell<Event>): void {
  const { train } = step;
  if (step.full) {
    step.won.push(passenger);
    done(step);
    exchange(state, passenger, train, 'reservation', tell);
  } else {
    step.boarders = step.boarders.filter((boarder) => boarder !== passenger);
    sit(state, passenger, train, tell);
  }
  state.reserved[train] = passenger;
}

/** Both keep every die of the train's own colour and roll the rest, up to three times (20, 22; F14). */
export function fight(state: State, demander: Passenger, rng: Rng, tell: Tell<Event>): void {
  const train = trainOf(state.place[demander]!);
  const defender = rivalOf(state, demander);
  const colour = homeOf(train);
  state.fought[demander] = true;
  const demanderRolls = rollForColour(colour, rng);
  const defenderRolls = rollForColour(colour, rng);
  const won = count(demanderRolls.at(-1)!, colour) > count(defenderRolls.at(-1)!, colour);
  tell({ type: 'fight', train, demander, defender, demanderRolls, defenderRolls, won });
  if (won) swapSeats(state, train, tell);
}

function rollForColour(colour: number, rng: Rng): number[][] {
  const rolls = [throwDice(rng)];
  while (rolls.length < ROLLS && count(rolls.at(-1)!, colour) < DICE) {
    rolls.push(rolls.at(-1)!.map((face) => (face === colour ? face : rng.below(6))));
  }
  return rolls;
}

function throwDice(rng: Rng): number[] {
  return Array.from({ length: DICE }, () => rng.below(6));
}

function count(dice: readonly number[], face: number): number {
  return dice.filter((die) => die === face).length;
}

/** A passenger leaves as a voluntary action. */
export function leaveAtWill(state: State, passenger: Passenger, tell: Tell<Event>): void {
  const train = trainOf(state.place[passenger]!);
  getOff(state, passenger, 'wish', tell);
  moveUp(state, train, tell);
}
