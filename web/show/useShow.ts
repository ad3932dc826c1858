/** The show: the table looks at one still after the other until the time is over or somebody touches something. */
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Looking } from '../table/useLooking.ts';
import { dueAt, scheduleOf, SHOW } from './schedule.ts';

/** More a second than this can't be told apart. */
const MOST = 60;
const STILLS = 5;

export function useShow(turns: readonly Turn[], { past, to, now }: Looking, motion: boolean) {
  const [run, setRun] = useState<{ readonly begun: number; readonly stills: ReturnType<typeof scheduleOf> }>();
  const asked = useRef(-1);
  const start = (): void => {
    asked.current = -1;
    setRun({ begun: performance.now(), stills: scheduleOf(turns, motion ? MOST : STILLS) });
  };
  const stop = useCallback(() => {
    setRun(undefined);
    now();
  }, [now]);

  // The next still is asked for when the last one is there: a slow device skips some and is not late.
  useEffect(() => {
    if (!run) return;
    const { begun, stills } = run;
    if (asked.current >= 0 && past?.step !== stills[asked.current]!.step) return;
    const elapsed = performance.now() - begun;
    const next = Math.max(asked.current + 1, dueAt(stills, elapsed));
    const still = stills[next];
    const go = (): void => {
      if (!still) return stop();
      asked.current = next;
      to(still.step);
    };
    const timer = setTimeout(go, Math.max(0, (still?.at ?? SHOW) - elapsed));
    return () => clearTimeout(timer);
  }, [run, past, to, stop]);

  useEffect(() => (run ? onTouch(stop) : undefined), [run, stop]);
  return { running: run !== undefined, start };
}

/** Any touch and any key; what it would have done otherwise it doesn't do. */
function onTouch(stop: () => void): () => void {
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    swallow(event);
    // The key that began it may still be down.
    if (event.repeat) return;
    // A button is pressed when its key comes up.
    addEventListener('keyup', swallow, { capture: true, once: true });
    stop();
  };
  const onPointer = (event: Event): void => {
    swallow(event);
    addEventListener('click', swallow, { capture: true, once: true });
    // A drag has no click that could be swallowed.
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 500);
    stop();
  };
  addEventListener('keydown', onKey, { capture: true });
  addEventListener('pointerdown', onPointer, { capture: true });
  return () => {
    removeEventListener('keydown', onKey, { capture: true });
    removeEventListener('pointerdown', onPointer, { capture: true });
  };
}
