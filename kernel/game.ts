/**
 * What a game is: a pure value, rules over plain data. No clock, no I/O, no `Math.random`, no DOM.
 * Everything else in Stellwerk (plays, bots, server, screens, tests) is written once against this contract.
 */
import type { OptionSpecs, OptionValues } from './options.ts';

/** A place at the table, 0 … n−1 clockwise. */
export type Seat = number;

/** Who looks: a seat, or somebody who sees only what everybody sees. */
export type Viewer = Seat | 'observer';

/** Who is told of an event. Observers count as everybody else. */
export type Audience = 'all' | { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

/** A refusal: the rule that forbids an action and the places it concerns. Its words are in the game's `texts/`. */
export interface Reason<Code extends string = string> {
  readonly code: Code;
  /** Cells, lines, tiles … at fault, in the game's own numbering, for the board to mark. */
  readonly at?: readonly number[];
  readonly with?: Readonly<Record<string, string | number>>;
}

/** Something that happened, for logs and animation: a key with parameters, never a sentence. */
export interface GameEvent {
  readonly type: string;
}

/** How a finished play ended. Victory may be shared. Higher scores are better. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** A source of randomness. Rules get one in `setup` and `apply` and nowhere else. */
export interface Rng {
  /** A whole number from 0 to n−1, all equally likely. */
  below(n: number): number;
}

/** How rules report what happens; without an audience everybody is told. */
export type Tell<Event extends GameEvent = GameEvent> = (event: Event, to?: Audience) => void;

/**
 * State, actions, events and views are JSON-able plain data; in a state nothing has identity, so `clone` is all that
 * is needed to keep one. Functions other than `apply` never change what they are given.
 */
export interface Game<
  State = any,
  Action = any,
  View = any,
  Specs extends OptionSpecs = OptionSpecs,
  Event extends GameEvent = GameEvent,
> {
  readonly id: string;
  /** Rises whenever an old play would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Specs;
  /** Nothing is hidden from some seats and shown to others: at one screen nobody has to hand it over. */
  readonly open?: true;

  /** Why this many seats can't play with these options, beyond `seats` (InterCity's duel, for example). */
  checkTable?(options: OptionValues<Specs>, seatCount: number): Reason | undefined;
  setup(options: OptionValues<Specs>, seatCount: number, rng: Rng, tell: Tell<Event>): State;
  clone(state: State): State;

  /** The seats that the game waits for: several in a reaction window, none when it is over. */
  toAct(state: State): readonly Seat[];
  /**
   * Seats that may also act now without being waited for (standing orders, cards pressed off-turn). Their actions are
   * checked like all others. By default nobody.
   */
  mayAct?(state: State): readonly Seat[];
  /** Every legal action of the seat; where `staged` is true at least one, never none, while the seat is to act. */
  legal(state: State, seat: Seat): readonly Action[];
  /** True where `legal` can't list all actions. */
  staged?(state: State, seat: Seat): boolean;
  /** A random legal action of a seat that is to act; without it, one of `legal`. */
  sample?(state: State, seat: Seat, rng: Rng): Action;
  /**
   * The gate for untrusted input: why this is not a legal action, in whatever shape it comes, or undefined if it is.
   * Must take any JSON value without throwing.
   */
  check(state: State, seat: Seat, action: unknown): Reason | undefined;
  /** Carries a legal action out, fast and in place. */
  apply(state: State, seat: Seat, action: Action, rng: Rng, tell: Tell<Event>): void;
  /**
   * Given the state after it: may this action be taken back? The kernel itself forbids it once dice or cards were drawn, when the seat is no
   * longer to act, when a reaction began or ended, or when another seat did something that this one noticed. Say no where the action showed
   * its owner what the view before did not tell, even that nothing happened.
   */
  undoable?(state: State, seat: Seat, action: Action): boolean;

  /**
   * Would somebody who sent several actions at once want to see this before the rest is carried out: a lost seat, a card that was drawn? What
   * asks other seats or ends the turn stops the rest anyway.
   */
  stops?(event: Event, seat: Seat): boolean;

  /** What a clock answers for a seat that is to act and doesn't: never anything that helps or hurts more than waiting. */
  fallback?(state: State, seat: Seat): Action;
  /** True while the seats to act are asked for a reaction, not for their turn: tables put a clock on it, and `fallback` answers. */
  reaction?(state: State): boolean;
  /** The only answer of a seat that is asked for a reaction and has no choice: tables give it without bothering anybody. */
  forced?(state: State, seat: Seat): Action | undefined;

  /** The only thing that ever leaves for a seat. */
  view(state: State, viewer: Viewer): View;
  /** The fields of the view that are not the same for everybody: a server cuts the rest once for all viewers. Without it, all may differ. */
  ownView?(state: State, viewer: Viewer): Partial<View>;
  result(state: State): Result | undefined;
  /** A full state that agrees with all that the view shows: what bots search in. */
  guess(view: View, rng: Rng): State;
}

export type StateOf<G> = G extends Game<infer State, any, any, any, any> ? State : never;
export type ActionOf<G> = G extends Game<any, infer Action, any, any, any> ? Action : never;
export type ViewOf<G> = G extends Game<any, any, infer View, any, any> ? View : never;
export type EventOf<G> = G extends Game<any, any, any, any, infer Event> ? Event : never;

/** Writes a game down with its types inferred. */
export function defineGame<State, Action, View, const Specs extends OptionSpecs, Event extends GameEvent>(
  game: Game<State, Action, View, Specs, Event>,
): Game<State, Action, View, Specs, Event> {
  return game;
}

export function hears(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'all') return true;
  if ('only' in audience) return viewer !== 'observer' && audience.only.includes(viewer);
  return viewer === 'observer' || !audience.except.includes(viewer);
}
