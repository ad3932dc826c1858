/** The part of the table that is shown. What lies stays where it is, unless something would lie out of sight; what is taken back brings the part back that was shown before it. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { boardPoint } from '@stellwerk/toolkit/pointing.ts';
import { CELL, including, type Box, type Cell } from './geometry.ts';

/** A part of the table in a window, and how large that makes its cells. */
export interface Seen extends Box {
  readonly pixels: number;
}

/** What is shown from so many tiles on. */
export interface Shown {
  readonly count: number;
  readonly box: Box;
}

interface Part {
  /** What must be seen, of so many tiles. */
  readonly needed: Box;
  readonly count: number;
  /** As my turn begins, the room for all its tiles, for one less, and so on; otherwise nothing. */
  readonly rooms: readonly Box[];
  /** Some tiles of my turn lie: nothing moves further than it must. */
  readonly amid: boolean;
  /** Advised tiles and the cells before the locos that they lead on: they are in sight as well, with as little movement. */
  readonly planned?: readonly Cell[];
  /** What is shown at first. */
  readonly first: Box;
  /** When it changes, all begins again. */
  readonly moment: string;
  /** A finger's board is larger than its window: it grows to the box that is shown at first. */
  readonly touch: boolean;
}

/** `surface` is what the board is drawn on. */
export function useSteadyBox(
  { needed, count, rooms, amid, planned = [], first, moment, touch }: Part,
  surface: RefObject<SVGGElement | null>,
): Box {
  const [steady, setSteady] = useState({ moment, shown: [{ count, box: first }] as readonly Shown[] });
  useLayoutEffect(() => {
    const window = surface.current?.ownerSVGElement?.getBoundingClientRect();
    if (steady.moment !== moment || !window) setSteady({ moment, shown: [{ count, box: first }] });
    else {
      const shown = touch
        ? shownAfter(steady.shown, count, needed, window, () => first)
        : shownToMouse(steady.shown, { needed, count, rooms, amid, planned }, window);
      if (shown !== steady.shown) setSteady({ moment, shown });
    }
    // Only a table that has changed is looked at again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [moment, count, JSON.stringify([needed, rooms, planned]), surface]);
  return steady.shown.at(-1)!.box;
}

/** As large as what can be placed now allows, with as much of the room for all tiles of the turn as that leaves; in the turn nothing moves but for what would be out of sight. */
export function shownToMouse(
  shown: readonly Shown[],
  { needed, count, rooms, amid, planned = [] }: Pick<Part, 'needed' | 'count' | 'rooms' | 'amid' | 'planned'>,
  window: Size,
): readonly Shown[] {
  const { columns } = inWindow(upTo(shown, count).at(-1)!.box, window);
  const room = including(roomiest(rooms, window, window.width / columns) ?? leastOf(rooms, needed, window), planned);
  const next = (seen: Box, to: Box): Box => moved(seen, to, window, rooms);
  return shownAfter(shown, count, room, window, amid || planned.length > 0 ? nudged : next);
}

/** Pixels a cell below which what lies there is not read at ease, and below which it is hard to read. */
const LEGIBLE = 54;
const SMALL = 44;

export const pixelsOf = ({ columns, rows }: Box, { width, height }: Size): number =>
  Math.min(width / columns, height / rows);

/** The most room that a window holds with cells of so many pixels. */
const roomiest = (rooms: readonly Box[], window: Size, pixels: number): Box | undefined =>
  rooms.find((room) => pixelsOf(room, window) >= pixels - 0.01);

/** The room for one tile and the locos after it, if that leaves cells legible or makes small ones hardly smaller; else what is needed. */
function leastOf(rooms: readonly Box[], needed: Box, window: Size): Box {
  const one = rooms.at(-1);
  const least = pixelsOf(needed, window) < LEGIBLE ? SMALL : LEGIBLE;
  return one && pixelsOf(one, window) >= least ? one : needed;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What has been shown, to the present number of tiles; with another part at its end where the last one does not hold all that is needed. */
export function shownAfter(
  shown: readonly Shown[],
  count: number,
  needed: Box,
  window: Size,
  next: (seen: Box, needed: Box, window: Size) => Box,
): readonly Shown[] {
  const past = upTo(shown, count);
  const seen = inWindow(past.at(-1)!.box, window);
  if (!holds(seen, needed)) return [...past, { count, box: next(seen, needed, window) }];
  return past.length === shown.length ? shown : past;
}

const upTo = (shown: readonly Shown[], count: number): readonly Shown[] =>
  shown.filter((it, index) => index === 0 || it.count <= count);

/** All that a window shows that fits the box in. */
export function inWindow({ west, north, columns, rows }: Box, { width, height }: Size): Box {
  const scale = Math.min(width / columns, height / rows);
  const [across, down] = [width / scale, height / scale];
  return { west: west - (across - columns) / 2, north: north - (down - rows) / 2, columns: across, rows: down };
}

/** How much further off the view goes at a time: few steps, not one for every turn; where cells are hard to read anyhow, smaller ones. */
const STEP = 1.25;
const SMALL_STEP = 1.1;

/** Not at all if it needn't, else by some steps, but with cells that are legible where they can be. */
function furtherOff(seen: Box, needed: Box, { width }: Size): number {
  const least = Math.max(1, needed.columns / seen.columns, needed.rows / seen.rows);
  const legible = width / seen.columns / LEGIBLE;
  const isLegible = least <= legible;
  let further = 1;
  while (least > further + 0.001) further *= isLegible ? STEP : SMALL_STEP;
  return isLegible ? Math.max(least, Math.min(further, legible)) : further;
}

/** Sideways if that does, else further off; in the middle is the most of these rooms that it holds then. */
export function moved(seen: Box, needed: Box, window: Size, rooms: readonly Box[] = []): Box {
  const further = furtherOff(seen, needed, window);
  const [columns, rows] = [seen.columns * further, seen.rows * further];
  const room = roomiest(rooms, window, window.width / columns) ?? needed;
  return {
    west: room.west - (columns - room.columns) / 2,
    north: room.north - (rows - room.rows) / 2,
    columns,
    rows,
  };
}

/** Moved, and further off, as little as can be. */
function nudged(seen: Box, needed: Box): Box {
  const further = Math.max(1, needed.columns / seen.columns, needed.rows / seen.rows);
  const [columns, rows] = [seen.columns * further, seen.rows * further];
  const from = (at: number, shows: number, first: number, size: number): number =>
    Math.min(first, Math.max(first + size - shows, at));
  return {
    west: from(seen.west, columns, needed.west, needed.columns),
    north: from(seen.north, rows, needed.north, needed.rows),
    columns,
    rows,
  };
}

export function holds(outer: Box, inner: Box): boolean {
  const within = (from: number, length: number, first: number, count: number): boolean =>
    first >= from - 0.01 && first + count <= from + length + 0.01;
  return (
    within(outer.west, outer.columns, inner.west, inner.columns) &&
    within(outer.north, outer.rows, inner.north, inner.rows)
  );
}

/** Whether the box holds a cell, or at least most of it. */
export const isIn = ({ west, north, columns, rows }: Box, { x, y }: Cell): boolean =>
  x - 0.4 > west && x + 0.4 < west + columns && -y - 0.4 > north && -y + 0.4 < north + rows;

/** What the window shows, in cells, and how large that makes them. */
export function seenOf(surface: SVGGElement | null): (Seen & { readonly window: Size }) | undefined {
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
    window: { width: frame.width, height: frame.height },
  };
}
