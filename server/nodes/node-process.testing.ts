/** A node as a process of its own for tests, to be killed: it shows and stores everything, but never comes to do what has to wait for longer. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Time } from '../time.ts';
import { realTime } from '../time.ts';

/** Time that passes so many times faster than ours since a moment that several nodes agree on. */
export function fastTimeSince(start: number, factor: number): Time {
  return {
    now: () => Math.round(start + (Date.now() - start) * factor),
    after: (milliseconds, then) => realTime.after(milliseconds / factor, then),
  };
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Its duties are still to be done when it dies: nothing happens there that waits for longer than a second, such as its bots. */
const PROGRAM = `
  import { tmpdir } from 'node:os';
  import { load } from './scripts/lib/build.mjs';
  const [url, start, factor] = process.argv.slice(1);
  const { Online, serve } = await load('server');
  const time = {
    now: () => Math.round(+start + (Date.now() - start) * factor),
    after(milliseconds, then) {
      const timer = milliseconds > 1000 ? undefined : setTimeout(then, milliseconds / factor);
      return () => clearTimeout(timer);
    },
  };
  const online = await Online.open({ place: { folder: '', url }, time, botPause: 5000, countdown: 100 });
  const served = await serve(tmpdir(), 0, 'localhost', undefined, online);
  process.stdout.write(JSON.stringify({ url: served.url, node: online.nodes.id }));
`;

export interface NodeProcess {
  readonly url: string;
  /** What it is called in the database. */
  readonly node: string;
  /** Without warning; resolves when it is gone. */
  kill(): Promise<void>;
}

export async function startNode(database: string, start: number, factor: number): Promise<NodeProcess> {
  const args = ['--input-type=module', '-e', PROGRAM, database, String(start), String(factor)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return gone;
  };
  const failed = gone.then(() => Promise.reject(new Error('the node did not start')));
  const told = new Promise<string>((resolve) => child.stdout.setEncoding('utf8').once('data', resolve));
  return { ...(JSON.parse(await Promise.race([told, failed])) as { url: string; node: string }), kill };
}
