/**
 * A running table, in a browser's worker or on a server: it alone knows the state. Actions come in one after another, each is kept before
 * anybody hears of it, and bots answer by themselves. What leaves, leaves through feeds.
 */
import { Ears, turnOf } from '@stellwerk/bots';
import {
  drawAction,
  enter,
  fastRng,
  isLevel,
  MAX_ENTRIES,
  type Bot,
  type BotLevels,
  type Entry,
  type Level,
  type Play,
  type Reason,
  type Seat,
  type Viewer,
} from '@stellwerk/kernel';
import { Feed } from './feed.ts';

export interface Surroundings {
  /**
   * Keeps new entries of the log, the first of them being number `from`. Nobody is told of them before this has resolved. `request` is what
   * the sender called them.
   */
  append(from: number, entries: readonly Entry[], play: Play, request?: string): Promise<void>;
  /** Waits as long as a bot should before it moves. */
  pause(): Promise<void>;
  /** A bot or the storage has failed; `fatal` ends the table. */
  report(error: unknown, fatal: boolean): void;
  /** For the bots alone. */
  readonly botSeed: number;
  /** Persons who are asked for a reaction and have but one answer are not bothered with it. */
  readonly answersForced?: boolean;
}

/** The number of the last step that the sender was told, or how to find it out when its turn in the queue has come. */
type Seen = number | (() => number);

export class Table {
  readonly play: Play;
  readonly #around: Surroundings;
  readonly #levels: BotLevels;
  readonly #bots = new Map<Seat, Bot>();
  readonly #ears: Ears;
  readonly #listeners = new Set<() => void>();
  /** Ends when the last action so far is done. */
  #queue: Promise<unknown> = Promise.resolve();
  #botsMove = false;
  #rests = false;
  #closed = false;

  constructor(play: Play, bots: BotLevels, around: Surroundings) {
    this.play = play;
    this.#around = around;
    this.#levels = bots;
    this.#ears = new Ears(play);
    play.head.seats.forEach(({ bot }, seat) => {
      if (bot !== undefined) this.#bots.set(seat, makeBot(bots, bot));
    });
  }

  /** Told after every change, when it is kept. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  feed(viewer: Viewer): Feed {
    return new Feed(this.play, viewer);
  }

  /** Bots begin to move; not where somebody else moves them, see `follow`. */
  start(bots = true): void {
    this.#rests = !bots;
    this.#letBotsMove();
  }

  /** Entries from number `from` on, kept elsewhere: they are in the log, and happen here as well. `adopt` is called before anybody is told. */
  follow(from: number, entries: readonly Entry[], adopt: () => void): Promise<void> {
    const done = this.#queue.then(() => {
      const fresh = entries.slice(Math.max(0, this.play.length - from));
      if (this.#closed || fresh.length === 0) return;
      for (const entry of fresh) {
        const reason = this.#try(() => enter(this.play, entry));
        if (reason) return this.#fail(new Error(`a kept entry is refused: ${reason.code}`));
      }
      adopt();
      this.#told();
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  /** `seen` is the number of the last step that the sender's feed has shown. */
  act(seat: Seat, action: unknown, seen: Seen): Promise<Reason | undefined> {
    return this.#change(() => this.play.act(seat, action, valueOf(seen)));
  }

  /** Several actions, decided in one go; see `Play.actAll`. */
  actAll(seat: Seat, actions: readonly unknown[], seen: Seen, request?: string): Promise<Reason | undefined> {
    return this.#change(() => this.play.actAll(seat, actions, valueOf(seen)), request);
  }

  undo(seat: Seat, seen: Seen, request?: string): Promise<Reason | undefined> {
    return this.#change(() => this.play.undo(seat, valueOf(seen)), request);
  }

  /** Takes the seat's last turn back, if it still begins after so many entries; see `Play.rewind`. */
  rewind(seat: Seat, to: number): Promise<Reason | undefined> {
    return this.#change(() => this.play.rewind(seat, to));
  }

  /** Acts for a seat whose person doesn't; nothing happens if there is nothing to choose by then. */
  async actFor(seat: Seat, choose: (play: Play) => unknown): Promise<void> {
    await this.#change(() => {
      const action = choose(this.play);
      return action === undefined ? { code: 'play.notToAct' } : this.play.act(seat, action);
    });
  }

  /** A bot plays the seat from its next decision on. */
  relieve(seat: Seat, level: Level): void {
    this.#bots.set(seat, makeBot(this.#levels, level));
    this.#letBotsMove();
  }

