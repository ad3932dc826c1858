/** Where a map lies on the screen: crossings and lines in board units, a line being 100 units long. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import { type MapFile, type MapRef, mapFile, type Terrain, topology, type Topology } from '../../rules/index.ts';

export const EDGE = 100;
/** Pixels a unit at which fingers work: crossings are 38 pixels apart and names 11.8 pixels high. */
export const WORKING = 0.38;
/** Crossings are 32 pixels apart: fingers still find them, and more of the map is seen. */
export const LEAST_WORKING = 0.32;
const ROW = (EDGE * Math.sqrt(3)) / 2;
/** Room around the lattice for coasts and names. */
const MARGIN = { x: 110, y: 100 };
/** A small map is not blown up beyond this: it lies in the middle of a board of this size. */
const LEAST = { width: 900, height: 640 };

export interface BoardLine {
  readonly a: number;
  readonly b: number;
  readonly from: Point;
  readonly to: Point;
  readonly cost: 1 | 2;
  readonly terrain: Terrain | undefined;
}

export interface Layout {
  readonly map: MapFile;
  readonly topo: Topology;
  readonly width: number;
  readonly height: number;
  readonly crossings: readonly Point[];
  readonly lines: readonly BoardLine[];
}

/** Lattice coordinates, which may lie between crossings, in board units; the lattice's first column and row are 0. */
export function place({ x, y }: Point): Point {
  return { x: MARGIN.x + (x * EDGE) / 2, y: MARGIN.y + y * ROW };
}

function bounds(map: MapFile): { readonly least: Point; readonly most: Point } {
  const xs = map.crossings.map((crossing) => crossing.x);
  const ys = map.crossings.map((crossing) => crossing.y);
  return { least: { x: Math.min(...xs), y: Math.min(...ys) }, most: { x: Math.max(...xs), y: Math.max(...ys) } };
}

export function sizeOf(map: MapFile): { readonly width: number; readonly height: number } {
  const { width, height } = extent(map);
  return { width: Math.max(LEAST.width, width), height: Math.max(LEAST.height, height) };
}

function extent(map: MapFile): { readonly width: number; readonly height: number } {
  const { least, most } = bounds(map);
  const corner = place({ x: most.x - least.x, y: most.y - least.y });
  return { width: Math.round(corner.x + MARGIN.x), height: Math.round(corner.y + MARGIN.y) };
}

const layouts = new WeakMap<MapFile, Layout>();

export function layoutOf(ref: MapRef): Layout {
  const map = mapFile(ref);
  let known = layouts.get(map);
  if (!known) layouts.set(map, (known = arrange(map)));
  return known;
}

function arrange(map: MapFile): Layout {
  const topo = topology(map);
  const { least } = bounds(map);
  const size = sizeOf(map);
  const { width, height } = extent(map);
  const aside = { x: (size.width - width) / 2, y: (size.height - height) / 2 };
  const crossings = map.crossings.map((crossing) => {
    const { x, y } = place({ x: crossing.x - least.x, y: crossing.y - least.y });
    return { x: x + aside.x, y: y + aside.y };
  });
  const lines = map.lines.map((line, i): BoardLine => {
    const a = topo.endA[i]!;
    const b = topo.endB[i]!;
    return { a, b, from: crossings[a]!, to: crossings[b]!, cost: line.cost, terrain: line.terrain };
  });
  return { map, topo, ...size, crossings, lines };
}

/** The place of a city. */
export function cityPoint(layout: Layout, city: number): Point {
  return layout.crossings[layout.topo.site[city]!]!;
}

export function middle({ from, to }: Pick<BoardLine, 'from' | 'to'>): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The lines that meet at a crossing. */
export function linesAt({ topo }: Layout, crossing: number): readonly number[] {
  return [...topo.via.subarray(topo.first[crossing], topo.first[crossing + 1])];
}
