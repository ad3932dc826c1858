/** The steps of `npm test`. Each gives how many passed and failed, and what it has to say if some failed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { FIRST_LOAD_LIMIT, firstLoad } from './budget.mjs';
import { builtWeb } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { postgresForTests } from './postgres.mjs';
import { CACHE, ROOT } from './root.mjs';

/** A step that takes longer hangs; on a machine with other work the browser tests may take half an hour. */
const LONGEST_MS = 45 * 60 * 1000;
const REPORTS = join(CACHE, 'test');

export const STEPS = [
  tool('types', 'typescript/bin/tsc', ['-p', '.', '--noEmit']),
  tool('types of the screens', 'typescript/bin/tsc', ['-p', 'web', '--noEmit']),
  tool('lint', 'oxlint/bin/oxlint', []),
  tool('format', 'oxfmt/bin/oxfmt', ['--check', '.']),
  { name: 'borders', run: () => oneResult(node([join(ROOT, 'scripts', 'borders.mjs')])) },
  tool('dead code', 'knip/bin/knip.js', ['--no-config-hints']),
  { name: 'unit and property tests', run: unitTests },
  { name: 'first load', run: firstLoadFits },
  { name: 'browser tests', run: browserTests },
];

function tool(name, script, args) {
  return { name, run: () => oneResult(node([join(ROOT, 'node_modules', script), ...args])) };
}

async function oneResult(running) {
  const { ok, output } = await running;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

function node(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      // CI: snapshots that are missing are faults, not to be written.
      env: { ...process.env, CI: '1', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code, signal) => {
      if (signal) output += `\nstopped by ${signal}\n`;
      resolve({ ok: code === 0, output: stripVTControlCharacters(output) });
    });
  });
}

async function unitTests() {
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { ok, output } = await node([vitest, ...args], postgresForTests());
  const counted = read(report);
  if (!counted) return { passed: 0, failed: 1, output };
  // A file that can't even be loaded has no tests that could fail.
  const unloaded = counted.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = counted.numFailedTests + unloaded.length;
  return { passed: counted.numPassedTests, failed: ok ? failed : Math.max(1, failed), output };
}

async function firstLoadFits() {
  const scripts = firstLoad(await builtWeb());
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = scripts.map(({ path, bytes }) => `${String(bytes).padStart(8)}  ${path}`);
  const fits = scripts.length > 0 && total <= FIRST_LOAD_LIMIT;
  return {
    passed: fits ? 1 : 0,
    failed: fits ? 0 : 1,
    note: `${(total / 1000).toFixed(1)} KB of script, gzipped`,
    output: `${lines.join('\n')}\n${total} bytes of script on the first load, gzipped; at most ${FIRST_LOAD_LIMIT} are allowed.\n`,
  };
}

async function browserTests() {
  const chromium = await ensureChromium();
  await builtWeb();
  const report = freshReport('playwright.json');
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const { ok, output } = await node([cli, 'test', '-c', 'web/e2e', '--reporter=dot,json'], {
    STELLWERK_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const counted = read(report)?.stats;
  if (!counted) return { passed: 0, failed: 1, output };
  const failed = counted.unexpected;
  return { passed: counted.expected + counted.flaky, failed: ok ? failed : Math.max(1, failed), output };
}

function freshReport(name) {
  const file = join(REPORTS, name);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
