/** `stellwerk simulate`: bots against bots, many times, summed up. */
import { existsSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RANDOM, Standings, tournament, type Match, type Player } from '@stellwerk/bots';
import { GAME_IDS, GAMES, isGameId, type GameId, type GameModule } from '@stellwerk/games';
import { readOptions, savePlay, type Play } from '@stellwerk/kernel';
import { ProgressBar } from './progress.ts';
import { sentence } from './sentences.ts';
import { summaryJson, summaryTable } from './summary.ts';
import { Failure, OPTIONS_EXAMPLE, UsageError } from './usage.ts';

const OPTIONS = {
  game: { type: 'string' },
  bots: { type: 'string' },
  plays: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '{}' },
  save: { type: 'string' },
  mirror: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export async function simulateCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const id = readGame(values.game);
  const match = readMatch(await GAMES[id](), values);
  if (values.save !== undefined) await makeFolder(values.save);

  const standings = new Standings(match.bots.map(({ name }) => name));
  const bar = new ProgressBar(match.plays);
  let actions = 0;
  let playing = 0;
  let since = performance.now();
  for await (const { play, seated } of tournament(match)) {
    playing += performance.now() - since;
    actions += play.entries.length;
    standings.add(play.result!, seated);
    if (values.save !== undefined) await save(play, join(values.save, fileName(match, standings.plays)));
    bar.show(standings.plays);
    since = performance.now();
  }
  bar.clear();
  const summary = {
    game: id,
    plays: match.plays,
    bots: standings.table(),
    actionsPerSecond: rate(actions, playing),
    playsPerSecond: rate(match.plays, playing),
  };
  process.stdout.write(values.json ? summaryJson(summary) : summaryTable(summary, match));
}

function readGame(name: string | undefined): GameId {
  if (name === undefined) throw new UsageError(`Which game? Name it with --game: ${GAME_IDS.join(', ')}.`);
  if (!isGameId(name)) throw new UsageError(`“${name}” is not a game. There are ${GAME_IDS.join(', ')}.`);
  return name;
}

interface Words {
  readonly bots?: string | undefined;
  readonly plays?: string | undefined;
  readonly seed: string;
  readonly options: string;
  readonly mirror: boolean;
}

function readMatch({ game, bots: levels }: GameModule, words: Words): Match {
  const bots = readBots(words.bots, { random: () => RANDOM, ...levels });
  const { min, max } = game.seats;
  if (bots.length < min || bots.length > max) {
    throw new UsageError(`${game.id} is for ${min} to ${max} players; --bots names ${bots.length}.`);
  }
  const read = readOptions(game.options, parseJson(words.options));
  if (!read.ok) throw new UsageError(sentence(read.reason, game.options));
  const unfit = game.checkTable?.(read.options, bots.length);
  if (unfit) throw new UsageError(sentence(unfit));
  const plays = readCount(words.plays);
  if (words.mirror && plays % bots.length !== 0) {
    throw new UsageError(`With --mirror the number of plays must be a multiple of the number of bots, ${bots.length}.`);
  }
  return { game, bots, options: read.options, plays, seed: words.seed, mirror: words.mirror };
}

function readBots(list: string | undefined, makers: Readonly<Record<string, () => Player>>): Match['bots'] {
  const known = Object.keys(makers).join(', ');
  if (list === undefined) throw new UsageError(`Who plays? Name one bot for each seat with --bots: ${known}.`);
  return list.split(',').map((word) => {
    const name = word.trim();
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--options takes JSON, such as '${OPTIONS_EXAMPLE}', not “${text}”.`);
  }
}

function fileName({ game, seed, plays }: Match, index: number): string {
  const number = String(index).padStart(String(plays).length, '0');
  return `${game.id}-${seed.replace(/[^\w.-]/g, '_')}-${number}.json`;
}

/** Folder by folder: Node's `recursive` never comes back where the system lets nobody make folders, as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path);
  try {
    for (const path of missing) await mkdir(path);
  } catch (error) {
    throw new Failure(`The folder ${folder} can’t be made (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (!(await stat(folder)).isDirectory()) throw new Failure(`${folder} is not a folder.`);
}

async function save(play: Play, path: string): Promise<void> {
  await writeFile(path, `${JSON.stringify(savePlay(play))}\n`).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOSPC' ? `${path}: The disk is full.` : `${path}: Can’t be written (${error.code}).`,
    );
  });
}

/** Four digits: more would be noise. */
function rate(count: number, milliseconds: number): number {
  return Number(((1000 * count) / Math.max(milliseconds, 0.001)).toPrecision(4));
}
