/**
 * The load on a server: tables where each move is answered by the next one, at once or at a given rate, and what was measured meanwhile. Full load
 * is as fast as the server answers all tables; half load is half of the moves a second that came of it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { usedBy, type ServerProcess } from './process.ts';

export interface LoadFigures {
  readonly movesPerCoreSecond: number;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** On a machine with other work a server may get no more than a third of a core; longer nobody waits. */
const LEAST_SHARE = 1 / 3;

/** Until the server has used so many seconds of processor time; gives how many it were. */
async function spend(server: Pick<ServerProcess, 'used'>, seconds: number): Promise<number> {
  const before = await server.used();
  const start = performance.now();
  for (;;) {
    await pause(100);
    const spent = (await server.used()).seconds - before.seconds;
    if (spent >= seconds || performance.now() - start > (seconds / LEAST_SHARE) * 1000) return spent;
  }
}

/** Half load is watched for longer: in six seconds a single pause of the machine, a tenth of a second long, would decide what 99 of 100 moves take. */
const WATCHED = 4;

/** A page that is slower than so many moves is not waited for. */
const REMEMBERED = 16;

export class Load {
  readonly latencies: number[] = [];
  moves = 0;
  readonly tables: readonly LoadedTable[];

  constructor(tables: number) {
    this.tables = Array.from({ length: tables }, () => new LoadedTable(this));
  }

  /** After a warm-up: full load for the moves, half load for the times. Each server gets its seconds: one that has not warmed up is slow. */
  async measure(servers: readonly ServerProcess[], seconds: number): Promise<LoadFigures> {
    const server = usedBy(servers);
    await spend(server, seconds * servers.length);
    const from = this.moves;
    const start = performance.now();
    const spent = await spend(server, seconds * servers.length);
    const moves = this.moves - from;
    const movesPerSecond = (moves / (performance.now() - start)) * 1000;
    this.#pace((this.tables.length / movesPerSecond) * 2000);
    await pause(seconds * 200);
    this.latencies.length = 0;
    await pause(seconds * WATCHED * 1000);
    const [p50Ms, p99Ms] = [quantile(this.latencies, 0.5), quantile(this.latencies, 0.99)];
    return { movesPerCoreSecond: moves / spent, movesPerSecond, p50Ms, p99Ms };
  }

  #pace(interval: number): void {
    for (const table of this.tables) table.pace(interval);
  }
}

/** One table: at any time one move is under way, or waits for its time. */
export class LoadedTable {
  readonly #load: Load;
  /** Moves by the number of the step that they make; old ones are written over. */
  readonly #sent: { readonly step: number; readonly player: number; readonly at: number }[] = [];
  #interval = 0;
  #next = 0;
  #stopped = false;

  constructor(load: Load) {
    this.#load = load;
  }

  /** Milliseconds from one move to the next on average; 0 is at once. */
  pace(interval: number): void {
    this.#interval = interval;
    this.#next = performance.now() + Math.random() * interval;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** A player has decided on a move. */
  move(step: number, player: number, send: () => void): void {
    if (this.#interval === 0) return this.#go(step, player, send);
    const now = performance.now();
    const at = Math.max(now, this.#next);
    // Tables that were late together must not go on together: people don't move in step.
    this.#next = at + 2 * Math.random() * this.#interval;
    setTimeout(() => this.#go(step, player, send), at - now);
  }

  #go(step: number, player: number, send: () => void): void {
    if (this.#stopped) return;
    this.#sent[step % REMEMBERED] = { step, player, at: performance.now() };
    send();
  }

  /** A step is on a player's screen: on the mover's own it counts, on the others' it took so long. */
  arrived(step: number, player: number): void {
    const sent = this.#sent[step % REMEMBERED];
    if (sent?.step !== step) return;
    if (sent.player === player) this.#load.moves++;
    else this.#load.latencies.push(performance.now() - sent.at);
  }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
