/** `stellwerk simulate`: bots against bots, many times, summed up. */
import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rotation, Standings, type Match } from '@stellwerk/bots';
import { GAMES } from '@stellwerk/games';
import { besidePrograms, playsOf, readJobs, Thinkers } from './jobs.ts';
import { readGame, readMatch } from './match.ts';
import { Outside } from './outside.ts';
import { ProgressBar } from './progress.ts';
import { save } from './save.ts';
import { summaryJson, summaryTable } from './summary.ts';
import { Failure } from './usage.ts';

const OPTIONS = {
  game: { type: 'string' },
  bots: { type: 'string' },
  plays: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '{}' },
  save: { type: 'string' },
  mirror: { type: 'boolean', default: false },
  jobs: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export async function simulateCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const id = readGame(values.game);
  const outside = new Outside();
  const jobs = readJobs(values.jobs);
  const thinkers = new Thinkers(jobs);
  const match = readMatch(besidePrograms(id, await GAMES[id](), values.bots, thinkers), values, outside);
  if (values.save !== undefined) await makeFolder(values.save);

  const standings = new Standings(match.bots.map(({ name }) => name));
  const bar = new ProgressBar(match.plays);
  const { bots, plays, seed, options, mirror } = values;
  const words = { bots, plays, seed, options, mirror };
  const began = performance.now();
  let actions = 0;
  try {
    for await (const done of playsOf({ game: id, words, match, jobs, saved: values.save !== undefined })) {
      actions += done.actions;
      standings.add(done.result, rotation(match.bots.length, standings.plays));
      if (values.save !== undefined) await save(done.file!, join(values.save, fileName(match, standings.plays)));
      bar.show(standings.plays);
    }
  } finally {
    outside.close();
    await thinkers.close();
  }
  const playing = performance.now() - began;
  bar.clear();
  outside.report();
  const summary = {
    game: id,
    plays: match.plays,
    bots: standings.table(),
    actionsPerSecond: rate(actions, playing),
    playsPerSecond: rate(match.plays, playing),
  };
  process.stdout.write(values.json ? summaryJson(summary) : summaryTable(summary, match));
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

/** Four digits: more would be noise. */
function rate(count: number, milliseconds: number): number {
  return Number(((1000 * count) / Math.max(milliseconds, 0.001)).toPrecision(4));
}
