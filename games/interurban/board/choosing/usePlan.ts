/** Advice of several tiles lasts while its tiles are laid one after the other as advised; anything else ends it. */
import { useMemo, useState } from 'react';
import { placedTiles, type Placement, type View } from '../../rules/index.ts';
import { sameCell } from '../map/geometry.ts';
import type { InterUrbanTable } from '../table.ts';

/** A plan as it was advised, on a table of so many tiles. */
export interface Begun {
  readonly turn: string;
  readonly count: number;
  readonly tiles: readonly Placement[];
  readonly faceUp: readonly number[];
}

/** What is left of a plan, and the number that its next tile has. */
export interface Rest {
  readonly tiles: readonly Placement[];
  readonly nth: number;
}

const turnOf = ({ game, turns }: View): string => `${game} ${turns}`;

export const begunOn = (view: View, tiles: readonly Placement[]): Begun => ({
  turn: turnOf(view),
  count: placedTiles(view).length,
  tiles,
  faceUp: view.faceUp,
});

/** Undefined where nothing is left of it, nothing of it is laid yet, or something else was. */
export function restOf({ turn, count, tiles, faceUp }: Begun, view: View): Rest | undefined {
  const laid = placedTiles(view).slice(count);
  const left = tiles.slice(laid.length);
  const isFollowed =
    turn === turnOf(view) &&
    laid.length > 0 &&
    laid.every((tile, at) => {
      const meant = tiles[at];
      return meant && sameCell(tile, meant) && tile.rotation === meant.rotation && tile.code === faceUp[meant.slot];
    });
  if (!isFollowed || left.length === 0) return undefined;
  const there = left.map(({ slot }) => slot).filter((slot) => view.faceUp[slot] === faceUp[slot]);
  // A tile of the same kind may have been taken from another place.
  const slotFor = (slot: number): number =>
    there.includes(slot)
      ? slot
      : view.faceUp.findIndex((code, other) => code === faceUp[slot] && !there.includes(other));
  return { tiles: left.map((tile) => ({ ...tile, slot: slotFor(tile.slot) })), nth: laid.length + 1 };
}

/** What is left of the plan that was last `advised`, once its first tile is laid. */
export function usePlan(
  { view, me, draft }: InterUrbanTable,
  advised: readonly Placement[] | undefined,
): Rest | undefined {
  const [begun, setBegun] = useState<Begun>();
  const isMine = me === view.seat;
  if (advised && advised !== begun?.tiles) setBegun(begunOn(view, advised));
  // Closed, or taken back to where it began.
  const isDropped = !advised && isMine && !draft && begun && begun.count >= placedTiles(view).length;
  if (isDropped) setBegun(undefined);
  return useMemo(
    () => (begun && isMine && !advised && !draft ? restOf(begun, view) : undefined),
    [begun, isMine, advised, draft, view],
  );
}
