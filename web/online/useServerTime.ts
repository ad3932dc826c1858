/** Time as the server has it, and as clocks count it. */
import { useEffect, useState } from 'react';
import { connection } from './connection.ts';
import { useLink } from './server.ts';

const SECOND = 1000;

/** The server's time, looked at every second while `on`. */
export function useServerTime(on: boolean): number {
  const [now, setNow] = useState(() => connection.now());
  useEffect(() => {
    if (!on) return;
    setNow(connection.now());
    const timer = setInterval(() => setNow(connection.now()), SECOND);
    return () => clearInterval(timer);
  }, [on]);
  return now;
}

/** The same, except that it stands still while the server is away. */
export function useClockTime(on: boolean): number {
  const { stands } = useLink();
  const now = useServerTime(on);
  return stands === undefined ? now : Math.min(stands, now);
}
