/** Whose time was up: said in line 2 for a while, and for good in the log. */
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Said } from '../../table/Head.tsx';
import type { RemoteSession } from '../remote-session.ts';
import { useOnlineTexts } from '../texts/index.ts';

/** So long line 2 tells of something that has passed. */
export const NOTICE_MS = 8000;

/** My last turn was a bot's. */
function isMissed({ late, viewer, state }: RemoteSession): boolean {
  const [seat, step] = late.at(-1) ?? [];
  if (seat === undefined || seat !== viewer || state.status !== 'live') return false;
  const own = state.snapshot.log.findLast((each) => each.seat === viewer);
  return own !== undefined && step! >= own.number;
}

export function useLate(session: RemoteSession) {
  const { room: words } = useOnlineTexts();
  const { late, viewer, players } = session;
  // Late turns from before this page was opened are no news, but for one's own that nobody has told one of yet.
  const [fresh, setFresh] = useState(() => isMissed(session));
  const known = useRef(fresh ? late.length - 1 : late.length);
  useEffect(() => {
    if (late.length <= known.current) return;
    known.current = late.length;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [late.length]);
  const seat = late.at(-1)?.[0];
  const said: Said | undefined =
    fresh && seat !== undefined
      ? { text: seat === viewer ? words.timeOut : words.timeOutOf(players[seat]!.name), kind: 'trouble' }
      : undefined;
  const remark = useCallback(
    ({ seat: whose, from, to }: Turn) =>
      late.some(([each, step]) => each === whose && from <= step && step <= to) ? words.lateTurn : undefined,
    [late, words],
  );
  return { said, remark };
}
