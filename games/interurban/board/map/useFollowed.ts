/**
 * What a finger's board shows by itself: what others laid and the open ends as my turn begins, then the places for the first tile that is
 * chosen. After that it stays where it is, unless no place for another tile is in sight.
 */
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Box as Followed } from '@stellwerk/toolkit/point.ts';
import type { Choice } from '../choosing/useChoice.ts';
import { CELL, type Box, type Cell } from './geometry.ts';
import { isIn, seenOf } from './useSteadyBox.ts';

export interface Followable {
  /** When it changes, `cells` are shown. */
  readonly moment: string;
  readonly cells: readonly Cell[];
  /** Where a hint would lay its tile. */
  readonly hint: Cell | undefined;
  readonly choice: Choice;
  readonly surface: RefObject<SVGGElement | null>;
}

interface Goal {
  readonly moment: string;
  readonly hint: string | undefined;
  readonly cells: readonly Cell[];
  /** The places for a tile have been shown. */
  readonly placed: boolean;
  /** One more with each. */
  readonly count: number;
}

/** Pixels a cell that a finger hits well. */
export const FINGER = 44;
/** Cells around the middle of the outermost ones. */
const AROUND = 0.8;

/** In units of the board that is shown, `shown` being its box. Between two goals nothing moves by itself. */
export function useFollowed({ moment, cells, hint, choice, surface }: Followable, { west, north }: Box) {
  const hinted = hint && `${hint.x} ${hint.y}`;
  const [goal, setGoal] = useState<Goal>({ moment, hint: hinted, cells, placed: false, count: 0 });
  if (goal.moment !== moment) setGoal({ moment, hint: hinted, cells, placed: false, count: goal.count + 1 });
  else if (goal.hint !== hinted)
    setGoal({ ...goal, hint: hinted, ...(hint && { cells: [hint], count: goal.count + 1 }) });
  const { slot, spots, ghost } = choice;
  useLayoutEffect(() => {
    // Chosen together with its place, which is in sight.
    if (ghost?.firm) return;
    const fitting = spots.filter(({ fits }) => fits.length > 0);
    const places = fitting.length > 0 ? fitting : spots;
    const seen = seenOf(surface.current);
    if (!seen || places.length === 0) return;
    const isSeen = (cell: Cell): boolean => isIn(seen, cell);
    const enough = goal.placed ? places.some(isSeen) : places.every(isSeen) && seen.pixels >= FINGER;
    setGoal((now) => ({ ...now, placed: true, ...(!enough && { cells: places, count: now.count + 1 }) }));
    // Looked at once for every tile that is chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slot]);
  const box = useMemo(() => around(goal.cells, west, north), [goal.cells, west, north]);
  return { box, moment: String(goal.count) };
}

function around(cells: readonly Cell[], west: number, north: number): Followed | undefined {
  if (cells.length === 0) return undefined;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => -y)];
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return {
    x: (left - west) * CELL,
    y: (top - north) * CELL,
    width: (Math.max(...xs) + AROUND - left) * CELL,
    height: (Math.max(...ys) + AROUND - top) * CELL,
  };
}
