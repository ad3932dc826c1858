/** A session for as long as a page shows its play. */
import { useEffect, useState } from 'react';
import { reviveEngine } from './engine.ts';
import type { Session } from './session.ts';

/** `retry` opens the play once more, after a crash with a worker that answers. What else changes in `open` is no reason to. */
export function useSession<S extends Session>(id: string, open: () => S): { session: S | undefined; retry(): void } {
  const [held, setHeld] = useState<{ readonly key: string; readonly session: S }>();
  const [attempt, setAttempt] = useState(0);
  const key = `${id} ${attempt}`;
  useEffect(() => {
    const session = open();
    setHeld({ key, session });
    return () => session.close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const retry = (): void => {
    setHeld(undefined);
    void reviveEngine().then(() => setAttempt(attempt + 1));
  };
  // The one before is closed.
  return { session: held?.key === key ? held.session : undefined, retry };
}
