/** What line 2 says about the connection, its light, and whether anything can be sent. */
import { useEffect, useRef, useState } from 'react';
import type { Light, Others } from '../../table/frame.ts';
import type { Said } from '../../table/Head.tsx';
import { connection } from '../connection.ts';
import { useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { inWords } from '../time-left.ts';
import { useClockTime, useServerTime } from '../useServerTime.ts';
import type { RemoteSession } from '../remote-session.ts';
import { leftOf } from './clocks.ts';
import type { Stake } from './stake.ts';

const BACK_MS = 2000;

interface ConnectionLine extends Required<Pick<Others, 'blocked' | 'connection'>> {
  readonly said: Said | undefined;
}

export function useConnectionLine({ clock, window, viewer }: RemoteSession, stake: Stake): ConnectionLine {
  const { link, retryAt, stands } = useLink();
  const { room: words, clock: clockWords } = useOnlineTexts();
  const lost = link === 'searching' || link === 'offline' || link === 'restarting';
  const back = useBack(lost);
  const now = useServerTime(lost);
  const clockTime = useClockTime(lost);
  const clocks = clock !== undefined || window !== undefined;
  const milliseconds =
    stake === 'reaction' && window
      ? window.until - clockTime
      : clock && typeof viewer === 'number'
        ? leftOf(clock, viewer, clockTime)
        : 0;
  const left = inWords(milliseconds, clockWords);
  const blocked = link !== 'open';
  const trouble = (light: Light, text: string, act?: NonNullable<Said['act']>): ConnectionLine => ({
    blocked,
    connection: { light, words: words.links[light] },
    said: { text, kind: 'trouble', ...(act && { act }) },
  });
  if (link === 'searching') return trouble('amber', words.searching(stake, left));
  if (link === 'restarting') return trouble('amber', words.restarting(clocks));
  if (link === 'offline') {
    const seconds = Math.max(1, Math.ceil(((retryAt ?? now) - now) / 1000));
    const text = stands === undefined ? words.offline(seconds, stake, left) : words.serverAway(seconds, clocks);
    return trouble('red', text, [words.tryNow, connection.tryNow]);
  }
  return {
    blocked,
    connection: { light: back ? 'green' : undefined, words: words.links.green },
    said: back ? { text: words.connected, kind: 'good' } : undefined,
  };
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
