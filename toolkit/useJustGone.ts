import { useEffect, useState } from 'react';

/** A finger on its way to a button must not press what has come to its place meanwhile (ms). */
export const ON_ITS_WAY = 800;

/** True for so many milliseconds after what was there has gone. */
export function useJustGone(there: boolean, ms: number): boolean {
  const [before, setBefore] = useState(there);
  const [gone, setGone] = useState(false);
  if (before !== there) {
    setBefore(there);
    setGone(!there);
  }
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => setGone(false), ms);
    return () => clearTimeout(timer);
  }, [gone, ms]);
  return gone;
}
