/**
 * What a finger's board shows by itself: what there is to see as my turn begins, then the places for the tile that is chosen, unless as many
 * of them are in sight as can be, or the route that is opened. Where I have laid a tile or gone to lay one, it stays if it can. While a tile
 * is carried nothing moves.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Box as Followed } from '@stellwerk/toolkit/point.ts';
import type { Choice } from '../choosing/useChoice.ts';
import { FINGER, hintView, laidView, largest, othersView, tileView, turnView, viewOn, zoomFor } from './camera.ts';
import { CELL, type Box, type Cell } from './geometry.ts';
import { isIn, seenOf, type Size } from './useSteadyBox.ts';

export interface Followable {
  /** When it changes, the first of these choices that can be read is shown, or while others move what they have laid. */
  readonly moment: string;
  readonly cells: readonly (readonly Cell[])[] | { readonly laid: readonly Cell[] };
  /** Where the last tile of mine in this turn lies; nothing before. */
  readonly laid: Cell | undefined;
  /** Where a hint would lay its tiles, and the cells before the locos that they lead on. */
  readonly hint: readonly Cell[];
  /** The route that is looked at, and what there is of it. */
  readonly looked: number | undefined;
  readonly way: readonly Cell[];
  readonly choice: Choice;
  /** A tile is on its way from the tray to the board. */
  readonly dragging: boolean;
  readonly surface: RefObject<SVGGElement | null>;
  /** All that lies on the table or is shown there, and the cells before the locos. */
  readonly content: Box;
  /** What the table is drawn in. */
  readonly size: Size;
}

interface Goal {
  readonly box: Box | undefined;
  /** One more with each. */
  readonly count: number;
}

const keyOf = ({ x, y }: Cell): string => `${x} ${y}`;

/** In units of the board that is shown, `shown` being its box. Between two goals nothing moves by itself. */
export function useFollowed(props: Followable, { west, north }: Box) {
  const { moment, cells, laid, hint, looked, way, choice, dragging, surface, content, size } = props;
  const [goal, setGoal] = useState<Goal>({ box: undefined, count: 0 });
  const work = useRef<Cell>(undefined);
  const zoom = useZoom(surface);
  const shape = useRef('');
  const go = useCallback((box: Box | undefined): void => setGoal(({ count }) => ({ box, count: count + 1 })), []);
  useLayoutEffect(() => {
    const seen = seenOf(surface.current);
    work.current = undefined;
    if (!seen) return;
    // At the end all of the table is fitted in.
    if (!('laid' in cells) && cells.length === 0) return go(undefined);
    const { window } = seen;
    const turned = shape.current !== `${size.width} ${size.height}`;
    shape.current = `${size.width} ${size.height}`;
    const box =
      'laid' in cells
        ? othersView(cells.laid, seen, window, content, zoom.current)
        : turnView(cells, window, content, turned ? undefined : seen, zoom.current);
    if (box) go(box);
    // Looked at once for every moment, and when the device is turned.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [moment, size.width, size.height]);
  const lies = laid && keyOf(laid);
  useLayoutEffect(() => {
    const seen = seenOf(surface.current);
    if (!seen || !laid) return;
    work.current = laid;
    const box = laidView(laid, seen, seen.window, content, zoom.current);
    if (box) go(box);
    // Looked at once for every tile of mine.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lies]);
  const { slot, spots, ghost } = choice;
  useLayoutEffect(() => {
    const seen = seenOf(surface.current);
    // Chosen together with its place, which is in sight, or in a hand that knows where it goes, or as a hint says, all of which is shown.
    if (!seen || slot === undefined || ghost?.firm || dragging || hint.length > 0) return;
    const fitting = spots.filter(({ fits }) => fits.length > 0);
    const places = fitting.length > 0 ? fitting : spots;
    const kept = zoomFor(places, seen.window, zoom.current);
    const box = tileView(places, seen, seen.window, content, work.current, kept);
    if (!box) return;
    zoom.current = kept;
    go(box);
    // Looked at once for every tile that is chosen, or let go without a place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slot, dragging]);
  useLayoutEffect(() => {
    const seen = seenOf(surface.current);
    const shown = hint.length > 0 ? hint : way;
    if (!seen || shown.every((cell) => isIn(seen, cell))) return;
    go(
      hint.length > 0
        ? hintView('laid' in cells ? [] : cells, hint, seen, seen.window, content, zoom.current)
        : largest(way, seen.window, content, way.at(-1)!, zoom.current),
    );
    // Looked at once for every route that is opened, every hint and every tile that is chosen meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [looked, hint.map(keyOf).join(), hint.length > 0 && slot]);
  /** Goes there, as large as it is. */
  const goTo = (cell: Cell): void => {
    const seen = seenOf(surface.current);
    work.current = cell;
    if (seen) go(viewOn([cell], seen, seen.window, content, zoom.current));
  };
  const { box } = goal;
  const followed = useMemo(
    (): Followed | undefined =>
      box && {
        x: (box.west - west) * CELL,
        y: (box.north - north) * CELL,
        width: box.columns * CELL,
        height: box.rows * CELL,
      },
    [box, west, north],
  );
  return { box: followed, moment: String(goal.count), goTo };
}

/** Pixels a cell between which a zoom is kept. */
const KEPT = { least: 20, most: 1.5 * FINGER } as const;

/** Pixels a cell that two fingers have zoomed to; undefined until they have, and once a tile needs more of the table. */
function useZoom(surface: RefObject<SVGGElement | null>): { current: number | undefined } {
  const zoom = useRef<number>(undefined);
  useEffect(() => {
    const svg = surface.current?.ownerSVGElement;
    if (!svg) return;
    const fingers = new Set<number>();
    let pinched = false;
    const onDown = ({ pointerId }: PointerEvent): void => {
      fingers.add(pointerId);
      pinched ||= fingers.size > 1;
    };
    const onEnd = ({ pointerId }: PointerEvent): void => {
      fingers.delete(pointerId);
      if (!pinched || fingers.size > 0) return;
      pinched = false;
      const seen = seenOf(surface.current);
      if (seen) zoom.current = Math.min(KEPT.most, Math.max(KEPT.least, seen.pixels));
    };
    svg.addEventListener('pointerdown', onDown);
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
    return () => {
      svg.removeEventListener('pointerdown', onDown);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
    };
  }, [surface]);
  return zoom;
}
