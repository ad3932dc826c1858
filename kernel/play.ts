/**
 * A play is a log: who sits where, with which options and seed, and what they did. Its state is what the log gives when replayed. The
 * log only grows, and so does what was told: taking an action back is an entry of its own.
 */
import { chain, hash } from './canonical.ts';
import {
  hears,
  type Audience,
  type Game,
  type GameEvent,
  type Reason,
  type Result,
  type Seat,
  type Tell,
  type Viewer,
} from './game.ts';
import { Stream } from './random.ts';
import { actionsAt, lastTurnOf } from './rewind.ts';
import { streamKey, type Seed } from './seed.ts';
import { WayBack } from './way-back.ts';

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

export type Entry =
  | { readonly seat: Seat; readonly action: unknown }
  | { readonly seat: Seat; readonly undo: true }
  /** The table is again as it was after so many entries: the seat's last turn and all that followed are taken back. */
  | { readonly seat: Seat; readonly rewind: number };

/** An event, who hears it, and the entry that caused it (−1: the set-up). */
export interface Told {
  readonly entry: number;
  readonly event: GameEvent;
  readonly to: Audience;
}

/** A moment at which nothing can be taken back: a play goes on from here without what came before. */
export interface PlaySnapshot<State = any> {
  /** How many entries led here. */
  readonly length: number;
  readonly state: State;
  /** Of the random stream. */
  readonly position: number;
  /** How many steps each seat has noticed, the observer last. */
  readonly seen: readonly number[];
  /** The running hash of head and entries. */
  readonly log: string;
}

export const PLAY_REASONS = [
  'play.over',
  'play.notToAct',
  'play.noUndo',
  'play.noRewind',
  'play.stale',
  'play.full',
] as const;

/** Far above the longest play, and few enough to be replayed in a moment. */
export const MAX_ENTRIES = 10_000;
/** So many entries may be done again for rewinds, over the whole play: enough for hundreds of them, and a hostile file stays cheap. */
const MOST_REDONE = 10 * MAX_ENTRIES;

/** Whether actions can be taken back: always, never, or where a known log needs it. */
export type KeepsUndo = boolean | ((entry: number) => boolean);

export class Play<State = any, Action = any, View = any> {
  readonly game: Game<State, Action, View>;
  readonly head: PlayHead;
  /** How many entries came before those held here: 0 unless the play was taken up from a snapshot. */
  readonly first: number;
  readonly #entries: Entry[] = [];
  readonly #told: Told[] = [];
  /** Who noticed each entry: a bit for each seat, and one above them for observers. */
  readonly #noticed: number[] = [];
  /** Whose turn it was before each entry, in the same bits; none while a reaction is asked for. */
  readonly #turns: number[] = [];
  /** How many entries each of them has noticed. */
  readonly #seen: number[];
  readonly #undone = new Map<number, number>();
  #state: State;
  #rng: Stream;
  readonly #from: PlaySnapshot<State> | undefined;
  #redone = 0;
  readonly #keepsUndo: KeepsUndo;
  /** While somebody has something to take back. */
  #wayBack: WayBack<State, Action> | undefined;
  /** The running hash after the first `length` entries; it is brought up to date when asked for. */
  #log: { length: number; hash: string };

  /** The head must have passed the gate of `play-file.ts` or come from our own dialog. */
  constructor(
    game: Game<State, Action, View>,
    head: PlayHead,
    keepsUndo: KeepsUndo = true,
    from?: PlaySnapshot<State>,
  ) {
    this.game = game;
    this.head = head;
    this.#keepsUndo = keepsUndo;
    this.first = from?.length ?? 0;
    this.#seen = from ? [...from.seen] : Array.from({ length: head.seats.length + 1 }, () => 0);
    this.#log = { length: this.first, hash: from?.log ?? '' };
    this.#from = from;
    this.#rng = new Stream(streamKey(head.seed), from?.position);
    this.#state = this.#begin((event, to = 'all') => void this.#told.push({ entry: -1, event, to }));
  }

