/** What is looked for on the plan comes into sight: if a part of it lies outside of what is seen, the whole plan is shown, as its button does. */
import { isIn, type Point } from '@stellwerk/toolkit/point.ts';
import { ViewControlsContext, type ViewControls } from '@stellwerk/toolkit/Viewport.tsx';
import { use, useCallback, useEffect, useRef, type RefObject } from 'react';

/** A touch on the plan so short ago (ms) is what has changed it, and that finger sees what it does. */
const JUST_NOW = 500;

/** The plan's window hands its controls to `take`, and fingers on it are told to `fingers`. */
export function useSought(surface: RefObject<SVGGElement | null>, points: readonly Point[]) {
  const hand = use(ViewControlsContext);
  const controls = useRef<ViewControls>(undefined);
  const take = useCallback(
    (now: ViewControls | undefined) => {
      controls.current = now;
      hand(now);
    },
    [hand],
  );
  const down = useRef(new Set<number>());
  /** Nothing moves so soon after: neither under a finger nor while the plan is on its way. */
  const calm = useRef(-JUST_NOW);
  const key = points.map(({ x, y }) => `${x} ${y}`).join();
  useEffect(() => {
    const seen = surface.current?.ownerSVGElement?.viewBox.baseVal;
    if (!seen || points.every((point) => isIn(seen, point))) return;
    if (down.current.size > 0 || performance.now() < calm.current + JUST_NOW) return;
    calm.current = performance.now();
    controls.current?.whole();
    // What was looked for and then moved away from is left there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const lift = ({ pointerId }: { readonly pointerId: number }): void => {
    down.current.delete(pointerId);
    calm.current = performance.now();
  };
  return {
    take,
    fingers: {
      onPointerDownCapture: ({ pointerId }: { readonly pointerId: number }) => void down.current.add(pointerId),
      onPointerUpCapture: lift,
      onPointerCancelCapture: lift,
    },
  };
}
