/** A session for as long as a page shows its play. */
import { useEffect, useState } from 'react';
import { reviveEngine } from './engine.ts';
import type { Session } from './session.ts';

/** `retry` opens the play once more, after a crash with a worker that answers. What else changes in `open` is no reason to. */
export function useSession<S extends Session>(id: string, open: () => S): { session: S | undefined; retry(): void } {
  const [session, setSession] = useState<S>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const opened = open();
    setSession(opened);
    return () => opened.close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, attempt]);
  const retry = (): void => {
    setSession(undefined);
    void reviveEngine().then(() => setAttempt(attempt + 1));
  };
  return { session, retry };
}
