/** Time as the server has it. */
import { useEffect, useState } from 'react';
import { connection } from './connection.ts';

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
