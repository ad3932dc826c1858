/** A short run of the bench with real processes: it measures something, and says it in the form that it promises. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { NODE_FLAGS } from './stellwerk.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/bench-server.mjs', import.meta.url));
const SHORT = ['--tables', '2', '--seconds', '0.1', '--connections', '5', '--entries', '20'];

test('both servers are measured', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, '--json', ...SHORT]);
  const load = { movesPerCoreSecond: expect.any(Number), p50Ms: expect.any(Number), p99Ms: expect.any(Number) };
  expect(JSON.parse(stdout)).toEqual({
    stellwerk: { ...load, updateBytesMedian: expect.any(Number), updateBytesP99: expect.any(Number) },
    boardgameio: load,
    idle: { connections: 5, rssMB: expect.any(Number) },
    open: { entries: expect.any(Number), ms: expect.any(Number) },
  });
});

test('the server is measured as it is started', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start).toBe(`node ${NODE_FLAGS.join(' ')} scripts/start.mjs`);
});
