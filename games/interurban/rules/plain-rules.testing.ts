/**
 * For tests: the placement restrictions and the completion of routes once more, written as plainly as the rulebook and without any of
 * the quick board's code, to compare it with. Slow on purpose: every look ahead tries every tile on a copy.
 */
import type { Table } from './types.ts';

type Side = 'N' | 'E' | 'S' | 'W';
const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const CURVES: Readonly<Record<number, readonly Side[]>> = {
  0: ['N', 'E'],
  90: ['E', 'S'],
  180: ['S', 'W'],
  270: ['W', 'N'],
};

interface Tile {
  readonly kind: string;
  readonly tracks: readonly (readonly Side[])[];
  readonly value: number;
  readonly owner: number;
}
type Tiles = ReadonlyMap<string, Tile>;
interface End {
  readonly cell: string;
  readonly side: Side;
}
interface Route {
  readonly end: End;
  readonly stations: readonly Tile[];
}

const KIND_NAMES = ['straight', 'curve', 'simple', 'crossing', 'start'];

function tileOf(code: number, rotation: number): Tile {
  const kind = KIND_NAMES[Math.floor(code / 100)]!;
  const line: readonly Side[] = rotation === 0 ? ['N', 'S'] : ['E', 'W'];
  const tracks: Record<string, readonly (readonly Side[])[]> = {
    straight: [line],
    simple: [line],
    curve: [CURVES[rotation]!],
    crossing: [
      ['N', 'S'],
      ['E', 'W'],
    ],
    start: rotation === 0 ? [['S'], ['W'], ['N']] : [['N'], ['E'], ['S']],
  };
  return { kind, tracks: tracks[kind]!, value: code % 10, owner: Math.floor(code / 10) % 10 };
}

function neighbour(cell: string, side: Side): string {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return `${x + (side === 'E' ? 1 : side === 'W' ? -1 : 0)},${y + (side === 'N' ? 1 : side === 'S' ? -1 : 0)}`;
}

const isStation = ({ kind }: Tile): boolean => kind === 'simple' || kind === 'crossing';
const hasTrack = (tile: Tile, side: Side): boolean => tile.tracks.some((track) => track.includes(side));

function follow(tiles: Tiles, from: string, out: Side): Route {
  const stations: Tile[] = [];
  let [cell, side] = [neighbour(from, out), OPPOSITE[out]];
  for (let tile = tiles.get(cell); tile; tile = tiles.get(cell)) {
    if (isStation(tile)) stations.push(tile);
    const exit = tile.tracks.find((track) => track.includes(side))!.find((other) => other !== side)!;
    [cell, side] = [neighbour(cell, exit), OPPOSITE[exit]];
  }
  return { end: { cell, side }, stations };
}

const STARTS: readonly (readonly [string, Side])[] = [
  ['0,0', 'S'],
  ['0,0', 'W'],
  ['0,0', 'N'],
  ['1,0', 'N'],
  ['1,0', 'E'],
  ['1,0', 'S'],
];
const followAll = (tiles: Tiles): Route[] => STARTS.map(([cell, side]) => follow(tiles, cell, side));

function suits(stations: readonly Tile[], next: Tile): boolean {
  if (stations.at(-1)?.owner === next.owner) return false;
  return !stations.some(({ value, owner }) => value === next.value && (value < 4 || owner === next.owner));
}

/** May the tile lie there, by all restrictions but B? `closed` are the completed routes. */
function mayLie(tiles: Tiles, closed: ReadonlySet<number>, cell: string, tile: Tile): boolean {
  if (tiles.has(cell)) return false;
  const before = followAll(tiles);
  const ending = before.flatMap(({ end }, route) => (end.cell === cell ? [route] : []));
  if (ending.length === 0 || ending.some((route) => closed.has(route))) return false;
  for (const side of SIDES) {
    const beside = tiles.get(neighbour(cell, side));
    if (!beside) continue;
    if (isStation(tile) && (isStation(beside) || beside.kind === 'start')) return false;
    if (hasTrack(tile, side) !== hasTrack(beside, OPPOSITE[side])) return false;
  }
  const touched = tile.tracks.map((track) => ending.filter((route) => track.includes(before[route]!.end.side)));
  if (touched.some((routes) => routes.length > 1)) return false;
  const after = followAll(new Map([...tiles, [cell, tile]]));
  return ending.every((route) => {
    const old = before[route]!.stations;
    const joined = after[route]!.stations.slice(old.length);
    return joined.every((station, i) => suits([...old, ...joined.slice(0, i)], station));
  });
}

function tilesOf(table: Table): Map<string, Tile> {
  const tiles = new Map<string, Tile>();
  for (let i = 0; i < table.tiles.length; i += 4) {
    const [x, y, rotation, code] = table.tiles.slice(i, i + 4) as [number, number, number, number];
    tiles.set(`${x},${y}`, tileOf(code, rotation));
  }
  return tiles;
}
const closedOf = (table: Table): Set<number> => new Set([0, 1, 2, 3, 4, 5].filter((route) => table.complete[route]));

export function mayLiePlainly(table: Table, x: number, y: number, code: number, rotation: number): boolean {
  return mayLie(tilesOf(table), closedOf(table), `${x},${y}`, tileOf(code, rotation));
}

/** Is the route complete on this table, given the routes that are? */
export function isCompletePlainly(table: Table, route: number): boolean {
  const tiles = tilesOf(table);
  const { stations } = followAll(tiles)[route]!;
  if (new Set(stations.map(({ value }) => value)).size === 4) return true;
  const cells = [...tiles.keys()].map((cell) => cell.split(',').map(Number) as [number, number]);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  // One cell more than the rules ask for: open country must already begin at two.
  const isOpen = (cell: string): boolean => {
    const [x, y] = cell.split(',').map(Number) as [number, number];
    return x < Math.min(...xs) - 2 || x > Math.max(...xs) + 2 || y < Math.min(...ys) - 2 || y > Math.max(...ys) + 2;
  };
  return !canGrow(tiles, closedOf(table), table.seats, route, stations.length, isOpen);
}

function canGrow(
  tiles: Tiles,
  closed: ReadonlySet<number>,
  seats: number,
  route: number,
  stations: number,
  isOpen: (cell: string) => boolean,
): boolean {
  const now = follow(tiles, ...STARTS[route]!);
  if (now.stations.length > stations) return true;
  const { cell } = now.end;
  if (isOpen(cell)) return true;
  const fits = (code: number, rotation: number): boolean => mayLie(tiles, closed, cell, tileOf(code, rotation));
  for (let seat = 0; seat < seats; seat++) {
    for (let value = 1; value <= 4; value++) {
      const station = 10 * seat + value;
      if (fits(200 + station, 0) || fits(200 + station, 90) || fits(300 + station, 0)) return true;
    }
  }
  const tracks = [0, 90].map((rotation) => [0, rotation]).concat([0, 90, 180, 270].map((rotation) => [100, rotation]));
  return tracks.some(([code, rotation]) => {
    if (!fits(code!, rotation!)) return false;
    const longer = new Map([...tiles, [cell, tileOf(code!, rotation!)] as const]);
    return canGrow(longer, closed, seats, route, stations, isOpen);
  });
}
