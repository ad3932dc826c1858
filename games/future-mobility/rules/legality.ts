/** What a seat may do now: the check with its reasons, the list, and a random pick. */
import { isSeat, pick, type Reason, type Rng, type Seat } from '@stellwerk/kernel';
import {
  AVOID_CARDS,
  avoids,
  HAND_LIMIT,
  inOrder,
  POWER_UPS,
  SHIFT_CARDS,
  tripOf,
  type AvoidCard,
  type PowerUp,
  type TripId,
} from './cards.ts';
import type { Cell } from './city.ts';
import { recoverable } from './flow.ts';
import { checkLay, has, layActions } from './markers.ts';
import { bestPlans } from './planner.ts';
import { isAction } from './shape.ts';
import { checkTrip, isMotor, type Outlook } from './trips.ts';
import { sampleTrip } from './sample-trip.ts';
import type { Action, ReasonCode, Segment, State } from './types.ts';

type Refusal = Reason<ReasonCode> | undefined;

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  return [state.phase === 'window' ? state.asked : state.turn];
}

export function outlookOf(state: State, seat: Seat): Outlook {
  return { options: state.options, markers: state.markers, open: state.open, hand: state.hands[seat]! };
}

/** Cells where a jam may be put on the announced trip. */
export function jammable(segments: readonly Segment[], markers: readonly number[]): Cell[] {
  const cells = new Set(segments.flatMap(({ mode, route }) => (isMotor(mode) ? route : [])));
  return [...cells].filter((cell) => !has(markers, cell, 'trafficJam')).sort((a, b) => a - b);
}

/** The open trips that an avoid card would remove. */
export function avoidable(card: AvoidCard, open: readonly TripId[]): TripId[] {
  return open.filter((id) => avoids(card, tripOf(id)));
}

export function check(state: State, seat: Seat, action: unknown): Refusal {
  if (state.phase === 'over') return { code: 'over' };
  if (!isAction(action)) return { code: 'shape' };
  if (!isSeat(seat, state.seats)) return { code: 'notYourTurn' };
  if (action.type === 'order') {
    if (isForced(state, seat)) return { code: 'notNow' };
    return state.orders[seat] === action.order ? { code: 'orderSame' } : undefined;
  }
  if (!toAct(state).includes(seat)) return { code: 'notYourTurn' };
  switch (action.type) {
    case 'pass':
      return state.phase === 'window' ? undefined : { code: 'notNow' };
    case 'jam':
      return checkJam(state, seat, action.cell);
    case 'carpool':
      if (state.phase !== 'carpool') return { code: 'notNow' };
      return action.play ? missing(state, seat, ['carpool']) : undefined;
    case 'discard':
      return checkDiscard(state, seat, action.cards);
    default:
      return state.phase === 'plan' ? checkPlan(state, seat, action) : { code: 'notNow' };
  }
}

type PlanAction = Extract<Action, { type: 'recover' | 'lay' | 'avoid' | 'trip' | 'endTurn' }>;

function checkPlan(state: State, seat: Seat, action: PlanAction): Refusal {
  switch (action.type) {
    case 'recover':
      if (!state.options.recover) return { code: 'recoverOff' };
      if (!state.mayRecover) return { code: 'recoverLate' };
      if (recoverable(state, seat) < 0) return { code: 'recoverNothing' };
      return missing(state, seat, action.discard);
    case 'lay':
      return missing(state, seat, [action.card]) ?? checkLay(state, action.card, action.cells);
    case 'avoid': {
      const reason = missing(state, seat, [action.card]);
      if (reason) return reason;
      return avoidable(action.card, state.open).length > 0
        ? undefined
        : { code: 'avoidNothing', with: { card: action.card } };
    }
    case 'trip':
      return state.avoided ? { code: 'avoided' } : checkTrip(outlookOf(state, seat), action);
    case 'endTurn':
      return mayEndTurn(state) ? undefined : { code: 'tripFirst' };
  }
}

function mayEndTurn(state: State): boolean {
  return state.avoided || state.open.length === 0;
}

function checkJam(state: State, seat: Seat, cell: Cell): Refusal {
  if (state.phase !== 'window') return { code: 'notNow' };
  const reason = missing(state, seat, ['trafficJam']);
  if (reason) return reason;
  if (state.supply.trafficJam === 0) return { code: 'jamSupply' };
  const onRoute = state.announced!.segments.some(({ mode, route }) => isMotor(mode) && route.includes(cell));
  if (!onRoute) return { code: 'jamRoute', at: [cell] };
  return has(state.markers, cell, 'trafficJam') ? { code: 'jamPresent', at: [cell] } : undefined;
}

function excess(state: State, seat: Seat): number {
  return state.hands[seat]!.length - HAND_LIMIT;
}

function checkDiscard(state: State, seat: Seat, cards: readonly PowerUp[]): Refusal {
  if (state.phase !== 'discard') return { code: 'notNow' };
  const count = excess(state, seat);
  if (cards.length !== count) return { code: 'discardCount', with: { count } };
  // The order would show in the pile, so a choice of cards is one action and not several.
  const sorted = inOrder(cards).every((card, place) => card === cards[place]);
  return missing(state, seat, cards) ?? (sorted ? undefined : { code: 'discardOrder' });
}

function missing(state: State, seat: Seat, cards: readonly PowerUp[]): Refusal {
  const hand = [...state.hands[seat]!];
  for (const card of cards) {
    const place = hand.indexOf(card);
    if (place < 0) return { code: 'noCard', with: { card } };
    hand.splice(place, 1);
  }
  return undefined;
}

