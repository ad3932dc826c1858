/** `stellwerk serve`: the app and tables online on an address that it prints. */
import { availableParallelism, networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { GAMES, isGameId, type GameModule } from '@stellwerk/games';
import { isAddressInUse, Online, serve, type Served } from '@stellwerk/server';
import type { Builder } from './command.ts';
import { thinkingIn, Thinkers } from './jobs.ts';
import { Failure, UsageError } from './usage.ts';

const FIRST_PORT = 8080;
const LAST_PORT = 8180;
const ALL_ADDRESSES = ['0.0.0.0', '::'];

export async function serveCommand(args: readonly string[], builder: Builder): Promise<void> {
  const options = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const asked = values.port ?? (process.env['PORT'] || undefined);
  const port = asked === undefined ? undefined : readPort(asked);
  const host = values.host ?? (process.env['HOST'] || 'localhost');
  const dist = await builder.builtWeb();
  // One core is left for the tables.
  const thinkers = new Thinkers(Math.max(1, availableParallelism() - 1));
  const online = await openTables(values.data ?? (process.env['DATA_FOLDER'] || 'data'), thinkers);
  try {
    const served = await (port === undefined ? firstFree(dist, host, online) : onPort(dist, port, host, online));
    process.stdout.write(greeting(served, host));
    await stopSignal();
    await served.close();
  } finally {
    await online?.close();
    await thinkers.close();
  }
}

/** Where nothing can be stored the app alone is served: it needs no server to play at home. */
async function openTables(folder: string, thinkers: Thinkers): Promise<Online | undefined> {
  const url = process.env['DATABASE_URL'] || undefined;
  try {
    return await Online.open({ place: { folder, url }, games: (id) => gameOf(id, thinkers) });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (url) throw new Failure(`The database of DATABASE_URL can’t be used: ${message || code}`);
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'ENOSPC' && code !== 'EPERM') throw error;
    process.stderr.write(
      `stellwerk: Nothing can be written into “${folder}” (${code}), so there are no tables online.\n`,
    );
    return undefined;
  }
}

async function gameOf(id: string, thinkers: Thinkers): Promise<GameModule | undefined> {
  return isGameId(id) ? thinkingIn(thinkers, id, await GAMES[id]()) : undefined;
}

/** Other devices can't use “localhost”, so they get the addresses under which they find this computer. */
function greeting({ url, port }: Served, host: string): string {
  const lines = [`Stellwerk is ready: ${url}`];
  if (ALL_ADDRESSES.includes(host)) {
    for (const address of networkAddresses()) lines.push(`In your network:    http://${address}:${port}/`);
  }
  return `${lines.join('\n')}\n`;
}

function networkAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`“${text}” is not a port. Ports are whole numbers from 0 to 65535.`);
}

async function onPort(dist: string, port: number, host: string, online?: Online): Promise<Served> {
  try {
    return await serve(dist, port, host, undefined, online);
  } catch (error) {
    throw new Failure(whyNot(error, port, host));
  }
}

function whyNot(error: unknown, port: number, host: string): string {
  if (isAddressInUse(error))
    return `Port ${port} is taken by another program. Choose another one, or none to get a free one.`;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user. Choose one from 1024 up.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `“${host}” is not an address of this computer.`;
  throw error;
}

async function firstFree(dist: string, host: string, online?: Online): Promise<Served> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port++) {
    try {
      return await serve(dist, port, host, undefined, online);
    } catch (error) {
      if (!isAddressInUse(error)) throw new Failure(whyNot(error, port, host));
    }
  }
  throw new Failure(`All ports from ${FIRST_PORT} to ${LAST_PORT} are taken. Name a free one with PORT or --port.`);
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
