/** Sends what the person does to the session, one thing at a time: while an answer is awaited nothing can be sent twice. */
import type { Reason } from '@stellwerk/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayingSession, Snapshot } from '../session/session.ts';

/** Said to a board that sends a second thing while the first is under way; the person is told nothing, since nothing was lost. */
const BUSY: Reason = { code: 'play.stale' };

export function useSending(session: PlayingSession, { step, viewer }: Snapshot) {
  const [refused, setRefused] = useState<Reason>();
  const [pending, setPending] = useState(false);
  const underWay = useRef(false);
  useEffect(() => setRefused(undefined), [step, viewer]);
  // A refusal goes with the next touch or key.
  useEffect(() => {
    if (!refused) return;
    // A button in the refusal, such as the one to its rule, leaves it open.
    const dismiss = ({ target }: globalThis.Event): void => {
      if (!(target instanceof Element && target.closest('[role=alert] button'))) setRefused(undefined);
    };
    addEventListener('pointerdown', dismiss, true);
    addEventListener('keydown', dismiss, true);
    return () => {
      removeEventListener('pointerdown', dismiss, true);
      removeEventListener('keydown', dismiss, true);
    };
  }, [refused]);

  const send = useCallback(async (what: () => Promise<Reason | undefined>): Promise<Reason | undefined> => {
    if (underWay.current) return BUSY;
    underWay.current = true;
    setPending(true);
    try {
      const reason = await what();
      setRefused(reason);
      return reason;
    } finally {
      underWay.current = false;
      setPending(false);
    }
  }, []);
  const act = useCallback(
    (action: unknown) => send(() => decided(session, (seen) => session.act(action, seen))),
    [send, session],
  );
  const actAll = useCallback(
    (actions: readonly unknown[]) => send(() => decided(session, (seen) => session.actAll(actions, seen))),
    [send, session],
  );
  const undo = useCallback(
    (count: number) =>
      void send(async () => {
        for (let done = 0; done < count && canUndo(session); done++) {
          const reason = await session.undo(seenIn(session));
          if (reason) return reason;
        }
        return undefined;
      }),
    [send, session],
  );
  const why = useCallback(
    async (action: unknown, show = false) => {
      const reason = await session.why(action);
      if (show) setRefused(reason);
      return reason;
    },
    [session],
  );
  return { act, actAll, why, undo, refused, pending };
}

/**
 * Where several decide at once, another's decision is told as a step in which nothing was heard: that is no reason to look again, so what was
 * decided is sent once more.
 */
async function decided(
  session: PlayingSession,
  sent: (seen: number) => Promise<Reason | undefined>,
): Promise<Reason | undefined> {
  const seen = seenIn(session);
  const reason = await sent(seen);
  const { state } = session;
  if (reason?.code !== 'play.stale' || state.status !== 'live' || state.snapshot.seen <= seen) return reason;
  const since = state.snapshot.log.slice(seen + 1, state.snapshot.seen + 1);
  return since.every(({ events, rewinds }) => events.length === 0 && !rewinds) ? decided(session, sent) : reason;
}

/** The last step that has arrived: a board may send several things in a row, each in answer to the one before. */
function seenIn({ state }: PlayingSession): number {
  return state.status === 'live' ? state.snapshot.seen : -1;
}

function canUndo({ state }: PlayingSession): boolean {
  return state.status === 'live' && state.snapshot.canUndo;
}
