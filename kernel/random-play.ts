/** Games played at random on the bare rules, without log and gate: for tests, benches and whatever else has to see many positions. */
import type { Game, Rng, Seat, Tell } from './game.ts';
import { pick } from './random.ts';

export interface RandomPlay<State = any, Action = any> {
  /** Draws seats and actions; the game's own randomness without one. */
  readonly choices?: Rng;
  readonly atMost?: number;
  /** One action in so many is one of a seat that may act without being waited for. */
  readonly offTurn?: number;
  readonly tell?: Tell;
  /** Sees every state before the action that is taken in it. */
  visit?(state: State, seat: Seat, action: Action): void;
}

/** Plays on to the end or for so many actions; returns how many there were. */
export function playOn<State, Action>(
  game: Game<State, Action>,
  state: State,
  rng: Rng,
  { choices = rng, atMost = Infinity, offTurn = 0, tell = deaf, visit }: RandomPlay<State, Action> = {},
): number {
  let actions = 0;
  for (; actions < atMost && !game.result(state); actions++) {
    const [seat, action] = draw(game, state, choices, offTurn);
    visit?.(state, seat, action);
    game.apply(state, seat, action, rng, tell);
  }
  return actions;
}

/** A random action of a seat that is to act. */
export function drawAction<State, Action>(game: Game<State, Action>, state: State, seat: Seat, rng: Rng): Action {
  return game.sample?.(state, seat, rng) ?? pick(game.legal(state, seat), rng);
}

function draw<State, Action>(game: Game<State, Action>, state: State, rng: Rng, offTurn: number): [Seat, Action] {
  const toAct = game.toAct(state);
  if (offTurn > 0 && rng.below(offTurn) === 0) {
    const seats = (game.mayAct?.(state) ?? []).filter((seat) => !toAct.includes(seat));
    const seat = seats.length > 0 ? pick(seats, rng) : undefined;
    const legal = seat === undefined ? [] : game.legal(state, seat);
    if (legal.length > 0) return [seat!, pick(legal, rng)];
  }
  if (toAct.length === 0) throw new Error('nobody is to act, but there is no result');
  const seat = toAct.length === 1 ? toAct[0]! : pick(toAct, rng);
  return [seat, drawAction(game, state, seat, rng)];
}

const deaf = (): void => {};
