/** The arithmetic of the viewport: which part of a board is seen. */
import type { Box, Point } from './point.ts';

/** The middle of what is seen, as a share of the board's width and height, and how much closer than "all of it". */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A board in its own units, and the window it is seen through, in pixels. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly maxZoom: number;
  readonly window: { readonly width: number; readonly height: number };
}

/** How far from the middle of the window, as a share of it, a point is well seen. */
const ROOM = 0.35;

export const fitted: Frame = { x: 0.5, y: 0.5, zoom: 1 };

export function isSame(a: Frame, b: Frame): boolean {
  return a.x === b.x && a.y === b.y && a.zoom === b.zoom;
}

/** Pixels a unit when the whole board is seen. */
export function wholeScale({ width, height, window }: Board): number {
  return Math.min(window.width / width, window.height / height) || 1;
}

/** The part of the plane that is seen; it fills the window, so beyond the board's edges there is more of it. */
export function seen(board: Board, frame: Frame): Box {
  const scale = wholeScale(board) * frame.zoom;
  const width = board.window.width / scale || board.width;
  const height = board.window.height / scale || board.height;
  return { x: frame.x * board.width - width / 2, y: frame.y * board.height - height / 2, width, height };
}

/** Keeps the board from being pushed out of its window. */
function kept(board: Board, frame: Frame): Frame {
  const { width, height } = seen(board, frame);
  const keep = (value: number, share: number): number => {
    const slack = Math.max(0, 0.5 - share / 2);
    return Math.min(0.5 + slack, Math.max(0.5 - slack, value));
  };
  return { x: keep(frame.x, width / board.width), y: keep(frame.y, height / board.height), zoom: frame.zoom };
}

/** Closer or further away, with the point `at` (board units) staying where it is. */
export function zoomed(board: Board, frame: Frame, factor: number, at?: Point): Frame {
  const zoom = Math.min(board.maxZoom, Math.max(1, frame.zoom * factor));
  const fx = at ? at.x / board.width : frame.x;
  const fy = at ? at.y / board.height : frame.y;
  const share = frame.zoom / zoom;
  return kept(board, { x: fx + (frame.x - fx) * share, y: fy + (frame.y - fy) * share, zoom });
}

export function panned(board: Board, frame: Frame, by: Point): Frame {
  return kept(board, { ...frame, x: frame.x + by.x / board.width, y: frame.y + by.y / board.height });
}

/** The same frame, moved as little as needed until the point (board units) is seen with some room around it. */
export function showing(board: Board, frame: Frame, { x, y }: Point): Frame {
  const near = (middle: number, wanted: number, reach: number): number =>
    Math.min(wanted + reach, Math.max(wanted - reach, middle));
  const { width, height } = seen(board, frame);
  return kept(board, {
    ...frame,
    x: near(frame.x, x / board.width, (ROOM * width) / board.width),
    y: near(frame.y, y / board.height, (ROOM * height) / board.height),
  });
}

/**
 * The box in the middle, as large as it can be seen whole: at least so many pixels a unit, at most half as much again as `working`.
 * As little as possible of what lies beyond `content` is seen.
 */
export function closeTo(board: Board, box: Box, working: number, least = working, content?: Box): Frame {
  const whole = wholeScale(board);
  const fits = Math.min(board.window.width / box.width, board.window.height / box.height);
  const scale = Math.max(least, Math.min(fits, 1.5 * working));
  const zoom = Math.min(board.maxZoom, Math.max(1, scale / whole));
  /** The middle of the window along one side, of which it shows so much. */
  const middle = (from: number, size: number, all: number, first: number, shows: number): number => {
    if (!content) return from + size / 2;
    if (shows >= all) return first + all / 2;
    return Math.min(first + all - shows / 2, Math.max(first + shows / 2, from + size / 2));
  };
  const shown = seen(board, { ...fitted, zoom });
  const { x, y, width, height } = content ?? box;
  return kept(board, {
    x: middle(box.x, box.width, width, x, shown.width) / board.width,
    y: middle(box.y, box.height, height, y, shown.height) / board.height,
    zoom,
  });
}

/** A frame on the way from one to another. */
export function between(from: Frame, to: Frame, share: number): Frame {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}
