/** What the worker offers to the page. States of plays stay on this side; views, legal actions and reasons cross over. */
import { toldIn, type Facts, type Lesson, type Seat, type Viewer } from '@stellwerk/kernel';
import { insteadOf } from '@stellwerk/bots';
import {
  Feed,
  Guided,
  HomeScreen,
  Pacer,
  playAt,
  Posed,
  Replayer,
  Table,
  type Moment,
  type Pace,
  type ScreenState,
  type Step,
} from '@stellwerk/tables';
import { proxy, type ProxyMarked } from 'comlink';
import type { SafeStore, StorageState } from '../storage/safe-store.ts';
import { Judge } from './judge.ts';
import { Library, type Games, type Loaded } from './library.ts';
import { trunkOf } from './make-id.ts';
import { lockPlay, type PlayLock } from './play-lock.ts';
import { refused, type Outcome } from './setup.ts';
import { inSteps, momentsIn, type AnalysisState, type JudgedTurn, type MomentOfStep } from '../analysis/steps.ts';
import { puzzleOf, type Judged } from './puzzle-of.ts';
import {
  analyseApart,
  comparedApart,
  courseApart,
  inThinker,
  lostApart,
  weighApart,
  type Heard,
  type Ways,
} from './thinker.ts';

/** What the words of lessons may name, by game. */
const FACTS = import.meta.glob<Facts>('../../games/*/lessons/facts.ts', { import: 'facts' });

/** The lesson in words that fit its positions. */
export async function told(games: Games, lesson: Lesson): Promise<Lesson> {
  const id = lesson.play.game;
  const [{ game }, facts] = await Promise.all([games[id]!(), FACTS[`../../games/${id}/lessons/facts.ts`]!()]);
  return toldIn(game, facts, lesson);
}

type Emit = (state: ScreenState, storage: StorageState) => void;

export class Service {
  /** Asked by the page as it is. */
  readonly library: Library & ProxyMarked;
  readonly judge: Judge & ProxyMarked;

  readonly #games: Games;

  constructor(games: Games, store: SafeStore) {
    this.#games = games;
    this.library = proxy(new Library(games, store));
    this.judge = proxy(new Judge(games));
  }

  /** Sits down at a play: states go to `emit` until the handle is closed. */
  async open(id: string, pace: Pace, emit: Emit) {
    let close = (): void => {};
    const lock = await lockPlay(id, () => {
      close();
      emit({ status: 'failed', reason: { code: 'session.otherTab' } }, this.library.storage);
    });
    if (!lock) return refused('session.otherTab');
    const loaded = await this.library.load(id).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    if (!loaded.ok) {
      lock.release();
      return loaded;
    }
    if (!(await lock.isHeld())) return refused('session.otherTab');
    const handle = this.#sitDown(id, loaded, lock, pace, emit);
    close = handle.close;
    return proxy(handle);
  }

