/** Sends what the person does to the session, one thing at a time: while an answer is awaited nothing can be sent twice. */
import type { Reason } from '@stellwerk/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayingSession, Snapshot } from '../session/session.ts';

export function useSending(session: PlayingSession, { step, viewer }: Snapshot) {
  const [refused, setRefused] = useState<Reason>();
  const [pending, setPending] = useState(false);
  const underWay = useRef<Promise<Reason | undefined>>(undefined);
  useEffect(() => setRefused(undefined), [step, viewer]);

  const send = useCallback((what: () => Promise<Reason | undefined>) => {
    underWay.current ??= (async () => {
      setPending(true);
      try {
        const reason = await what();
        setRefused(reason);
        return reason;
      } finally {
        underWay.current = undefined;
        setPending(false);
      }
    })();
    return underWay.current;
  }, []);
  const act = useCallback((action: unknown) => send(() => session.act(action, seenIn(session))), [send, session]);
  const undo = useCallback(() => void send(() => session.undo(seenIn(session))), [send, session]);
  const why = useCallback(
    async (action: unknown, show = false) => {
      const reason = await session.why(action);
      if (show) setRefused(reason);
      return reason;
    },
    [session],
  );
  const dismiss = useCallback(() => setRefused(undefined), []);
  return { act, why, undo, refused, pending, dismiss };
}

/** The last step that has arrived: a board may send several things in a row, each in answer to the one before. */
function seenIn({ state }: PlayingSession): number {
  return state.status === 'live' ? state.snapshot.seen : -1;
}
