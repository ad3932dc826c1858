/** The live lists of open tables and of one's own. */
import { useSyncExternalStore } from 'react';
import type { Message, TableRow } from '@stellwerk/tables/wire';
import { connection } from '../connection.ts';

interface Lists {
  /** Whether the server has told them. */
  readonly known: boolean;
  readonly open: readonly TableRow[];
  readonly mine: readonly TableRow[];
}

let lists: Lists = { known: false, open: [], mine: [] };
const watchers = new Set<() => void>();

/** Keeps the lists up to date until the returned function is called. */
export function keepLists(): () => void {
  const stopListening = connection.listen(receive);
  const release = connection.use();
  if (connection.state.link === 'open') void refreshLists();
  return () => {
    stopListening();
    release();
  };
}

export function useLists(): Lists {
  return useSyncExternalStore(subscribe, () => lists);
}

/** Asks for both lists as they are; changes follow by themselves. */
export async function refreshLists(): Promise<void> {
  const answer = await connection.ask({ type: 'lobby', on: true });
  if (answer.ok) set({ known: true, open: answer.lobby ?? [], mine: answer.mine ?? [] });
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function receive(message: Message): void {
  if (message.type === 'welcome') void refreshLists();
  else if (message.type === 'lobby') set({ ...lists, open: changed(lists.open, message) });
  else if (message.type === 'mine') set({ ...lists, mine: changed(lists.mine, message) });
}

function changed(
  rows: readonly TableRow[],
  { rows: fresh, gone }: { readonly rows: readonly TableRow[]; readonly gone: readonly string[] },
): readonly TableRow[] {
  const old = [...gone, ...fresh.map(({ table }) => table)];
  return [...rows.filter(({ table }) => !old.includes(table)), ...fresh];
}

function set(next: Lists): void {
  lists = next;
  for (const watcher of watchers) watcher();
}
