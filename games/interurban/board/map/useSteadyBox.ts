/** The part of the table that is shown. What lies stays where it is during a turn, unless something would lie out of sight. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { boardPoint } from '@stellwerk/toolkit/pointing.ts';
import { CELL, type Box, type Cell } from './geometry.ts';

interface Steady {
  readonly turn: string;
  readonly box: Box;
}

/**
 * `needed` must be seen, `wanted` is that with some room around it; `turn` tells one turn from the next, and `surface` is what the board
 * is drawn on.
 */
export function useSteadyBox(needed: Box, wanted: Box, turn: string, surface: RefObject<SVGGElement | null>): Box {
  const [steady, setSteady] = useState<Steady>({ turn, box: wanted });
  const { west, north, columns, rows } = needed;
  useLayoutEffect(() => {
    const inSight = holds(steady.box, needed) || holds(seenOf(surface.current), needed);
    if (steady.turn !== turn || !inSight) setSteady({ turn, box: wanted });
    // Only a table that has changed is looked at again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [turn, west, north, columns, rows, surface]);
  return steady.box;
}

function holds(outer: Box | undefined, inner: Box): boolean {
  if (!outer) return false;
  const beyond = (from: number, length: number, by: number, size: number): boolean =>
    by >= from - 0.01 && by + size <= from + length + 0.01;
  return (
    beyond(outer.west, outer.columns, inner.west, inner.columns) &&
    beyond(outer.north, outer.rows, inner.north, inner.rows)
  );
}

/** Whether the box holds a cell, or at least most of it. */
export const isIn = ({ west, north, columns, rows }: Box, { x, y }: Cell): boolean =>
  x - 0.4 > west && x + 0.4 < west + columns && -y - 0.4 > north && -y + 0.4 < north + rows;

/** What the window shows, in cells, and how large that makes them. */
export function seenOf(surface: SVGGElement | null): (Box & { readonly pixels: number }) | undefined {
  const frame = surface?.ownerSVGElement?.getBoundingClientRect();
  const from = frame && boardPoint(surface, { clientX: frame.left, clientY: frame.top });
  const to = frame && boardPoint(surface, { clientX: frame.right, clientY: frame.bottom });
  if (!from || !to) return undefined;
  return {
    west: from.x / CELL,
    north: from.y / CELL,
    columns: (to.x - from.x) / CELL,
    rows: (to.y - from.y) / CELL,
    pixels: (frame.width * CELL) / (to.x - from.x),
  };
}
