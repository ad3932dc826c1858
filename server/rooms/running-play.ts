/**
 * A play that runs at a room: the table, what each viewer is told of it and when, the clocks, and who plays for somebody away. It knows seats
 * and viewers, no persons and no sockets.
 */
import { enter, type BotLevels, type Entry, type Play, type Reason, type Seat, type Viewer } from '@stellwerk/kernel';
import { personsOf, Table } from '@stellwerk/tables';
import { equal } from '@stellwerk/tables/patch';
import {
  writeMessage,
  type ClockSetting,
  type PlayShown,
  type StepsMessage,
  type WindowShown,
} from '@stellwerk/tables/wire';
import type { Time } from '../time.ts';
import { Clocks, type ClockState } from './clocks.ts';
import type { Turns } from './motions.ts';
import { playersShown } from './shown.ts';
import { CommonParts, Stream, type News } from './stream.ts';
import { Window } from './window.ts';

export interface Terms {
  readonly table: string;
  readonly number: number;
  readonly clock: ClockSetting;
  /** Milliseconds to answer in a window. */
  readonly reaction: number;
  /** Milliseconds that a bot waits before it moves. */
  readonly botPause: number;
}

export interface Around {
  readonly time: Time;
  /** From 0 up to 1. */
  random(): number;
  append(
    from: number,
    entries: readonly Entry[],
    clock: ClockState | undefined,
    request: string | undefined,
  ): Promise<void>;
  /** A text for all pages of a viewer. */
  send(viewer: Viewer, text: string): void;
  /** Something has changed that rows of lists, votes or the end of the play depend on. */
  changed(): void;
  /** A seat's person has let too many turns pass: a bot is to keep it. */
  absent(seat: Seat): void;
  report(error: unknown, fatal: boolean): void;
}

/** A window stays quiet for a random time between these two, so that nobody can tell from its end which seats had a choice. */
const QUIET_MS = [2000, 5000] as const;
/** A page sends its draft when the time is over; it gets so long to arrive. */
const GRACE_MS = 1000;
/** Turns that a bot may finish before it keeps the seat. */
const STRIKES = 3;
/** What the first entry is called that a bot makes for somebody whose time was up. */
const LATE = 'late';

/** An entry as it is kept, with what the clocks showed after it. */
export interface KeptEntry {
  readonly seq: number;
  readonly entry: Entry;
  readonly request: string | null;
  readonly clock: ClockState | undefined;
  readonly at: number;
}

export class RunningPlay {
  readonly table: Table;
  readonly terms: Terms;
  readonly #around: Around;
  readonly #streams = new Map<Viewer, Stream>();
  readonly #persons: ReadonlySet<Seat>;
  readonly #clocks: Clocks;
  /** Seats that a bot plays: for this turn, or until the person is back. */
  readonly #relieved = new Map<Seat, 'turn' | 'kept'>();
  readonly #strikes = new Map<Seat, number>();
  /** Seats whose time was up, until the bot has moved for them. */
  readonly #late = new Set<Seat>();
  /** Bots, clocks and silence are this process's duty. */
  #keeps = true;
  #window: Window | undefined;
  #timers: (() => void)[] = [];
  #waiting: (() => void)[] = [];
  #told = 0;

