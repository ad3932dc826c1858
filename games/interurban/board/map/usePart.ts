/**
 * What a mouse has before it of a table whose cells would be small if all of it were shown: the part where something can be done, all locos
 * in sight. What lies stays where it is, unless something that counts would be out of sight.
 */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { around, nudged, pixelsFor, within } from './camera.ts';
import { boundsOf, including, withLocos, type Box, type Cell } from './geometry.ts';
import { holds, inWindow, pixelsOf, type Size } from './useSteadyBox.ts';

/** Pixels a cell in which one works well, and from which on all of the table is shown: nobody likes to have some of it cut off. */
const WELL = 60;
const ENOUGH = 40;
/** How much larger than with all of the table cells have to be: for less nothing is hidden. */
const GAIN = 1.1;
/** How much smaller than they could be they may stay. */
const NEARLY = 0.9;
/** Cells beyond the outermost locos that may be seen: where there is room for a turn's tiles, nothing has to move for them. */
const AHEAD = 3.6;

/** From so many tiles on, what is shown; all of the table where that is undefined. */
export interface Part {
  readonly count: number;
  readonly box: Box | undefined;
}

export interface Work {
  /** All of the table, of so many tiles. */
  readonly needed: Box;
  readonly count: number;
  /** What is to be in sight: the first of these choices that leaves cells large, else the last. */
  readonly choices: readonly (readonly Cell[])[];
  /** Advised tiles and the cells before the locos that they lead on. */
  readonly planned: readonly Cell[];
  /** Some tiles of my turn lie: nothing moves further than it must. */
  readonly amid: boolean;
}

/** What has been shown, to the present number of tiles; with another part at its end where the last one does not do any more. */
export function partAfter(parts: readonly Part[], work: Work, window: Size): readonly Part[] {
  const past = parts.filter(({ count }) => count <= work.count);
  const box = partOf(past.at(-1), work, window);
  if (past.length > 0 && box === past.at(-1)!.box) return past.length === parts.length ? parts : past;
  return [...past, { count: work.count, box }];
}

function partOf(last: Part | undefined, { needed, choices, planned, amid }: Work, window: Size): Box | undefined {
  const cells = [...chosen(choices, window), ...planned];
  if (cells.length === 0) return undefined;
  if (!amid && pixelsOf(needed, window) >= ENOUGH) return undefined;
  const well = Math.min(WELL, pixelsFor(cells, window));
  const content = including(withLocos(needed), cells, AHEAD);
  if (last?.box) {
    const box = inWindow(last.box, window);
    const pixels = pixelsOf(last.box, window);
    const isHeld = holds(box, boundsOf(cells));
    if (isHeld && (amid || (pixels >= NEARLY * well && isLarger(pixels, needed, window)))) return last.box;
    if (amid || (planned.length > 0 && !isHeld)) return nudged(cells, { ...box, pixels }, window, content);
  } else if (last && amid) return undefined;
  return isLarger(well, needed, window) ? around(cells, well, window, content) : undefined;
}

const isLarger = (pixels: number, needed: Box, window: Size): boolean => pixels >= GAIN * pixelsOf(needed, window);

const cornersOf = ({ west, north, columns, rows }: Box): Cell[] => [
  { x: west, y: -north },
  { x: west + columns, y: -north - rows },
];

function chosen(choices: readonly (readonly Cell[])[], window: Size): readonly Cell[] {
  const some = choices.filter((cells) => cells.length > 0);
  const last = some.at(-1);
  if (!last) return [];
  const enough = Math.min(WELL, NEARLY * pixelsFor(last, window));
  return some.find((cells) => pixelsFor(cells, window) >= enough) ?? last;
}

/** Undefined where all of the table is shown, or no work is done; `pull` moves it by so many columns and rows. When `moment` changes, all begins again. */
export function usePart(
  work: Work,
  { working, moment, size }: { readonly working: boolean; readonly moment: string; readonly size: Size },
  surface: RefObject<SVGGElement | null>,
) {
  const [steady, setSteady] = useState({ moment, parts: [] as readonly Part[] });
  const now = JSON.stringify(work);
  useLayoutEffect(() => {
    const window = surface.current?.ownerSVGElement?.getBoundingClientRect();
    // Who looks back sees all of it, and comes back to the same part.
    if (!working || !window || window.width === 0) return;
    const parts = partAfter(steady.moment === moment ? steady.parts : [], work, window);
    if (parts !== steady.parts) setSteady({ moment, parts });
    // Only a table that has changed is looked at again, or a window.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [working, moment, now, size.width, size.height, surface]);
  // The part may show more than lies there.
  const content = withLocos(work.needed);
  const pull = (columns: number, rows: number): void =>
    setSteady(({ parts, ...rest }) => {
      const { count, box } = parts.at(-1) ?? { count: 0, box: undefined };
      const moved =
        box &&
        within(including(content, cornersOf(box), 0), box.west + columns, box.north + rows, box.columns, box.rows);
      return { ...rest, parts: moved ? [...parts.slice(0, -1), { count, box: moved }] : parts };
    });
  const isShown = working && steady.moment === moment;
  return { part: isShown ? steady.parts.at(-1)?.box : undefined, pull };
}
