/**
 * Chaos: real server processes are killed without warning while people play, and started again. Afterwards the log is searched for every action
 * that was acknowledged. What is missing was lost, what is there twice was done twice; neither may be.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@stellwerk/games';
import { replayLog, type Entry, type Game, type PlayHead } from '@stellwerk/kernel';
import { Store, type StorePlace } from '../store/index.ts';
import { ChaosPlayer, type Acknowledged } from './player.ts';

export { postgresPrograms, startPostgres } from './local-postgres.ts';
export { ChaosPlayer };

export interface ChaosServer {
  readonly url: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

export interface ChaosReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly resumed: number;
  readonly seconds: number;
}

interface Wishes {
  readonly kills: number;
  readonly place: StorePlace;
  /** Starts a server; always on the same port. */
  start(): Promise<ChaosServer>;
}

const TABLES = 6;
const SEATS = 2;
/** How long a server lives before it is killed. */
const LIFE_MS = [400, 1200] as const;

export async function chaos({ kills, place, start }: Wishes): Promise<ChaosReport> {
  const started = performance.now();
  const { game } = await GAMES.transeuropa();
  let server = await start();
  const players = await seat(server.url, game);
  for (let kill = 0; kill < kills; kill++) {
    await pause(LIFE_MS[0] + Math.random() * (LIFE_MS[1] - LIFE_MS[0]));
    await server.kill();
    server = await start();
    await Promise.all(players.map((player) => player.isBack()));
  }
  await pause(LIFE_MS[0]);
  for (const player of players) player.stop();
  await server.kill();
  const acknowledged = players.flatMap((player) => player.acknowledged);
  const { lost, duplicated } = await audit(place, game, acknowledged);
  const resumed = players.reduce((sum, player) => sum + player.resumed, 0);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { kills, acknowledged: acknowledged.length, lost, duplicated, resumed, seconds };
}

async function seat(url: string, game: Game): Promise<readonly ChaosPlayer[]> {
  const tables = Array.from({ length: TABLES }, async (_, table) => {
    const players = Array.from({ length: SEATS }, (__, each) => new ChaosPlayer(url, game, table * SEATS + each));
    const [host, ...others] = players;
    const id = await host!.open(SEATS);
    for (const player of others) await player.join(id);
    await host!.begin();
    return players;
  });
  return (await Promise.all(tables)).flat();
}

/** Every acknowledged action is in the log once, logs have no gaps, and all of them replay by the rules. */
async function audit(place: StorePlace, game: Game, acknowledged: readonly Acknowledged[]) {
  const store = await Store.open(place);
  const rows = await store.db.selectFrom('entries').selectAll().orderBy('play').orderBy('seq').execute();
  const plays = await store.db.selectFrom('plays').selectAll().execute();
  await store.close();
  const found = new Map<string, number>();
  for (const { request } of rows) if (request) found.set(idOf(request), (found.get(idOf(request)) ?? 0) + 1);
  for (const { room, number, head } of plays) {
    const log = rows.filter(({ play }) => play === `${room}/${number}`);
    if (log.some(({ seq }, index) => seq !== index)) throw new Error(`the log of ${room}/${number} has a gap`);
    const entries = log.map(({ entry }) => JSON.parse(entry) as Entry);
    const read = replayLog(game, JSON.parse(head) as PlayHead, entries);
    if (!read.ok) throw new Error(`the log of ${room}/${number} is refused: ${JSON.stringify(read.reason)}`);
  }
  return {
    lost: acknowledged.filter(({ id }) => !found.has(id)).length,
    duplicated: [...found.values()].filter((times) => times > 1).length,
  };
}

/** Requests are stored with the person before them. */
function idOf(request: string): string {
  return request.slice(request.indexOf(':') + 1);
}
