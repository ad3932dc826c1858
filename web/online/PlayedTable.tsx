/** A play on the server on the same screen as one at home. */
import { useSyncExternalStore } from 'react';
import { Waiting } from '../app/Waiting.tsx';
import { LiveTable } from '../table/LiveTable.tsx';
import type { AtTable } from './OnlineTable.tsx';
import type { RemoteSession } from './remote-session.ts';

export function PlayedTable({ session }: AtTable & { readonly session: RemoteSession }) {
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  if (state.status !== 'live') return <Waiting />;
  return <LiveTable session={session} state={state} playId="" />;
}
