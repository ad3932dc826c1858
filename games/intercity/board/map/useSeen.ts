/** The part of the map that is seen, known while it rests: names that gave way to the edge under a finger couldn't be read. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { LOW, PHONE, useMedia } from '@stellwerk/toolkit/media.ts';
import { watchView } from '@stellwerk/toolkit/watch-view.ts';
import type { Seen } from './boxes.ts';
import { ORIGIN } from './diagram.ts';

/** How long it has to rest (ms). */
const REST = 120;
/** As far as the button reaches that lies over the corner of a phone's map, in pixels. */
const CORNER = 54;

export function useSeen(surface: RefObject<SVGGElement | null>, scale: number): Seen | undefined {
  const [seen, setSeen] = useState<{ readonly box: Seen; readonly scale: number }>();
  const phone = useMedia(PHONE);
  const low = useMedia(LOW);
  const hasButton = phone && !low;
  const latest = useRef(scale);
  useEffect(() => {
    latest.current = scale;
  });
  useEffect(() => {
    const window = surface.current!.ownerSVGElement!;
    const look = (): void => {
      const { x, y, width, height } = window.viewBox.baseVal;
      const [left, top] = [x + ORIGIN.x, y + ORIGIN.y];
      const corner = CORNER / latest.current;
      const button = hasButton ? { left, top, right: left + corner, bottom: top + corner } : undefined;
      setSeen({ box: { left, top, right: left + width, bottom: top + height, button }, scale: latest.current });
    };
    let timer = setTimeout(look, REST);
    const unwatch = watchView(window, () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    });
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [surface, hasButton]);
  // While it comes nearer or goes back, it is another part.
  return seen?.scale === scale ? seen.box : undefined;
}
