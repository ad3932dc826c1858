/** A table for rule tests: trains and passengers are put where a case needs them, dice fall as told, events are kept. */
import { fastRng, type Reason, type Rng, type Seat } from '@stellwerk/kernel';
import { DESTINATION_CARDS, LINES, TRAINS, station, type Card, type StationId } from './board.ts';
import { game } from './game.ts';
import { FIELD_OF } from './network.ts';
import { cardIndex, DEFAULT_SWITCHES } from './state.ts';
import {
  ABOARD,
  type Action,
  type Direction,
  type Event,
  type Leg,
  type Passenger,
  type Play,
  type State,
  type Switches,
  type Train,
} from './types.ts';

/** Trains by name: number of the line, N or S. */
export const T = { r: 0, R: 1, n: 2, N: 3, g: 4, G: 5, y: 6, Y: 7, b: 8, B: 9 } as const;

export interface Table {
  readonly state: State;
  readonly events: Event[];
  /** What dice show from now on; afterwards chance decides. */
  dice(...faces: number[]): void;
  /** Unused points of the active player: one of each colour and a joker that is never used, so that the turn goes on. */
  points(...faces: number[]): void;
  train(train: Train, at: StationId | number, dir: Direction, line?: number): void;
  wait(passenger: Passenger, at: StationId): void;
  ride(passenger: Passenger, train: Train, seat?: 'front' | 'rear'): void;
  card(passenger: Passenger, task: number): void;
  arrived(passenger: Passenger): void;
  give(seat: Seat, ...cards: Card[]): void;
  /** Orders to board trains of this train's colour here and to leave there. */
  orders(passenger: Passenger, from: StationId, trains: readonly Train[], leave: StationId, seat?: Leg['seat']): void;
  switches(passenger: Passenger, switches: Partial<Switches>): void;
  act(seat: Seat, action: Action): void;
  refused(seat: Seat, action: unknown): Reason['code'] | undefined;
  /** Uses a point for a train. */
  drive(train: Train): void;
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[];
}

const goalCard = (goal: StationId): number => DESTINATION_CARDS.findIndex((card) => card.goal === station(goal));

/** Tasks: 1 is Basel by way of Köln, 2 is Nürnberg by way of Duisburg. All passengers wait in Osnabrück, no train is near. */
export function table(options: { seats?: number; duel?: boolean; moveUp?: boolean; active?: number } = {}): Table {
  const { seats = 3, duel = false, moveUp = true, active = 0 } = options;
  const chance = fastRng(5);
  const faces: number[] = [];
  const rng: Rng = { below: (n) => (n === 6 && faces.length > 0 ? faces.shift()! : chance.below(n)) };
  const events: Event[] = [];
  const state: State = {
    ...game.setup({ duel, moveUp }, seats, chance, () => {}),
    tasks: [goalCard('basel'), goalCard('nuernberg')],
    active,
    turn: 1,
    phase: 'drive',
    rolls: 3,
    dice: [0, 1, 2, 5, 5],
    window: null,
  };
  state.place.fill(station('osnabrueck'));
  for (let train = 0; train < TRAINS; train++) put(state, train, 2, 1, train >> 1);
  const tell = (event: Event): void => void events.push(event);
  return {
    state,
    events,
    dice: (...next) => void faces.push(...next),
    points(...given) {
      state.dice = [...given, 5, 5, 5, 5, 5].slice(0, 5);
      state.used = state.dice.map((_, die) => die > given.length);
    },
    train: (train, at, dir, line = train >> 1) =>
      put(state, train, typeof at === 'number' ? at : FIELD_OF[line]![station(at)]!, dir, line),
    wait: (passenger, at) => void (state.place[passenger] = station(at)),
    ride(passenger, train, seat = 'front') {
      state.place[passenger] = ABOARD + train;
      state[seat][train] = passenger;
    },
    card: (passenger, task) => void (state.task[passenger] = task),
    arrived(passenger) {
      state.place[passenger] = -1;
      state.task[passenger] = state.task[passenger] || (state.task[passenger ^ 1] === 1 ? 2 : 1);
      state.arrivals.push(passenger);
    },
    give(seat, ...cards) {
      for (const card of cards) {
        const index = state.deck.indexOf(cardIndex(card));
        state.deck.splice(index, 1);
        state.hands[seat]!.push(cardIndex(card));
      }
      state.deckSize = state.deck.length;
    },
    orders(passenger, from, trains, leave, seat = 'any') {
      const board = trains.map((train) => ({ line: train >> 1, dir: 0 as const }));
      const leg: Leg = { from: station(from), board, leave: station(leave), seat };
      state.orders[passenger] = { ...state.orders[passenger]!, legs: [leg] };
    },
    switches(passenger, changed) {
      state.orders[passenger] = { ...state.orders[passenger]!, switches: { ...DEFAULT_SWITCHES, ...changed } };
    },
    act(seat, action) {
      const reason = game.check(state, seat, action);
      if (reason) throw new Error(`${JSON.stringify(action)} is refused: ${reason.code}`);
      game.apply(state, seat, action, rng, tell);
    },
    refused: (seat, action) => game.check(state, seat, action)?.code,
    drive(train) {
      const fits = (face: number, die: number): boolean => !state.used[die] && face === train >> 1;
      const die = state.dice.findIndex(fits);
      const joker = state.dice.findIndex((face, index) => !state.used[index] && face === 5);
      this.act(state.active % seats, { type: 'drive', die: die >= 0 ? die : joker, train });
    },
    told: <K extends Event['type']>(type: K) =>
      events.filter((event): event is Extract<Event, { type: K }> => event.type === type),
  };
}

function put(state: State, train: Train, field: number, dir: Direction, line: number): void {
  state.line[train] = line;
  state.field[train] = field;
  state.dir[train] = dir;
  state.reserved[train] = false;
  state.call[train] = LINES[line]!.fields[field]! < 0 ? 0 : ++state.calls;
}

/** A field before a station in a direction. */
export function before(line: number, at: StationId, dir: Direction, fields = 1): number {
  return FIELD_OF[line]![station(at)]! - dir * fields;
}

/** Five dice with so many jokers. */
export function jokers(count: number): number[] {
  return Array.from({ length: 5 }, (_, die) => (die < count ? 5 : die % 5));
}

export function play(card: Play): { type: 'play'; play: Play } {
  return { type: 'play', play: card };
}

/** The team needs only its first passenger, who holds the card for Basel. */
export function completing(t: Table, team: number): void {
  t.card(2 * team, 1);
  t.state.task[2 * team + 1] = 2;
  t.arrived(2 * team + 1);
}

/** Passengers 2 and 4 fill a train that is about to enter Köln, where 0 wants to board it. */
export function contested(options: Parameters<typeof table>[0] = {}): Table {
  const t = table(options);
  t.points(0);
  t.train(T.r, before(0, 'koeln', 1), 1);
  t.ride(2, T.r, 'front');
  t.ride(4, T.r, 'rear');
  t.wait(0, 'koeln');
  t.orders(0, 'koeln', [T.r], 'mainz');
  return t;
}

/** Drives the last point with a train far from everybody; the next turn begins with its base step. */
export function endTurn(t: Table): void {
  t.state.dice = [1, 1, 1, 1, 1];
  t.state.used = [false, true, true, true, true];
  t.state.settings.forEach((_, seat) => (t.state.settings[seat] = { intervene: false, first: -1 }));
  t.drive(T.n);
}
