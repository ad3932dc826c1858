/**
 * The way back within a turn: the state where it began and what was done since, by all seats. Taking an action back means doing the rest
 * again without it, so what others did meanwhile unnoticed is neither lost nor copied along, and nothing is cloned but once a turn.
 */
import type { Game, Rng, Seat } from './game.ts';

interface Done<Action> {
  readonly seat: Seat;
  readonly action: Action;
  readonly entry: number;
  /** Its seat may still take it back. */
  open: boolean;
}

/**
 * A seat can take back its last so many actions of a turn, so many times. Both limits count what the seat itself does, so that nobody can tell
 * from them what others did in secret; the third one is far beyond any real turn. Together they keep hostile logs cheap.
 */
const OPEN_ACTIONS = 64;
const UNDOS = 64;
export const LONGEST_WAY = 640;

interface Rebuilt<State> {
  readonly state: State;
  /** The entry that is taken back. */
  readonly entry: number;
}

export class WayBack<State, Action> {
  readonly #game: Game<State, Action>;
  /** The state before the first of `#done`. */
  readonly #base: State;
  readonly #done: Done<Action>[] = [];
  readonly #undos = new Map<Seat, number>();
  readonly #rebuilt = new Map<Seat, Rebuilt<State> | undefined>();

  constructor(game: Game<State, Action>, base: State) {
    this.#game = game;
    this.#base = base;
  }

  /** The seats that have something to take back. */
  get owners(): readonly Seat[] {
    return [...new Set(this.#done.filter(({ open }) => open).map(({ seat }) => seat))];
  }

  add(done: Done<Action>): void {
    this.#rebuilt.clear();
    this.#done.push(done);
    const open = this.#done.filter((each) => each.open && each.seat === done.seat);
    if (open.length > OPEN_ACTIONS) open[0]!.open = false;
    if (this.#done.length > LONGEST_WAY) this.#redo(this.#base, this.#done.shift()!);
  }

  /** The seat has learnt something: nothing that it did so far can be taken back any more. */
  close(seat: Seat): void {
    this.#rebuilt.delete(seat);
    this.#undos.delete(seat);
    for (const done of this.#done) if (done.seat === seat) done.open = false;
  }

  /** The state without the seat's last action; undefined where that is impossible. */
  rebuild(seat: Seat): Rebuilt<State> | undefined {
    if (!this.#rebuilt.has(seat)) this.#rebuilt.set(seat, this.#build(seat));
    return this.#rebuilt.get(seat);
  }

  /** Goes back: what `rebuild` gives is the state from now on. */
  take(seat: Seat): Rebuilt<State> {
    const rebuilt = this.rebuild(seat)!;
    this.#undos.set(seat, (this.#undos.get(seat) ?? 0) + 1);
    this.#done.splice(
      this.#done.findIndex(({ entry }) => entry === rebuilt.entry),
      1,
    );
    this.#rebuilt.clear();
    return rebuilt;
  }

  #build(seat: Seat): Rebuilt<State> | undefined {
    const last = this.#done.findLastIndex((done) => done.open && done.seat === seat);
    if (last < 0 || (this.#undos.get(seat) ?? 0) >= UNDOS) return undefined;
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
