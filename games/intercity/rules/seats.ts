/**
 * Boarding one train: free seats from the front, the roll of several boarders, the rolls for the rear seat of a full train, and the
 * front-seat fight.
 */
import type { Rng, Tell } from '@stellwerk/kernel';
import { DICE, homeOf, JOKER, OCCUPANT_BONUS, ROLLS } from './board.ts';
import { stationOf } from './network.ts';
import { isWithdrawn, mayBoard, seatWishOf, wishFull, type Wish } from './orders.ts';
import { getOff, moveUp, refuse, sit, swapSeats } from './places.ts';
import { fieldsToTravel } from './record.ts';
import { freeSeats, rivalOf, seatOf, teamOf, trainOf, turnsAway } from './state.ts';
import {
  NOBODY,
  type Event,
  type Passenger,
  type Position,
  type Roll,
  type State,
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

/** The active colour's first, then clockwise (F24); those of one player alone in the order that he named. */
function inOrder(state: State, boarders: readonly Passenger[]): Passenger[] {
  const rank = (passenger: Passenger): number => {
    const { first } = state.settings[seatOf(state, passenger)]!;
    if (first === passenger) return -1;
    return fieldsToTravel(state, passenger, state.place[passenger]!);
  };
  const contested = isContested(state, boarders);
  const colour = (passenger: Passenger): number => (contested ? turnsAway(state, teamOf(passenger)) : 0);
  return [...boarders].sort((a, b) => colour(a) - colour(b) || rank(a) - rank(b) || a - b);
}

/** Whether they belong to more than one player. */
function isContested(state: Position, boarders: readonly Passenger[]): boolean {
  return boarders.some((passenger) => seatOf(state, passenger) !== seatOf(state, boarders[0]!));
}

export function goOnBoarding(state: State, step: Boarding, rng: Rng, tell: Tell<Event>): void {
  if (hasGone(state, step)) {
    state.agenda.pop();
    return;
  }
  review(state, step);
  if (step.boarders.length === 0) state.agenda.pop();
  else if (step.full) boardFull(state, step, rng, tell);
  else boardFree(state, step, rng, tell);
}

/** F26: the train has left the station, so its boarding is over and nobody is refused. */
const hasGone = (state: Position, step: Boarding): boolean => state.call[step.train] !== step.call;

/** The boardings that are going on; while another settling interrupts one, its boarders' wishes stand (F25). */
export function openBoardings(state: Position): Boarding[] {
  return state.agenda.filter((step) => step.do === 'seats').filter((step) => !hasGone(state, step));
}

/** What cards have left of a boarding: who can still get in as it wished, and whether the train is still full (F25). */
function review(state: State, step: Boarding): void {
  const { train } = step;
  step.full = step.full && freeSeats(state, train) === 0;
  step.boarders = step.boarders.filter(
    (passenger) => mayBoard(state, passenger, train) && (step.full || suitsFront(state, step, passenger)),
  );
}

/** At the event point before a roll the boarding is looked at again after each act. */
export function reviewContest(state: State): void {
  const step = state.agenda.at(-2);
  if (step?.do === 'seats' && !hasGone(state, step)) review(state, step);
}

/** F28: *only the front seat* is a condition of boarding by order; an owner who says so himself takes any seat. */
function suitsFront(state: State, step: Boarding, passenger: Passenger): boolean {
  return (
    step.sworn.includes(passenger) || seatWishOf(state, passenger) !== 'front' || state.front[step.train] === NOBODY
  );
}

/** A boarder's wish after its train was diverted or turned: owners who gave their word are asked again (F11, F25). */
export function wishStill(state: State, step: Boarding, passenger: Passenger): Wish {
  if (step.sworn.includes(passenger)) return 'ask';
  return isWithdrawn(state, passenger, step.train) ? 'no' : 'yes';
}

/** Those who want the train after it was diverted or turned, with or without having wished for it before, roll together. */
export function renewBoarding(
  state: State,
  step: Boarding,
  boarders: readonly Passenger[],
  sworn: readonly Passenger[],
): void {
  step.boarders = inOrder(state, boarders);
  step.sworn = [...new Set([...step.sworn, ...sworn])];
}

/** Seats are free: one boarder or one player's need no roll, others roll for the order (rulebook 5c; 12, 13). */
function boardFree(state: State, step: Boarding, rng: Rng, tell: Tell<Event>): void {
  const { boarders } = step;
  if (freeSeats(state, step.train) === 0) {
    // F10: all seats went to reservations before the roll; nobody is refused.
    state.agenda.pop();
    return;
  }
  const contested = isContested(state, boarders);
  if (contested && !step.ready) {
    step.ready = true;
    state.agenda.push({ do: 'event' });
    return;
  }
  state.agenda.pop();
  const order = contested ? rollForOrder(step.train, boarders, rng, tell) : boarders;
  for (const passenger of order) {
    const finds = freeSeats(state, step.train) > 0 && suitsFront(state, step, passenger);
    if (finds) sit(state, passenger, step.train, tell);
    else turnAway(state, passenger, step.train, tell);
  }
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

/** One boarder after another, each once, against the one who has the rear seat then (rulebook 5d; 14, 16). */
function boardFull(state: State, step: Boarding, rng: Rng, tell: Tell<Event>): void {
  const { train } = step;
  const boarder = step.boarders[0]!;
  const occupant = state.rear[train]!;
  if (state.reserved[train]) done(step);
  else if (seatOf(state, occupant) === seatOf(state, boarder)) {
    done(step);
    // F9: once the first of one player's boarders has won, the second one's wish lapses. Orders alone never exchange own passengers.
    const wanted = step.sworn.includes(boarder) && !step.won.includes(occupant);
    if (wanted) exchange(state, boarder, train, 'exchanged', tell);
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
  const wish = step.sworn.includes(boarder) ? 'yes' : wishFull(state, boarder, train);
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
    seats: [seatOf(state, boarder), seatOf(state, occupant)],
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
export function pendingContest(state: State): Boarding | undefined {
  const step = state.agenda.findLast(({ do: what }) => what !== 'event');
  if (step?.do !== 'seats' || !step.ready) return undefined;
  return !hasGone(state, step) && isRoll(state, step) ? step : undefined;
}

/** Whether dice decide: not once reservations have taken all free seats or have left one player's boarders alone. */
function isRoll(state: State, step: Boarding): boolean {
  const { train, boarders } = step;
  if (boarders.length === 0) return false;
  if (step.full) return isContested(state, [state.rear[train]!, boarders[0]!]);
  return freeSeats(state, train) > 0 && isContested(state, boarders);
}

/** Seat reservation: the seat is taken without a roll; a rear seat can't be contested then until it is empty (F10, F29). */
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
  state.reserved[train] = state.rear[train] === passenger;
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
  const seats = [seatOf(state, demander), seatOf(state, defender)];
  tell({ type: 'fight', train, demander, defender, demanderRolls, defenderRolls, won, seats });
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
