/** What takes long, bots that search and the analysis of plays, has a worker of its own, started when the first of them is wanted. */
import { analyse, lostBy, nextToBest, type Compared, type Position, type Progress } from '@stellwerk/bots';
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

/** How often an analysis tells how far it is (ms). */
const TELLING = 200;

/** What that worker does. */
export class Thinker {
  readonly #games: Games;
  /** The analysis that runs; another one ends it. */
  #running = 0;

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
    const { game, guide } = await this.#games[id]!();
    const { file, puzzle } = found!;
    const { state } = playAt(game, file, puzzle.at);
    return { position: { game, guide, state, seat: puzzle.seat }, best: puzzle.best };
  }

  /** Tells how far it is until it is done or stopped. */
  async analyse(file: PlayFile, seats: readonly Seat[], tell: (progress: Progress) => void): Promise<void> {
    const own = ++this.#running;
    const { game, guide } = await this.#games[file.game]!();
    const loaded = loadPlay(game, file);
    if (!loaded.ok) return;
    let told = 0;
    for (const progress of analyse(game, guide, loaded.play, seats)) {
      if (performance.now() - told > TELLING || progress.done === progress.total) {
        tell(progress);
        told = performance.now();
        // A chance to be stopped, and for bots elsewhere to be asked.
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (own !== this.#running) return;
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

/** Begins to analyse a play; the returned function stops it. */
export function analyseApart(play: Play, seats: readonly Seat[], tell: (progress: Progress) => void): () => void {
  const { thinker } = (running ??= start());
  void thinker.analyse(savePlay(play), seats, proxy(tell));
  return () => void thinker.stop();
}

export function lostApart(id: string, number: number, way: readonly unknown[]): Promise<number> {
  const { thinker, broken } = (running ??= start());
  return Promise.race([thinker.lost(id, number, way), broken]);
}

export function comparedApart(id: string, number: number): Promise<readonly Compared[]> {
  const { thinker, broken } = (running ??= start());
  return Promise.race([thinker.compared(id, number), broken]);
}
