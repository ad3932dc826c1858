/** How far this device has come in each game's lesson. */
import { readStored, writeStored } from '../app/stored.ts';

const KEY = 'stellwerk.lessons';

/** The step that waits, or all of them. */
export type Progress = number | 'done';

export function progressOf(game: string): Progress | undefined {
  const value = all()[game];
  return value === 'done' || (Number.isInteger(value) && Number(value) >= 0) ? (value as Progress) : undefined;
}

/** Who has finished a lesson has finished it, also when it is looked at again. */
export function keepProgress(game: string, progress: Progress): void {
  if (progressOf(game) !== 'done') writeStored(KEY, { ...all(), [game]: progress });
}

function all(): Readonly<Record<string, unknown>> {
  const value = readStored(KEY);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
