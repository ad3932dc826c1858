/**
 * The owner of one running play: it alone knows the state. It lets bots move, saves after every action, and sends out only what the person
 * who has confirmed to sit before the screen may see.
 */
import { turnOf, type SampledTurn } from '@stellwerk/bots';
import {
  Replay,
  type Bot,
  type BotLevels,
  type Level,
  type Play,
  type Reason,
  type Seat,
  type Viewer,
} from '@stellwerk/kernel';
import type { StorageState } from '../storage/safe-store.ts';
import { momentOf, logOf, personsOf, playersOf } from './moments.ts';
import type { Moment, Pace, SessionState, Snapshot } from './session.ts';

export interface Surroundings {
  emit(state: SessionState): void;
  /** Keeps the play; tells how that went. */
  save(play: Play): Promise<StorageState>;
  sleep(milliseconds: number): Promise<void>;
  /** For the bots alone. */
  botSeed: number;
}

/** A bot that offers action upon action outside its turn is stopped here. */
const VOLUNTEERS_IN_A_ROW = 20;

export class Host {
  readonly #play: Play;
  readonly #around: Surroundings;
  readonly #persons: readonly Seat[];
  readonly #bots = new Map<Seat, Bot>();
  /** How much of what was told each viewer has been shown. */
  readonly #shown = new Map<Viewer, number>();
  #viewer: Viewer | undefined;
  #step = 0;
  #pace: Pace = { pause: 0, held: false, seen: 0 };
  #release: (() => void) | undefined;
  #running = false;
  #closed = false;
  #storage: StorageState = 'ok';

