/** Tables set up by hand for tests: say what matters, the rest is dealt so that no card or marker is lost. */
import { fastRng, type Audience, type Reason, type Seat, type Viewer, hears } from '@stellwerk/kernel';
import { MARKER_SUPPLY, TRIPS, type Marker, type PowerUp, type TripId } from './cards.ts';
import type { Cell } from './city.ts';
import { game } from './index.ts';
import { BIT } from './markers.ts';
import { allPowerUps } from './state.ts';
import type { Action, Event, Options, State } from './types.ts';

export interface Arrangement {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly open?: readonly TripId[];
  /** The next trips to be drawn, the first one first. */
  readonly nextTrips?: readonly TripId[];
  readonly hands?: readonly (readonly PowerUp[])[];
  readonly nextPowerUps?: readonly PowerUp[];
  readonly markers?: Partial<Record<Marker, readonly Cell[]>>;
  readonly scores?: readonly number[];
  readonly turn?: Seat;
  readonly first?: Seat;
}

const DEFAULTS: Options = { recover: false, combinedModes: false, tramReach: 3, jams: 'motor' };

/** The turn's seat has drawn already and is to play power-ups or announce a trip. */
export function arrange(wish: Arrangement = {}): State {
  const seats = wish.seats ?? 3;
  const state = game.setup({ ...DEFAULTS, ...wish.options }, seats, fastRng(1), () => {});
  state.first = wish.first ?? 0;
  state.turn = wish.turn ?? 0;
  state.scores = [...(wish.scores ?? state.scores.map(() => 0))];
  const trips = TRIPS.map(({ id }) => id);
  state.open = [...(wish.open ?? [1, 10, 20, 30, 40])];
  const nextTrips = [...(wish.nextTrips ?? [])].reverse();
  state.tripDeck = [...without(trips, [...state.open, ...nextTrips]), ...nextTrips];
  state.hands = Array.from({ length: seats }, (_, seat) => [...(wish.hands?.[seat] ?? [])]);
  const nextPowerUps = [...(wish.nextPowerUps ?? [])].reverse();
  state.deck = [...without(allPowerUps(), [...state.hands.flat(), ...nextPowerUps]), ...nextPowerUps];
  for (const [marker, cells] of Object.entries(wish.markers ?? {}) as [Marker, readonly Cell[]][]) {
    for (const cell of cells) state.markers[cell]! |= BIT[marker];
    state.supply[marker] = MARKER_SUPPLY[marker] - cells.length;
  }
  return state;
}

function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  const rest = [...items];
  for (const item of gone) {
    const place = rest.indexOf(item);
    if (place < 0) throw new Error(`there is no further ${String(item)}`);
    rest.splice(place, 1);
  }
  return rest;
}

export interface Heard {
  readonly event: Event;
  readonly to: Audience;
}

/** Does it, after the gate; gives what was told. */
export function act(state: State, seat: Seat, action: Action, seed = 1): Heard[] {
  const reason = game.check(state, seat, action);
  if (reason) throw new Error(`refused: ${JSON.stringify(reason)}`);
  const heard: Heard[] = [];
  game.apply(state, seat, action, fastRng(seed), (event, to = 'all') => void heard.push({ event, to }));
  return heard;
}

export function why(state: State, seat: Seat, action: unknown): string | undefined {
  return (game.check(state, seat, action) as Reason | undefined)?.code;
}

export function heardBy(heard: readonly Heard[], viewer: Viewer): Event[] {
  return heard.filter(({ to }) => hears(to, viewer)).map(({ event }) => event);
}

/** Column and row, as in the specification of the printed board, to a cell's number. */
export function at(x: number, y: number): Cell {
  return 6 * y + x;
}
