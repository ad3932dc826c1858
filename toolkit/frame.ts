/** The arithmetic of the viewport: which part of a board is seen. */
import type { Point } from './point.ts';

/** The middle of what is seen, as a share of the board's width and height, and how much closer than "all of it". */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly maxZoom: number;
}

/** How far from the middle of the window, as a share of it, a point is well seen. */
const ROOM = 0.35;

export const fitted: Frame = { x: 0.5, y: 0.5, zoom: 1 };

/** Keeps the board from being pushed out of its window. */
function kept(frame: Frame): Frame {
  const slack = 0.5 - 0.5 / frame.zoom;
  const keep = (value: number): number => Math.min(0.5 + slack, Math.max(0.5 - slack, value));
  return { x: keep(frame.x), y: keep(frame.y), zoom: frame.zoom };
}

/** Closer or further away, with the point `at` (board units) staying where it is. */
export function zoomed(board: Board, frame: Frame, factor: number, at?: Point): Frame {
  const zoom = Math.min(board.maxZoom, Math.max(1, frame.zoom * factor));
  const fx = at ? at.x / board.width : frame.x;
  const fy = at ? at.y / board.height : frame.y;
  const share = frame.zoom / zoom;
  return kept({ x: fx + (frame.x - fx) * share, y: fy + (frame.y - fy) * share, zoom });
}

export function panned(board: Board, frame: Frame, by: Point): Frame {
  return kept({ ...frame, x: frame.x + by.x / board.width, y: frame.y + by.y / board.height });
}

/** The same frame, moved as little as needed until the point (board units) is seen with some room around it. */
export function showing(board: Board, frame: Frame, { x, y }: Point): Frame {
  const reach = ROOM / frame.zoom;
  const near = (middle: number, wanted: number): number => Math.min(wanted + reach, Math.max(wanted - reach, middle));
  return kept({ ...frame, x: near(frame.x, x / board.width), y: near(frame.y, y / board.height) });
}
