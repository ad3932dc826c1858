/** A map of nowhere for the tests. */
import type { MapFile } from '../../rules/index.ts';

/** A small island of four by five crossings with two cities of each colour: rounds on it are short. */
export function island(): MapFile {
  const [columns, rows] = [4, 5];
  const id = (column: number, row: number): string => `${column}-${row}`;
  const crossings: MapFile['crossings'][number][] = [];
  const lines: MapFile['lines'][number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      crossings.push({ id: id(column, row), x: 2 * column + (row % 2), y: row });
      if (column > 0) lines.push({ a: id(column - 1, row), b: id(column, row), cost: 1 });
      if (row === 0) continue;
      const left = row % 2 === 1 ? column : column - 1;
      for (const above of [left, left + 1]) {
        if (above < 0 || above >= columns) continue;
        const river = row === 3;
        lines.push({
          a: id(above, row - 1),
          b: id(column, row),
          cost: river ? 2 : 1,
          ...(river && { terrain: 'river' as const }),
        });
      }
    }
  }
  const colours = ['red', 'orange', 'yellow', 'green', 'blue'] as const;
  const cities = Array.from({ length: 10 }, (_, i) => {
    const name = `${'ABCDEFGHIJ'[i]}-Stadt`;
    const crossing = crossings[(i * 2 + (i % 2)) % crossings.length]!.id;
    return { id: `c${i}`, crossing, name: { local: name, de: name, en: name }, colour: colours[i % 5]!, dashed: false };
  });
  return { name: 'Island', crossings, lines, cities };
}
