/** A match on the command line: words, read into what is played. */
import { RANDOM, type Match, type Player } from '@stellwerk/bots';
import { GAME_IDS, isGameId, type GameId, type GameModule } from '@stellwerk/games';
import { readTable, type Game } from '@stellwerk/kernel';
import { commandOf, type Outside } from './outside.ts';
import { sentence } from './sentences.ts';
import { OPTIONS_EXAMPLE, UsageError } from './usage.ts';

export function readGame(name: string | undefined): GameId {
  if (name === undefined) throw new UsageError(`Which game? Name it with --game: ${GAME_IDS.join(', ')}.`);
  if (!isGameId(name)) throw new UsageError(`“${name}” is not a game. There are ${GAME_IDS.join(', ')}.`);
  return name;
}

/** A match as it was asked for: plain data, so that a thread can read it as well. */
export interface MatchWords {
  readonly bots?: string | undefined;
  readonly plays?: string | undefined;
  readonly seed: string;
  readonly options: string;
  readonly mirror: boolean;
}

/** Programs from outside are run by `outside`. */
export function readMatch(module: GameModule, words: MatchWords, outside?: Outside): Match {
  const { game, bots: levels } = module;
  const bots = readBots(
    words.bots,
    { random: () => RANDOM, ...levels },
    (name, command) => () => outside!.player(module, name, command),
  );
  const { min, max } = game.seats;
  if (bots.length < min || bots.length > max) {
    throw new UsageError(`${game.id} is for ${min} to ${max} players; --bots names ${bots.length}.`);
  }
  const read = readTable(game, parseJson(words.options), bots.length);
  if (!read.ok) throw new UsageError(sentence(read.reason, game.options));
  const plays = readCount(words.plays);
  if (words.mirror && plays % bots.length !== 0) {
    throw new UsageError(`With --mirror the number of plays must be a multiple of the number of bots, ${bots.length}.`);
  }
  return { game, bots, options: read.options, plays, seed: words.seed, mirror: words.mirror };
}

/** The smallest number of seats that can play with these options, or the game's least where none can, which `readTable` refuses with the reason. */
export function fewestSeats(game: Game, options: unknown): number {
  const { min, max } = game.seats;
  for (let seats = min; seats <= max; seats++) if (readTable(game, options, seats).ok) return seats;
  return min;
}

function readBots(
  list: string | undefined,
  makers: Readonly<Record<string, () => Player>>,
  outside: (name: string, command: string) => () => Player,
): Match['bots'] {
  const known = Object.keys(makers).join(', ');
  if (list === undefined) throw new UsageError(`Who plays? Name one bot for each seat with --bots: ${known}.`);
  return list.split(',').map((word) => {
    const name = word.trim();
    const command = commandOf(name);
    if (command) return { name, make: outside(name, command) };
    if (!Object.hasOwn(makers, name)) throw new UsageError(`“${name}” is not a bot. There are ${known}.`);
    return { name, make: makers[name]! };
  });
}

function readCount(text: string | undefined): number {
  if (text === undefined) throw new UsageError('How many plays? Say it with --plays.');
  const plays = Number(text);
  if (/^\d{1,9}$/.test(text) && plays >= 1) return plays;
  throw new UsageError(`“${text}” is not a number of plays. It is a whole number from 1 up.`);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--options takes JSON, such as '${OPTIONS_EXAMPLE}', not “${text}”.`);
  }
}
