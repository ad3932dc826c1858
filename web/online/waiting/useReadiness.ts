/**
 * Sitting down is being ready. New agreements make everybody not ready until their next touch, by which they have seen them; somebody who
 * asked for a moment says so again.
 */
import { useEffect, useRef, useState } from 'react';
import type { AtTable } from '../OnlineTable.tsx';

export interface Readiness {
  readonly ready: boolean;
  setReady(ready: boolean): void;
  /** The agreements that changed since the last touch. */
  readonly changed: readonly string[];
}

export function useReadiness({ room, you, link }: AtTable, agreements: readonly string[]): Readiness {
  const ready = you.seat === undefined || room.seats[you.seat]?.ready !== false;
  const [paused, setPaused] = useState(false);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const before = useRef(agreements);
  const text = agreements.join('\n');
  useEffect(() => {
    const now = text.split('\n');
    if (before.current.length > 0 && !you.host) setChanged(now.filter((each) => !before.current.includes(each)));
    before.current = now;
  }, [text, you.host]);
  useEffect(() => {
    if ((ready || paused) && changed.length === 0) return;
    const touch = (): void => {
      setChanged([]);
      if (!ready && !paused) void link.ask({ type: 'ready', ready: true });
    };
    addEventListener('pointerdown', touch);
    addEventListener('keydown', touch);
    return () => {
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, [ready, paused, changed, link]);
  const setReady = (wanted: boolean): void => {
    setPaused(!wanted);
    void link.ask({ type: 'ready', ready: wanted });
  };
  return { ready, setReady, changed };
}
