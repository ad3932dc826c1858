/** One at a time: two commands started together must not install or build into the same folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CACHE } from './root.mjs';

export async function alone(task, work) {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `${task}.lock`);
  while (!take(file)) await pause(100);
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
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
