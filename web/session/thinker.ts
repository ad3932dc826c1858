/** What takes long, bots that search and the analysis of plays, has a worker of its own, started when the first of them is wanted. */
import {
  analyse,
  courseSince,
  lostBy,
  nextToBest,
  weigh,
  type AnalysisMoment,
  type Compared,
  type Position,
  type Progress,
  type Weighed,
} from '@stellwerk/bots';
import {
  loadPlay,
  savePlay,
  thinkingApart,
  type BotLevels,
  type Level,
  type Play,
  type PlayFile,
  type Seat,
  type Turn,
} from '@stellwerk/kernel';
import { playAt } from '@stellwerk/tables';
import { proxy, wrap, type Remote } from 'comlink';
import type { Games } from './library.ts';
import { puzzleOf } from './puzzle-of.ts';

export const THINKER = 'stellwerk thinker';

/** Turns that the solution of a puzzle is compared with. */
const RIVALS = 2;

/** How often what runs long tells how far it is (ms). */
const TELLING = 200;

/** Nobody waits longer for the chances of a hint (ms). */
const PATIENCE = 2500;

/** So many analyses are kept, done or not. */
const KEPT = 6;

interface Begun {
  /** The play and the seats, as text. */
  readonly of: string;
  readonly steps: ReturnType<typeof analyse>;
  last: Progress | undefined;
}

export type Ways = readonly (readonly unknown[])[];
/** Is told how good each way is, and says whether anybody still wants to know. */
export type Heard = (weighed: Weighed) => boolean | Promise<boolean>;

/** What that worker does. */
export class Thinker {
  readonly #games: Games;
  /** The analysis that runs; another one stops it. */
  #running = 0;
  /** Analyses that go on where they stopped, the latest last. */
  #begun: readonly Begun[] = [];

  constructor(games: Games) {
    this.#games = games;
  }

  async choose(game: string, level: Level, turn: Turn): Promise<unknown> {
    const { bots } = await this.#games[game]!();
    return bots[level]().choose(turn);
  }

  /** By how much a turn is worse than the solution of a puzzle. */
  async lost(id: string, number: number, way: readonly unknown[]): Promise<number> {
    const { position, best } = await this.#posed(id, number);
    return lostBy(position, best, way);
  }

  /** The solution of a puzzle beside the turns that come next to it. */
  async compared(id: string, number: number): Promise<readonly Compared[]> {
    const { position, best } = await this.#posed(id, number);
    return nextToBest(position, best, RIVALS);
  }