  /** The seat's person plays again. */
  release(seat: Seat): void {
    this.#bots.delete(seat);
  }

  why(seat: Seat, action: unknown): Reason | undefined {
    return this.play.check(seat, action);
  }

  /** A clock has run out on the reaction that `seen` asked for: the game's default answers. A later question has a clock of its own. */
  async timeOut(seat: Seat, seen: number): Promise<void> {
    await this.#change(() => {
      const { game, state, toAct, reaction } = this.play;
      if (!toAct.includes(seat) || !reaction) return { code: 'play.notToAct' };
      return this.play.act(seat, game.fallback!(state, seat), seen);
    });
  }

  /** Resolves when everything that has begun is kept: until then the play is ahead of what may be told. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  #change(change: () => Reason | undefined, request?: string): Promise<Reason | undefined> {
    const done = this.#queue.then(async () => {
      if (this.#closed) return { code: 'table.closed' };
      const from = this.play.length;
      const reason = this.#try(change);
      if (this.play.length > from) await this.#keep(from, request);
      return reason;
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Rules that throw may have left half a change behind: the table ends, and the log is as it was. */
  #try(change: () => Reason | undefined): Reason | undefined {
    try {
      return change();
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #fail(error: unknown): void {
    this.close();
    this.#around.report(error, true);
  }

  /** What can't be kept has not happened: the table ends, and opening it again finds the log as it was. */
  async #keep(from: number, request?: string): Promise<void> {
    try {
      await this.#around.append(from, this.play.entries.slice(from - this.play.first), this.play, request);
    } catch (error) {
      this.#fail(error);
      throw error;
    }
    this.#told();
  }

  #told(): void {
    for (const listener of this.#listeners) listener();
    this.#letBotsMove();
  }

  #letBotsMove(): void {
    if (this.#botsMove || this.#closed || this.#rests) return;
    this.#botsMove = true;
    this.#moveBots().catch((error: unknown) => {
      this.#botsMove = false;
      // What ended the table has been reported already.
      if (!this.#closed) this.#fail(error);
    });
  }

  async #moveBots(): Promise<void> {
    for (;;) {
      const { length, toAct, result } = this.play;
      // A log that is full takes nothing more, so there is nothing to think about.
      const over = result !== undefined || length >= MAX_ENTRIES;
      const seat = over ? undefined : toAct.find((each) => this.#bots.has(each));
      const forced = seat === undefined && !over ? this.#forced() : undefined;
      if (forced && !this.#closed) {
        await this.#change(() => (this.play.length === length ? this.play.act(forced.seat, forced.action) : undefined));
        continue;
      }
      if (seat === undefined || this.#closed || this.#rests) {
        this.#botsMove = false;
        return;
      }
      const [action] = await Promise.all([this.#choose(seat), this.#around.pause()]);
      // A person may have acted meanwhile, or taken the seat back; then the bot thinks again.
      await this.#change(() =>
        this.play.length === length && this.#bots.has(seat) ? this.play.act(seat, action) : { code: 'play.stale' },
      );
    }
  }

  /** If one of the persons who are asked has a choice, all are asked: else it would show who holds something. */
  #forced(): { readonly seat: Seat; readonly action: unknown } | undefined {
    const { game, state, toAct, reaction } = this.play;
    if (!this.#around.answersForced || !reaction) return undefined;
    const answers = toAct.map((seat) => ({ seat, action: game.forced?.(state, seat) }));
    return answers.every(({ action }) => action !== undefined) ? answers[0] : undefined;
  }

  /** A bot with a fault must not stop the table: the error is reported and the bot moves at random. */
  async #choose(seat: Seat): Promise<unknown> {
    const turn = turnOf(this.play, seat, this.#around.botSeed, this.#ears);
    const { length } = this.play;
    try {
      const action: unknown = await this.#bots.get(seat)!.choose(turn);
      const reason = this.play.length === length ? this.play.check(seat, action) : undefined;
      if (!reason) return action;
      this.#around.report(new Error(`a bot chose ${JSON.stringify(action)}: ${reason.code}`), false);
    } catch (error) {
      this.#around.report(error, false);
    }
    return drawAction(this.play.game, this.play.state, seat, fastRng(turn.seed));
  }
}

function valueOf(seen: Seen): number {
  return typeof seen === 'number' ? seen : seen();
}

/** Files may name a level that this version doesn't know; then the best one sits down. */
function makeBot(bots: BotLevels, level: string): Bot {
  return isLevel(level) ? bots[level]() : bots.normal();
}