  constructor(play: Play, bots: BotLevels, around: Surroundings, resumed: boolean) {
    this.#play = play;
    this.#around = around;
    this.#persons = personsOf(play.head);
    play.head.seats.forEach(({ bot }, seat) => {
      if (bot !== undefined) this.#bots.set(seat, makeBot(bots, bot));
    });
    if (resumed)
      for (const viewer of [...this.#persons, 'observer' as const]) this.#shown.set(viewer, play.told.length);
    this.#viewer = this.#firstViewer();
  }

  async start(pace: Pace): Promise<void> {
    this.#pace = pace;
    this.#storage = await this.#around.save(this.#play);
    this.#emit();
    this.#letBotsMove();
  }

  async act(action: unknown): Promise<Reason | undefined> {
    const seat = this.#viewer;
    if (typeof seat !== 'number') return { code: 'play.notToAct' };
    const reason = this.#play.act(seat, action);
    if (!reason) await this.#changed();
    return reason;
  }

  why(action: unknown): Reason | undefined {
    return typeof this.#viewer === 'number' ? this.#play.check(this.#viewer, action) : { code: 'play.notToAct' };
  }

  async undo(): Promise<Reason | undefined> {
    const seat = this.#viewer;
    if (typeof seat !== 'number') return { code: 'play.noUndo' };
    const reason = this.#play.undo(seat);
    if (!reason) await this.#changed();
    return reason;
  }

  async timeOut(): Promise<void> {
    const { game, state, toAct } = this.#play;
    const seat = this.#viewer;
    if (typeof seat !== 'number' || !toAct.includes(seat) || !game.reaction?.(state)) return;
    await this.act(game.fallback!(state, seat));
  }

  takeScreen(seat: Seat): void {
    if (!this.#persons.includes(seat) || this.#viewer === seat) return;
    this.#viewer = seat;
    this.#emit();
  }

  lookBack(entries: number): Moment {
    const { game, head } = this.#play;
    const replay = new Replay(game, head, this.#play.entries);
    const viewer = this.#viewer ?? 'observer';
    const count = Math.max(0, Math.min(entries, this.#play.entries.length));
    const since = count > 0 ? replay.at(count - 1).told.length : 0;
    return momentOf(replay.at(count), viewer, since);
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#release?.();
  }

  close(): void {
    this.#closed = true;
    this.#release?.();
  }

  /** With one person there is nobody to hide from; with several, somebody has to say "it's me"; once over, all may look. */
  #firstViewer(): Viewer | undefined {
    if (this.#persons.length === 1) return this.#persons[0];
    return this.#persons.length === 0 || this.#play.result ? 'observer' : undefined;
  }

  /** Where all see the same, the screen belongs to whichever person is to act. */
  #openViewer(): Viewer {
    const next = this.#play.toAct.find((seat) => this.#persons.includes(seat));
    return next ?? this.#viewer ?? this.#persons[0] ?? 'observer';
  }

  async #changed(): Promise<void> {
    await this.#publish();
    this.#letBotsMove();
  }

  async #publish(): Promise<void> {
    this.#step++;
    this.#emit();
    const storage = await this.#around.save(this.#play);
    if (storage === this.#storage) return;
    this.#storage = storage;
    this.#emit();
  }

  #handOver(): Seat | undefined {
    const { toAct, game } = this.#play;
    if (game.open || this.#persons.length < 2 || (this.#viewer !== undefined && toAct.includes(this.#viewer as Seat)))
      return undefined;
    return toAct.find((seat) => this.#persons.includes(seat));
  }

  #emit(): void {
    if (this.#closed) return;
    if (this.#play.game.open) this.#viewer = this.#openViewer();
    const told = { game: this.#play.head.game, players: playersOf(this.#play.head), storage: this.#storage };
    if (this.#viewer === undefined) {
      const to = this.#handOver() ?? this.#persons[0]!;
      this.#around.emit({ status: 'covered', to, ...told });
    } else {
      this.#around.emit({ status: 'live', snapshot: this.#snapshot(this.#viewer), ...told });
    }
  }

  #snapshot(viewer: Viewer): Snapshot {
    const play = this.#play;
    const open = play.game.open ?? false;
    const eyes = open ? 'observer' : viewer;
    const since = Math.min(this.#shown.get(eyes) ?? 0, play.told.length);
    this.#shown.set(eyes, play.told.length);
    const { result, mayAct } = play;
    const acts = typeof viewer === 'number' && !result && (play.toAct.includes(viewer) || mayAct.includes(viewer));
    return {
      ...momentOf(play, viewer, since),
      step: this.#step,
      open,
      me: acts ? viewer : undefined,
      legal: acts ? play.legal(viewer) : [],
      log: logOf(play, viewer),
      canUndo: acts && play.canUndo(viewer),
      reaction: acts && play.toAct.includes(viewer) && (play.game.reaction?.(play.state) ?? false),
      result,
      handOver: this.#handOver(),
      mayAct: result ? [] : mayAct.filter((seat) => this.#persons.includes(seat)),
    };
  }

  #letBotsMove(): void {
    if (this.#running || this.#closed) return;
    this.#running = true;
    this.#moveBots()
      .catch((error: unknown) => {
        console.error(error);
        this.#around.emit({ status: 'failed', reason: { code: 'session.crash' } });
      })
      .finally(() => {
        this.#running = false;
      });
  }

  async #moveBots(): Promise<void> {
    for (let volunteered = 0; ;) {
      const next = this.#nextBotAction(volunteered < VOLUNTEERS_IN_A_ROW);
      if (!next) return;
      volunteered = next.volunteered ? volunteered + 1 : 0;
      await this.#pauseBefore();
      if (this.#closed) return;
      // A person may have acted meanwhile; then the bot thinks again.
      if (this.#play.entries.length !== next.entries) continue;
      this.#play.act(next.seat, next.action);
      await this.#publish();
    }
  }

  async #pauseBefore(): Promise<void> {
    if (this.#pace.pause > 0) await this.#around.sleep(this.#pace.pause);
    while ((this.#pace.held || this.#pace.seen < this.#step) && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.#release = resolve;
      });
    }
  }

  #nextBotAction(mayVolunteer: boolean) {
    if (this.#play.result) return undefined;
    const entries = this.#play.entries.length;
    const seat = this.#play.toAct.find((each) => this.#bots.has(each));
    if (seat !== undefined) return { seat, entries, action: this.#choose(seat), volunteered: false };
    if (!mayVolunteer) return undefined;
    for (const other of this.#play.mayAct) {
      const action = this.#bots.get(other)?.volunteer?.(this.#turn(other));
      if (action !== undefined && !this.#play.check(other, action))
        return { seat: other, entries, action, volunteered: true };
    }
    return undefined;
  }

  /** A bot with a fault must not stop the table: the error is reported and the bot moves at random. */
  #choose(seat: Seat): unknown {
    const turn = this.#turn(seat);
    try {
      const action = this.#bots.get(seat)!.choose(turn);
      if (!this.#play.check(seat, action)) return action;
      console.error('a bot chose an illegal action', action);
    } catch (error) {
      console.error(error);
    }
    return turn.sample();
  }

  #turn(seat: Seat): SampledTurn {
    return turnOf(this.#play, seat, this.#around.botSeed);
  }
}

/** Files may name a level that this version doesn't know; then the best one sits down. */
function makeBot(bots: BotLevels, level: string): Bot {
  return Object.hasOwn(bots, level) ? bots[level as Level]() : bots.normal();
}
