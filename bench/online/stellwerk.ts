/** Stellwerk's own server under load: TransEuropa for four with everything that people get: checks, hidden hands, a log on disk before each answer. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@stellwerk/games';
import { loadChaos, Online, serve } from '@stellwerk/server';
import { Load, quantile, type LoadFigures } from './load.ts';
import { answerAsServer, type ServerProcess } from './process.ts';

export const SEATS = 4;
/**
 * As `npm start` has them: what a move makes mostly lives until the table's next one, which a small nursery would copy again and again. V8 would
 * take it for long-lived and put it where only the long collections reach it.
 */
export const NODE_FLAGS = ['--max-semi-space-size=32', '--no-allocation-site-pretenuring'];
/** Twenty rounds, so that moves are measured and not the beginnings of plays. */
const OPTIONS = { openRounds: 20 };

type Player = InstanceType<Awaited<ReturnType<typeof loadChaos>>['ChaosPlayer']>;

/** In the server's process. Limits for visitors are off: all players here come from one address. */
export async function serveStellwerk(folder: string, url?: string): Promise<number> {
  if (folder) mkdirSync(folder, { recursive: true });
  const online = await Online.open({
    place: { folder, url },
    countdown: 100,
    messagesPerMinute: 1e6,
    joinsPerMinute: 1e6,
  });
  const served = await serve(folder || tmpdir(), 0, '127.0.0.1', undefined, online);
  return answerAsServer(served.url, async () => {
    await served.close();
    await online.close();
  });
}

export interface StellwerkFigures extends LoadFigures {
  readonly updateBytesMedian: number;
  readonly updateBytesP99: number;
  /** How long a viewer's view is as JSON. */
  readonly viewBytes: number;
  /** A table whose log has at least as many entries as was asked for, and a person who sits there. */
  readonly long: { readonly table: string; readonly cookie: string; readonly entries: number };
}

/** The people of each table are spread over the servers. */
export async function loadStellwerk(
  servers: readonly ServerProcess[],
  tables: number,
  seconds: number,
  entries: number,
): Promise<StellwerkFigures> {
  const load = new Load(tables);
  const bytes: number[] = [];
  const players = await Promise.all(Array.from({ length: tables }, (_, table) => seat(servers, load, table, bytes)));
  const figures = await load.measure(servers, seconds);
  const viewBytes = JSON.stringify(players[0]![0]!.play!.view).length;
  const [updateBytesMedian, updateBytesP99] = [quantile(bytes, 0.5), quantile(bytes, 0.99)];
  const long = await playOn(load, players[0]![0]!, entries);
  for (const player of players.flat()) player.stop();
  return { ...figures, updateBytesMedian, updateBytesP99, viewBytes, long };
}

async function seat(
  servers: readonly ServerProcess[],
  load: Load,
  number: number,
  bytes: number[],
): Promise<readonly Player[]> {
  const { ChaosPlayer } = await loadChaos();
  const { game } = await GAMES.transeuropa();
  const table = load.tables[number]!;
  const players = Array.from({ length: SEATS }, (_, each) => {
    return new ChaosPlayer(servers[each % servers.length]!.url, game, number * SEATS + each, {
      // Here everybody notices every move, so everybody counts the same steps.
      decided: (seen, send) => table.move(seen + 1, each, send),
      received: (message, text) => {
        if ('re' in message || message.type !== 'steps') return;
        bytes.push(text.length);
        table.arrived(message.seen, each);
      },
    });
  });
  const [host, ...others] = players;
  const id = await host!.open(SEATS, OPTIONS);
  for (const player of others) await player.join(id);
  await host!.begin();
  return players;
}

/** The first table alone goes on until its log is long enough. */
async function playOn(load: Load, player: Player, entries: number): Promise<StellwerkFigures['long']> {
  const [table, ...others] = load.tables;
  for (const other of others) other.stop();
  table!.pace(0);
  while (player.play!.seen < entries) await pause(1);
  table!.stop();
  // What is under way arrives.
  await pause(200);
  return { table: player.table, cookie: player.cookie, entries: player.play!.seen };
}
