/** What a finger's board shows by itself: cells large enough to hit, as many of them as the window holds, and as few moves as possible. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Spot } from '../choosing/moves.ts';
import { isIn, type Seen, type Size } from './useSteadyBox.ts';
import { AROUND, boundsOf, type Box, type Cell } from './geometry.ts';

/** Pixels a cell that a finger hits well, and with which it gets along. */
export const FINGER = 44;
export const HITTABLE = 32;
/** What the view goes down to by itself: a little above, for a zoom is never exact. */
const NEAR = 34;
/** In a window as low as one above an open sheet all is looked at rather than hit: down to there, for the sake of more of it. */
const LOOKED = { below: 240, pixels: 25 } as const;
const leastIn = ({ height }: Size): number => (height < LOOKED.below ? LOOKED.pixels : NEAR);
/** Cells around the middle of the outermost ones: the loco as well that a tile leads on from there. */
const ROOMY = 1.1;

/** The largest cells with which the window holds all of these. */
export function pixelsFor(cells: readonly Cell[], { width, height }: Size, more = AROUND): number {
  const { columns, rows } = boundsOf(cells, more);
  return Math.min(width / columns, height / rows);
}

/** A window from there, beyond `content` only where that is smaller than the window. */
export function within(content: Box, west: number, north: number, columns: number, rows: number): Box {
  const from = (first: number, start: number, all: number, shows: number): number =>
    shows >= all ? start + (all - shows) / 2 : Math.min(start + all - shows, Math.max(start, first));
  return {
    west: from(west, content.west, content.columns, columns),
    north: from(north, content.north, content.rows, rows),
    columns,
    rows,
  };
}

/** The window in the middle of these cells. */
export function around(cells: readonly Cell[], pixels: number, { width, height }: Size, content: Box): Box {
  const [columns, rows] = [width / pixels, height / pixels];
  const box = boundsOf(cells);
  return within(content, box.west + (box.columns - columns) / 2, box.north + (box.rows - rows) / 2, columns, rows);
}

/** Pixels a cell that somebody has zoomed to: then nothing but a hand changes them. */
type Zoom = number | undefined;

/** The same, unless the places for the tile that is chosen don't all fit in with it: they are what it is chosen for. */
export const zoomFor = (places: readonly Cell[], window: Size, zoom: Zoom): Zoom =>
  zoom === undefined || places.length === 0 || pixelsFor(places, window) >= zoom ? zoom : undefined;

/** The same view, moved no further than it takes to hold these cells; further off where they need it, as far as they can be hit. */
export function nudged(cells: readonly Cell[], seen: Seen, window: Size, content: Box, zoom?: Zoom): Box {
  const pixels = zoom ?? Math.max(NEAR, Math.min(seen.pixels, pixelsFor(cells, window)));
  const [columns, rows] = [window.width / pixels, window.height / pixels];
  const box = boundsOf(cells, pixelsFor(cells, window, ROOMY) >= pixels ? ROOMY : AROUND);
  const from = (at: number, shows: number, first: number, size: number): number =>
    Math.min(first, Math.max(first + size - shows, at));
  return within(
    content,
    from(seen.west, columns, box.west, box.columns),
    from(seen.north, rows, box.north, box.rows),
    columns,
    rows,
  );
}

/** As many of the cells as a window of that size holds: the most, and of these the ones nearest to `near`. */
function group(cells: readonly Cell[], pixels: number, { width, height }: Size, near: Cell): readonly Cell[] {
  const [across, down] = [width / pixels - 2 * AROUND, height / pixels - 2 * AROUND];
  const far = (some: readonly Cell[]): number =>
    some.reduce((sum, { x, y }) => sum + Math.hypot(x - near.x, y - near.y), 0);
  const groups = cells.flatMap(({ x: west }) =>
    cells.map(({ y: north }) =>
      cells.filter(({ x, y }) => x >= west && x - west <= across && y <= north && north - y <= down),
    ),
  );
  return groups.sort((a, b) => b.length - a.length || far(a) - far(b))[0]!;
}

/**
 * What my turn begins with: the first of these choices that can be read and hit, else as much of the last as can be. Undefined where all of it
 * is in sight already, large enough.
 */
export function turnView(
  choices: readonly (readonly Cell[])[],
  window: Size,
  content: Box,
  seen?: Seen,
  zoom?: Zoom,
): Box | undefined {
  const some = choices.filter((cells) => cells.length > 0);
  const last = some.at(-1);
  if (!last) return undefined;
  const shown = some.find((cells) => pixelsFor(cells, window) >= (zoom ?? wellIn(window))) ?? last;
  if (seen && isLegible(seen, window, zoom) && shown.every((cell) => isIn(seen, cell))) return undefined;
  return largest(shown, window, content, { x: 0, y: 0 }, zoom);
}

