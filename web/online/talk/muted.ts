/** Whom one doesn't want to hear, on this device alone: persons by their sign, whatever they are called. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../app/stored.ts';

export interface Muted {
  readonly who: string;
  readonly name: string;
}

const KEY = 'stellwerk.muted';
const listeners = new Set<() => void>();
let muted: readonly Muted[] = read();

function read(): readonly Muted[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((each) => typeof each?.who === 'string') : [];
}

export function setMuted({ who, name }: Muted, quiet: boolean): void {
  const others = muted.filter((each) => each.who !== who);
  muted = quiet ? [...others, { who, name }] : others;
  writeStored(KEY, muted);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMuted(): readonly Muted[] {
  return useSyncExternalStore(subscribe, () => muted);
}

export const isMuted = (muted: readonly Muted[], who: string | undefined): boolean =>
  muted.some((each) => each.who === who);
