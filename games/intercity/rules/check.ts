/** The gate for untrusted input, second half: may this seat do this now, and if not, which rule forbids it? */
import { isSeat, type Reason, type Seat } from '@stellwerk/kernel';
import { checkAct } from './acts.ts';
import { DICE, JOKERS_FOR_CARD, ROLLS } from './board.ts';
import { faultOfLegs, isAction } from './shape.ts';
import { activeSeat, cardIndex, hasArrived, isHeld, passengersOf, seatOf, unusedJokers } from './state.ts';
import { canDrive } from './turn.ts';
import type { Act, Action, Passenger, Play, ReasonCode, State, Trigger } from './types.ts';
import { openSeats } from './windows.ts';

/** Requests of one seat that may wait for the next event point. */
const MAX_REQUESTS = 6;

const refuse = (code: ReasonCode, at?: number): Reason => (at === undefined ? { code } : { code, at: [at] });

export function check(state: State, seat: Seat, action: unknown): Reason | undefined {
  if (state.phase === 'over') return refuse('over');
  if (!isSeat(seat, state.seats)) return refuse('notYourTurn');
  if (!isAction(state, action)) return refuse('shape');
  switch (action.type) {
    case 'roll':
    case 'stop':
    case 'drive':
    case 'draw':
      return checkTurn(state, seat, action);
    case 'play':
    case 'fight':
    case 'board':
    case 'leave':
    case 'take':
    case 'swap':
      return checkRequest(state, seat, action);
    case 'answer':
      return isOpen(state, seat, action.passenger) ? undefined : refuse('notAsked');
    case 'pass':
      return isOpen(state, seat, -1) ? undefined : refuse('notAsked');
    case 'timeout':
      return toAct(state).includes(seat) ? undefined : refuse('notAsked');
    default:
      return checkOrders(state, seat, action);
  }
}

export function toAct(state: State): Seat[] {
  if (state.phase === 'over') return [];
  return state.window ? openSeats(state) : [activeSeat(state)];
}

function isOpen(state: State, seat: Seat, passenger: Passenger | -1): boolean {
  const { window } = state;
  return (
    window !== null &&
    window.questions.some(
      (question, index) => question.seat === seat && question.passenger === passenger && window.answers[index] === -1,
    )
  );
}

function checkTurn(
  state: State,
  seat: Seat,
  action: Extract<Action, { type: 'roll' | 'stop' | 'drive' | 'draw' }>,
): Reason | undefined {
  if (state.window) return refuse('answerFirst');
  if (seat !== activeSeat(state)) return refuse('notYourTurn');
  switch (action.type) {
    case 'roll':
      return checkRoll(state, action.dice);
    case 'stop':
      if (state.phase !== 'roll') return refuse('notRolling');
      return state.rolls === 0 ? refuse('rollFirst') : undefined;
    case 'drive': {
      const { die, train } = action;
      if (state.phase !== 'drive') return refuse(state.rolls === 0 ? 'rollFirst' : 'notDriving');
      if (state.used[die]) return refuse('dieUsed');
      if (isHeld(state, train)) return refuse('trainHeld', train);
      return canDrive(state, die, train) ? undefined : refuse('wrongColour', train);
    }
    case 'draw':
      if (state.phase !== 'drive') return refuse(state.rolls === 0 ? 'rollFirst' : 'notDriving');
      if (unusedJokers(state).length < JOKERS_FOR_CARD) return refuse('notThreeJokers');
      return state.deckSize === 0 ? refuse('deckEmpty') : undefined;
  }
}

function checkRoll(state: State, dice: readonly number[]): Reason | undefined {
  if (state.phase !== 'roll') return refuse(state.rolls === ROLLS ? 'noRollLeft' : 'notRolling');
  const inRange = dice.every((die) => Number.isInteger(die) && die >= 0 && die < DICE);
  const ascending = dice.every((die, index) => index === 0 || die > dice[index - 1]!);
  if (dice.length === 0 || !inRange || !ascending) return refuse('noSuchDie');
  return state.rolls === 0 && dice.length < DICE ? refuse('rollAllFive') : undefined;
}

/** While a window is open, an act waits for the next event point; a seat reservation may be asked for before its contest is there. */
function checkRequest(state: State, seat: Seat, act: Act): Reason | undefined {
  if (state.phase === 'opening') return refuse('ordersOnly');
  const reason = checkAct(state, seat, act);
  if (!state.window) return reason;
  if (state.requests.filter((request) => request.seat === seat).length >= MAX_REQUESTS)
    return refuse('tooManyRequests');
  return reason?.code === 'noContest' || reason?.code === 'notYourRoll' ? undefined : reason;
}

function checkOrders(
  state: State,
  seat: Seat,
  action: Extract<Action, { type: 'itinerary' | 'single' | 'switches' | 'settings' | 'arm' | 'disarm' }>,
): Reason | undefined {
  switch (action.type) {
    case 'itinerary':
    case 'single':
    case 'switches': {
      if (seatOf(state, action.passenger) !== seat) return refuse('notYourPassenger', action.passenger);
      if (hasArrived(state, action.passenger)) return refuse('passengerArrived', action.passenger);
      const fault = action.type === 'itinerary' ? faultOfLegs(action.legs) : undefined;
      return fault && refuse(fault.code, fault.leg);
    }
    case 'settings': {
      const { first } = action.settings;
      return first === -1 || seatOf(state, first) === seat ? undefined : refuse('notYourPassenger', first);
    }
    case 'arm':
      return checkArm(state, seat, action.play, action.trigger);
    case 'disarm':
      return action.index < state.armed[seat]!.length ? undefined : refuse('noSuchArmed');
  }
}

function checkArm(state: State, seat: Seat, play: Play, trigger: Trigger): Reason | undefined {
  const inHand = state.hands[seat]!.filter((card) => card === cardIndex(play.card)).length;
  const ready = state.armed[seat]!.filter((armed) => armed.play.card === play.card).length;
  if (inHand === 0) return refuse('noSuchCard');
  if (ready >= inHand) return refuse('allArmed');
  if ('passenger' in play && !passengersOf(state, seat).includes(play.passenger)) {
    return refuse('notYourPassenger', play.passenger);
  }
  return fits(play, trigger) ? undefined : refuse('badTrigger');
}

/** A reservation waits for its passenger's contest, other cards for a train or a step; only a step says which train is meant. */
function fits(play: Play, trigger: Trigger): boolean {
  if (play.card === 'reservation') return trigger.when === 'contest' && trigger.passenger === play.passenger;
  if (trigger.when === 'contest') return false;
  return trigger.when !== 'enters' || !('train' in play) || play.train >= 0;
}
