/** Where a map lies on the screen: crossings, lines and cities in board units, a line being 100 units long. */
import type { MapFile, Terrain } from '../rules/map.ts';

export const EDGE = 100;
const ROW = (EDGE * Math.sqrt(3)) / 2;
/** Room around the lattice for coasts and names. */
const MARGIN = { x: 110, y: 100 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

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
  readonly width: number;
  readonly height: number;
  readonly crossings: readonly Point[];
  readonly lines: readonly BoardLine[];
  /** For each crossing the lines that meet there. */
  readonly linesAt: readonly (readonly number[])[];
  /** For each city its crossing. */
  readonly cities: readonly number[];
  /** The city at a crossing. */
  cityAt(crossing: number): number | undefined;
}

/** Lattice coordinates, which may lie between crossings, in board units. */
export function place({ x, y }: Point): readonly [x: number, y: number] {
  return [MARGIN.x + (x * EDGE) / 2, MARGIN.y + y * ROW];
}

export function sizeOf(map: MapFile): { readonly width: number; readonly height: number } {
  const [right, bottom] = place({
    x: Math.max(...map.crossings.map((crossing) => crossing.x)),
    y: Math.max(...map.crossings.map((crossing) => crossing.y)),
  });
  return { width: Math.round(right + MARGIN.x), height: Math.round(bottom + MARGIN.y) };
}

const layouts = new WeakMap<MapFile, Layout>();

export function layoutOf(map: MapFile): Layout {
  const known = layouts.get(map);
  if (known) return known;
  const layout = arrange(map);
  layouts.set(map, layout);
  return layout;
}

function arrange(map: MapFile): Layout {
  const index = new Map(map.crossings.map((crossing, i) => [crossing.id, i]));
  const crossings = map.crossings.map((crossing) => {
    const [x, y] = place(crossing);
    return { x, y };
  });
  const linesAt: number[][] = crossings.map(() => []);
  const lines = map.lines.map((line, i): BoardLine => {
    const a = index.get(line.a)!;
    const b = index.get(line.b)!;
    linesAt[a]!.push(i);
    linesAt[b]!.push(i);
    return { a, b, from: crossings[a]!, to: crossings[b]!, cost: line.cost, terrain: line.terrain };
  });
  const cities = map.cities.map((city) => index.get(city.crossing)!);
  const cityAt = new Map(cities.map((crossing, city) => [crossing, city]));
  return { map, ...sizeOf(map), crossings, lines, linesAt, cities, cityAt: (crossing) => cityAt.get(crossing) };
}

export function middle(line: BoardLine): Point {
  return { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 };
}
