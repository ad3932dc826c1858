/**
 * Where a mouse has only a part of the table before it: *Show all* shows all of it and goes back to the part. The wheel and *Further* show
 * all of it where they would lead beyond the part, and a drag moves the part, for the viewport knows nothing beyond it.
 */
import { use, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { ViewControlsContext, type ViewControls } from '@stellwerk/toolkit/Viewport.tsx';
import type { Box } from './geometry.ts';
import { pixelsOf, seenOf } from './useSteadyBox.ts';

/** A zoom is never exact. */
const EXACT = 1.01;
/** Less than this is a click with an unsteady hand, as in the viewport (px). */
const SLOP = 8;

interface Shown {
  readonly part: Box | undefined;
  readonly all: Box;
  /** When it changes, the part is shown again. */
  readonly moment: string;
  readonly surface: RefObject<SVGGElement | null>;
  /** Moves the part by so many columns and rows. */
  pull(columns: number, rows: number): void;
}

export function useWhole({ part, all, moment, surface, pull }: Shown) {
  const hand = use(ViewControlsContext);
  const [asked, setAsked] = useState<string>();
  const [pulling, setPulling] = useState(false);
  const hasPart = part !== undefined;
  const whole = asked === moment;
  const box = whole ? all : (part ?? all);
  const latest = useRef({ box, pull });
  useEffect(() => {
    latest.current = { box, pull };
  });
  /** What is shown, unless somebody has zoomed into it. */
  const fitted = useCallback(() => {
    const seen = seenOf(surface.current);
    return seen && seen.pixels < EXACT * pixelsOf(latest.current.box, seen.window) ? seen : undefined;
  }, [surface]);
  const show = useCallback((it: boolean) => setAsked(it ? moment : undefined), [moment]);
  const controls = useCallback(
    (given: ViewControls | undefined): void => {
      if (!given || !hasPart) return hand(given);
      hand({
        ...given,
        whole: () => {
          if (fitted()) return show(!whole);
          given.whole();
          show(true);
        },
        further: () => (fitted() ? show(true) : given.further()),
      });
    },
    [hand, hasPart, whole, fitted, show],
  );
  useEffect(() => {
    const svg = surface.current?.ownerSVGElement;
    if (!svg || !hasPart || whole) return;
    let from: { readonly x: number; readonly y: number; moved: boolean } | undefined;
    const onWheel = ({ deltaY }: WheelEvent): void => {
      if (deltaY > 0 && fitted()) show(true);
    };
    const onDown = ({ button, clientX: x, clientY: y }: PointerEvent): void => {
      from = button === 0 && fitted() ? { x, y, moved: false } : undefined;
    };
    const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const seen = from && seenOf(surface.current);
      if (!from || !seen || (!from.moved && Math.hypot(x - from.x, y - from.y) < SLOP)) return;
      latest.current.pull((from.x - x) / seen.pixels, (from.y - y) / seen.pixels);
      from = { x, y, moved: true };
      setPulling(true);
    };
    const onUp = (): void => {
      from = undefined;
      setPulling(false);
    };
    svg.addEventListener('wheel', onWheel, { passive: true });
    svg.addEventListener('pointerdown', onDown);
    svg.addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    return () => {
      svg.removeEventListener('wheel', onWheel);
      svg.removeEventListener('pointerdown', onDown);
      svg.removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    };
  }, [surface, hasPart, whole, fitted, show]);
  return { box, hasPart, pulling, controls: hasPart ? controls : hand };
}