/** While others move, or one looks back: what they have laid, the last of it first, in cells that can be read; undefined where it is in sight. */
export function othersView(
  cells: readonly Cell[],
  seen: Seen,
  window: Size,
  content: Box,
  zoom?: Zoom,
): Box | undefined {
  if (cells.length === 0) return undefined;
  const legible = isLegible(seen, window, zoom);
  if (legible && cells.every((cell) => isIn(seen, cell))) return undefined;
  const some = cells.reduceRight<readonly Cell[]>((held, cell) => {
    const more = [...held, cell];
    return pixelsFor(more, window) >= (zoom ?? NEAR) ? more : held;
  }, []);
  if (legible) return nudged(some, seen, window, content, zoom);
  return around(some, zoom ?? Math.max(NEAR, Math.min(pixelsFor(some, window), FINGER)), window, content);
}

/** Neither tiny, as when all of the table was shown, nor much larger than it has to be; or as somebody has zoomed. A zoom is never exact. */
const isLegible = ({ pixels }: Seen, window: Size, zoom: Zoom): boolean =>
  zoom === undefined ? pixels >= HITTABLE && pixels <= 1.05 * largeIn(window) : Math.abs(pixels / zoom - 1) < 0.05;

/** Cells with which a turn is begun well: on a phone it is more of the table that counts, a larger window has room for larger ones. */
const wellIn = (window: Size): number => (Math.min(window.width, window.height) < 480 ? leastIn(window) : FINGER);

/** So many cells are shown at least: nothing is gained by larger ones. */
const largeIn = ({ width, height }: Size): number => Math.max(64, Math.min(width, height) / 6);

/** Where the view goes for a tile that has just been laid: nowhere if a finger has laid it, wherever it leads its locos. */
export function laidView(tile: Cell, seen: Seen, window: Size, content: Box, zoom?: Zoom): Box | undefined {
  return hasMiddleOf(seen, tile) ? undefined : nudged([tile], seen, window, content, zoom);
}

/**
 * Where the view goes for the tile that is chosen; undefined where it stays: it shows as many of its places as it can. Where somebody is at work
 * already, a place in sight is enough, if no other is cut by the edge, and it goes no further from there than to the nearest one.
 */
export function tileView(
  places: readonly Cell[],
  seen: Seen,
  window: Size,
  content: Box,
  work?: Cell,
  zoom?: Zoom,
): Box | undefined {
  if (places.length === 0) return undefined;
  const near = zoom ?? NEAR;
  const middle = { x: seen.west + seen.columns / 2, y: -seen.north - seen.rows / 2 };
  const most = group(places, near, window, work ?? middle);
  const isLarge = seen.pixels >= Math.min(HITTABLE, near);
  const inSight = isLarge ? places.filter((cell) => isIn(seen, cell)).length : 0;
  if (work && inSight > 0) return uncut(places, work, seen, window, content, zoom);
  if (inSight >= most.length) return undefined;
  const beside = work && nearest(places, work).find((place) => pixelsFor([place, work], window) >= near);
  if (beside) return nudged([beside, work], seen, window, content, zoom);
  const fits = pixelsFor(most, window);
  // As large as it is already, if that does: then it only moves sideways.
  const now = isLarge ? seen.pixels : FINGER;
  return around(most, zoom ?? Math.max(NEAR, Math.min(fits, now)), window, content);
}

/** The same view, moved until no place that is half in sight is cut by its edge; undefined where none is, or where they don't all fit. */
function uncut(
  places: readonly Cell[],
  work: Cell,
  seen: Seen,
  window: Size,
  content: Box,
  zoom: Zoom,
): Box | undefined {
  let box: Box | undefined;
  // Each time it moves another place may come half into sight.
  for (let moves = 0; moves < places.length; moves++) {
    const now = box ?? seen;
    const near = places.filter((cell) => hasMiddleOf(now, cell));
    const held = [...near, work];
    if (near.every((cell) => isIn(now, cell)) || pixelsFor(held, window) < (zoom ?? NEAR)) return box;
    box = nudged(held, seen, window, content, zoom);
  }
  return box;
}

const hasMiddleOf = ({ west, north, columns, rows }: Box, { x, y }: Cell): boolean =>
  x >= west && x <= west + columns && -y >= north && -y <= north + rows;

const nearest = (cells: readonly Cell[], { x, y }: Cell): Cell[] =>
  cells.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));

