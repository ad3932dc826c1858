/** The cell that should come into sight: what the keys have led to beyond it, or a place for the chosen tile when none can be seen. */
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Choice } from '../choosing/useChoice.ts';
import { CELL, centre, type Box, type Cell } from './geometry.ts';
import { isIn, seenOf } from './useSteadyBox.ts';

/** In units of the board that is shown, `shown` being its box. */
export function useInSight(
  choice: Choice,
  shown: Box,
  surface: RefObject<SVGGElement | null>,
  /** A finger's board follows the places by itself. */
  follows: boolean,
): Point | undefined {
  const [goal, setGoal] = useState<Cell>();
  const { slot, spots, ghost } = choice;
  useLayoutEffect(() => {
    if (follows) return;
    const places = spots.filter(({ fits }) => fits.length > 0);
    const seen = seenOf(surface.current);
    setGoal(places.some((cell) => !seen || isIn(seen, cell)) ? undefined : places[0]);
    // Looked at once for every tile that is chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slot]);
  useLayoutEffect(() => {
    const seen = seenOf(surface.current);
    // What can be seen was chosen there: nothing moves under the hand.
    if (ghost?.firm && seen && !isIn(seen, ghost.spot)) setGoal(ghost.spot);
    // Looked at once for every cell.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ghost?.firm, ghost?.spot.x, ghost?.spot.y]);
  const { x, y } = goal ?? {};
  const { west, north } = shown;
  return useMemo(() => {
    if (x === undefined || y === undefined) return undefined;
    const at = centre({ x, y });
    return { x: at.x - west * CELL, y: at.y - north * CELL };
  }, [x, y, west, north]);
}
