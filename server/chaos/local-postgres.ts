/** A PostgreSQL of one's own for tests and chaos: started from the programs that are installed, in a temporary folder. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where STELLWERK_POSTGRES says, or where Debian and others keep the server's programs. */
export function postgresPrograms(): string | undefined {
  const named = process.env['STELLWERK_POSTGRES'];
  if (named) return named;
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [...versions.map((version) => `/usr/lib/postgresql/${version}/bin`), '/usr/local/bin', '/usr/bin'];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export interface LocalPostgres {
  readonly url: string;
  /** Cuts all connections; resolves when it answers again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<LocalPostgres> {
  const programs = postgresPrograms()!;
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-pg-'));
  // PostgreSQL refuses to run as root; then its own user does it, or one that can do nothing else.
  const owner = process.getuid?.() === 0 ? (idsOf('postgres') ?? idsOf('nobody')) : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'stellwerk', '-A', 'trust', '--no-sync'], as);
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const url = `postgres://stellwerk@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const process = spawn(join(programs, 'postgres'), options, as);
    await answers(url);
    return process;
  };
  let running = await start();
  const end = (): Promise<unknown> => {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    return ended;
  };
  return {
    url,
    restart: async () => {
      await end();
      running = await start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): { readonly uid: number; readonly gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
  return uid!.status === 0 && gid!.status === 0 ? { uid: Number(uid!.stdout), gid: Number(gid!.stdout) } : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await inDatabase(url, 'select 1');
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
