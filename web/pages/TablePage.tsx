/** A play in this browser: opens the session and shows whatever state it is in. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Failure } from '../app/Failure.tsx';
import { PAUSES, useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { reviveEngine } from '../session/engine.ts';
import { LocalSession } from '../session/local-session.ts';
import type { PlayingSession } from '../session/session.ts';
import { HandOver } from '../table/HandOver.tsx';
import { LiveTable } from '../table/LiveTable.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  const [session, setSession] = useState<PlayingSession>();
  const { settings } = useSettings();
  const pause = PAUSES[settings.pace];

  useEffect(() => {
    const opened = new LocalSession(id, { pause, held: false, seen: 0 });
    setSession(opened);
    return () => opened.close();
    // A new pace is told to the running session; it is no reason to open it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, attempt]);

  if (!session) return <Waiting />;
  const retry = (): void => {
    setSession(undefined);
    void reviveEngine().then(() => setAttempt(attempt + 1));
  };
  return (
    <ErrorBoundary playId={id}>
      <OpenTable session={session} playId={id} onRetry={retry} />
    </ErrorBoundary>
  );
}

interface OpenTableProps {
  readonly session: PlayingSession;
  readonly playId: string;
  onRetry(): void;
}

function OpenTable({ session, playId, onRetry }: OpenTableProps) {
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  switch (state.status) {
    case 'opening':
      return <Waiting />;
    case 'failed': {
      const again = state.reason.code === 'session.crash' || state.reason.code === 'session.otherTab';
      return <Failure reason={state.reason} playId={playId} {...(again && { onRetry })} />;
    }
    case 'covered':
      return <HandOver player={state.players[state.to]!} confirm={() => void session.takeScreen(state.to)} />;
    case 'live':
      return <LiveTable session={session} state={state} playId={playId} />;
  }
}
