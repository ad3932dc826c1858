/** Bots that think long have a worker of their own, started by the first one who has to. */
import { thinkingApart, type BotLevels, type Level, type Turn } from '@stellwerk/kernel';
import { wrap, type Remote } from 'comlink';
import type { Games } from './library.ts';

export const THINKER = 'stellwerk thinker';

/** What that worker does. */
export class Thinker {
  readonly #games: Games;

  constructor(games: Games) {
    this.#games = games;
  }

  async choose(game: string, level: Level, turn: Turn): Promise<unknown> {
    const { bots } = await this.#games[game]!();
    return bots[level]().choose(turn);
  }
}

let running: { readonly thinker: Remote<Thinker>; readonly broken: Promise<never> } | undefined;

function start() {
  // The same script again: nothing has to be loaded twice.
  const worker = new Worker(self.location.href, { type: 'module', name: THINKER });
  const broken = new Promise<never>((_, reject) => worker.addEventListener('error', reject, { once: true }));
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
