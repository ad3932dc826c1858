/** What a seat may know, and a full state that agrees with it. Orders, hands, the deck, requests and open answers are secret. */
import { shuffle, type Rng, type Seat, type Viewer } from '@stellwerk/kernel';
import { CARD_COUNTS, CARDS } from './board.ts';
import { wishFront } from './orders.ts';
import {
  clonePosition,
  DEFAULT_ORDERS,
  DEFAULT_SETTINGS,
  DEFAULT_SWITCHES,
  mayFight,
  passengersOf,
  seatOf,
} from './state.ts';
import {
  NOBODY,
  type Orders,
  type Own,
  type Passenger,
  type Question,
  type State,
  type View,
  type Window,
  type WindowView,
} from './types.ts';
import { isWithoutPassenger, openSeats } from './windows.ts';

export function view(state: State, viewer: Viewer): View {
  return {
    ...clonePosition(state),
    handSizes: state.hands.map((hand) => hand.length),
    ...ownView(state, viewer),
  };
}

export function ownView(state: State, viewer: Viewer): Pick<View, 'viewer' | 'window' | 'own'> {
  return {
    viewer,
    window: windowView(state, viewer),
    own: viewer === 'observer' ? null : ownSecrets(state, viewer),
  };
}

function windowView(state: State, viewer: Viewer): WindowView | null {
  const { window } = state;
  if (!window) return null;
  const { kind, train, station, questions, answers } = window;
  return {
    kind,
    train,
    station,
    asked: [...new Set(questions.map(({ seat }) => seat))].sort((a, b) => a - b),
    open: openSeats(state),
    mine: questions.flatMap(({ seat, passenger }, index) =>
      seat === viewer ? [{ passenger, answer: answers[index]! }] : [],
    ),
  };
}

function ownSecrets(state: State, seat: Seat): Own {
  const passengers = passengersOf(state, seat);
  return {
    hand: [...state.hands[seat]!],
    passengers,
    orders: passengers.map((passenger) => state.orders[passenger]!),
    stirred: passengers.map((passenger) => state.stirred[passenger]!),
    frontAsked: passengers.map((passenger) => state.frontAsked[passenger]!),
    settings: state.settings[seat]!,
    armed: [...state.armed[seat]!],
    requests: state.requests.filter((request) => request.seat === seat).map(({ act }) => act),
  };
}

const CONTENT: Orders = Object.freeze({
  ...DEFAULT_ORDERS,
  switches: Object.freeze({ ...DEFAULT_SWITCHES, front: 'never' }),
});

/** Others have default orders and no requests; their hands and the deck are dealt from the cards not seen. */
export function guess(seen: View, rng: Rng): State {
  const { viewer, handSizes, window, own, ...position } = seen;
  const unseen = CARDS.flatMap((card, index) => {
    const known = seen.spent[index]! + (own?.hand.filter((mine) => mine === index).length ?? 0);
    return Array.from({ length: CARD_COUNTS[card] - known }, () => index);
  });
  shuffle(unseen, rng);
  const hands = handSizes.map((size, seat) =>
    seat === viewer ? [...own!.hand] : unseen.splice(0, size).sort((a, b) => a - b),
  );
  const passengers = 2 * seen.teams;
  const mine = <T>(values: readonly T[] | undefined, otherwise: T): T[] =>
    Array.from({ length: passengers }, (_, passenger) => {
      const index = own?.passengers.indexOf(passenger) ?? -1;
      return index >= 0 ? values![index]! : otherwise;
    });
  const state: State = {
    ...clonePosition(position),
    deck: unseen,
    hands,
    orders: mine(own?.orders, DEFAULT_ORDERS),
    stirred: mine(own?.stirred, false),
    frontAsked: mine(own?.frontAsked, false),
    settings: handSizes.map((_, seat) => (seat === viewer ? own!.settings : DEFAULT_SETTINGS)),
    armed: handSizes.map((_, seat) => (seat === viewer ? [...own!.armed] : [])),
    requests: (own?.requests ?? []).map((act) => ({ seat: viewer as Seat, act })),
    window: window && guessWindow(seen, window),
    quiet: true,
  };
  if (!window) contentThemselves(state, viewer);
  return state;
}

/** Between two steps nobody is left who wants to demand the front seat: whose default orders would have done so has given others. */
function contentThemselves(state: State, viewer: Viewer): void {
  for (const passenger of state.rear) {
    if (passenger === NOBODY || seatOf(state, passenger) === viewer || !mayFight(state, passenger)) continue;
    if (wishFront(state, passenger) !== 'no') state.orders[passenger] = CONTENT;
  }
}

function guessWindow(seen: View, window: WindowView): Window {
  const { kind, train, station, asked, open } = window;
  const questions: Question[] = [];
  const answers: number[] = [];
  for (const seat of asked) {
    if (seat === seen.viewer) {
      for (const { passenger, answer } of window.mine) {
        questions.push({ seat, passenger });
        answers.push(answer);
      }
    } else {
      questions.push({ seat, passenger: isWithoutPassenger(kind) ? -1 : likely(seen, seat) });
      answers.push(open.includes(seat) ? -1 : 0);
    }
  }
  return { kind, train, station, questions, answers };
}

/** The passenger that another seat is most likely asked about: one that the running step concerns. */
function likely(seen: View, seat: Seat): Passenger {
  const step = seen.agenda[seen.agenda.length - 1];
  if (step && 'passenger' in step) return step.passenger;
  if (step?.do === 'seats' && seatOf(seen, step.boarders[0]!) === seat) return step.boarders[0]!;
  return passengersOf(seen, seat)[0]!;
}