  constructor(play: Play, bots: BotLevels, terms: Terms, around: Around, kept?: ClockState) {
    this.terms = terms;
    this.#around = around;
    this.#persons = new Set(personsOf(play.head));
    this.#clocks = new Clocks(terms.clock, play.head.seats.length, kept);
    this.table = new Table(play, bots, {
      append: (from, entries, _play, request) => this.#append(from, entries, request),
      pause: () => this.#pause(),
      report: (error, fatal) => around.report(error, fatal),
      botSeed: Math.floor(around.random() * 2 ** 31),
    });
    const parts = new CommonParts();
    for (const viewer of [...this.#persons, 'observer' as const])
      this.#streams.set(viewer, new Stream(play, viewer, parts));
    this.#told = play.length;
    this.table.listen(() => this.#onChange());
  }

  get play(): Play {
    return this.table.play;
  }
  /** Seats whose persons the table waits for now, as everybody may know. */
  get waitsFor(): readonly Seat[] {
    return this.play.result ? [] : (this.#window?.opened ?? this.play.toAct);
  }
  /** The end of the play has been told, not only reached. */
  get isOver(): boolean {
    return this.play.result !== undefined && !this.#window;
  }
  get isClocked(): boolean {
    return this.#clocks.isOn && !this.play.result;
  }
  /** By when the seat has to act, if a clock runs. */
  deadline(seat: Seat): number | undefined {
    if (!this.#clocks.running.includes(seat)) return undefined;
    const now = this.#around.time.now();
    return now + this.#clocks.left(seat, now);
  }

  /** Goes on from the opening of a window with what was answered before the server stopped. */
  catchUp(entries: readonly Entry[]): void {
    if (entries.length > 0) this.#openWindow();
    for (const entry of entries) {
      const reason = enter(this.play, entry);
      if (reason) throw new Error(`a stored answer is refused: ${reason.code}`);
      this.#onChange();
    }
  }

  /** Clocks run, and where it `keeps` the play bots begin to move. `relieved` seats are a bot's until their persons are back. */
  start(relieved: readonly Seat[], elapsed = 0, keeps = true): void {
    this.#keeps = keeps;
    for (const seat of relieved) this.#relieve(seat, 'kept');
    if (this.play.reaction) {
      if (!this.#window) this.#openWindow();
    } else this.#runClocks(this.#around.time.now() - elapsed);
    this.#arm();
    this.table.start(keeps);
  }

  /** From now on it is the duty of this process to move bots, or no longer. */
  keep(keeps: boolean): void {
    if (keeps === this.#keeps) return;
    this.#keeps = keeps;
    this.#arm();
    this.table.start(keeps);
  }

  /** What another process has kept of this play, in order. */
  follow(rows: readonly KeptEntry[]): Promise<void> {
    const entries = rows.map(({ entry }) => entry);
    return this.table.follow(rows[0]!.seq, entries, () => {
      const last = rows.at(-1)!;
      for (const row of rows) {
        const { request, entry, seq } = row;
        // This process may have noticed as well, and said so.
        const isKnown = request === LATE && this.#late.delete(entry.seat);
        if (seq < this.#told || isKnown) continue;
        this.#noteStrike(row);
        if (request === LATE) this.#noteLate(entry.seat, seq);
      }
      if (!last.clock) return;
      this.#clocks.adopt(last.clock);
      if (!this.#window && !this.play.reaction) this.#runClocks(last.at);
    });
  }

  /** The turns that bots had to finish before this process knew of the play. */
  recall(rows: readonly KeptEntry[]): void {
    for (const row of rows) {
      this.#noteStrike(row);
      if (row.request !== LATE) continue;
      for (const stream of this.#streams.values()) stream.noteLate(row.entry.seat, row.seq);
    }
  }

  close(): void {
    this.#disarm();
    this.table.close();
    for (const go of this.#waiting.splice(0)) go();
  }

  stream(viewer: Viewer): Stream {
    return this.#streams.get(viewer) ?? this.#streams.get('observer')!;
  }

  /** Before they are counted again. */
  forgetListeners(): void {
    for (const stream of this.#streams.values()) stream.listeners = 0;
  }

  /** The play as the viewer knows it, for a page that has the steps up to `after`. */
  present(viewer: Viewer, after: number): PlayShown {
    const stream = this.stream(viewer);
    // A stream that nobody has listened to catches up, but never on what isn't kept yet.
    if (!this.#window && this.play.length === this.#told) stream.tell();
    const { head } = this.play;
    const now = this.#around.time.now();
    const clock = this.#clocks.shown(now);
    const window = this.#windowShown(stream);
    return {
      play: this.terms.number,
      game: head.game,
      rules: head.rules,
      options: head.options,
      players: playersShown(head),
      commitment: head.seed.commitment,
      ...stream.present(after),
      ...(clock && { clock }),
      ...(window && { window }),
    };
  }

  /** `seen` counts what the seat was told; in a window more may have happened, which does not make an answer stale. */
  async act(seat: Seat, actions: readonly unknown[], seen: number, request: string): Promise<Reason | undefined> {
    await this.#untilTold(seat);
    const reason = await this.table.actAll(seat, actions, () => this.#seenOf(seat, seen), request);
    if (!reason) this.#strikes.delete(seat);
    return reason;
  }

  async undo(seat: Seat, seen: number, request: string): Promise<Reason | undefined> {
    await this.#untilTold(seat);
    return this.table.undo(seat, () => this.#seenOf(seat, seen), request);
  }

  /** Undefined while nobody may say whose turn it was: a window is open, or its end has not been told. */
  get turns(): Turns | undefined {
    return this.#window || this.play.reaction ? undefined : this.play;
  }

  /** All have agreed; nothing happens if the play has gone on to another turn of the seat. */
  async rewind(seat: Seat, to: number): Promise<void> {
    await this.table.rewind(seat, to);
  }

  /** Bots play these seats until their persons are back. */
  adoptRelieved(seats: readonly Seat[]): void {
    const before = this.relievedSeats;
    const fresh = seats.filter((seat) => !before.includes(seat));
    const back = before.filter((seat) => !seats.includes(seat));
    if (fresh.length === 0 && back.length === 0) return;
    for (const seat of fresh) this.#relieve(seat, 'kept');
    for (const seat of back) {
      this.#relieved.delete(seat);
      this.#strikes.delete(seat);
      this.table.release(seat);
    }
    this.#refreshClocks();
  }

  get relievedSeats(): readonly Seat[] {
    return [...this.#relieved].flatMap(([seat, how]) => (how === 'kept' ? [seat] : []));
  }

  #seenOf(seat: Seat, seen: number): number {
    const stream = this.stream(seat);
    // Without a window the stream may lag behind only because nobody listened.
    if (!this.#window && stream.listeners === 0) stream.tell();
    return stream.seen === seen ? this.play.seen(seat) : -1;
  }

  async #append(from: number, entries: readonly Entry[], request: string | undefined): Promise<void> {
    const now = this.#around.time.now();
    if (this.#window || this.play.reaction) this.#clocks.pause(now);
    else this.#runClocks(now);
    const late = entries.some(({ seat }) => this.#late.delete(seat));
    await this.#around.append(from, entries, this.#clocks.state, request ?? (late ? LATE : undefined));
  }

  /** Bots wait a moment, and until everybody has been told how a window ended. */
  async #pause(): Promise<void> {
    if (this.terms.botPause > 0)
      await new Promise<void>((resolve) => void this.#around.time.after(this.terms.botPause, resolve));
    await this.#untilTold();
  }

  /** A seat can't answer what it has not been told: neither the end of a window nor that its turn in it has come. */
  #untilTold(seat?: Seat): Promise<void> {
    const window = this.#window;
    const waits = window && (window.closed || (seat !== undefined && window.isAskedAnew(seat)));
    if (!waits) return Promise.resolve();
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }

  #onChange(): void {
    const from = this.#told;
    this.#told = this.play.length;
    const open = this.play.reaction;
    if (this.#window) {
      this.#window.closed = !open;
      if (open) this.#tellInWindow(from);
      else if (this.#around.time.now() >= this.#window.quietUntil) this.#endWindow();
    } else if (open) this.#openWindow();
    else this.#tellAll();
    this.#endReliefs();
    this.#arm();
    this.#around.changed();
  }

  #tellAll(window?: WindowShown | null): void {
    const clock = this.#clocks.shown(this.#around.time.now());
    const extra = { ...(clock && { clock }), ...(window !== undefined && { window }) };
    // Most of the time most viewers are told the same.
    const written: { readonly news: News; readonly text: string }[] = [];
    for (const stream of this.#streams.values()) {
      const news = stream.listeners === 0 ? undefined : stream.tell();
      if (!news) continue;
      let text = written.find((each) => equal(each.news, news))?.text;
      if (text === undefined) written.push({ news, text: (text = this.#text({ ...news, ...extra })) });
      this.#around.send(stream.viewer, text);
    }
  }

  #send(viewer: Viewer, news: News): void {
    this.#around.send(viewer, this.#text(news));
  }

  #text(news: News): string {
    const { table, number } = this.terms;
    return writeMessage({ type: 'steps', table, play: number, ...news } satisfies StepsMessage);
  }

  // Windows.

  #openWindow(): void {
    const now = this.#around.time.now();
    this.#clocks.pause(now);
    const [least, most] = QUIET_MS;
    const quiet = this.#somebodyElse() ? least + this.#around.random() * (most - least) : 0;
    this.#tellAll({ seats: this.play.toAct, until: now + this.terms.reaction });
    for (const stream of this.#streams.values()) stream.tell();
    this.#window = new Window(this.play, this.#streams.keys(), now + quiet, now + this.terms.reaction);
    this.#ask(now);
  }

  /** A person other than the one whose action opened the window: nothing has to be hidden from bots. */
  #somebodyElse(): boolean {
    const opener = this.play.entries.at(-1)?.seat;
    return [...this.#persons].some((seat) => seat !== opener);
  }

  /** Those who are to answer and were not before share the time of the window; the later they are asked, the less, but half of it at least. */
  #ask(from: number): void {
    const { deadlines, until } = this.#window!;
    const { toAct } = this.play;
    for (const seat of deadlines.keys()) if (!toAct.includes(seat)) deadlines.delete(seat);
    for (const seat of toAct)
      if (!deadlines.has(seat)) deadlines.set(seat, Math.max(until, from + this.terms.reaction / 2));
  }

  #tellInWindow(from: number): void {
    const window = this.#window!;
    const now = this.#around.time.now();
    const acted = new Set(this.play.entries.slice(from - this.play.first).map(({ seat }) => seat));
    // Seats that are asked after others hear of it when the quiet is over.
    this.#ask(Math.max(now, window.quietUntil));
    for (const stream of this.#streams.values()) {
      const { viewer } = stream;
      const own = typeof viewer === 'number' && acted.has(viewer) ? this.#shownAfterOwn(viewer) : undefined;
      if (now >= window.quietUntil && window.isAskedAnew(viewer)) {
        const news = stream.tell();
        window.rebase(viewer);
        if (news) this.#send(viewer, { ...news, window: this.#windowShown(stream)! });
      } else if (own) this.#send(viewer, stream.show(own.view, own.toAct));
    }
  }

  /** Where the rules have a fault, the viewer is shown nothing until the window closes; the table goes on. */
  #shownAfterOwn(viewer: Seat): ReturnType<Window['shownAfterOwn']> {
    try {
      return this.#window!.shownAfterOwn(viewer);
    } catch (error) {
      this.#around.report(error, false);
      return undefined;
    }
  }

  /** Those who came to be asked meanwhile hear of it. */
  #endQuiet(window: Window): void {
    if (this.#window !== window || window.closed) return;
    this.#tellInWindow(this.play.length);
    for (const go of this.#waiting.splice(0)) go();
  }

  #windowShown(stream: Stream): WindowShown | undefined {
    const window = this.#window;
    if (!window) return undefined;
    const mine = typeof stream.viewer === 'number' ? window.deadlines.get(stream.viewer) : undefined;
    return { seats: stream.toAct, until: mine ?? window.until };
  }

  #endWindow(): void {
    this.#window = undefined;
    this.#runClocks(this.#around.time.now());
    this.#tellAll(null);
    for (const go of this.#waiting.splice(0)) go();
  }

  // Clocks and those who play for others.

  #runClocks(now: number): void {
    const { toAct, result } = this.play;
    const seats = result ? [] : toAct.filter((seat) => this.#persons.has(seat) && !this.#relieved.has(seat));
    this.#clocks.run(seats, now);
  }

  /** Somebody else decides for a seat from now on. */
  #refreshClocks(): void {
    if (!this.#window) this.#runClocks(this.#around.time.now());
    this.#arm();
  }

  #arm(): void {
    this.#disarm();
    if (this.table.isClosed || this.play.result) return this.#armRelease();
    const now = this.#around.time.now();
    const window = this.#window;
    if (!window) {
      if (!this.#clocks.isOn || !this.#keeps) return;
      for (const seat of this.#clocks.running) {
        this.#after(this.#clocks.left(seat, now) + GRACE_MS, () => this.#timeIsUp(seat));
      }
      return;
    }
    if (window.closed) return this.#armRelease();
    if (now < window.quietUntil) this.#after(window.quietUntil - now, () => this.#endQuiet(window));
    for (const [seat, deadline] of window.deadlines) {
      if (!this.#keeps || !this.#persons.has(seat) || this.#relieved.has(seat)) continue;
      const { game, state } = this.play;
      const forced = game.forced?.(state, seat) !== undefined;
      const at = forced ? this.#answeredAt(window, seat, now) : deadline + GRACE_MS;
      this.#after(at - now, () => {
        window.answeredAt.set(seat, window.quietUntil);
        this.#answerFor(seat, forced);
      });
    }
  }

  /**
   * When the server answers for a seat without a choice. The first question at some time in the quiet: neither its end nor the order of the answers shall
   * show whom it answers for. What somebody is asked later, a person would hear of at the end of the quiet alone.
   */
  #answeredAt({ answeredAt, opened, quietUntil }: Window, seat: Seat, now: number): number {
    const known = answeredAt.get(seat);
    if (known !== undefined) return known;
    const quiet = Math.max(0, quietUntil - now);
    const at = now + (opened.includes(seat) ? this.#around.random() : 1) * quiet;
    answeredAt.set(seat, at);
    return at;
  }

  #armRelease(): void {
    const window = this.#window;
    if (!window?.closed) return;
    this.#after(window.quietUntil - this.#around.time.now(), () => {
      if (this.#window !== window || !window.closed) return;
      this.#endWindow();
      this.#arm();
      this.#around.changed();
    });
  }

  #after(milliseconds: number, then: () => void): void {
    const guarded = (): void => {
      try {
        then();
      } catch (error) {
        // Rules with a fault end this table, as they do when somebody acts, and not the process with all the others.
        this.close();
        this.#around.report(error, true);
      }
    };
    this.#timers.push(this.#around.time.after(Math.max(0, milliseconds), guarded));
  }

  #disarm(): void {
    for (const cancel of this.#timers.splice(0)) cancel();
  }

  #answerFor(seat: Seat, forced: boolean): void {
    const answer = this.table.actFor(seat, ({ game, state, toAct }) => {
      if (!toAct.includes(seat) || !this.play.reaction) return undefined;
      return forced ? game.forced!(state, seat) : game.fallback!(state, seat);
    });
    // A table that failed has said so already.
    answer.catch(() => {});
  }

  #timeIsUp(seat: Seat): void {
    const isAbsent = this.#strike(seat);
    this.#clocks.forgive(seat, this.#around.time.now());
    this.#late.add(seat);
    this.#noteLate(seat, this.play.length);
    this.#relieve(seat, 'turn');
    this.#refreshClocks();
    if (isAbsent) this.#around.absent(seat);
  }

  #noteLate(seat: Seat, seq: number): void {
    for (const stream of this.#streams.values()) this.#send(stream.viewer, stream.noteLate(seat, seq));
  }

  #relieve(seat: Seat, how: 'turn' | 'kept'): void {
    if (!this.#persons.has(seat)) return;
    this.#relieved.set(seat, how);
    this.table.relieve(seat, 'normal');
  }

  /** The bot that was to finish a turn has done so. */
  #endReliefs(): void {
    if (this.play.reaction) return;
    for (const [seat, how] of this.#relieved) {
      if (how !== 'turn' || this.play.toAct.includes(seat)) continue;
      this.#relieved.delete(seat);
      this.table.release(seat);
    }
  }

  /** As the log has it: bots finished turns, or the person acted, who is there again. What the server answers in a window says neither. */
  #noteStrike({ request, entry: { seat } }: KeptEntry): void {
    if (request === LATE) this.#strike(seat);
    else if (request !== null) this.#strikes.delete(seat);
  }

  /** True for the last one: a bot is to keep the seat, and a person who takes it back starts from zero. */
  #strike(seat: Seat): boolean {
    const strikes = (this.#strikes.get(seat) ?? 0) + 1;
    this.#strikes.set(seat, strikes % STRIKES);
    return strikes === STRIKES;
  }
}
