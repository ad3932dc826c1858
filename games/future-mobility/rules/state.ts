/** Making, copying and showing states, and guessing what a view hides. */
import { shuffle, type Rng, type Seat, type Viewer } from '@stellwerk/kernel';
import {
  FIRST_HAND,
  MARKER_SUPPLY,
  OPEN_TRIPS,
  POWER_UP_COUNTS,
  POWER_UPS,
  TRIPS,
  type PowerUp,
  type TripId,
} from './cards.ts';
import { emptyMarkers } from './markers.ts';
import type { Announced, Options, State, View } from './types.ts';

export function allPowerUps(): PowerUp[] {
  return POWER_UPS.flatMap((card) => Array.from({ length: POWER_UP_COUNTS[card] }, () => card));
}

/** The table before the first turn. */
export function deal(options: Options, seats: number, rng: Rng): State {
  const tripDeck = shuffle(
    TRIPS.map(({ id }) => id),
    rng,
  );
  const deck = shuffle(allPowerUps(), rng);
  const first = rng.below(seats);
  return {
    options: { ...options },
    seats,
    first,
    turn: first,
    turns: 0,
    phase: 'plan',
    mayRecover: false,
    avoided: false,
    scores: Array.from({ length: seats }, () => 0),
    gains: [],
    deeds: [],
    markers: emptyMarkers(),
    supply: { ...MARKER_SUPPLY },
    open: tripDeck.splice(-OPEN_TRIPS).reverse(),
    tripDiscard: [],
    discard: [],
    discardBy: [],
    announced: null,
    asked: -1,
    hands: Array.from({ length: seats }, () => deck.splice(-FIRST_HAND).reverse()),
    tripDeck,
    deck,
    orders: Array.from({ length: seats }, () => 'ask'),
  };
}

export function clone(state: State): State {
  return {
    ...state,
    scores: state.scores.slice(),
    gains: state.gains.slice(),
    deeds: state.deeds.slice(),
    markers: state.markers.slice(),
    supply: { ...state.supply },
    open: state.open.slice(),
    tripDiscard: state.tripDiscard.slice(),
    discard: state.discard.slice(),
    discardBy: state.discardBy.slice(),
    announced: copyAnnounced(state.announced),
    hands: state.hands.map((hand) => hand.slice()),
    tripDeck: state.tripDeck.slice(),
    deck: state.deck.slice(),
    orders: state.orders.slice(),
  };
}

function copyAnnounced(announced: View['announced']): Announced | null {
  return announced && ({ ...announced, jams: announced.jams.slice() } as Announced);
}

export function view(state: State, viewer: Viewer): View {
  const { tripDeck, deck, hands, orders: _, ...seen } = clone(state);
  return {
    ...seen,
    tripDeckSize: tripDeck.length,
    deckSize: deck.length,
    handSizes: hands.map((hand) => hand.length),
    ...ownView(state, viewer),
  };
}

export function ownView({ hands, orders }: State, viewer: Viewer): Pick<View, 'viewer' | 'hand' | 'order'> {
  return viewer === 'observer'
    ? { viewer, hand: [], order: 'ask' }
    : { viewer, hand: hands[viewer]!.slice(), order: orders[viewer]! };
}

/** Deals the cards that the view hides at random; other seats are taken to want to be asked. */
export function guess(view: View, rng: Rng): State {
  const { viewer, tripDeckSize, deckSize, handSizes, hand, order, ...seen } = view;
  const shown = new Set<TripId>([...view.open, ...view.tripDiscard]);
  const tripDeck = shuffle(
    TRIPS.map(({ id }) => id).filter((id) => !shown.has(id)),
    rng,
  );
  const hidden = allPowerUps();
  for (const card of [...view.discard, ...hand]) hidden.splice(hidden.indexOf(card), 1);
  shuffle(hidden, rng);
  const mine = (seat: Seat): boolean => seat === viewer;
  return clone({
    ...(seen as Omit<State, 'tripDeck' | 'deck' | 'hands' | 'orders'>),
    hands: handSizes.map((size, seat) => (mine(seat) ? [...hand] : hidden.splice(hidden.length - size, size))),
    tripDeck,
    deck: hidden,
    orders: handSizes.map((_, seat) => (mine(seat) ? order : 'ask')),
  });
}
