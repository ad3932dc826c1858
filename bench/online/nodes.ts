/**
 * Several nodes on one PostgreSQL: what it costs when the people of a table come through different ones, and what NOTIFY costs the database. The nodes'
 * processor time counts, PostgreSQL's own doesn't.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { loadChaos } from '@stellwerk/server';
import type { LoadFigures } from './load.ts';
import { startServer, type ServerProcess } from './process.ts';
import { loadStellwerk, NODE_FLAGS } from './stellwerk.ts';

export interface NodesFigures {
  /** All people through one node, and spread over all of them. */
  readonly one: LoadFigures;
  readonly several: LoadFigures;
  /** Processor time of a move through several nodes, in times of that through one. */
  readonly crossing: number;
  /** Actions a second of as many writers, who all listen: each with a NOTIFY of its own, in batches with one, in batches without, and each alone without. */
  readonly notify: Readonly<Record<'each' | 'batched' | 'batchedUnannounced' | 'none', number>>;
}

export async function measureNodes(script: string, nodes: number, tables: number, seconds: number) {
  const { startPostgres, measureNotify } = await loadChaos();
  const database = await startPostgres();
  try {
    const notify = await measureNotify(database.url, nodes, seconds);
    const one = await measure(script, database.url, 1, tables, seconds);
    const several = await measure(script, database.url, nodes, tables, seconds);
    return { one, several, crossing: one.movesPerCoreSecond / several.movesPerCoreSecond, notify };
  } finally {
    await database.stop();
  }
}

async function measure(script: string, database: string, nodes: number, tables: number, seconds: number) {
  const start = (): Promise<ServerProcess> => startServer(script, ['stellwerk', '', database], NODE_FLAGS);
  const servers = await Promise.all(Array.from({ length: nodes }, start));
  // Until each knows of the others.
  await pause(1500);
  const figures = await loadStellwerk(servers, tables, seconds, 0);
  await Promise.all(servers.map((server) => server.stop()));
  const { movesPerCoreSecond, movesPerSecond, p50Ms, p99Ms } = figures;
  return { movesPerCoreSecond, movesPerSecond, p50Ms, p99Ms };
}
