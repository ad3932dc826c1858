/** What lies over the tray of a phone goes with a touch on the board, which does nothing else, or is drawn down by its head. */
import { useRef, type PointerEvent, type SyntheticEvent } from 'react';

/** For the board: without `shut` nothing is open. */
export function useShuttingTouch(shut: (() => void) | undefined) {
  const shutting = useRef(false);
  const swallow = (event: SyntheticEvent): void => {
    if (shutting.current) event.stopPropagation();
  };
  return {
    onPointerDownCapture: (event: PointerEvent): void => {
      shutting.current = shut !== undefined;
      swallow(event);
      shut?.();
    },
    onPointerMoveCapture: swallow,
    onPointerUpCapture: swallow,
    onClickCapture: swallow,
  };
}

/** So far a finger goes down before that is meant (px). */
const DOWN = 40;

/** For the head of what is open. */
export function useDrawingDown(shut: () => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientY }: PointerEvent): void => void (from.current = clientY),
    onPointerMove: ({ clientY, buttons }: PointerEvent): void => {
      if (buttons > 0 && from.current !== undefined && clientY - from.current > DOWN) shut();
    },
    onPointerUp: (): void => void (from.current = undefined),
  };
}
