/**
 * What a pointer means: the point of the board under it, and the nearest thing within its reach. Reaches are given in pixels, because
 * hands don't grow when the board is zoomed; a finger reaches further than a mouse.
 */
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Point } from './point.ts';

/** A place in the window, as events tell it. */
export interface InWindow {
  readonly clientX: number;
  readonly clientY: number;
}

/** The point of a drawing, in its own units, that lies at this place in the window; undefined while it isn't drawn. */
export function boardPoint(drawn: SVGGraphicsElement | null, { clientX, clientY }: InWindow): Point | undefined {
  const matrix = drawn?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

export interface Pointed {
  readonly at: Point;
  readonly byMouse: boolean;
  /** How far from this point a thing is still meant, in board units. */
  readonly reach: number;
  /** The size of a pixel in board units. */
  readonly pixel: number;
}

interface Reach {
  readonly mouse: number;
  readonly touch: number;
}

/**
 * `onPointerDown` goes to the surface. The click that follows doesn't say everywhere what kind of pointer it came from, and browsers
 * move the click of a finger to the nearest button: what counts is where the finger came down.
 */
export function usePointer(surface: RefObject<SVGGraphicsElement | null>, reach: Reach) {
  const byMouse = useRef(true);
  const finger = useRef<InWindow>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent): void => {
      byMouse.current = pointerType === 'mouse';
      finger.current = byMouse.current ? undefined : { clientX, clientY };
    },
    pointed: (event: MouseEvent): Pointed | undefined => {
      const at = boardPoint(surface.current, (event.type === 'click' && finger.current) || event);
      if (!at) return undefined;
      const pixel = 1 / surface.current!.getScreenCTM()!.a;
      return {
        at,
        byMouse: byMouse.current,
        reach: reach[byMouse.current ? 'mouse' : 'touch'] * pixel,
        pixel,
      };
    },
  };
}

/** The index of the least distance within reach. `weigh` makes some things count as nearer than they are, not as within reach. */
export function nearest(
  distances: readonly number[],
  reach: number,
  weigh: (distance: number, index: number) => number = (distance) => distance,
): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  distances.forEach((distance, index) => {
    if (distance > reach) return;
    const weighed = weigh(distance, index);
    if (weighed < least) [best, least] = [index, weighed];
  });
  return best;
}
