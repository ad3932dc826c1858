/** A table on the server for as long as a page shows it. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { RoomLink } from './room-link.ts';

export function useRoom(table: string) {
  const link = useMemo(() => new RoomLink(table), [table]);
  useEffect(() => link.open(), [link]);
  const state = useSyncExternalStore(link.subscribe, () => link.state);
  return { link, ...state };
}
