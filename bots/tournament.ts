/** Many plays between the same bots, seats rotating, and what they add up to. */
import type { Game, Play, Result } from '@stellwerk/kernel';
import { playOut, RANDOM, type Player } from './play-out.ts';

export interface Match {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  /** The bots at the table, each with a maker: every play gets fresh ones. */
  readonly bots: readonly { readonly name: string; make(): Player }[];
  readonly plays: number;
  readonly seed: string;
  /** Plays each deal once for every rotation of the seats, so that luck falls on all bots alike. */
  readonly mirror?: boolean;
}

/** Which bot sits on which seat: in every play all move on by one. */
export function rotation(bots: number, play: number): readonly number[] {
  return Array.from({ length: bots }, (_, seat) => (seat + play) % bots);
}

export interface Played {
  readonly play: Play;
  /** The index of the bot on each of its seats. */
  readonly seated: readonly number[];
}

/** One play of the match, from 0: the same whenever and wherever it is played. */
export async function playOfMatch(match: Match, index: number): Promise<Played> {
  const { game, options, bots, seed } = match;
  const seated = rotation(bots.length, index);
  const deal = match.mirror ? Math.floor(index / bots.length) : index;
  const players = seated.map((bot) => bots[bot]!);
  const made = players.map((player) => player.make());
  const names = players.map(({ name }) => name);
  try {
    const play = await playOut(game, made, { seed: `${seed}/${deal}`, botSeed: `${seed}/${index}`, options, names });
    return { play, seated };
  } finally {
    for (const player of made) if (player !== RANDOM) player.close?.();
  }
}

/** Play by play, one after another. */
export async function* tournament(match: Match): AsyncGenerator<Played> {
  for (let index = 0; index < match.plays; index++) yield await playOfMatch(match, index);
}

export interface Standing {
  readonly bot: string;
  /** A victory shared by two counts half for each. */
  readonly wins: number;
  /** Wins per play, 0 to 1. */
  readonly share: number;
  readonly meanScore: number;
}

export class Standings {
  readonly #names: readonly string[];
  readonly #wins: number[];
  readonly #scores: number[];
  #plays = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#wins = names.map(() => 0);
    this.#scores = names.map(() => 0);
  }

  get plays(): number {
    return this.#plays;
  }

  add(result: Result, seated: readonly number[]): void {
    this.#plays++;
    for (const seat of result.winners) this.#wins[seated[seat]!]! += 1 / result.winners.length;
    for (const [seat, score] of result.scores.entries()) this.#scores[seated[seat]!]! += score;
  }

  /** In the order in which the bots were named. */
  table(): readonly Standing[] {
    const plays = Math.max(1, this.#plays);
    return this.#names.map((bot, index) => ({
      bot,
      wins: thirdsAdded(this.#wins[index]!),
      share: thirdsAdded(this.#wins[index]! / plays),
      meanScore: this.#scores[index]! / plays,
    }));
  }
}

/** Three times a third is one, not 0.9999999999999999. */
function thirdsAdded(sum: number): number {
  return Math.round(sum * 1e9) / 1e9;
}
