/**
 * `npm run -s chaos -- --db sqlite|postgres --kills N [--nodes N] [--tables N] [--json]`: people play, servers are killed again and again, and every action that
 * was acknowledged must be in the log, once. Several nodes are also stopped in order, and PostgreSQL is restarted under them.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { postgresForTests } from './lib/postgres.mjs';
import { Failure, run } from './lib/say.mjs';

const { values } = parseArgs({
  options: {
    db: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '1' },
    tables: { type: 'string', default: '6' },
    json: { type: 'boolean' },
    // The server that is going to be killed.
    serve: { type: 'boolean' },
    folder: { type: 'string' },
  },
});

await run(values.serve ? serveOn : main);

async function serveOn() {
  const { Online, serve } = await load('server');
  const place = { folder: values.folder, url: process.env.DATABASE_URL };
  const online = await Online.open({ place, botPause: 0, countdown: 100, messagesPerMinute: 1e6, joinsPerMinute: 1e4 });
  const served = await serve(values.folder, 0, 'localhost', undefined, online);
  process.once(
    'SIGTERM',
    () =>
      void served
        .close()
        .then(() => online.close())
        .then(() => process.exit()),
  );
  process.stdout.write(`${served.url}\n`);
  return new Promise(() => {});
}

async function main() {
  await ensureInstalled();
  const { loadChaos } = await load('server');
  const { chaos, postgresPrograms, startPostgres } = await loadChaos();
  const kills = Number(values.kills);
  const nodes = Number(values.nodes);
  const tables = Number(values.tables);
  const counts = [kills, nodes - 1, tables - 1].every((count) => Number.isSafeInteger(count) && count >= 0);
  if (!counts || !['sqlite', 'postgres'].includes(values.db) || (nodes > 1 && values.db === 'sqlite'))
    throw new Failure(
      'Usage: npm run -s chaos -- --db sqlite|postgres --kills N [--nodes N, on postgres] [--tables N] [--json]',
    );
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-chaos-'));
  const own = values.db === 'postgres' && !process.env.DATABASE_URL;
  if (own) Object.assign(process.env, postgresForTests());
  if (own && !postgresPrograms())
    throw new Failure('There is no PostgreSQL, and none could be fetched. Name one in DATABASE_URL.');
  const database = own ? await startPostgres() : undefined;
  const url = values.db === 'postgres' ? (database?.url ?? process.env.DATABASE_URL) : undefined;
  try {
    const report = await chaos({
      kills,
      nodes,
      tables,
      place: { folder, url },
      start: () => start(folder, url),
      restartDatabase: database?.restart,
    });
    print(report);
    return report.lost + report.duplicated > 0 ? 1 : 0;
  } finally {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(report) {
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else for (const [name, value] of Object.entries(report)) process.stdout.write(`${name.padEnd(14)} ${value}\n`);
}

function start(folder, url) {
  const args = [fileURLToPath(import.meta.url), '--serve', '--folder', folder];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: url ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line) => {
      const end = (signal) => async () => {
        child.kill(signal);
        await gone;
      };
      const isUp = () => child.exitCode === null;
      resolve({ url: line.trim(), isUp, kill: end('SIGKILL'), stop: end('SIGTERM') });
    });
    void gone.then(() => reject(new Error('the server did not start')));
  });
}