  /** The state before the first entry held here, with the random stream where it was then. */
  #begin(tell: Tell): State {
    const { game, head } = this;
    return this.#from
      ? game.clone(this.#from.state)
      : game.setup(head.options as never, head.seats.length, this.#rng, tell);
  }

  /** For the owner of the play alone: what leaves for a seat is `view`. Not to be changed. */
  get state(): State {
    return this.#state;
  }
  /** The entries held here, from number `first` on. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  /** How long the whole log is. */
  get length(): number {
    return this.first + this.#entries.length;
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
  /** Those to act are asked for a reaction. */
  get reaction(): boolean {
    return (this.game.reaction?.(this.#state) ?? false) && this.result === undefined;
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
  /**
   * How many entries the viewer has noticed: their own, those they were told something about, and those after which others are to act.
   * Numbers that leave for a viewer count these alone, or secret actions could be counted.
   */
  seen(viewer: Viewer): number {
    return this.#seen[viewer === 'observer' ? this.head.seats.length : viewer] ?? 0;
  }
  notices(viewer: Viewer, entry: number): boolean {
    const bit = viewer === 'observer' ? this.head.seats.length : viewer;
    return ((this.#noticed[entry - this.first] ?? 0) & (1 << bit)) !== 0;
  }
  /** The entry that an undo took back. */
  undoneBy(undo: number): number | undefined {
    return this.#undone.get(undo);
  }
  /** State and position of the random stream in one short text. */
  hash(): string {
    return hash({ state: this.#state, position: this.#rng.position });
  }
  /** A running hash over the head and every entry: no entry can be changed without changing it. */
  logHash(): string {
    let { length, hash: log } = this.#log;
    if (length === 0) log = hash(this.head);
    for (; length < this.length; length++) log = chain(log, this.#entries[length - this.first]);
    this.#log = { length, hash: log };
    return log;
  }
  /** Undefined while something can still be taken back. */
  snapshot(): PlaySnapshot<State> | undefined {
    if (this.#wayBack && this.#wayBack.owners.length > 0) return undefined;
    const state = this.game.clone(this.#state);
    return { length: this.length, state, position: this.#rng.position, seen: [...this.#seen], log: this.logHash() };
  }

  check(seat: Seat, action: unknown): Reason | undefined {
    if (this.result) return { code: 'play.over' };
    if (!this.#mayMove(seat)) return { code: 'play.notToAct' };
    return this.game.check(this.#state, seat, action);
  }

  /**
   * Carries an action out, or says why not and changes nothing. `seen` is the number of entries that the sender has noticed: an action that
   * was decided on an older table, or sent twice, is stale.
   */
  act(seat: Seat, action: unknown, seen = this.seen(seat)): Reason | undefined {
    if (seen !== this.seen(seat)) return { code: 'play.stale' };
    if (this.length >= MAX_ENTRIES) return { code: 'play.full' };
    const reason = this.check(seat, action);
    if (!reason) this.#carryOut(seat, action as Action);
    return reason;
  }

  /**
   * Carries out what was decided in one go, in order. The first refusal is returned; what was done before it stays done. It ends early, without
   * a reason, where the seat is no longer to act or the game says that something happened which the sender could not know.
   */
  actAll(seat: Seat, actions: readonly unknown[], seen = this.seen(seat)): Reason | undefined {
    if (seen !== this.seen(seat)) return { code: 'play.stale' };
    for (const action of actions) {
      const reason = this.act(seat, action);
      if (reason) return reason;
      if (this.#interrupts(seat)) return undefined;
    }
    return undefined;
  }

  #interrupts(seat: Seat): boolean {
    const { toAct } = this;
    if (toAct.length !== 1 || toAct[0] !== seat) return true;
    const { game } = this;
    const last = this.length - 1;
    for (let i = this.#told.length - 1; i >= 0 && this.#told[i]!.entry === last; i--) {
      const { event, to } = this.#told[i]!;
      if (hears(to, seat) && game.stops?.(event, seat)) return true;
    }
    return false;
  }

  canUndo(seat: Seat): boolean {
    return this.length < MAX_ENTRIES && this.#wayBack?.rebuild(seat) !== undefined;
  }

  /** Takes the seat's last action of this turn back. */
  undo(seat: Seat, seen = this.seen(seat)): Reason | undefined {
    if (seen !== this.seen(seat)) return { code: 'play.stale' };
    if (!this.canUndo(seat)) return { code: 'play.noUndo' };
    const turns = this.#onTurn(this.toAct);
    const { state, entry } = this.#wayBack!.take(seat);
    this.#state = state;
    this.#undone.set(this.length, entry);
    this.#enter({ seat, undo: true }, this.#noticed[entry - this.first]!, turns);
    return undefined;
  }

  /** How many entries led to the beginning of the seat's last turn that is over; undefined if there is none to go back to. */
  lastTurn(seat: Seat): number | undefined {
    if (this.result || this.reaction) return undefined;
    const turn = lastTurnOf(this.#entries, this.first, this.#turns, 1 << seat, this.toAct.includes(seat));
    return turn === undefined || this.#redone + turn > MOST_REDONE ? undefined : turn;
  }

  /**
   * Takes the seat's last turn and all that followed back. Nobody forgets what was seen, and cards and dice come as the seed has them, so
   * this is for those at the table to agree on.
   */
  rewind(seat: Seat, to: number): Reason | undefined {
    if (this.length >= MAX_ENTRIES) return { code: 'play.full' };
    if (to !== this.lastTurn(seat)) return { code: 'play.noRewind' };
    this.#redone += to;
    this.#wayBack = undefined;
    this.#rng = new Stream(streamKey(this.head.seed), this.#from?.position);
    this.#state = this.#begin(() => {});
    for (const each of actionsAt(this.#entries, this.first, to))
      this.game.apply(this.#state, each.seat, each.action as Action, this.#rng, () => {});
    this.#enter({ seat, rewind: to }, this.#hearers('all'), 0);
    return undefined;
  }

  #mayMove(seat: Seat): boolean {
    return this.toAct.includes(seat) || (this.game.mayAct?.(this.#state).includes(seat) ?? false);
  }

  #carryOut(seat: Seat, action: Action): void {
    const entry = this.length;
    const waited = this.toAct;
    const inTurn = waited.includes(seat);
    if (inTurn && !this.#wayBack && this.#keepsUndoAt(entry))
      this.#wayBack = new WayBack(this.game, this.game.clone(this.#state));
    const wayBack = this.#wayBack;
    const asked = wayBack !== undefined && this.reaction;
    const drawn = this.#rng.position;
    const noticed = this.#apply(seat, action, waited);
    if (!wayBack) return;
    const open = inTurn && this.#staysOpen(seat, action, asked);
    wayBack.add({ seat, action, entry, open });
    if (inTurn && !open) wayBack.close(seat);
    for (const owner of wayBack.owners) if (owner !== seat && noticed & (1 << owner)) wayBack.close(owner);
    if (this.#rng.position !== drawn || wayBack.owners.length === 0) this.#wayBack = undefined;
  }

  #keepsUndoAt(entry: number): boolean {
    return typeof this.#keepsUndo === 'function' ? this.#keepsUndo(entry) : this.#keepsUndo;
  }

  /**
   * What a seat could not have foreseen closes the way back: dice and cards, another seat's turn, how a reaction ended, and whatever else
   * the game says; what another seat does off its turn, if the turn's owner notices it. The kit proves for every game that nothing is missing.
   */
  #staysOpen(seat: Seat, action: Action, asked: boolean): boolean {
    return (
      this.toAct.includes(seat) && this.reaction === asked && (this.game.undoable?.(this.#state, seat, action) ?? true)
    );
  }

  /** Returns who noticed. */
  #apply(seat: Seat, action: Action, waited: readonly Seat[]): number {
    const entry = this.length;
    const turns = this.#onTurn(waited);
    let noticed = 1 << seat;
    this.game.apply(this.#state, seat, action, this.#rng, (event, to = 'all') => {
      noticed |= this.#hearers(to);
      this.#told.push({ entry, event, to });
    });
    if (!sameSeats(waited, this.toAct)) noticed = this.#hearers('all');
    this.#enter({ seat, action }, noticed, turns);
    return noticed;
  }

  #enter(entry: Entry, noticed: number, turns: number): void {
    this.#entries.push(entry);
    this.#noticed.push(noticed);
    this.#turns.push(turns);
    for (let viewer = 0; viewer < this.#seen.length; viewer++) if (noticed & (1 << viewer)) this.#seen[viewer]!++;
  }

  #onTurn(waited: readonly Seat[]): number {
    return this.game.reaction?.(this.#state) ? 0 : bits(waited);
  }

  #hearers(to: Audience): number {
    const all = (1 << (this.head.seats.length + 1)) - 1;
    if (to === 'all') return all;
    return 'only' in to ? bits(to.only) : all & ~bits(to.except);
  }
}

function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a === b || (a.length === b.length && a.every((seat, index) => seat === b[index]));
}

function bits(seats: readonly Seat[]): number {
  return seats.reduce((mask, seat) => mask | (1 << seat), 0);
}
