/** The tries at lines of the day that this device has seen. */
import { readStored, writeStored } from '../app/stored.ts';
import { useSyncExternalStore } from 'react';
import type { Day, Tries, Try } from './days.ts';

const KEY = 'stellwerk.daily';
const listeners = new Set<() => void>();
let known: Tries | undefined;

export function readTries(): Tries {
  const value = readStored(KEY);
  known ??= typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tries) : {};
  return known;
}

export function keepTry(day: Day, game: string, made: Try): void {
  const tries = readTries();
  known = { ...tries, [day]: { ...tries[day], [game]: made } };
  writeStored(KEY, known);
  for (const listener of listeners) listener();
}

export function useTries(): Tries {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readTries);
}

/** Which day and game a play on this device is the try of. */
export function dayOfPlay(tries: Tries, play: string): { day: Day; game: string; made: Try } | undefined {
  for (const [day, games] of Object.entries(tries))
    for (const [game, made] of Object.entries(games)) if (made.play === play) return { day, game, made };
  return undefined;
}
