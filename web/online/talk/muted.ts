/** Whom one doesn't want to hear, on this device alone. Names are all that a page knows of others. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../app/stored.ts';

const KEY = 'stellwerk.muted';
const listeners = new Set<() => void>();
let muted: readonly string[] = read();

function read(): readonly string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

export function setMuted(name: string, quiet: boolean): void {
  muted = quiet ? [...muted.filter((each) => each !== name), name] : muted.filter((each) => each !== name);
  writeStored(KEY, muted);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMuted(): readonly string[] {
  return useSyncExternalStore(subscribe, () => muted);
}
