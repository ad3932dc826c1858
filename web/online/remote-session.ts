/** A play on the server, for one page: what was told so far, and what may be done now, worked out here from the view. */
import type { Reason, Seat, Viewer } from '@stellwerk/kernel';
import { standing, type Moment, type Pace, type Step } from '@stellwerk/tables';
import { patched } from '@stellwerk/tables/patch';
import type {
  Answer,
  ClockShown,
  LateTurn,
  PlayShown,
  StepsMessage,
  WindowShown,
  WireStep,
} from '@stellwerk/tables/wire';
import { ask as askWorker } from '../session/engine.ts';
import type { Live, PlayingSession, SessionState, Snapshot } from '../session/session.ts';
import { connection, type Question } from './connection.ts';

/** Others' moves never follow each other faster than this, so that each can be seen. */
const LONGEST_PAUSE = 500;
/** So many at once are the past: they are shown together. */
const MANY = 4;

export class RemoteSession implements PlayingSession {
  state: SessionState = { status: 'opening' };
  readonly number: number;
  clock: ClockShown | undefined;
  window: WindowShown | undefined;
  readonly #table: string;
  readonly #listeners = new Set<() => void>();
  /** All that has been told; the state may be behind, while a move of somebody else is shown. */
  #told: PlayShown;
  #log: readonly Step[] = [];
  #queue: { readonly told: PlayShown; readonly log: readonly Step[] }[] = [];
  #pace: Pace = { pause: 0, held: false, seen: 0 };
  #step = 0;
  #showing: Promise<void> | undefined;
  #wake: (() => void) | undefined;

  constructor(table: string, play: PlayShown) {
    this.#table = table;
    this.number = play.play;
    this.#told = play;
    this.resume(play);
  }

  get viewer(): Viewer {
    return this.#told.viewer;
  }
  /** Turns that a bot had to finish. */
  get late(): readonly LateTurn[] {
    return this.#told.late ?? [];
  }
  /** How many turns have been taken back, shown or not. */
  get rewinds(): number {
    return this.#log.filter(({ rewinds }) => rewinds).length;
  }
  /** The last step that this page was told. */
  get seen(): number {
    return this.#told.seen;
  }
  get game(): string {
    return this.#told.game;
  }
  get players(): PlayShown['players'] {
    return this.#told.players;
  }

  /** The page came back: the present, with the steps that it lacked. */
  resume(play: PlayShown): void {
    if (this.state.status === 'live' && play.seen === this.seen && this.#queue.length === 0) {
      // Nothing was missed: what the person has begun stays as it is.
      this.#told = { ...this.#told, ...play };
      this.clock = play.clock;
      this.window = play.window ?? undefined;
      return;
    }
    this.#queue = [];
    this.#tell({ ...this.#told, ...play }, stepsOf(play));
  }

  /** What is new; false if it does not follow on what was told before. */
  update(message: StepsMessage): boolean {
    const { patch, steps, seen, toAct, undo, clock, window, result, late } = message;
    const told = this.#told;
    if (seen !== told.seen + steps.length) return false;
    if (late) {
      // No step, and so no reason to look again.
      this.#told = { ...told, late };
      return true;
    }
    this.#tell(
      {
        ...told,
        seen,
        view: patch ? patched(told.view, patch) : told.view,
        toAct: toAct ?? told.toAct,
        undo: undo ?? told.undo ?? false,
        ...(clock && { clock }),
        ...(window !== undefined && { window }),
        ...(result && { result }),
      },
      stepsOf({ steps, seen }),
    );
    return true;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  close(): void {
    this.#listeners.clear();
  }

  act = (action: unknown, seen: number): Promise<Reason | undefined> => this.actAll([action], seen);
  actAll = (actions: readonly unknown[], seen: number): Promise<Reason | undefined> =>
    this.#ask({ type: 'act', seen, actions: [...actions], ...this.#here });
  undo = (seen: number): Promise<Reason | undefined> => this.#ask({ type: 'undo', seen, ...this.#here });
  why = async (action: unknown): Promise<Reason | undefined> => {
    const { viewer, view, game } = this.#told;
    if (typeof viewer !== 'number') return { code: 'play.notToAct' };
    return askWorker((service) => service.judge.whyNot(game, view, viewer, action));
  };

