/** The part of the table that is shown, gliding to a new one when the table has grown. */
import { useEffect, useRef, useState } from 'react';
import type { Box } from './geometry.ts';

const GLIDE = 400;

export function useGlide(box: Box, motion: boolean): Box {
  const [shown, setShown] = useState(box);
  const now = useRef(box);
  const { west, north, columns, rows } = box;
  useEffect(() => {
    const from = now.current;
    const to = { west, north, columns, rows };
    const show = (next: Box): void => {
      now.current = next;
      setShown(next);
    };
    if (!motion) return show(to);
    const begin = performance.now();
    let frame = requestAnimationFrame(function tick(time) {
      const share = Math.min(1, Math.max(0, time - begin) / GLIDE);
      show(between(from, to, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [west, north, columns, rows, motion]);
  return motion ? shown : box;
}

function between(a: Box, b: Box, share: number): Box {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return {
    west: mix(a.west, b.west),
    north: mix(a.north, b.north),
    columns: mix(a.columns, b.columns),
    rows: mix(a.rows, b.rows),
  };
}
