/**
 * Reads a map from a drawing: crossings of a triangular lattice (`.`, or `o` where a city lies) on every other row of text, four
 * columns apart, and between two neighbours the mark of the line that joins them.
 */
import type { Colour, MapFile, Terrain } from './map.ts';

export type DrawnCity = readonly [
  id: string,
  crossing: string,
  colour: Colour,
  local: string,
  de?: string,
  en?: string,
];

type Line = MapFile['lines'][number];

/** Neighbours that come later in reading order: east, south-west, south-east. */
const LATER = [
  [2, 0],
  [-1, 1],
  [1, 1],
] as const;

const DOUBLES: Readonly<Record<string, Terrain | 'unnamed'>> = {
  '~': 'sea',
  '=': 'river',
  '^': 'mountain',
  '#': 'unnamed',
};

export function drawnMap(
  name: string,
  drawing: string,
  cities: readonly DrawnCity[],
  dashed: readonly DrawnCity[],
): MapFile {
  const text = drawing.split('\n').slice(1);
  const crossings: { id: string; x: number; y: number }[] = [];
  const lines: Line[] = [];
  for (let y = 0; 2 * y < text.length; y++) {
    const row = text[2 * y]!;
    for (let x = 0; 2 * x < row.length; x++) {
      if (!isCrossing(row[2 * x])) continue;
      crossings.push({ id: `${x},${y}`, x, y });
      for (const [dx, dy] of LATER) {
        if (!isCrossing(text[2 * (y + dy)]?.[2 * (x + dx)])) continue;
        const mark = text[2 * y + dy]?.[2 * x + dx];
        if (mark !== undefined && mark !== ' ') lines.push(line(`${x},${y}`, `${x + dx},${y + dy}`, mark));
      }
    }
  }
  return { name, crossings, lines, cities: [...cities.map(city(false)), ...dashed.map(city(true))] };
}

function isCrossing(mark: string | undefined): boolean {
  return mark === '.' || mark === 'o';
}

function line(a: string, b: string, mark: string): Line {
  const terrain = DOUBLES[mark];
  if (terrain === undefined) return { a, b, cost: 1 };
  return terrain === 'unnamed' ? { a, b, cost: 2 } : { a, b, cost: 2, terrain };
}

function city(dashed: boolean) {
  return ([id, crossing, colour, local, de = local, en = local]: DrawnCity): MapFile['cities'][number] => ({
    id,
    crossing,
    name: { local, de, en },
    colour,
    dashed,
  });
}