  lookBack = async (step: number): Promise<Moment> => {
    const answer = await connection.ask({ type: 'look', step, ...this.#here });
    if (!answer.ok || !answer.moment) throw new Error('the moment can’t be shown');
    const { view, toAct, result, all } = answer.moment;
    const fresh = this.#log[step]?.events ?? [];
    return { viewer: this.viewer, view, toAct, result, fresh, ...(all && { all }) };
  };

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#wake?.();
  }

  /** In a window nothing is told before it closes, also not that my answer was the last one asked of me, or came too late. */
  rest(): void {
    if (!this.window) return;
    const told = { ...this.#told, toAct: this.#told.toAct.filter((seat) => seat !== this.viewer) };
    this.#queue.push({ told, log: this.#log });
    this.#showing ??= this.#showAll();
  }

  // The server has the clock, and everybody has a screen of their own.
  timeOut = async (): Promise<void> => {};
  passFor = async (): Promise<void> => {};
  takeScreen = async (_seat: Seat): Promise<void> => {};

  get #here() {
    return { table: this.#table, play: this.number };
  }

  async #ask(question: Question): Promise<Reason | undefined> {
    const before = this.#told;
    const answer: Answer = await connection.ask(question);
    if (answer.ok && before === this.#told) this.rest();
    // Until then the screen shows a table that is gone, and what is sent from it would be refused.
    await this.#showing;
    return answer.ok ? undefined : answer.reason;
  }

  #tell(told: PlayShown, steps: readonly Step[]): void {
    this.#told = told;
    this.clock = told.clock;
    this.window = told.window ?? undefined;
    const from = steps[0]?.number ?? this.#log.length;
    this.#log = [...this.#log.slice(0, from), ...steps];
    this.#queue.push({ told, log: this.#log });
    this.#showing ??= this.#showAll();
  }

  async #showAll(): Promise<void> {
    for (let next; (next = this.#next());) {
      await this.#show(next.told, next.log);
      await this.#untilSeen();
    }
    this.#showing = undefined;
  }

  #next() {
    if (this.#queue.length < MANY) return this.#queue.shift();
    const last = this.#queue.at(-1);
    this.#queue = [];
    return last;
  }

  async #show(told: PlayShown, log: readonly Step[]): Promise<void> {
    const { viewer, view, toAct, game, result, seen } = told;
    const mine = result ? NOTHING : await askWorker((service) => service.judge.choices(game, view, viewer, toAct));
    const before = this.state.status === 'live' ? this.state.snapshot.log : log;
    const snapshot: Snapshot = {
      viewer,
      view,
      toAct,
      result,
      log,
      seen,
      step: this.#step++,
      fresh: standing(log.slice(before.length)).flatMap(({ events }) => events),
      open: false,
      me: mine.may ? (viewer as Seat) : undefined,
      legal: mine.legal,
      canUndo: told.undo ?? false,
      reaction: Boolean(told.window),
      handOver: undefined,
      mayAct: [],
    };
    this.state = {
      status: 'live',
      snapshot,
      game,
      players: told.players.map((player, seat) => ({ ...player, seat })),
      commitment: told.commitment,
      options: told.options,
      storage: 'ok',
      apart: true,
    } satisfies Live;
    for (const listener of this.#listeners) listener();
  }

  /** My own moves are followed at once; those of others are looked at first. */
  async #untilSeen(): Promise<void> {
    const { state } = this;
    if (state.status !== 'live') return;
    const { log, fresh } = state.snapshot;
    if (fresh.length === 0 || log.at(-1)?.seat === this.viewer) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(this.#pace.pause, LONGEST_PAUSE)));
    while (this.#pace.held) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
}

const NOTHING = { may: false, legal: [] as readonly unknown[] };

function stepsOf({ steps, seen }: { readonly steps: readonly WireStep[]; readonly seen: number }): readonly Step[] {
  const first = seen + 1 - steps.length;
  return steps.map(([seat, events, undoes, rewinds], index) => ({
    number: first + index,
    seat: seat ?? undefined,
    events,
    ...(undoes !== undefined && { undoes }),
    ...(rewinds && { rewinds }),
  }));
}
