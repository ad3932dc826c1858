/** Work for all cores: the plays of a match in threads, and bots that think beside the server. The results are the same in any number of threads. */
import { availableParallelism } from 'node:os';
import type { GameId } from '@stellwerk/games';
import type { Piscina } from 'piscina';
import type { MatchWords } from './match.ts';
import { play, type Decision, type PlayDone, type PlayWanted } from './thinker.ts';
import { UsageError } from './usage.ts';

/** No bot thinks so long; one that does is stuck, and its thread is given up (ms). */
const LONGEST = 20_000;
const MOST_MEMORY_MB = 512;
const IDLE_MS = 60_000;

async function openPool(threads: number): Promise<Piscina> {
  const { default: Pool } = await import('piscina');
  return new Pool({
    filename: new URL('./thinker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
}

export function readJobs(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new UsageError(`“${text}” is not a number of jobs. It is a whole number from 1 up.`);
}

/** The plays of a match in their order, `jobs` at a time. */
export async function* playsOf(
  game: GameId,
  words: MatchWords,
  plays: number,
  jobs: number,
  saved: boolean,
): AsyncGenerator<PlayDone> {
  const threads = Math.min(jobs, plays);
  const wanted = (index: number): PlayWanted => ({ game, words, index, saved });
  if (threads === 1) {
    for (let index = 0; index < plays; index++) yield await play(wanted(index));
    return;
  }
  const pool = await openPool(threads);
  try {
    const running: Promise<PlayDone>[] = [];
    for (let index = 0; index < plays; index++) {
      const done: Promise<PlayDone> = pool.run(wanted(index), { name: 'play' });
      // Whose turn it is to be told hears of it.
      done.catch(() => {});
      running.push(done);
      // One more than can run is ready, so that no thread waits for this one.
      if (running.length > 2 * threads) yield await running.shift()!;
    }
    while (running.length > 0) yield await running.shift()!;
  } finally {
    await pool.destroy();
  }
}

/** Bots that think in threads, made when the first one has to. */
export class Thinkers {
  #pool: Promise<Piscina> | undefined;

  async choose(decision: Decision): Promise<unknown> {
    // One core is left for the tables.
    const pool = await (this.#pool ??= openPool(Math.max(1, availableParallelism() - 1)));
    return pool.run(decision, { name: 'choose', signal: AbortSignal.timeout(LONGEST) });
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }
}
