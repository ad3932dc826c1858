/**
 * Chaos: real server processes are killed without warning while people play, and started again; where there are several, also stopped in order one after
 * another, and their database with them. Afterwards the log is searched for every action that was acknowledged. What is missing was lost, what is
 * there twice was done twice; neither may be.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@stellwerk/games';
import { replayLog, type Entry, type Game, type PlayHead } from '@stellwerk/kernel';
import { Store, type StorePlace } from '../store/index.ts';
import { startBalancer } from './balancer.ts';
import { ChaosPlayer, type Acknowledged, type Watch } from './player.ts';
import { watchTakeover, type Takeover } from './takeover.ts';

export { postgresPrograms, startPostgres } from './local-postgres.ts';
export { measureNotify } from './notify.ts';
export { ChaosPlayer };

export interface ChaosServer {
  readonly url: string;
  /** It has not fallen over by itself. */
  isUp(): boolean;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves when the process is gone. */
  stop(): Promise<void>;
}

/** Of several nodes: the longest times after one of them was killed. */
export interface ChaosReport extends Partial<Takeover> {
  /** Of several nodes: tables with people at different ones, the fewest at any time when a server ended. */
  readonly crossing?: number;
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly resumed: number;
  readonly seconds: number;
}

interface Wishes {
  readonly kills: number;
  readonly tables: number;
  readonly place: StorePlace;
  /** So many servers on one database. */
  readonly nodes: number;
  start(): Promise<ChaosServer>;
  /** Only a database of one's own can be restarted. */
  restartDatabase?: (() => Promise<void>) | undefined;
}

const SEATS = 2;
/** Somebody has to move it, whichever server is there. */
const BOTS = 1;
/** So long a table may stand still after everybody is back. */
const STILL_MS = 30_000;
/** A few tables play as fast as they can; with more of them everybody takes time, since servers are tried here and not the machine. */
const FEW = 10;
const PAUSE_MS = 5;
/** How long a server lives before it is killed. */
const LIFE_MS = [400, 1200] as const;

export async function chaos({ kills, tables, place, nodes, start, restartDatabase }: Wishes): Promise<ChaosReport> {
  const started = performance.now();
  const { game } = await GAMES.transeuropa();
  const balancer = await startBalancer();
  const servers = await Promise.all(Array.from({ length: nodes }, start));
  const balance = (): void => void (balancer.targets = servers.map(({ url }) => Number(new URL(url).port)));
  balance();
  const players = await seat(balancer.url, game, tables);
  const watch = nodes > 1 ? await watchTakeover(place.url!) : undefined;
  const times: Takeover[] = [];
  const crossing: number[] = [];
  const lives = (): Promise<void> => pause(LIFE_MS[0] + Math.random() * (LIFE_MS[1] - LIFE_MS[0]));
  /** They play for a while; then one server ends and another takes its place. */
  const replace = async (
    which: number,
    end: (server: ChaosServer) => Promise<void>,
    meanwhile?: () => Promise<void>,
  ): Promise<void> => {
    await lives();
    if (watch) crossing.push(await watch.crossing());
    await end(servers[which]!);
    const another = async (): Promise<void> => {
      servers[which] = await start();
      balance();
      await Promise.all(players.map((player) => player.isBack()));
    };
    await Promise.all([another(), meanwhile?.()]);
  };
  const measure = async (): Promise<void> => {
    if (watch) times.push(await watch.measure());
  };
  for (let kill = 0; kill < kills; kill++) await replace(kill % nodes, (server) => server.kill(), measure);
  if (nodes > 1) {
    for (let node = 0; node < nodes; node++) await replace(node, (server) => server.stop());
    await watch?.close();
    await lives();
    await restartDatabase?.();
    await Promise.all(players.map((player) => player.isBack()));
  }
  await goOn(players);
  for (const player of players) player.stop();
  if (!servers.every((server) => server.isUp())) throw new Error('a server has fallen over');
  await Promise.all(servers.map((server) => server.kill()));
  balancer.close();
  const acknowledged = players.flatMap((player) => player.acknowledged);
  const { lost, duplicated } = await audit(place, game, acknowledged);
  const resumed = players.reduce((sum, player) => sum + player.resumed, 0);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return {
    kills,
    acknowledged: acknowledged.length,
    lost,
    duplicated,
    resumed,
    ...(crossing.length > 0 && { crossing: Math.min(...crossing) }),
    ...(times.length > 0 && {
      takeoverMs: Math.max(...times.map(({ takeoverMs }) => takeoverMs)),
      botsMs: Math.max(...times.map(({ botsMs }) => botsMs)),
    }),
    seconds,
  };
}

/** Every table still plays: each of its persons gets two moves acknowledged, with a bot in between. */
async function goOn(players: readonly ChaosPlayer[]): Promise<void> {
  const before = players.map(({ acknowledged }) => acknowledged.length);
  const latest = performance.now() + STILL_MS;
  while (players.some(({ acknowledged }, index) => acknowledged.length < before[index]! + 2)) {
    if (performance.now() > latest) throw new Error(stands(players));
    await pause(50);
  }
}

function stands(players: readonly ChaosPlayer[]): string {
  return `a table stands still\n${players.map(({ state }) => state).join('\n')}`;
}

async function seat(url: string, game: Game, count: number): Promise<readonly ChaosPlayer[]> {
  const wait = count > FEW ? count * PAUSE_MS : 0;
  const watch: Watch = {
    talks: true,
    ...(wait > 0 && { decided: (_seen, send) => void setTimeout(send, wait * 2 * Math.random()) }),
  };
  const tables = Array.from({ length: count }, async (_, table) => {
    const players = Array.from(
      { length: SEATS },
      (__, each) => new ChaosPlayer(url, game, table * SEATS + each, watch),
    );
    const [host, ...others] = players;
    const id = await host!.open(SEATS, {}, BOTS);
    for (const player of others) await player.join(id);
    await host!.begin();
    return players;
  });
  return (await Promise.all(tables)).flat();
}

/** Every acknowledged action is in the log once, every line in the talk, logs have no gaps, and all of them replay by the rules. */
async function audit(place: StorePlace, game: Game, acknowledged: readonly Acknowledged[]) {
  const store = await Store.open(place);
  const rows = await store.db.selectFrom('entries').selectAll().orderBy('play').orderBy('seq').execute();
  const lines = await store.db.selectFrom('talk').select('text').execute();
  const plays = await store.db.selectFrom('plays').selectAll().execute();
  await store.close();
  const found = new Map<string, number>();
  // What was said is the name of the request that said it.
  const moves = rows.flatMap(({ request }) => (request?.includes(':') ? idOf(request) : []));
  for (const id of [...moves, ...lines.map(({ text }) => text!)]) found.set(id, (found.get(id) ?? 0) + 1);
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
