/**
 * A player for tests who does at random whatever the gate accepts: orders that ask, single orders, armed cards, requests while others
 * are asked, withdrawals. Sensible play hardly ever comes to the corners where these meet.
 */
import { pick, type Rng, type Seat } from '@stellwerk/kernel';
import { listActs } from './acts.ts';
import { CARDS, FIELDS_A_POINT, FULL_SPEED, LINES, STATIONS, station, TRAINS } from './board.ts';
import { game } from './game.ts';
import { FIELD_OF, fieldsAhead, LINES_AT, NEIGHBOURS, stationOf } from './network.ts';
import { passengersOf, stationOfPassenger } from './state.ts';
import { canDrive } from './turn.ts';
import {
  ABOARD,
  CARD_SWITCH,
  FRONT_SWITCH,
  FULL_SWITCH,
  NOBODY,
  OTHERWISE_SWITCH,
  SEAT_WISHES,
  THROWN_SWITCH,
  TURNED_SWITCH,
  type Action,
  type Leg,
  type Passenger,
  type Play,
  type Single,
  type State,
  type Station,
  type Switches,
  type Train,
  type Trigger,
} from './types.ts';

/** Where the crowd waits, and where everybody wants to go. */
const MIDDLE = (['koeln', 'bonn', 'mainz', 'mannheim'] as const).map(station);
/** The trains that call there on their lines. */
const CALLING = LINES_AT[MIDDLE[0]!]!.flatMap((line) => [2 * line, 2 * line + 1]);
const RESERVATION = CARDS.indexOf('reservation');
/** Trains start at most so many fields away from them. */
const NEAR = 3;
const ATTEMPTS = 30;
const TRAIN_LIST = Array.from({ length: TRAINS }, (_, train) => train);

/** Passengers crowd into one station, trains come in from nearby, and everybody holds cards: short plays are full of contests. */
export function crowded(seats: number, rng: Rng): State {
  const options = { duel: seats === 2, moveUp: rng.below(4) > 0 };
  const state = game.setup(options, seats, rng, () => {});
  state.place.fill(MIDDLE[0]!);
  const near = CALLING.filter(() => rng.below(2) === 0);
  for (const train of near) bringNear(state, train, rng);
  state.place.forEach((_, passenger) => seatSomewhere(state, passenger, near, rng));
  // Both reservations are in play, in different hands.
  state.deck.sort((a, b) => Number(a === RESERVATION) - Number(b === RESERVATION));
  for (let card = 0; card < 15; card++) state.hands[card % seats]!.push(state.deck.pop()!);
  for (const hand of state.hands) hand.sort((a, b) => a - b);
  state.deckSize = state.deck.length;
  for (let seat = 0; seat < seats; seat++) prepare(state, seat, rng);
  return state;
}

/** Journeys for all passengers, switches for some, and cards laid ready. */
function prepare(state: State, seat: Seat, rng: Rng): void {
  const journeys = passengersOf(state, seat).map((passenger): Action => ({
    type: 'itinerary',
    passenger,
    legs: randomLegs(state, passenger, rng),
  }));
  const switches = passengersOf(state, seat).flatMap((passenger): Action[] =>
    rng.below(2) === 0 ? [] : [{ type: 'switches', passenger, switches: randomSwitches(rng) }],
  );
  const cards = state.hands[seat]!.map(() => randomArming(state, seat, pick(passengersOf(state, seat), rng), rng));
  for (const action of [...journeys, ...switches, ...cards]) {
    if (!game.check(state, seat, action)) game.apply(state, seat, action, rng, () => {});
  }
}

/** A few fields before the crowd, or already there. */
function bringNear(state: State, train: Train, rng: Rng): void {
  const line = state.line[train]!;
  const near = FIELD_OF[line]![MIDDLE[0]!]!;
  state.dir[train] = rng.below(2) === 0 ? 1 : -1;
  state.field[train] = near - state.dir[train]! * rng.below(NEAR + 1);
  state.call[train] = stationOf(state, train) < 0 ? 0 : ++state.calls;
}

/** Some sit in one of these trains already, some hold a station card. */
function seatSomewhere(state: State, passenger: Passenger, trains: readonly Train[], rng: Rng): void {
  if (rng.below(3) === 0 && state.task[passenger ^ 1] === 0) state.task[passenger] = 1 + rng.below(2);
  if (trains.length === 0 || rng.below(2) === 0) return;
  const train = pick(trains, rng);
  if (state.rear[train] !== NOBODY) return;
  state[state.front[train] === NOBODY ? 'front' : 'rear'][train] = passenger;
  state.place[passenger] = ABOARD + train;
}

