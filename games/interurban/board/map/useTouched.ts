/** What was shown when the pointer came down: the touch that takes a hint up must not turn its tile as well. */
import { useCallback, useEffect, useRef } from 'react';

/** What was shown then, and how to forget it once the touch has done something else. */
export function useTouched<Value>(shown: Value): readonly [touched: () => Value | undefined, forget: () => void] {
  const latest = useRef(shown);
  const touched = useRef<Value>(undefined);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    // Before the board, which puts the tile down, hears of it.
    const onDown = (): void => {
      touched.current = latest.current;
    };
    addEventListener('pointerdown', onDown, true);
    return () => removeEventListener('pointerdown', onDown, true);
  }, []);
  return [
    useCallback(() => touched.current, []),
    useCallback(() => {
      touched.current = undefined;
    }, []),
  ];
}
