/** Carries actions out: turn decisions and acts at once, orders as they come, answers when the last one is in. */
import type { Rng, Seat, Tell } from '@stellwerk/kernel';
import { perform } from './acts.ts';
import { endOpening, run } from './engine.ts';
import { stationOf } from './network.ts';
import { ALL_DICE, announceDrive, defaultDrive, draw, roll, stop } from './turn.ts';
import type { Act, Action, Armed, Event, Orders, Passenger, Play, State, Trigger } from './types.ts';
import { answer, answerByDefault, closeWindow, isWithoutPassenger, openSeats } from './windows.ts';

export function apply(state: State, seat: Seat, action: Action, rng: Rng, tell: Tell<Event>): void {
  state.quiet = true;
  if (action.type === 'timeout') {
    if (state.window) state.missed[seat]!++;
    byDefault(state, seat, rng, tell);
  } else {
    state.missed[seat] = 0;
    carryOut(state, seat, action, rng, tell);
  }
  if (state.window && openSeats(state).length === 0) endWindow(state);
  if (!state.window) run(state, rng, tell);
}

function endWindow(state: State): void {
  const { kind } = state.window!;
  closeWindow(state);
  if (kind === 'opening') endOpening(state);
  // Requests made in the window are carried out at this event point; the next turn's lies ready behind a card drawn (F27).
  if (kind === 'intervene') state.agenda.push({ do: 'event' });
}

function carryOut(
  state: State,
  seat: Seat,
  action: Exclude<Action, { type: 'timeout' }>,
  rng: Rng,
  tell: Tell<Event>,
): void {
  switch (action.type) {
    case 'roll':
      return roll(state, action.dice, rng, tell);
    case 'stop':
      return stop(state, tell);
    case 'drive':
      return announceDrive(state, action.die, action.train);
    case 'draw':
      return draw(state, seat, tell);
    case 'answer':
      return answer(state, seat, action.passenger, action.yes);
    case 'pass':
      return answer(state, seat, -1, false);
    case 'itinerary':
    case 'single':
    case 'switches':
      return giveOrders(state, action);
    case 'settings':
      state.settings[seat] = action.settings;
      return;
    case 'arm':
      state.armed[seat]!.push(armedCard(state, action.play, action.trigger));
      return;
    case 'disarm':
      state.armed[seat] = state.armed[seat]!.filter((_, index) => index !== action.index);
      return;
    case 'play':
    case 'fight':
    case 'board':
    case 'leave':
    case 'take':
    case 'swap':
      return actOrRequest(state, seat, action, rng, tell);
  }
}

/** The defaults of the decision table: stop, the next point as the program chooses, no. */
function byDefault(state: State, seat: Seat, rng: Rng, tell: Tell<Event>): void {
  if (state.window) return answerByDefault(state, seat);
  if (state.phase === 'roll') return state.rolls === 0 ? roll(state, ALL_DICE, rng, tell) : stop(state, tell);
  const { die, train } = defaultDrive(state);
  announceDrive(state, die, train);
}

/** Between decisions of the active player every moment is an event point; while a window is open the next one is awaited. */
function actOrRequest(state: State, seat: Seat, act: Act, rng: Rng, tell: Tell<Event>): void {
  if (!state.window) {
    state.agenda.push({ do: 'event' });
    perform(state, seat, act, rng, tell);
    return;
  }
  state.requests.push({ seat, act });
  const { questions, answers, kind } = state.window;
  const asked = questions.findIndex((question, index) => question.seat === seat && answers[index] === -1);
  if (isWithoutPassenger(kind) && asked >= 0) answers[asked] = 1;
}

function giveOrders(state: State, action: Extract<Action, { type: 'itinerary' | 'single' | 'switches' }>): void {
  const { passenger } = action;
  const orders = state.orders[passenger]!;
  setOrders(state, passenger, changed(orders, action));
}

function changed(orders: Orders, action: Extract<Action, { type: 'itinerary' | 'single' | 'switches' }>): Orders {
  switch (action.type) {
    case 'itinerary': {
      const { switches } = orders;
      const card = action.task === 1 ? 'task1' : action.task === 2 ? 'task2' : switches.card;
      return { legs: action.legs, single: null, switches: card === switches.card ? switches : { ...switches, card } };
    }
    case 'single':
      return { ...orders, single: action.order };
    case 'switches':
      return { ...orders, switches: action.switches };
  }
}

function setOrders(state: State, passenger: Passenger, orders: Orders): void {
  state.orders[passenger] = orders;
  state.stirred[passenger] = true;
  if (state.window === null) state.agenda.push({ do: 'event' });
}

function armedCard(state: State, play: Play, trigger: Trigger): Armed {
  const standing = trigger.when === 'enters' && stationOf(state, trigger.train) === trigger.station;
  return { play, trigger, call: standing ? state.call[trigger.train]! : 0 };
}