/** These cells as large as they can be without being huge, or where they would be too small as many as can be hit. */
export function largest(cells: readonly Cell[], window: Size, content: Box, near: Cell, zoom?: Zoom): Box {
  const least = leastIn(window);
  const some = group(cells, zoom ?? least, window, near);
  // Where there are more beyond the edge, as much around them as can be read.
  const large = some.length < cells.length ? least : largeIn(window);
  const pixels = zoom ?? Math.max(least, Math.min(pixelsFor(some, window, ROOMY), large));
  return around(some, pixels, window, content);
}

/** The same view, moved until these cells are in its middle, where there is something to see; further off where they need it, as far as they can be hit. */
export const viewOn = (cells: readonly Cell[], { pixels }: Seen, window: Size, content: Box, zoom?: Zoom): Box =>
  around(cells, zoom ?? Math.max(NEAR, Math.min(pixels, pixelsFor(cells, window))), window, content);

/** Where advice is shown: together with the first of these choices with which it can be read, else by itself in the middle. */
export function hintView(
  choices: readonly (readonly Cell[])[],
  hint: readonly Cell[],
  seen: Seen,
  window: Size,
  content: Box,
  zoom?: Zoom,
): Box {
  const all = choices.map((cells) => [...cells, ...hint]).find((cells) => pixelsFor(cells, window) >= (zoom ?? NEAR));
  return all ? largest(all, window, content, hint[0]!, zoom) : viewOn(hint, seen, window, content, zoom);
}

/** Half of a chip along its edge and half of how far it reaches in, in pixels, and how near two may come before they are one. */
export const CHIP = { along: 20, deep: 14, apart: 42 } as const;

export type Edge = 'left' | 'right' | 'top' | 'bottom';

interface Chip {
  readonly spots: readonly Spot[];
  readonly edge: Edge;
  /** Its middle in pixels of the window. */
  readonly x: number;
  readonly y: number;
}

/** What lies beyond the edges: a chip each, at the very edge, as near to it as it can be without covering a place in sight or, if that can be, a tile. */
export function chipsFor(
  spots: readonly Spot[],
  tiles: readonly Cell[],
  seen: Seen & { readonly window: Size },
): Chip[] {
  const { window, pixels } = seen;
  const chips: Chip[] = [];
  const inWindow = (cell: Cell): Point => ({ x: (cell.x - seen.west) * pixels, y: (-cell.y - seen.north) * pixels });
  const places = spots.filter((spot) => isIn(seen, spot)).map(inWindow);
  const covered = [...places, ...tiles.map(inWindow)];
  for (const spot of spots) {
    if (isIn(seen, spot)) continue;
    const at = inWindow(spot);
    const edge = edgeFor(at, window);
    const upright = edge === 'left' || edge === 'right';
    const half = upright ? { x: CHIP.deep, y: CHIP.along } : { x: CHIP.along, y: CHIP.deep };
    const into = (to: number, size: number, room: number): number => Math.min(size - room, Math.max(room, to));
    const isFree =
      (cells: readonly Point[]) =>
      ({ x, y }: Point): boolean =>
        cells.every(
          (cell) => Math.abs(cell.x - x) >= half.x + pixels / 2 || Math.abs(cell.y - y) >= half.y + pixels / 2,
        );
    const ways = ASIDE.map((by) => ({
      x: upright ? (edge === 'left' ? half.x : window.width - half.x) : into(at.x + by, window.width, half.x),
      y: upright ? into(at.y + by, window.height, half.y) : edge === 'top' ? half.y : window.height - half.y,
    }));
    const { x, y } = ways.find(isFree(covered)) ?? ways.find(isFree(places)) ?? ways[0]!;
    const near = chips.findIndex((chip) => Math.abs(chip.x - x) < CHIP.apart && Math.abs(chip.y - y) < CHIP.apart);
    if (near < 0) chips.push({ spots: [spot], edge, x, y });
    else chips[near] = { ...chips[near]!, spots: [...chips[near]!.spots, spot] };
  }
  return chips;
}

/** The edge that a place is furthest beyond. */
function edgeFor({ x, y }: Point, { width, height }: Size): Edge {
  const beyond: readonly (readonly [Edge, number])[] = [
    ['left', -x],
    ['right', x - width],
    ['top', -y],
    ['bottom', y - height],
  ];
  return beyond.reduce((most, it) => (it[1] > most[1] ? it : most))[0];
}

/** How far along the edge a chip steps aside, in pixels, the nearest first. */
const ASIDE = Array.from({ length: 25 }, (_, index) => (index % 2 ? -1 : 1) * Math.ceil(index / 2) * 20);
