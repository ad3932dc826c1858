/** The screen itself makes a move that leaves no choice. */
import { useEffect, useEffectEvent, useRef } from 'react';

interface Present {
  readonly view: unknown;
  readonly pending: boolean;
}

/** Something else may be under way, so once is too few; what is refused must not be sent without end. */
const TRIES = 3;

/** Runs as long as it is due, a few times at most for each view. */
export function useForced({ view, pending }: Present, due: boolean, run: () => void, delay = 0): void {
  const tried = useRef({ view, times: 0 });
  const now = useEffectEvent(run);
  useEffect(() => {
    if (tried.current.view !== view) tried.current = { view, times: 0 };
    if (!due || pending || tried.current.times === TRIES) return;
    const timer = setTimeout(() => {
      tried.current.times++;
      now();
    }, delay);
    return () => clearTimeout(timer);
  }, [view, pending, due, delay]);
}
