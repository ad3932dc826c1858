/** Work for all cores: the plays of a match in threads, and bots that think beside the server. The results are the same in any number of threads. */
import { availableParallelism } from 'node:os';
import type { Match } from '@stellwerk/bots';
import type { GameId, GameModule } from '@stellwerk/games';
import { thinkingApart } from '@stellwerk/kernel';
import type { Piscina } from 'piscina';
import type { MatchWords } from './match.ts';
import { commandOf } from './outside.ts';
import { playHere, type Decision, type PlayDone, type PlayWanted } from './thinker.ts';
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

export interface Wanted {
  readonly game: GameId;
  readonly words: MatchWords;
  /** What the words say. */
  readonly match: Match;
  readonly jobs: number;
  /** The play files are wanted as well. */
  readonly saved: boolean;
}

/** The plays of a match in their order, `jobs` at a time. */
export async function* playsOf({ game, words, match, jobs, saved }: Wanted): AsyncGenerator<PlayDone> {
  const threads = Math.min(jobs, match.plays);
  // Programs from outside are processes of their own: they are waited for here, and so are the bots that think in threads beside them.
  if (threads === 1 || match.bots.some(({ name }) => commandOf(name) !== undefined))
    return yield* inOrder(match.plays, threads, (index) => playHere(match, index, saved));
  const pool = await openPool(threads);
  const start = (index: number): Promise<PlayDone> =>
    pool.run({ game, words, index, saved } satisfies PlayWanted, { name: 'play' });
  try {
    // Twice as many as run are ready, so that no thread waits for this one.
    yield* inOrder(match.plays, 2 * threads, start);
  } finally {
    await pool.destroy();
  }
}

async function* inOrder<T>(count: number, ahead: number, start: (index: number) => Promise<T>): AsyncGenerator<T> {
  const running: Promise<T>[] = [];
  for (let index = 0; index < count; index++) {
    const done = start(index);
    // An error is told when its turn has come.
    done.catch(() => {});
    running.push(done);
    if (running.length >= ahead) yield await running.shift()!;
  }
  while (running.length > 0) yield await running.shift()!;
}

/** The game's bots at the table with programs from outside, if any are named: the plays run in this thread, so who searches thinks in others. */
export function besidePrograms(
  game: GameId,
  module: GameModule,
  bots: string | undefined,
  thinkers: Pick<Thinkers, 'choose'>,
): GameModule {
  return bots?.split(',').some((name) => commandOf(name.trim()) !== undefined)
    ? thinkingIn(thinkers, game, module)
    : module;
}

/** A game whose searching bots think in threads: who plays here never waits for them. */
export function thinkingIn(thinkers: Pick<Thinkers, 'choose'>, game: GameId, module: GameModule): GameModule {
  return { ...module, bots: thinkingApart(module.bots, (level, turn) => thinkers.choose({ game, level, turn })) };
}

/** Bots that think in threads, made when the first one has to. */
export class Thinkers {
  readonly #threads: number;
  #pool: Promise<Piscina> | undefined;

  constructor(threads: number) {
    this.#threads = threads;
  }

  async choose(decision: Decision): Promise<unknown> {
    const pool = await (this.#pool ??= openPool(this.#threads));
    return pool.run(decision, { name: 'choose', signal: AbortSignal.timeout(LONGEST) });
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }
}
