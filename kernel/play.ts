/**
 * A play is a log: who sits where, with which options and seed, and what they did. Its state is what the log gives when replayed. The
 * log only grows; taking an action back is an entry of its own.
 */
import { hash } from './canonical.ts';
import {
  hears,
  type Audience,
  type Game,
  type GameEvent,
  type Reason,
  type Result,
  type Seat,
  type Viewer,
} from './game.ts';
import { Stream } from './random.ts';
import { streamKey, type Seed } from './seed.ts';

export interface SeatInfo {
  readonly name: string;
  readonly colour: number;
  /** The level of the bot that plays this seat; a person without one. */
  readonly bot?: string;
}

/** All that is fixed before the first action. */
export interface PlayHead {
  readonly game: string;
  /** Version of the rules that it was played by. */
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
}

export type Entry = { readonly seat: Seat; readonly action: unknown } | { readonly seat: Seat; readonly undo: true };

/** An event, who hears it, and the entry that caused it (−1: the set-up). */
export interface Told {
  readonly entry: number;
  readonly event: GameEvent;
  readonly to: Audience;
}

export const PLAY_REASONS = ['play.over', 'play.notToAct', 'play.noUndo'] as const;

/** Where an action can be taken back to. */
interface Checkpoint<State> {
  readonly seat: Seat;
  state: State;
  readonly told: number;
}

export class Play<State = any, Action = any, View = any> {
  readonly game: Game<State, Action, View>;
  readonly head: PlayHead;
  readonly #entries: Entry[] = [];
  #told: Told[] = [];
  #state: State;
  readonly #key: Uint8Array;
  readonly #rng: Stream;
  /** One for each action that may still be taken back, all of one seat. */
  #checkpoints: Checkpoint<State>[] = [];

  /** The head must have passed the gate of `play-file.ts` or come from our own dialog. */
  constructor(game: Game<State, Action, View>, head: PlayHead) {
    this.game = game;
    this.head = head;
    this.#key = streamKey(head.seed);
    this.#rng = new Stream(this.#key);
    this.#state = game.setup(head.options as never, head.seats.length, this.#rng, this.#teller(-1));
  }

  /** For the owner of the play alone: what leaves for a seat is `view`. Not to be changed. */
  get state(): State {
    return this.#state;
  }
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  get told(): readonly Told[] {
    return this.#told;
  }
  get result(): Result | undefined {
    return this.game.result(this.#state);
  }
  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#state);
  }
  /** Seats that may act without being waited for. */
  get mayAct(): readonly Seat[] {
    const toAct = this.toAct;
    return (this.game.mayAct?.(this.#state) ?? []).filter((seat) => !toAct.includes(seat));
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer);
  }
  /** The legal actions of a seat that is to act or may act. */
  legal(seat: Seat): readonly Action[] {
    return this.#mayMove(seat) ? this.game.legal(this.#state, seat) : [];
  }
  heard(viewer: Viewer): readonly Told[] {
    return this.#told.filter(({ to }) => hears(to, viewer));
  }
  /** State and position of the random stream in one short text. */
  hash(): string {
    return hash({ state: this.#state, position: this.#rng.position });
  }

  check(seat: Seat, action: unknown): Reason | undefined {
    if (this.result) return { code: 'play.over' };
    if (!this.#mayMove(seat)) return { code: 'play.notToAct' };
    return this.game.check(this.#state, seat, action);
  }

  /** Carries an action out, or says why not and changes nothing. */
  act(seat: Seat, action: unknown): Reason | undefined {
    const reason = this.check(seat, action);
    if (reason) return reason;
    if (this.toAct.includes(seat)) this.#inTurn(seat, action as Action);
    else this.#outOfTurn(seat, action as Action);
    return undefined;
  }

  canUndo(seat: Seat): boolean {
    return this.#checkpoints.at(-1)?.seat === seat;
  }

  /** Takes the seat's last action of this turn back. */
  undo(seat: Seat): Reason | undefined {
    if (!this.canUndo(seat)) return { code: 'play.noUndo' };
    const { state, told } = this.#checkpoints.pop()!;
    this.#state = state;
    this.#told = this.#told.slice(0, told);
    this.#entries.push({ seat, undo: true });
    return undefined;
  }

  #mayMove(seat: Seat): boolean {
    return this.toAct.includes(seat) || this.mayAct.includes(seat);
  }

  #inTurn(seat: Seat, action: Action): void {
    const before = { seat, state: this.game.clone(this.#state), told: this.#told.length };
    const drawn = this.#rng.position;
    this.#apply(seat, action);
    const open =
      this.#rng.position === drawn &&
      this.toAct.includes(seat) &&
      (this.game.undoable?.(this.#state, seat, action) ?? true);
    if (!open || this.#checkpoints.some((checkpoint) => checkpoint.seat !== seat)) this.#checkpoints = [];
    if (open) this.#checkpoints.push(before);
  }

  /**
   * What a seat does besides (a standing order) must not show in whether another one can undo, so it is done in the
   * states that may be returned to as well; only where that is impossible is the way back closed.
   */
  #outOfTurn(seat: Seat, action: Action): void {
    const drawn = this.#rng.position;
    this.#apply(seat, action);
    const aside = new Stream(this.#key, drawn);
    for (const checkpoint of this.#checkpoints) {
      if (this.game.check(checkpoint.state, seat, action)) this.#checkpoints = [];
      else this.game.apply(checkpoint.state, seat, action, aside, () => {});
    }
    if (this.#rng.position !== drawn || aside.position !== drawn) this.#checkpoints = [];
  }

  #apply(seat: Seat, action: Action): void {
    this.#entries.push({ seat, action });
    this.game.apply(this.#state, seat, action, this.#rng, this.#teller(this.#entries.length - 1));
  }

  #teller(entry: number) {
    return (event: GameEvent, to: Audience = 'all'): void => {
      this.#told.push({ entry, event, to });
    };
  }
}

/** Goes to any step of a play: forward from where it is, back from the start. */
export class Replay<State = any, Action = any, View = any> {
  readonly #game: Game<State, Action, View>;
  readonly #head: PlayHead;
  readonly entries: readonly Entry[];
  #play: Play<State, Action, View>;

  constructor(game: Game<State, Action, View>, head: PlayHead, entries: readonly Entry[]) {
    this.#game = game;
    this.#head = head;
    this.entries = entries;
    this.#play = new Play(game, head);
  }

  /** The play after its first `count` entries. */
  at(count: number): Play<State, Action, View> {
    if (count < this.#play.entries.length) this.#play = new Play(this.#game, this.#head);
    while (this.#play.entries.length < count) {
      const reason = enter(this.#play, this.entries[this.#play.entries.length]!);
      if (reason) throw new Error(`entry ${this.#play.entries.length} of the log is refused: ${reason.code}`);
    }
    return this.#play;
  }
}

/** Does what an entry says. */
export function enter(play: Play, entry: Entry): Reason | undefined {
  return 'undo' in entry ? play.undo(entry.seat) : play.act(entry.seat, entry.action);
}