  async #posed(
    id: string,
    number: number,
  ): Promise<{ readonly position: Position; readonly best: readonly unknown[] }> {
    const found = await puzzleOf(id, number);
    const { game, puzzleGuide: guide } = await this.#games[id]!();
    const { file, puzzle } = found!;
    const { state } = playAt(game, file, puzzle.at);
    return { position: { game, guide, state, seat: puzzle.seat }, best: puzzle.best };
  }

  /** Tells how far it is until it is done or stopped, and whether it is done; what was stopped goes on from there. */
  async analyse(file: PlayFile, seats: readonly Seat[], tell: (progress: Progress) => void): Promise<boolean> {
    const own = ++this.#running;
    const begun = await this.#analysisOf(file, seats);
    if (!begun) return false;
    if (begun.last) tell(begun.last);
    let told = performance.now();
    while (own === this.#running) {
      const { done, value } = begun.steps.next();
      if (done) return true;
      begun.last = value;
      if (performance.now() - told <= TELLING && value.done < value.total) continue;
      tell(value);
      told = performance.now();
      // A chance to be stopped, and for bots elsewhere to be asked.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return false;
  }

  async courseSince(file: PlayFile, eyes: Seat, entries: number): Promise<readonly AnalysisMoment[]> {
    const { game, guide } = await this.#games[file.game]!();
    const loaded = loadPlay(game, file);
    return loaded.ok ? courseSince(game, guide, loaded.play, eyes, entries) : [];
  }

  async #analysisOf(file: PlayFile, seats: readonly Seat[]): Promise<Begun | undefined> {
    const of = JSON.stringify([file, seats.toSorted((a, b) => a - b)]);
    let begun = this.#begun.find((each) => each.of === of);
    if (!begun) {
      const { game, guide } = await this.#games[file.game]!();
      const loaded = loadPlay(game, file);
      if (!loaded.ok) return undefined;
      begun = { of, steps: analyse(game, guide, loaded.play, seats), last: undefined };
    }
    this.#begun = [...this.#begun.filter((each) => each.of !== of), begun].slice(-KEPT);
    return begun;
  }

  /** Tells how good ways to go on are, by what a seat sees, until that is known well or nobody listens any more. */
  async weigh(id: string, view: unknown, seat: Seat, ways: Ways, isHeard: Heard): Promise<void> {
    const { game, guide } = await this.#games[id]!();
    const turn: Turn = { seat, view, heard: [], options: {}, rules: game.version, seed: 1 };
    const steps = weigh(game, guide, turn, ways);
    const begun = performance.now();
    for (let told = begun; ;) {
      const { done, value: weighed } = steps.next(performance.now() - begun > PATIENCE);
      if (done) return;
      if (performance.now() - told < TELLING && weighed.done < 1) continue;
      if (!(await isHeard(weighed))) return;
      told = performance.now();
    }
  }

  stop(): void {
    this.#running++;
  }
}

let running: { readonly thinker: Remote<Thinker>; readonly broken: Promise<never> } | undefined;

function start() {
  // The same script again: nothing has to be loaded twice.
  const worker = new Worker(self.location.href, { type: 'module', name: THINKER });
  const broken = new Promise<never>((_, reject) => worker.addEventListener('error', reject, { once: true }));
  broken.catch(() => {});
  return { thinker: wrap<Thinker>(worker), broken };
}

export function inThinker(game: string, bots: BotLevels): BotLevels {
  return thinkingApart(bots, async (level, turn) => {
    try {
      const { thinker, broken } = (running ??= start());
      return await Promise.race([thinker.choose(game, level, turn), broken]);
    } catch {
      // Where there is no second worker, this one thinks; a fault of the bot comes to light again.
      return bots[level]().choose(turn);
    }
  });
}

let analyses = 0;

/** Begins to analyse a play, or goes on with it; the returned function stops it, and no later one. `left` is told that it won't go on. */
export function analyseApart(
  play: Play,
  seats: readonly Seat[],
  tell: (progress: Progress) => void,
  left: () => void,
): () => void {
  const { thinker, broken } = (running ??= start());
  const own = ++analyses;
  Promise.race([thinker.analyse(savePlay(play), seats, proxy(tell)), broken]).then((done) => done || left(), left);
  return () => {
    if (own === analyses) void thinker.stop();
  };
}

export function courseApart(play: Play, eyes: Seat, entries: number): Promise<readonly AnalysisMoment[]> {
  const { thinker, broken } = (running ??= start());
  return Promise.race([thinker.courseSince(savePlay(play), eyes, entries), broken]);
}

export async function weighApart(id: string, view: unknown, seat: Seat, ways: Ways, isHeard: Heard): Promise<void> {
  const { thinker, broken } = (running ??= start());
  await Promise.race([thinker.weigh(id, view, seat, ways, proxy(isHeard)), broken]);
}

export function lostApart(id: string, number: number, way: readonly unknown[]): Promise<number> {
  const { thinker, broken } = (running ??= start());
  return Promise.race([thinker.lost(id, number, way), broken]);
}

export function comparedApart(id: string, number: number): Promise<readonly Compared[]> {
  const { thinker, broken } = (running ??= start());
  return Promise.race([thinker.compared(id, number), broken]);
}
