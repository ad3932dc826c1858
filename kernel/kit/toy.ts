/**
 * The smallest game with everything in it: secret cards, a turn of two steps of which the first can be taken back, orders given out of
 * turn. The kit's own tests break it in one place at a time.
 */
import { defineGame, type Game, type Reason, type Seat, type Viewer } from '../game.ts';
import { shuffle } from '../random.ts';

export interface ToyState {
  seats: number;
  turn: Seat;
  round: number;
  bid: number;
  bids: number[];
  cards: number[];
  deck: number[];
  /** A secret wish of each seat, 0 or 1, that may be changed at any time. */
  wishes: number[];
}
export type ToyAction = { type: 'bid'; height: number } | { type: 'draw' } | { type: 'wish'; wish: number };
export interface ToyView {
  viewer: Viewer;
  seats: number;
  turn: Seat;
  round: number;
  bid: number;
  bids: number[];
  card: number;
  wish: number;
  left: number;
}

const ROUNDS = 3;
const OVER = -1;
const NONE = -1;

function refuse(code: string): Reason {
  return { code };
}

const toy = defineGame({
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 3 },
  options: { high: { kind: 'flag', default: false } },
  setup({ high }, seats, rng): ToyState {
    const deck = shuffle(
      Array.from({ length: 20 }, (_, card) => card + (high ? 100 : 0)),
      rng,
    );
    const cards = deck.splice(0, seats);
    return { seats, turn: 0, round: 1, bid: 0, bids: Array(seats).fill(0), cards, deck, wishes: Array(seats).fill(0) };
  },
  clone: (state): ToyState => ({
    ...state,
    bids: [...state.bids],
    cards: [...state.cards],
    deck: [...state.deck],
    wishes: [...state.wishes],
  }),
  toAct: (state) => (state.turn === OVER ? [] : [state.turn]),
  mayAct: (state) => (state.turn === OVER ? [] : state.cards.map((_, seat) => seat)),
  legal(state, seat): ToyAction[] {
    if (state.turn === OVER) return [];
    const wish: ToyAction = { type: 'wish', wish: 1 - state.wishes[seat]! };
    if (seat !== state.turn) return [wish];
    if (state.bid > 0) return [{ type: 'draw' }, wish];
    return [1, 2, 3].map((height): ToyAction => ({ type: 'bid', height })).concat(wish);
  },
  check(state, seat, action): Reason | undefined {
    if (typeof action !== 'object' || action === null || state.turn === OVER) return refuse('shape');
    const { type, height, wish } = action as { type?: unknown; height?: unknown; wish?: unknown };
    if (type === 'wish') return wish === 1 - state.wishes[seat]! ? undefined : refuse('wish');
    if (seat !== state.turn) return refuse('turn');
    if (type === 'draw') return state.bid > 0 ? undefined : refuse('bidFirst');
    if (type !== 'bid') return refuse('shape');
    if (state.bid > 0) return refuse('bidOnce');
    return [1, 2, 3].includes(height as number) ? undefined : refuse('height');
  },
  apply(state, seat, action: ToyAction, rng, tell) {
    if (action.type === 'wish') {
      state.wishes[seat] = action.wish;
      return;
    }
    if (action.type === 'bid') {
      state.bid = action.height;
      tell({ type: 'bid', seat, height: action.height });
      return;
    }
    const at = rng.below(state.deck.length);
    state.cards[seat] = state.deck.splice(at, 1)[0]!;
    state.bids[seat]! += state.bid;
    state.bid = 0;
    tell({ type: 'drew', seat }, { except: [seat] });
    tell({ type: 'drew', seat, card: state.cards[seat]! }, { only: [seat] });
    const last = seat === state.seats - 1;
    if (last) state.round++;
    state.turn = last && state.round > ROUNDS ? OVER : (seat + 1) % state.seats;
  },
  fallback: (state): ToyAction => (state.bid > 0 ? { type: 'draw' } : { type: 'bid', height: 1 }),
  ownView: (state, viewer) => ({
    viewer,
    card: viewer === 'observer' ? NONE : state.cards[viewer]!,
    wish: viewer === 'observer' ? NONE : state.wishes[viewer]!,
  }),
  view: (state, viewer): ToyView => ({
    viewer,
    seats: state.seats,
    turn: state.turn,
    round: state.round,
    bid: state.bid,
    bids: [...state.bids],
    card: viewer === 'observer' ? NONE : state.cards[viewer]!,
    wish: viewer === 'observer' ? NONE : state.wishes[viewer]!,
    left: state.deck.length,
  }),
  result(state) {
    if (state.turn !== OVER) return undefined;
    const best = Math.max(...state.bids);
    return { winners: state.bids.flatMap((bid, seat) => (bid === best ? [seat] : [])), scores: [...state.bids] };
  },
  guess(view, rng): ToyState {
    const unseen = shuffle(
      Array.from({ length: 20 }, (_, card) => card + (view.card >= 100 ? 100 : 0)).filter((card) => card !== view.card),
      rng,
    );
    const mine = (seat: Seat): boolean => seat === view.viewer;
    const cards = view.bids.map((_, seat) => (mine(seat) ? view.card : unseen.pop()!));
    const wishes = view.bids.map((_, seat) => (mine(seat) ? view.wish : rng.below(2)));
    const { seats, turn, round, bid } = view;
    return { seats, turn, round, bid, bids: [...view.bids], cards, deck: unseen.slice(0, view.left), wishes };
  },
} as Game<
  ToyState,
  ToyAction,
  ToyView,
  { high: { kind: 'flag'; default: false } },
  { type: string; [key: string]: unknown }
>);

export { toy };
