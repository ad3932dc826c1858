/** `stellwerk puzzles`: finds puzzles in plays of bots, or solves those that ship once more. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isConfirmed, mixture, playOfMatch, puzzlesIn, type Found } from '@stellwerk/bots';
import { GAMES, PUZZLES, type GameId, type GameModule } from '@stellwerk/games';
import {
  DIFFICULTIES,
  hash,
  savePlay,
  type Difficulty,
  type Game,
  type Play,
  type PlayFile,
  type Puzzle,
  type Puzzles,
} from '@stellwerk/kernel';
import { botName, playAt } from '@stellwerk/tables';
import { readGame, readMatch } from './match.ts';
import { ProgressBar } from './progress.ts';
import { save } from './save.ts';
import { Failure, UsageError } from './usage.ts';

const OPTIONS = {
  game: { type: 'string' },
  count: { type: 'string' },
  plays: { type: 'string', default: '200' },
  seed: { type: 'string' },
  out: { type: 'string' },
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** As many as ship of each game. */
const COUNT = '30';
/** At a table of so many. */
const SEATS = 3;
const NONE: Puzzles = { plays: [], puzzles: [] };

export async function puzzlesCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const id = readGame(values.game);
  const module = await GAMES[id]();
  if (values.check) return check(id, module, values);
  const count = readCount(values.count ?? COUNT);
  const { out } = values;
  const before = out === undefined || !existsSync(out) ? NONE : (JSON.parse(await readFile(out, 'utf8')) as Puzzles);
  const made = await make(module, count, values.plays, values.seed ?? '1', before, async (puzzles) => {
    // What has been found so far is kept: the search may take hours.
    if (out !== undefined) await save(JSON.stringify(puzzles), out);
  });
  process.stdout.write(out === undefined ? `${JSON.stringify(made)}\n` : `${summary(id, made.puzzles)}\n`);
}

interface Checking {
  /** The first so many; all, if it is missing. */
  readonly count?: string | undefined;
  /** Names the worlds; those of every check, if it is missing. */
  readonly seed?: string | undefined;
  readonly json: boolean;
}

async function check(
  id: GameId,
  { game, puzzleGuide: guide }: GameModule,
  { count, seed, json }: Checking,
): Promise<void> {
  const load = PUZZLES[id];
  if (!load) throw new Failure(`There are no puzzles of ${id} yet.`);
  const { plays, puzzles: all } = (await load()).puzzles;
  const puzzles = count === undefined ? all : all.slice(0, readCount(count));
  const worlds = seed === undefined ? undefined : Number.parseInt(hash(`worlds of ${seed}`).slice(0, 8), 16);
  const bar = new ProgressBar(puzzles.length);
  let confirmed = 0;
  for (const [index, puzzle] of puzzles.entries()) {
    const { state } = playAt(game, plays[puzzle.play]!, puzzle.at);
    if (isConfirmed({ game, guide, state, seat: puzzle.seat }, puzzle, worlds)) confirmed++;
    else if (!json) process.stderr.write(`stellwerk: puzzle ${index + 1} is not confirmed.\n`);
    bar.show(index + 1);
  }
  bar.clear();
  const told = { game: id, puzzles: puzzles.length, confirmed };
  process.stdout.write(json ? `${JSON.stringify(told)}\n` : `${summary(id, puzzles)}; ${confirmed} confirmed\n`);
  if (confirmed < told.puzzles) throw new Failure(`${told.puzzles - confirmed} of the puzzles have no clear solution.`);
}

async function make(
  module: GameModule,
  count: number,
  plays: string,
  seed: string,
  before: Puzzles,
  keep: (puzzles: Puzzles) => Promise<void>,
): Promise<Puzzles> {
  const { game, puzzleGuide: guide } = module;
  const bots = Array.from({ length: SEATS }, () => 'normal').join();
  const match = readMatch(module, { bots, plays, seed, options: '{}', mirror: false });
  const quota = Math.ceil(count / DIFFICULTIES.length);
  const known = before.plays.map((file) => playAt(game, file, file.entries.length));
  const found: (Found & { readonly of: Play })[] = before.puzzles.map(({ play, ...puzzle }) => ({
    ...puzzle,
    of: known[play]!,
  }));
  const have = (level: Difficulty): number => found.filter((each) => each.level === level).length;
  // Until there are enough, one level makes up for another that is rare.
  const isWanted = (level: Difficulty): boolean => found.length < count || have(level) < quota;
  const bar = new ProgressBar(count);
  const now = (): Puzzles => written(game, mixture(found, count));
  for (let index = 0; index < match.plays && DIFFICULTIES.some((level) => have(level) < quota); index++) {
    const { play } = await playOfMatch(match, index);
    for (const each of puzzlesIn(game, guide, play, index, isWanted)) {
      if (!each) continue;
      found.push({ ...each, of: play });
      bar.show(Math.min(count, found.length));
      await keep(now());
    }
  }
  bar.clear();
  return now();
}

/** The plays as files that end with their last puzzle, each once. */
function written(game: Game, found: readonly (Found & { readonly of: Play })[]): Puzzles {
  const plays = [...new Set(found.map(({ of }) => of))];
  return {
    plays: plays.map((play) => {
      const last = Math.max(...found.filter(({ of }) => of === play).map(({ at }) => at));
      return savePlay(playAt(game, { ...savePlay(play), seats: seatsOf(play) }, last));
    }),
    puzzles: found.map(({ of, ...puzzle }): Puzzle => ({ play: plays.indexOf(of), ...puzzle })),
  };
}

function seatsOf({ head }: Play): PlayFile['seats'] {
  const names: string[] = [];
  return head.seats.map(({ colour, bot }) => {
    names.push(botName(names));
    return { name: names.at(-1)!, colour, ...(bot !== undefined && { bot }) };
  });
}

function summary(id: GameId, puzzles: readonly Puzzle[]): string {
  const parts = DIFFICULTIES.map((level) => `${puzzles.filter((each) => each.level === level).length} ${level}`);
  return `${id}: ${puzzles.length} puzzles, ${parts.join(', ')}`;
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UsageError(`“${text}” is not a number of puzzles. It is a whole number from 1 up.`);
}