/**
 * Lists what answers the question that the seat is asked; of trips only the best for every order of open trips, last mode and choice of
 * cards. Standing orders answer nothing and are not listed, so that a seat without a choice has exactly one action.
 */
export function legal(state: State, seat: Seat): readonly Action[] {
  if (!isSeat(seat, state.seats) || !toAct(state).includes(seat)) return [];
  switch (state.phase) {
    case 'plan':
      return [...powerUpActions(state, seat), ...tripActions(state, seat)];
    case 'window':
      return [{ type: 'pass' }, ...jamActions(state, seat)];
    case 'carpool':
      return carpoolActions(state, seat);
    case 'discard':
      return discardActions(state, seat);
    case 'over':
      return [];
  }
}

/** Is the seat asked without a choice? The table gives the one answer, and nothing else is taken meanwhile. */
export function isForced(state: State, seat: Seat): boolean {
  if (state.phase === 'window') return state.asked === seat && jamActions(state, seat).length === 0;
  return state.phase === 'carpool' && state.turn === seat && !state.hands[seat]!.includes('carpool');
}

function tripActions(state: State, seat: Seat): Action[] {
  if (mayEndTurn(state)) return [{ type: 'endTurn' }];
  return bestPlans(outlookOf(state, seat)).map(({ action }) => action);
}

function powerUpActions(state: State, seat: Seat): Action[] {
  const hand = state.hands[seat]!;
  const actions: Action[] = [];
  for (const card of SHIFT_CARDS) if (hand.includes(card)) actions.push(...layActions(state, card));
  for (const card of AVOID_CARDS)
    if (hand.includes(card) && avoidable(card, state.open).length > 0) actions.push({ type: 'avoid', card });
  if (state.mayRecover && recoverable(state, seat) >= 0) {
    for (const [one, other] of handfuls(hand, 2)) actions.push({ type: 'recover', discard: [one!, other!] });
  }
  return actions;
}

function jamActions(state: State, seat: Seat): Action[] {
  if (!state.hands[seat]!.includes('trafficJam') || state.supply.trafficJam === 0) return [];
  return jammable(state.announced!.segments, state.markers).map((cell) => ({ type: 'jam', cell }));
}

function carpoolActions(state: State, seat: Seat): Action[] {
  const decline: Action = { type: 'carpool', play: false };
  return state.hands[seat]!.includes('carpool') ? [{ type: 'carpool', play: true }, decline] : [decline];
}

function discardActions(state: State, seat: Seat): Action[] {
  return handfuls(state.hands[seat]!, excess(state, seat)).map((cards) => ({ type: 'discard', cards }));
}

/** Every different choice of `count` cards, each in the order of the kinds. */
export function handfuls(hand: readonly PowerUp[], count: number): PowerUp[][] {
  const held = POWER_UPS.map((card) => hand.filter((other) => other === card).length);
  const found: PowerUp[][] = [];
  const choose = (kind: number, cards: PowerUp[]): void => {
    if (cards.length === count) found.push(cards);
    else if (kind < held.length) {
      for (let n = Math.min(held[kind]!, count - cards.length); n >= 0; n--)
        choose(kind + 1, [...cards, ...Array.from({ length: n }, () => POWER_UPS[kind]!)]);
    }
  };
  choose(0, []);
  return found;
}

/** A random action of the seat that is to act; every one is possible but changes of the standing order. */
export function sample(state: State, seat: Seat, rng: Rng): Action {
  if (state.phase === 'window') return pick<Action>([{ type: 'pass' }, ...jamActions(state, seat)], rng);
  if (state.phase === 'carpool') return pick(carpoolActions(state, seat), rng);
  if (state.phase === 'discard') return pick(discardActions(state, seat), rng);
  if (rng.below(2) === 0) {
    const powerUp = samplePowerUp(state, seat, rng);
    if (powerUp) return powerUp;
  }
  return mayEndTurn(state) ? { type: 'endTurn' } : sampleTrip(outlookOf(state, seat), rng);
}

function samplePowerUp(state: State, seat: Seat, rng: Rng): Action | undefined {
  const hand = state.hands[seat]!;
  if (hand.length === 0) return undefined;
  if (hand.length >= 2 && state.mayRecover && recoverable(state, seat) >= 0 && rng.below(3) === 0) {
    const [one, other] = pick(handfuls(hand, 2), rng);
    return { type: 'recover', discard: [one!, other!] };
  }
  const card = pick(hand, rng);
  if (SHIFT_CARDS.some((shift) => shift === card)) {
    const actions = layActions(state, card as (typeof SHIFT_CARDS)[number]);
    return actions.length > 0 ? pick(actions, rng) : undefined;
  }
  const avoid = AVOID_CARDS.find((name) => name === card);
  return avoid && avoidable(avoid, state.open).length > 0 ? { type: 'avoid', card: avoid } : undefined;
}

/** What a clock does: passes, declines, keeps the newest cards out, or drives the first open trip. */
export function fallback(state: State, seat: Seat): Action {
  if (state.phase === 'window') return { type: 'pass' };
  if (state.phase === 'carpool') return { type: 'carpool', play: false };
  if (state.phase === 'discard') return { type: 'discard', cards: inOrder(state.hands[seat]!.slice(HAND_LIMIT)) };
  if (mayEndTurn(state)) return { type: 'endTurn' };
  const plain = { ...outlookOf(state, seat), open: state.open.slice(0, 1), hand: [] };
  return bestPlans(plain).find(({ action }) => isMotor(action.segments[0]!.mode))!.action;
}
