/**
 * The way back within a turn: the state where it began and what was done since. Taking an action back means doing the rest again without it,
 * so off-turn actions of others are neither lost nor copied along, and nothing is cloned but once a turn.
 */
import type { Game, Rng, Seat } from './game.ts';

interface Done<Action> {
  readonly seat: Seat;
  readonly action: Action;
  readonly entry: number;
  /** An action of the turn's own seat, in its turn: these can be taken back, the last one first. */
  readonly own: boolean;
}

/** Older actions than the last so many of a turn can't be taken back. */
export const LONGEST_WAY = 64;
/** A turn's undos may do this many actions again, all together. It keeps a log of nothing but undos cheap to replay. */
const REDO_LIMIT = 512;

export interface Rebuilt<State> {
  readonly state: State;
  /** The entry that is taken back. */
  readonly entry: number;
}

export class WayBack<State, Action> {
  readonly seat: Seat;
  readonly #game: Game<State, Action>;
  /** The state before the first of `#done`. */
  readonly #base: State;
  readonly #done: Done<Action>[] = [];
  #redone = 0;
  #rebuilt: Rebuilt<State> | undefined;

  constructor(game: Game<State, Action>, seat: Seat, base: State) {
    this.#game = game;
    this.seat = seat;
    this.#base = base;
  }

  get isEmpty(): boolean {
    return this.#done.length === 0;
  }

  add(done: Done<Action>): void {
    this.#rebuilt = undefined;
    this.#done.push(done);
    if (this.#done.length > LONGEST_WAY) this.#redo(this.#base, this.#done.shift()!);
  }

  /** The state without the seat's last action; undefined where that is impossible. */
  rebuild(): Rebuilt<State> | undefined {
    this.#rebuilt ??= this.#build();
    return this.#rebuilt;
  }

  /** Goes back: what `rebuild` gives is the state from now on. */
  take(): Rebuilt<State> {
    const rebuilt = this.rebuild()!;
    this.#redone += this.#done.length;
    this.#done.splice(
      this.#done.findIndex(({ entry }) => entry === rebuilt.entry),
      1,
    );
    this.#rebuilt = undefined;
    return rebuilt;
  }

  #build(): Rebuilt<State> | undefined {
    const last = this.#done.findLastIndex(({ own }) => own);
    if (last < 0 || this.#redone + this.#done.length > REDO_LIMIT) return undefined;
    const state = this.#game.clone(this.#base);
    for (const [index, done] of this.#done.entries()) {
      if (index === last) continue;
      // What another seat did since may need what is to be taken back.
      if (index > last && this.#game.check(state, done.seat, done.action)) return undefined;
      if (!this.#redo(state, done)) return undefined;
    }
    return { state, entry: this.#done[last]!.entry };
  }

  /** False if the action drew this time, which it did not before. */
  #redo(state: State, { seat, action }: Done<Action>): boolean {
    let drew = false;
    const rng: Rng = {
      below: () => {
        drew = true;
        return 0;
      },
    };
    this.#game.apply(state, seat, action, rng, () => {});
    return !drew;
  }
}
