/** Whom one doesn't want to hear, on this device alone. Names are all that a page knows of others. */
import { useSyncExternalStore } from 'react';

const KEY = 'stellwerk.muted';
const listeners = new Set<() => void>();
let muted: readonly string[] = read();

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function setMuted(name: string, quiet: boolean): void {
  muted = quiet ? [...muted.filter((each) => each !== name), name] : muted.filter((each) => each !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMuted(): readonly string[] {
  return useSyncExternalStore(subscribe, () => muted);
}
