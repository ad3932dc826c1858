/** One at a time: two commands started together must not install or build into the same folder. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CACHE } from './root.mjs';
import { say } from './say.mjs';

const PAUSE_MS = 100;
const PATIENCE = 30;
/** Nothing takes that long; a process that has the number of a dead owner by chance must not stop us for ever. */
const LONGEST_MS = 15 * 60 * 1000;

export async function alone(task, work) {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `${task}.lock`);
  for (let tries = 1; !take(file); tries++) {
    if (tries === PATIENCE) say(`Waiting for another command that holds ${file} …`);
    await pause(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!held(file)) rmSync(file, { force: true });
    return false;
  }
}

/** A lock whose owner has died is no lock. */
function held(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST_MS) return false;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
