/** A Chromium for the browser tests: one that is there, or one that can be installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';
import { Failure, say } from './say.mjs';

/** Has no windows: the tests take a good third less time in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser that starts. */
export async function ensureChromium() {
  const named = process.env.STELLWERK_CHROMIUM;
  if (named) {
    if (starts(named)) return named;
    throw new Failure(`STELLWERK_CHROMIUM names ${named}, which is not a browser that starts.`);
  }
  return (
    onPath([SHELL]) ??
    (installWithApt(SHELL) ? onPath([SHELL]) : undefined) ??
    (await anyOther()) ??
    (installWithApt('chromium') || installWithPlaywright() ? await anyOther() : undefined) ??
    giveUp()
  );
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return firstThatStarts(folders.flatMap((folder) => names.map((name) => join(folder, name))));
}

async function anyOther() {
  const { chromium } = await import('@playwright/test');
  return onPath(NAMES) ?? firstThatStarts([...ELSEWHERE, chromium.executablePath()]);
}

const firstThatStarts = (paths) => paths.find((path) => existsSync(path) && starts(path));

/** Some systems have a file of that name that only tells how to install a browser. */
function starts(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}

function installWithApt(name) {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const root = process.getuid() === 0;
  if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  say(`Installing ${name} for the browser tests …`);
  const apt = (...args) => {
    const command = ['apt-get', '-qq', ...args];
    const [file, ...rest] = root ? command : ['sudo', '-n', ...command];
    return spawnSync(file, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  };
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}

function installWithPlaywright() {
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  return spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: ROOT }).status === 0;
}

function giveUp() {
  throw new Failure(
    'The browser tests need a Chromium, and none could be installed. Install one (Debian: apt-get install chromium) or name one in STELLWERK_CHROMIUM.',
  );
}
