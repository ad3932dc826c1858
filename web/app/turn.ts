/** What the pages outside of a table tell of it: the most urgent turn, else who has sat down. The connection to the server sets it. */
import { useSyncExternalStore } from 'react';

interface Turn {
  readonly href: string;
  /** For the window's title. */
  readonly title: string;
  readonly words: string;
  /** It is not my turn that it tells of. */
  readonly calm?: boolean;
}

let turn: Turn | undefined;
const watchers = new Set<() => void>();

export function setTurn(next: Turn | undefined): void {
  turn = next;
  for (const watcher of watchers) watcher();
}

export function useTurn(): Turn | undefined {
  return useSyncExternalStore(subscribe, () => turn);
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
