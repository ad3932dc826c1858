/**
 * A running table, in a browser's worker or on a server: it alone knows the state. Actions come in one after another, each is kept before
 * anybody hears of it, and bots answer by themselves. What leaves, leaves through feeds.
 */
import { Ears, turnOf } from '@stellwerk/bots';
import {
  drawAction,
  fastRng,
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
  /** Keeps new entries of the log, the first of them being number `from`. Nobody is told of them before this has resolved. */
  append(from: number, entries: readonly Entry[], play: Play): Promise<void>;
  /** Waits as long as a bot should before it moves. */
  pause(): Promise<void>;
  /** A bot or the storage has failed; `fatal` ends the table. */
  report(error: unknown, fatal: boolean): void;
  /** For the bots alone. */
  readonly botSeed: number;
}

export class Table {
  readonly play: Play;
  readonly #around: Surroundings;
  readonly #bots = new Map<Seat, Bot>();
  readonly #ears: Ears;
  readonly #listeners = new Set<() => void>();
  /** Ends when the last action so far is done. */
  #queue: Promise<unknown> = Promise.resolve();
  #botsMove = false;
  #closed = false;

  constructor(play: Play, bots: BotLevels, around: Surroundings) {
    this.play = play;
    this.#around = around;
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

  /** Bots begin to move. */
  start(): void {
    this.#letBotsMove();
  }

  /** `seen` is the number of the last step that the sender's feed has shown. */
  act(seat: Seat, action: unknown, seen: number): Promise<Reason | undefined> {
    return this.#change(() => this.play.act(seat, action, seen));
  }

  undo(seat: Seat, seen: number): Promise<Reason | undefined> {
    return this.#change(() => this.play.undo(seat, seen));
  }

  why(seat: Seat, action: unknown): Reason | undefined {
    return this.play.check(seat, action);
  }

  /** A clock has run out on the reaction that `seen` asked for: the game's default answers. A later question has a clock of its own. */
  async timeOut(seat: Seat, seen: number): Promise<void> {
    await this.#change(() => {
      const { game, state, toAct } = this.play;
      if (!toAct.includes(seat) || !game.reaction?.(state)) return { code: 'play.notToAct' };
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

  #change(change: () => Reason | undefined): Promise<Reason | undefined> {
    const done = this.#queue.then(async () => {
      if (this.#closed) return { code: 'table.closed' };
      const from = this.play.length;
      const reason = this.#try(change);
      if (!reason) await this.#keep(from);
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
  async #keep(from: number): Promise<void> {
    try {
      await this.#around.append(from, this.play.entries.slice(from - this.play.first), this.play);
    } catch (error) {
      this.#fail(error);
      throw error;
    }
    for (const listener of this.#listeners) listener();
    this.#letBotsMove();
  }

  #letBotsMove(): void {
    if (this.#botsMove || this.#closed) return;
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
      const seat = result ? undefined : toAct.find((each) => this.#bots.has(each));
      if (seat === undefined || this.#closed) {
        this.#botsMove = false;
        return;
      }
      const action = await this.#choose(seat);
      await this.#around.pause();
      // A person may have acted meanwhile; then the bot thinks again.
      await this.#change(() => (this.play.length === length ? this.play.act(seat, action) : { code: 'play.stale' }));
    }
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

/** Files may name a level that this version doesn't know; then the best one sits down. */
function makeBot(bots: BotLevels, level: string): Bot {
  return Object.hasOwn(bots, level) ? bots[level as Level]() : bots.normal();
}
