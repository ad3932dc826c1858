/** Dependencies: installed when they are missing or not the ones in package-lock.json, otherwise left alone. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { CACHE, ROOT } from './root.mjs';
import { Failure, say } from './say.mjs';

const STAMP = join(ROOT, 'node_modules', '.stellwerk-lock');
const OLDEST_NODE = [20, 19];

export async function ensureInstalled() {
  checkNode();
  const wanted = fingerprint();
  if (read(STAMP) === wanted) return;
  if (installedByHand()) return stamp(wanted);
  await alone('install', () => {
    if (read(STAMP) !== wanted) install(wanted);
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Failure(`Stellwerk needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Native modules belong to one platform and one Node ABI, so these count as well as the lockfile. */
function fingerprint() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const platform = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash('sha256').update(lock).update(platform).digest('hex');
}

/** npm's own record of what is in node_modules, compared with what should be: somebody ran `npm ci` before us. */
function installedByHand() {
  const record = read(join(ROOT, 'node_modules', '.package-lock.json'));
  if (record === undefined) return false;
  const present = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    if (!(path in present)) return optional === true;
    return link ? present[path].link : present[path].version === version;
  });
}

function install(wanted) {
  say('Installing the dependencies. This is needed once and takes about a minute.');
  let result = npm(['ci', '--include=dev', '--include=optional']);
  // npm writes lockfiles that lack the packages of platforms it did not see, and then refuses them.
  if (result.status !== 0 && result.stderr?.includes('are in sync'))
    result = npm(['install', '--no-save', '--include=dev', '--include=optional']);
  if (result.error?.code === 'ENOENT') throw new Failure('npm was not found. It comes with Node: https://nodejs.org');
  if (result.status !== 0) throw new Failure(`${result.stderr ?? ''}\n${whyNot(result.stderr ?? '')}`);
  stamp(wanted);
}

export function npm(command) {
  const args = [...command, '--no-audit', '--no-fund', '--loglevel=error'];
  const script = process.env.npm_execpath;
  return spawnSync(script ? process.execPath : 'npm', script ? [script, ...args] : args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...cacheWithoutHome() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function whyNot(output) {
  if (output.includes('ENOSPC')) return 'The dependencies could not be installed: the disk is full.';
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'The dependencies could not be installed: no permission to write into this folder or into npm’s cache.';
  }
  if (/ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|network/.test(output)) {
    return 'The dependencies could not be installed: npm’s registry can’t be reached. Check the network and try again.';
  }
  return 'The dependencies could not be installed; npm’s words are above.';
}

/** npm keeps its cache in the home folder; without one it gets a place here. */
function cacheWithoutHome() {
  if (process.env.npm_config_cache && writable(process.env.npm_config_cache)) return {};
  return writable(homedir()) ? {} : { npm_config_cache: join(CACHE, 'npm') };
}

function writable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return folder !== '';
  } catch {
    return false;
  }
}

/** Somebody else's node_modules can be used without being ours to stamp. */
function stamp(wanted) {
  try {
    if (existsSync(STAMP) || writable(join(ROOT, 'node_modules'))) writeFileSync(STAMP, wanted);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
