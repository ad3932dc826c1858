/**
 * What a finger's board shows by itself: what others laid and the open ends as my turn begins, then the places for the tile that is chosen,
 * unless all of them are in sight, or the route that is opened. While a tile is carried nothing moves.
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
  /** The route that is looked at, and what there is of it. */
  readonly looked: number | undefined;
  readonly way: readonly Cell[];
  readonly choice: Choice;
  /** A tile is on its way from the tray to the board. */
  readonly dragging: boolean;
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

/** Pixels a cell that a finger hits well, and with which it gets along. */
export const FINGER = 44;
const HITTABLE = 32;
/** Cells around the middle of the outermost ones. */
const AROUND = 0.65;

/** In units of the board that is shown, `shown` being its box. Between two goals nothing moves by itself. */
export function useFollowed(
  { moment, cells, hint, looked, way, choice, dragging, surface }: Followable,
  { west, north }: Box,
) {
  const hinted = hint && `${hint.x} ${hint.y}`;
  const [goal, setGoal] = useState<Goal>({ moment, hint: hinted, cells, placed: false, count: 0 });
  if (goal.moment !== moment) setGoal({ moment, hint: hinted, cells, placed: false, count: goal.count + 1 });
  else if (goal.hint !== hinted)
    setGoal({ ...goal, hint: hinted, ...(hint && { cells: [hint], count: goal.count + 1 }) });
  const { slot, spots, ghost } = choice;
  useLayoutEffect(() => {
    // Chosen together with its place, which is in sight, or in a hand that knows where it goes.
    if (ghost?.firm || dragging) return;
    const fitting = spots.filter(({ fits }) => fits.length > 0);
    const places = fitting.length > 0 ? fitting : spots;
    const seen = seenOf(surface.current);
    if (!seen || places.length === 0) return;
    const stays = canStay(seen, places, !goal.placed);
    // A table that grows is aimed at again: the places stay in sight then, too.
    const shown = (now: Goal): Partial<Goal> =>
      stays ? { cells: [...now.cells, ...places] } : { cells: places, count: now.count + 1 };
    setGoal((now) => ({ ...now, placed: true, ...shown(now) }));
    // Looked at once for every tile that is chosen, or let go without a place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slot, dragging]);
  useLayoutEffect(() => {
    const seen = seenOf(surface.current);
    if (!seen || canStay(seen, way, false)) return;
    setGoal((now) => ({ ...now, cells: way, count: now.count + 1 }));
    // Looked at once for every route that is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [looked]);
  const box = useMemo(() => around(goal.cells, west, north), [goal.cells, west, north]);
  return { box, moment: String(goal.count) };
}

/** Whether the board may stay as it is seen: all places are in sight and, for the first tile of a turn, not too small. */
export function canStay(seen: Box & { readonly pixels: number }, places: readonly Cell[], first: boolean): boolean {
  return places.every((cell) => isIn(seen, cell)) && (!first || seen.pixels >= HITTABLE);
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
