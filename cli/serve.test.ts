/** `stellwerk serve` as a process: the port that it takes, the words it says, and how it stops. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const BUILD = new URL('../scripts/lib/build.mjs', import.meta.url).href;
let dist: string;
const running: ChildProcess[] = [];
const squatters: Server[] = [];

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'stellwerk-dist-'));
  writeFileSync(join(dist, 'index.html'), '<title>Stellwerk</title>');
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const server of squatters.splice(0)) server.close();
});
afterAll(() => rmSync(dist, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the server on a ready-made app; `said` comes with its first line, `ended` with its end. */
function serve(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const program = `
    const { load } = await import(${JSON.stringify(BUILD)});
    const { main } = await load('cli');
    process.exitCode = await main(${JSON.stringify(['serve', ...args])}, { builtWeb: async () => ${JSON.stringify(dist)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env['PATH'], DATA_FOLDER: join(dist, 'data'), ...env },
  });
  running.push(child);
  let out = '';
  let err = '';
  const said = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      resolve(out);
    });
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  return { said, ended, stop: () => child.kill('SIGTERM') };
}

function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    squatters.push(server);
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}

const addressIn = (line: string): string => /http:\/\/\S+/.exec(line)![0];

test('prints the address at which the app answers, and stops when told to', async () => {
  const server = serve(['--port', '0']);
  const address = addressIn(await server.said);
  expect(await (await fetch(address)).text()).toContain('Stellwerk');
  server.stop();
  expect((await server.ended).code).toBe(0);
});

test('serves tables online that are there again after a restart', async () => {
  const first = serve(['--port', '0']);
  const join = await fetch(new URL('/api/me', addressIn(await first.said)), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mia' }),
  });
  const cookie = join.headers.getSetCookie()[0]!.split(';')[0]!;
  first.stop();
  expect((await first.ended).err).toBe('');
  const again = addressIn(await serve(['--port', '0']).said);
  expect(await (await fetch(new URL('/api/me', again), { headers: { cookie } })).json()).toEqual({
    name: 'Mia',
    messages: 0,
  });
});

test('without a port takes the first free one from 8080 up', async () => {
  const one = addressIn(await serve([]).said);
  const two = addressIn(await serve([]).said);
  expect(Number(new URL(one).port)).toBeGreaterThanOrEqual(8080);
  expect(Number(new URL(two).port)).toBeGreaterThan(Number(new URL(one).port));
});

test('takes the port of the environment', async () => {
  const port = await takePort();
  squatters.pop()!.close();
  expect(addressIn(await serve([], { PORT: String(port) }).said)).toBe(`http://localhost:${port}/`);
});

const inNetwork = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

test('listens to this computer only unless a host is named', async () => {
  const said = await serve(['--port', '0']).said;
  expect(said.trim().split('\n')).toHaveLength(1);
  const { port } = new URL(addressIn(said));
  for (const address of inNetwork) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
});

test.each([
  ['the environment', [], { HOST: '0.0.0.0' }],
  ['the command line', ['--host', '0.0.0.0'], { HOST: 'elsewhere.invalid' }],
])('takes the host of %s and prints the addresses for other devices', async (_, args, env) => {
  const said = await serve(['--port', '0', ...args], env).said;
  const [own, ...others] = [...said.matchAll(/http:\/\/\S+/g)].map(([address]) => new URL(address));
  expect(own!.hostname).toBe('localhost');
  expect(others.map(({ hostname }) => hostname)).toEqual(inNetwork);
  for (const address of [own!, ...others]) expect((await fetch(address)).status).toBe(200);
});

test('says that a port is taken', async () => {
  const port = await takePort();
  const { code, err } = await serve([], { PORT: String(port) }).ended;
  expect({ code, err }).toEqual({ code: 1, err: `stellwerk: ${taken(port)}\n` });
});
const taken = (port: number) =>
  `Port ${port} is taken by another program. Choose another one, or none to get a free one.`;

test('says that a host is not this computer’s', async () => {
  const { code, err } = await serve(['--host', '192.0.2.1', '--port', '0']).ended;
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('is not an address of this computer') });
});

test('does not take words for a port', async () => {
  const { code, err } = await serve([], { PORT: 'http' }).ended;
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('“http” is not a port') });
});
