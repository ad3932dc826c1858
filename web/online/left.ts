/** The table that was left last on this page, for the home page to say that one's seat there is kept. */
import { useSyncExternalStore } from 'react';
import type { TableRow } from '@stellwerk/tables/wire';
import { useLists } from './lobby/lists.ts';

let left: string | undefined;
const watchers = new Set<() => void>();

export function noteLeft(table: string | undefined): void {
  left = table;
  for (const watcher of watchers) watcher();
}

/** As long as it goes on and the seat is still mine. */
export function useLeft(): TableRow | undefined {
  const { mine } = useLists();
  const table = useSyncExternalStore(subscribe, () => left);
  return mine.find((row) => row.table === table && row.phase !== 'over' && row.keptBy === undefined);
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
