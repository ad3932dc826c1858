/** The part of the map that is seen, known while it rests: names that gave way to the edge under a finger couldn't be read. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Box } from '@stellwerk/toolkit/labels.ts';
import { ORIGIN } from './diagram.ts';

/** How long it has to rest (ms). */
const REST = 120;

export function useSeen(surface: RefObject<SVGGElement | null>, scale: number): Box | undefined {
  const [seen, setSeen] = useState<{ readonly box: Box; readonly scale: number }>();
  const latest = useRef(scale);
  useEffect(() => {
    latest.current = scale;
  });
  useEffect(() => {
    const window = surface.current!.ownerSVGElement!;
    const look = (): void => {
      const { x, y, width, height } = window.viewBox.baseVal;
      const [left, top] = [x + ORIGIN.x, y + ORIGIN.y];
      setSeen({ box: { left, top, right: left + width, bottom: top + height }, scale: latest.current });
    };
    let timer = setTimeout(look, REST);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    });
    observer.observe(window, { attributeFilter: ['viewBox'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [surface]);
  // While it comes nearer or goes back, it is another part.
  return seen?.scale === scale ? seen.box : undefined;
}