/** An action that the gate accepts from this seat; undefined if none was found. */
export function anyAction(state: State, seat: Seat, rng: Rng): Action | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const action = draw(state, seat, rng);
    if (action && !game.check(state, seat, action)) return action;
  }
  return game.toAct(state).includes(seat) ? { type: 'timeout' } : undefined;
}

function draw(state: State, seat: Seat, rng: Rng): Action | undefined {
  const traveller = pick(passengersOf(state, seat), rng);
  switch (rng.below(17)) {
    case 0:
      return { type: 'itinerary', passenger: traveller, legs: randomLegs(state, traveller, rng) };
    case 1:
      return { type: 'single', passenger: traveller, order: randomSingle(state, traveller, rng) };
    case 2:
      return { type: 'switches', passenger: traveller, switches: randomSwitches(rng) };
    case 3:
      return randomArming(state, seat, traveller, rng);
    case 4:
      return rng.below(2) === 0
        ? { type: 'disarm', index: rng.below(3) }
        : { type: 'settings', settings: { intervene: rng.below(2) === 0, first: traveller } };
    case 5:
      return { type: 'play', play: randomPlay(state, seat, traveller, rng) };
    case 6:
      return { type: 'board', passenger: traveller, train: rng.below(TRAINS) };
    case 7: {
      const acts = listActs(state, seat);
      return acts.length > 0 ? pick(acts, rng) : undefined;
    }
    default:
      return game.toAct(state).includes(seat) ? decision(state, seat, rng) : undefined;
  }
}

/** What others don't see and `legal` doesn't list: cards laid ready for the next station of a train, single orders, switches, settings. */
export function secretAction(state: State, seat: Seat, rng: Rng): Action | undefined {
  const passenger = pick(passengersOf(state, seat), rng);
  const action = drawSecret(state, seat, passenger, rng);
  return game.check(state, seat, action) ? undefined : action;
}

function drawSecret(state: State, seat: Seat, passenger: Passenger, rng: Rng): Action {
  if (state.hands[seat]!.length > 0 && rng.below(4) > 0) return armForNextStation(state, seat, passenger, rng);
  switch (rng.below(4)) {
    case 0:
      return { type: 'settings', settings: { intervene: rng.below(2) === 0, first: passenger } };
    case 1:
      return { type: 'disarm', index: 0 };
    case 2:
      return { type: 'switches', passenger, switches: randomSwitches(rng) };
    default:
      return { type: 'single', passenger, order: randomSingle(state, passenger, rng) };
  }
}

/** For a train that the active player can drive into a station with its next point, if there is one. */
function armForNextStation(state: State, seat: Seat, passenger: Passenger, rng: Rng): Action {
  const play = randomPlay(state, seat, passenger, rng);
  if (play.card === 'reservation') return { type: 'arm', play, trigger: { when: 'contest', passenger } };
  const close = TRAIN_LIST.filter(
    (train) =>
      toNextStation(state, train).fields <= FIELDS_A_POINT && state.dice.some((_, die) => canDrive(state, die, train)),
  );
  const train = pick(close.length > 0 ? close : TRAIN_LIST, rng);
  const aimed = 'train' in play && rng.below(4) > 0 ? { ...play, train } : play;
  return { type: 'arm', play: aimed, trigger: { when: 'enters', train, station: toNextStation(state, train).stop } };
}

function toNextStation(state: State, train: Train): { readonly stop: Station; readonly fields: number } {
  const away = STATIONS.map((_, stop) => fieldsAhead(state, train, stop));
  const fields = Math.min(...away);
  return { stop: away.indexOf(fields), fields };
}

/** What the seat is waited for: an answer, or the next step of its turn. */
function decision(state: State, seat: Seat, rng: Rng): Action {
  const mine = state.window?.questions.filter((question) => question.seat === seat) ?? [];
  if (mine.length === 0) return game.sample!(state, seat, rng);
  const { passenger } = pick(mine, rng);
  return passenger < 0 ? { type: 'pass' } : { type: 'answer', passenger, yes: rng.below(3) > 0 };
}

