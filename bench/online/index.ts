/**
 * `npm run -s bench:server [-- --json]`: the server for tables online under load, side by side with boardgame.io's. Servers are processes of their own
 * whose processor time counts; this process is all the players.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figureTable, machine, round, type Figure } from '../measure.ts';
import { measureNodes, type NodesFigures } from './nodes.ts';
import { loadPeer, servePeer } from './peer.ts';
import { startServer } from './process.ts';
import { loadStellwerk, NODE_FLAGS, SEATS, serveStellwerk } from './stellwerk.ts';
import { idle, open } from './waiting.ts';

const USAGE =
  'Usage: npm run -s bench:server [-- --json] [--tables N] [--seconds N] [--connections N] [--entries N] [--nodes N]\n';

export async function main(script: string, args: readonly string[]): Promise<number> {
  if (args[0] === '--serve')
    return args[1] === 'stellwerk' ? serveStellwerk(args[2]!, args[3]) : servePeer(Number(args[2]));
  const wishes = readWishes(args);
  if (!wishes) {
    process.stderr.write(USAGE);
    return 2;
  }
  if (!wishes.json)
    process.stdout.write(
      `${machine()}\nThe servers' processor time; other work on the machine shows in the times.\n\n`,
    );
  if (wishes.nodes > 1) {
    const { nodes, tables: count, seconds, json } = wishes;
    const figures = await measureNodes(script, nodes, count, seconds);
    process.stdout.write(json ? `${JSON.stringify(figures, roundNumber)}\n` : nodesTable(nodes, figures));
    return 0;
  }
  const results = await measure(script, wishes);
  process.stdout.write(wishes.json ? `${JSON.stringify(results)}\n` : tables(wishes, results));
  return 0;
}

interface Wishes {
  readonly json: boolean;
  readonly tables: number;
  readonly seconds: number;
  readonly connections: number;
  readonly entries: number;
  /** More than one: what it costs to cross from one to the other is measured instead. */
  readonly nodes: number;
}

function readWishes(args: readonly string[]): Wishes | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        tables: { type: 'string', default: '200' },
        seconds: { type: 'string', default: '6' },
        connections: { type: 'string', default: '10000' },
        entries: { type: 'string', default: '1000' },
        nodes: { type: 'string', default: '1' },
      },
    });
    const { json } = values;
    const counts = {
      tables: Number(values.tables),
      seconds: Number(values.seconds),
      connections: Number(values.connections),
      entries: Number(values.entries),
      nodes: Number(values.nodes),
    };
    return Object.values(counts).every((number) => number > 0) ? { json, ...counts } : undefined;
  } catch {
    return undefined;
  }
}

type Results = Awaited<ReturnType<typeof measure>>;

async function measure(script: string, { tables, seconds, connections, entries }: Wishes) {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
  const place = join(folder, 'load');
  try {
    const own = await startServer(script, ['stellwerk', place], NODE_FLAGS);
    const { long, viewBytes, ...ours } = await loadStellwerk([own], tables, seconds, entries);
    await own.stop();
    const fresh = await startServer(script, ['stellwerk', place], NODE_FLAGS);
    const ms = await open(fresh, long);
    await fresh.stop();
    const peer = await startServer(script, ['boardgameio', String(viewBytes)]);
    const theirs = await loadPeer(peer, tables, seconds);
    await peer.stop();
    const quiet = await startServer(script, ['stellwerk', join(folder, 'idle')], NODE_FLAGS);
    const waiting = await idle(quiet, connections);
    await quiet.stop();
    return {
      stellwerk: rounded({
        movesPerCoreSecond: ours.movesPerCoreSecond,
        p50Ms: ours.p50Ms,
        p99Ms: ours.p99Ms,
        updateBytesMedian: ours.updateBytesMedian,
        updateBytesP99: ours.updateBytesP99,
      }),
      boardgameio: rounded({
        movesPerCoreSecond: theirs.movesPerCoreSecond,
        p50Ms: theirs.p50Ms,
        p99Ms: theirs.p99Ms,
      }),
      idle: rounded(waiting),
      open: rounded({ entries: long.entries, ms }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rounded<Figures extends Record<string, number>>(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value)])) as Figures;
}

/** For JSON. */
function roundNumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? round(value) : value;
}

function nodesTable(nodes: number, { one, several, crossing, notify }: NodesFigures): string {
  const rows = ({ movesPerCoreSecond, movesPerSecond, p99Ms }: NodesFigures['one']): readonly Figure[] => [
    { label: 'moves a second of processor time', value: movesPerCoreSecond, unit: '/s' },
    { label: 'moves a second', value: movesPerSecond, unit: '/s' },
    { label: 'to the others’ screens at half load, 99 of 100', value: p99Ms, unit: 'ms' },
  ];
  return (
    figureTable('one node on PostgreSQL', rows(one)) +
    figureTable(`${nodes} nodes, the people of each table through different ones`, [
      ...rows(several),
      { label: 'processor time of a move, to that on one node', value: crossing, unit: '×', target: { atMost: 2 } },
    ]) +
    figureTable(`NOTIFY, ${nodes} writers, actions a second`, [
      { label: 'one for each action', value: notify.each, unit: '/s' },
      { label: 'one for a batch of twenty', value: notify.batched, unit: '/s' },
      { label: 'none, a batch of twenty', value: notify.batchedUnannounced, unit: '/s' },
      { label: 'none, a commit for each action', value: notify.none, unit: '/s' },
    ])
  );
}

function tables({ tables: count }: Wishes, { stellwerk, boardgameio, idle: waiting, open: opened }: Results): string {
  const times = (name: string, target?: Figure['target']) => ({ label: name, unit: 'ms', ...(target && { target }) });
  return (
    figureTable(`TransEuropa, ${count} tables for ${SEATS}, on disk`, [
      { label: 'moves a second of processor time', value: stellwerk.movesPerCoreSecond, unit: '/s' },
      {
        label: 'times boardgame.io',
        value: stellwerk.movesPerCoreSecond / boardgameio.movesPerCoreSecond,
        unit: '×',
        target: { atLeast: 5 },
      },
      { ...times('to the others’ screens at half load, half of all'), value: stellwerk.p50Ms },
      { ...times('to the others’ screens at half load, 99 of 100', { atMost: 50 }), value: stellwerk.p99Ms },
      {
        label: 'an update for a viewer, the middle one',
        value: stellwerk.updateBytesMedian,
        unit: 'bytes',
        target: { atMost: 300 },
      },
      {
        label: 'an update for a viewer, 99 of 100',
        value: stellwerk.updateBytesP99,
        unit: 'bytes',
        target: { atMost: 3000 },
      },
    ]) +
    figureTable(`boardgame.io, ${count} tables for ${SEATS}, in memory`, [
      { label: 'moves a second of processor time', value: boardgameio.movesPerCoreSecond, unit: '/s' },
      { ...times('to the others’ screens at half load, half of all'), value: boardgameio.p50Ms },
      { ...times('to the others’ screens at half load, 99 of 100'), value: boardgameio.p99Ms },
    ]) +
    figureTable(`${waiting.connections} idle pages`, [
      { label: 'memory', value: waiting.rssMB, unit: 'MB', target: { atMost: 1000 } },
    ]) +
    figureTable(`a play of ${opened.entries} entries`, [
      { ...times('opened by a server that has just started', { atMost: 200 }), value: opened.ms },
    ])
  );
}