  told(lesson: Lesson): Promise<Lesson> {
    return told(this.#games, lesson);
  }

  /** Sits down at a lesson where one of its steps begins. Nothing of it is kept. */
  async learn(
    lesson: Lesson,
    step: number,
    name: string,
    pace: Pace,
    emit: (state: ScreenState, position: number, isOnLine: boolean) => void,
  ) {
    const { game } = await this.#games[lesson.play.game]!();
    const pacer = pacerOf(pace);
    const guided = new Guided(game, lesson, step, name, {
      pause: () => pacer.wait(() => screen.step),
      report: reportTo((state) => tell(state)),
      answersForced: true,
    });
    const tell = (state: ScreenState): void => emit(state, guided.position, guided.isOnLine);
    const screen = new HomeScreen(guided.table, true, tell);
    screen.show();
    guided.table.start();
    const close = (): void => {
      guided.table.close();
      pacer.close();
    };
    return proxy({ ok: true as const, screen: proxy(screen), guided: proxy(guided), pacer: proxy(pacer), close });
  }

  /** Sits down at a puzzle. Nothing of it is kept. */
  async puzzle(
    id: string,
    number: number,
    name: string,
    begun: readonly unknown[],
    emit: (state: ScreenState, isOver: boolean) => void,
  ) {
    const found = await puzzleOf(id, number);
    if (!found) return refused('session.missing');
    const { puzzle, file } = found;
    const module = await this.#games[id]!();
    const { game, puzzleGuide: guide } = module;
    const play = playAt(game, file, puzzle.at, { seat: puzzle.seat, name });
    const report = reportTo((state) => tell(state));
    const posing = found.poseIn(module, game.clone(play.state));
    const posed = new Posed(play, guide, puzzle, report, begun);
    const tell = (state: ScreenState): void => emit(state, posed.isOver);
    const screen = new HomeScreen(posed.table, true, tell);
    screen.show();
    const judge = async (): Promise<Judged> => posing.judge(posed.way, await lostApart(id, number, posed.way));
    const compared = (): ReturnType<typeof comparedApart> => comparedApart(id, number);
    const close = (): void => posed.table.close();
    const { motive, ask } = posing;
    const asked = { motive, ask };
    return proxy({ ok: true as const, screen: proxy(screen), posed: proxy(posed), asked, judge, compared, close });
  }

  async replay(id: string) {
    const loaded = await this.library.load(id);
    if (!loaded.ok) return loaded;
    return proxy({ ok: true as const, replayer: proxy(new Replayer(loaded.play)), close: () => {} });
  }

  /** Plays on from a step of a play, as its viewer counts them. */
  async tryFrom(id: string, viewer: Viewer, step: number): Promise<Outcome<{ id: string }>> {
    const loaded = await this.library.load(id);
    if (!loaded.ok) return loaded;
    return this.library.branch(id, new Feed(loaded.play, viewer).entriesAt(step), viewer);
  }

  /** The other courses of a play, as its viewer knows them: what was tried from it, or what it was tried from. */
  async coursesBeside(id: string, viewer: Viewer): Promise<readonly { id: string; log: readonly Step[] }[]> {
    const trunk = trunkOf(id);
    const found: { id: string; log: readonly Step[] }[] = [];
    for (const other of trunk === undefined ? await this.library.tries(id) : [trunk]) {
      const loaded = await this.library.load(other);
      if (loaded.ok) found.push({ id: other, log: new Feed(loaded.play, viewer).steps() });
    }
    return found;
  }

  /** How a play went, in the steps that a viewer has seen; told to `emit` until it is done or stopped, nothing if it can't go on. */
  async analyse(id: string, viewer: Viewer, seats: readonly Seat[], emit: (state?: AnalysisState) => void) {
    const loaded = await this.library.load(id);
    if (!loaded.ok) return loaded;
    const feed = new Feed(loaded.play, viewer);
    const stop = analyseApart(
      loaded.play,
      seats,
      (progress) => emit(inSteps(progress, feed)),
      () => emit(),
    );
    const { game, guide } = loaded.module;
    const instead = async ({ seat, entries, others }: JudgedTurn): Promise<readonly (Moment | undefined)[]> =>
      others.map(({ actions }) => {
        const after = insteadOf(game, guide, loaded.play, { seat, from: entries, way: actions });
        if (!after) return undefined;
        const { state, events } = after;
        const all = loaded.play.head.seats.map((_, each) => game.view(state, each));
        const result = game.result(state);
        return { viewer, view: game.view(state, viewer), toAct: game.toAct(state), fresh: events, result, all };
      });
    return proxy({ ok: true as const, stop, instead });
  }

  /** The chances since a step, as a seat could know them: how a try goes on from there. */
  async courseSince(id: string, viewer: Viewer, eyes: Seat, step: number): Promise<readonly MomentOfStep[]> {
    const loaded = await this.library.load(id);
    if (!loaded.ok) return [];
    const feed = new Feed(loaded.play, viewer);
    return momentsIn(await courseApart(loaded.play, eyes, feed.entriesAt(step)), feed);
  }

  /** How good ways to go on are, by what a seat sees: told until that is known well or nobody listens any more. */
  weigh(game: string, view: unknown, seat: Seat, ways: Ways, isHeard: Heard): Promise<void> {
    return weighApart(game, view, seat, ways, isHeard);
  }

  #sitDown(id: string, { play, module }: Loaded, lock: PlayLock, pace: Pace, emit: Emit) {
    const pacer = pacerOf(pace);
    const table = new Table(play, inThinker(play.head.game, module.bots), {
      append: async (from, entries, now) => {
        if (!(await lock.isHeld())) throw new Error('another tab has the play');
        await this.library.append(id, from, entries, now);
      },
      pause: () => pacer.wait(() => screen.step),
      report: reportTo((state) => emit(state, this.library.storage)),
      answersForced: true,
      botSeed: crypto.getRandomValues(new Int32Array(1))[0]!,
    });
    const screen = new HomeScreen(table, !this.library.isFresh(id), (state) => emit(state, this.library.storage));
    screen.show();
    table.start();
    const close = (): void => {
      table.close();
      pacer.close();
      lock.release();
    };
    return { ok: true as const, screen: proxy(screen), pacer: proxy(pacer), close };
  }
}

function pacerOf(pace: Pace): Pacer {
  return new Pacer(pace, (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
}

/** What a table does with its faults: those that end it are told. */
function reportTo(tell: (state: ScreenState) => void): (error: unknown, fatal: boolean) => void {
  return (error, fatal) => {
    console.error(error);
    if (fatal) tell({ status: 'failed', reason: { code: 'session.crash' } });
  };
}
