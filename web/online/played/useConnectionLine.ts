/** What line 2 says about the connection, and whether anything can be sent. */
import { useEffect, useRef, useState } from 'react';
import type { Said } from '../../table/Head.tsx';
import { connection } from '../connection.ts';
import { useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { useServerTime } from '../useServerTime.ts';

const BACK_MS = 2000;

export function useConnectionLine(): { readonly blocked: boolean; readonly said: Said | undefined } {
  const { link, retryAt, stands } = useLink();
  const { room: words } = useOnlineTexts();
  const lost = link === 'searching' || link === 'offline' || link === 'restarting';
  const back = useBack(lost);
  const now = useServerTime(lost);
  const blocked = link !== 'open';
  if (link === 'searching') return { blocked, said: { text: words.searching, kind: 'trouble' } };
  if (link === 'restarting') return { blocked, said: { text: words.restarting, kind: 'trouble' } };
  if (link === 'offline') {
    const seconds = Math.max(1, Math.ceil(((retryAt ?? now) - now) / 1000));
    const text = stands === undefined ? words.offline(seconds) : words.serverAway(seconds);
    return { blocked, said: { text, kind: 'trouble', act: [words.tryNow, connection.tryNow] } };
  }
  return { blocked, said: back ? { text: words.connected, kind: 'good' } : undefined };
}

/** For a moment after a loss. */
function useBack(lost: boolean): boolean {
  const [back, setBack] = useState(false);
  const was = useRef(false);
  useEffect(() => {
    if (lost) was.current = true;
    else if (was.current) {
      was.current = false;
      setBack(true);
      const timer = setTimeout(() => setBack(false), BACK_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [lost]);
  return back;
}
