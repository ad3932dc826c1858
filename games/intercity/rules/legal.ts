/** What a seat can do: the list of all acts and a proposal for each passenger (all orders there are can't be listed), and a random one. */
import { isSeat, pick, type Rng, type Seat } from '@stellwerk/kernel';
import { checkAct, listActs } from './acts.ts';
import { DICE, JOKER, TRAINS } from './board.ts';
import { check, toAct } from './check.ts';
import { proposeItinerary } from './propose.ts';
import { activeSeat, hasArrived, passengersOf } from './state.ts';
import { ALL_DICE, canDraw, canDrive } from './turn.ts';
import type { Act, Action, Leg, Passenger, State } from './types.ts';
import { isWithoutPassenger } from './windows.ts';

/** Every choice of dice for a second or third roll. */
const THROWS: readonly Action[] = Array.from({ length: 2 ** DICE - 1 }, (_, index) => ({
  type: 'roll',
  dice: ALL_DICE.filter((die) => ((index + 1) >> die) % 2 === 1),
}));
const FIRST_THROW: Action = { type: 'roll', dice: ALL_DICE };

export function legal(state: State, seat: Seat): Action[] {
  if (state.phase === 'over' || !isSeat(seat, state.seats)) return [];
  const decisions = toAct(state).includes(seat) ? (state.window ? answers(state, seat) : turnActions(state)) : [];
  const acts = state.phase === 'opening' ? [] : listActs(state, seat).filter((act) => !check(state, seat, act));
  return [...decisions, ...acts, ...proposals(state, seat)];
}

function answers(state: State, seat: Seat): Action[] {
  const { questions, answers: given } = state.window!;
  return questions.flatMap(({ seat: asked, passenger }, index): Action[] => {
    if (asked !== seat || given[index] !== -1) return [];
    if (passenger < 0) return [{ type: 'pass' }];
    return [
      { type: 'answer', passenger, yes: true },
      { type: 'answer', passenger, yes: false },
    ];
  });
}

/** Asked before somebody wins, or after drawing a card, without a card or a seat that could change anything. */
export function isForced(state: State, seat: Seat): boolean {
  const { window } = state;
  if (!window || window.kind === 'opening' || !isWithoutPassenger(window.kind)) return false;
  if (!toAct(state).includes(seat)) return false;
  return !listActs(state, seat).some((act) => mattersIn(window, act) && !check(state, seat, act));
}

/** Could the act change what the window asks about? Before a win that is what happens to the train, or speed for another one. */
export function mattersIn({ kind, train }: Pick<NonNullable<State['window']>, 'kind' | 'train'>, act: Act): boolean {
  if (kind !== 'intervene') return act.type === 'play';
  switch (act.type) {
    case 'play':
      return act.play.card === 'fullspeed' || ('train' in act.play && act.play.train === train);
    case 'fight':
      return true;
    case 'swap':
      return act.train === train;
    default:
      return false;
  }
}

function turnActions(state: State): Action[] {
  if (state.phase === 'roll') return state.rolls === 0 ? [FIRST_THROW] : [...THROWS, { type: 'stop' }];
  const actions: Action[] = canDraw(state) ? [{ type: 'draw' }] : [];
  for (const die of ALL_DICE) {
    for (let train = 0; train < TRAINS; train++) {
      if (canDrive(state, die, train)) actions.push({ type: 'drive', die, train });
    }
  }
  return actions;
}

/** For passengers without an itinerary; a new one for the others can be proposed at any time with `proposeItinerary`. */
function proposals(state: State, seat: Seat): Action[] {
  const idle = passengersOf(state, seat).filter((passenger) => state.orders[passenger]!.legs.length === 0);
  return idle.flatMap((passenger) => {
    const action = acceptProposal(state, passenger);
    return action ? [action] : [];
  });
}

/** The action that gives a passenger the proposed itinerary, unless it has it already. */
function acceptProposal(state: State, passenger: Passenger): Action | undefined {
  const proposal = proposeItinerary(state, passenger);
  if (!proposal || sameLegs(proposal.legs, state.orders[passenger]!.legs)) return undefined;
  return { type: 'itinerary', passenger, legs: proposal.legs, task: proposal.task };
}

export function sameLegs(a: readonly Leg[], b: readonly Leg[]): boolean {
  return (
    a.length === b.length &&
    a.every((leg, index) => {
      const other = b[index]!;
      return (
        leg.from === other.from &&
        leg.leave === other.leave &&
        leg.seat === other.seat &&
        leg.board.length === other.board.length &&
        leg.board.every(({ line, dir }, rank) => line === other.board[rank]!.line && dir === other.board[rank]!.dir)
      );
    })
  );
}

/** A random action of a seat that is to act. Passengers without an itinerary get one sooner or later, else nobody would ever arrive. */
export function sample(state: State, seat: Seat, rng: Rng): Action {
  if (rng.below(8) === 0) {
    const order = randomProposal(state, seat, rng);
    if (order) return order;
  }
  if (state.window) {
    const open = answers(state, seat);
    if (state.window.kind !== 'opening' && isWithoutPassenger(state.window.kind) && rng.below(2) === 0)
      return randomAct(state, seat, rng) ?? open[0]!;
    return pick(open, rng);
  }
  const inHand = state.hands[activeSeat(state)]!.length > 0;
  if (rng.below(inHand ? 8 : 40) === 0) {
    const act = randomAct(state, seat, rng);
    if (act) return act;
  }
  if (state.phase === 'roll') {
    if (state.rolls === 0) return FIRST_THROW;
    return rng.below(3) === 0 ? { type: 'stop' } : pick(THROWS, rng);
  }
  if (canDraw(state) && rng.below(2) === 0) return { type: 'draw' };
  return randomPoint(state, rng) ?? pick(turnActions(state), rng);
}

/** A random die for a random train; undefined when that pair doesn't fit. */
function randomPoint(state: State, rng: Rng): Action | undefined {
  const die = rng.below(DICE);
  const face = state.dice[die]!;
  const train = face === JOKER ? rng.below(TRAINS) : 2 * face + rng.below(2);
  return canDrive(state, die, train) ? { type: 'drive', die, train } : undefined;
}

function randomProposal(state: State, seat: Seat, rng: Rng): Action | undefined {
  const replan = rng.below(6) === 0;
  const idle = passengersOf(state, seat).filter(
    (passenger) => !hasArrived(state, passenger) && (replan || state.orders[passenger]!.legs.length === 0),
  );
  return idle.length > 0 ? acceptProposal(state, pick(idle, rng)) : undefined;
}

function randomAct(state: State, seat: Seat, rng: Rng): Act | undefined {
  const acts = listActs(state, seat).filter((act) => !checkAct(state, seat, act) && !check(state, seat, act));
  return acts.length > 0 ? pick(acts, rng) : undefined;
}