/** From where it is to a station of the crowd, by any lines that run there. */
function randomLegs(state: State, passenger: Passenger, rng: Rng): Leg[] {
  const from = stationOfPassenger(state, passenger);
  const leave = pick(MIDDLE, rng);
  if (from < 0 || from === leave || rng.below(6) === 0) return [];
  const lines = LINES_AT[from]!.filter((line) => FIELD_OF[line]![leave]! >= 0 && rng.below(4) > 0);
  const board = lines.map((line) => ({ line, dir: pick([0, 0, 1, -1] as const, rng) }));
  return [{ from, board, leave, seat: rng.below(2) === 0 ? 'any' : pick(SEAT_WISHES, rng) }];
}

function randomSingle(state: State, passenger: Passenger, rng: Rng): Single | null {
  const here = stationOfPassenger(state, passenger);
  const somewhere = here >= 0 && rng.below(2) === 0 ? here : pick(MIDDLE, rng);
  return pick<Single | null>(
    [
      null,
      { kind: 'board', here: somewhere, line: rng.below(LINES.length), dir: pick([0, 1, -1] as const, rng) },
      { kind: 'stay' },
      { kind: 'leaveAt', station: somewhere },
      { kind: 'leaveNext' },
      { kind: 'askAt', station: somewhere },
      { kind: 'ask' },
    ],
    rng,
  );
}

function randomSwitches(rng: Rng): Switches {
  return {
    full: pick(FULL_SWITCH, rng),
    card: pick(CARD_SWITCH, rng),
    front: pick(FRONT_SWITCH, rng),
    near: 1 + rng.below(9),
    turned: pick(TURNED_SWITCH, rng),
    thrown: pick(THROWN_SWITCH, rng),
    otherwise: pick(OTHERWISE_SWITCH, rng),
  };
}

/** Mostly one that is about to call where the crowd waits. */
function someTrain(state: State, rng: Rng): Train {
  const near = CALLING.filter((train) => Math.abs(fieldsBefore(state, train)) <= NEAR);
  return near.length === 0 || rng.below(8) === 0 ? rng.below(TRAINS) : pick(near, rng);
}

function fieldsBefore(state: State, train: Train): number {
  return (FIELD_OF[state.line[train]!]![MIDDLE[0]!]! - state.field[train]!) * state.dir[train]!;
}

/** Any way to use a card of the hand; whether it makes sense now is for the gate to say. */
function randomPlay(state: State, seat: Seat, passenger: Passenger, rng: Rng): Play {
  const card = CARDS[state.hands[seat]!.length > 0 ? pick(state.hands[seat]!, rng) : 0]!;
  const train = someTrain(state, rng);
  const dir = rng.below(2) === 0 ? 1 : -1;
  switch (card) {
    case 'diversion':
      return { card, train, line: rng.below(LINES.length), dir };
    case 'fullspeed':
      return { card, train, fields: 1 + rng.below(FULL_SPEED) };
    case 'reservation':
      return { card, passenger };
    case 'taxi':
      return { card, passenger, station: nextTo(stationOfPassenger(state, passenger), rng) };
    default:
      return { card, train };
  }
}

function nextTo(from: Station | -1, rng: Rng): Station {
  return from < 0 ? rng.below(STATIONS.length) : pick(NEIGHBOURS[from]!, rng);
}

function randomArming(state: State, seat: Seat, passenger: Passenger, rng: Rng): Action {
  const play = randomPlay(state, seat, passenger, rng);
  if (play.card === 'reservation') return { type: 'arm', play, trigger: { when: 'contest', passenger } };
  const train = 'train' in play ? play.train : rng.below(TRAINS);
  const trigger = pick<Trigger>(
    [
      { when: 'enters', train, station: MIDDLE[0]! },
      { when: 'enters', train, station: MIDDLE[0]! },
      { when: 'enters', train: someTrain(state, rng), station: pick(MIDDLE, rng) },
      { when: 'wins', team: rng.below(state.teams) },
      { when: 'second' },
    ],
    rng,
  );
  const aimed = 'train' in play && trigger.when !== 'enters' && rng.below(2) === 0 ? { ...play, train: -1 } : play;
  return { type: 'arm', play: aimed, trigger };
}

/** Everybody may act at any time; those who are waited for do so more often. */
export function anySeat(state: State, rng: Rng): Seat {
  return rng.below(state.window ? 2 : 3) === 0 ? rng.below(state.seats) : pick(game.toAct(state), rng);
}
