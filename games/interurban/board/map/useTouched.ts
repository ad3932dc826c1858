/** What was shown when the pointer came down: a hint goes with the touch that takes it up. */
import { useEffect, useRef, type RefObject } from 'react';

export function useTouched<Value>(shown: Value): RefObject<Value> {
  const latest = useRef(shown);
  const touched = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    // Listening from the first moment on, before the frame does, which takes the hint away.
    const onDown = (): void => {
      touched.current = latest.current;
    };
    addEventListener('pointerdown', onDown, true);
    return () => removeEventListener('pointerdown', onDown, true);
  }, []);
  return touched;
}
