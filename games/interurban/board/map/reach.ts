/** The room that a turn may need: where locos could stand after so many of the tiles that lie face up. */
import {
  DIRECTIONS,
  isStation,
  kindOf,
  NONE,
  TILES_A_TURN,
  type Direction,
  type PlacedTile,
  type Route,
} from '../../rules/index.ts';
import { boxOf, sameCell, type Box, type Cell } from './geometry.ts';

const STEPS: readonly Cell[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

/** How many tiles of a turn can lead a route straight on, at most one of them a station, and how many around a corner. */
interface Hand {
  readonly straights: number;
  readonly curves: number;
}

function handOf(faceUp: readonly number[]): Hand {
  const kinds = faceUp.filter((code) => code !== NONE);
  const count = (kind: string): number => kinds.filter((code) => kindOf(code) === kind).length;
  return { straights: count('straight') + (kinds.some(isStation) ? 1 : 0), curves: count('curve') };
}

/** The cells before a loco that has come to `cell`, after up to `left` more tiles. Through a crossing that lies there it runs on. */
function endsFrom(cell: Cell, heading: Direction, left: number, hand: Hand, tiles: readonly PlacedTile[]): Cell[] {
  let at = cell;
  const there = (): PlacedTile | undefined => tiles.find((tile) => sameCell(tile, at));
  for (let tile = there(); tile; tile = there()) {
    if (kindOf(tile.code) !== 'crossing') return [];
    at = { x: at.x + STEPS[heading]!.x, y: at.y + STEPS[heading]!.y };
  }
  if (left === 0) return [at];
  const ways = DIRECTIONS.filter(
    (way) => way !== (heading ^ 2) && (way === heading ? hand.straights : hand.curves) > 0,
  ).flatMap((way) =>
    endsFrom(
      { x: at.x + STEPS[way]!.x, y: at.y + STEPS[way]!.y },
      way,
      left - 1,
      way === heading ? { ...hand, straights: hand.straights - 1 } : { ...hand, curves: hand.curves - 1 },
      tiles,
    ),
  );
  return [at, ...ways];
}

/** Cells beyond the outermost ones: for what looks out of them. */
export const MARGIN = 0.15;

/** Columns and rows that a mouse has before it at first: room for three tiles on every side. */
export const FIRST = { columns: 9.3, rows: 8.3 } as const;

type Ending = Pick<Route, 'complete' | 'end'>;

/** The cells before the locos after up to so many more tiles, wherever these may go. */
export function endsAfter(
  count: number,
  tiles: readonly PlacedTile[],
  routes: readonly Ending[],
  faceUp: readonly number[],
): Cell[] {
  const hand = handOf(faceUp);
  return routes.flatMap(({ complete, end }) =>
    complete ? [] : endsFrom(end, (end.side ^ 2) as Direction, count, hand, tiles),
  );
}

/** Around what lies, the cells for so many more tiles wherever they may go, and the locos after them. */
function roomFor(
  count: number,
  tiles: readonly PlacedTile[],
  routes: readonly Ending[],
  faceUp: readonly number[],
): Box {
  const ends = (left: number): Cell[] => endsAfter(left, tiles, routes, faceUp);
  // A loco needs no more of the cell before it than the label of a complete route.
  const locos = ends(count).map(({ x, y }) => ({ complete: true, end: { x, y } }));
  const labels = routes.filter(({ complete }) => complete);
  return boxOf([...tiles, ...(count > 0 ? ends(count - 1) : [])], [...labels, ...locos], MARGIN);
}

/** What must be seen: all that lies and the cells for the next tile; once the turn's tiles are laid only the locos before them. */
export const neededFor = (tiles: readonly PlacedTile[], routes: readonly Ending[], drafts: number): Box =>
  drafts < TILES_A_TURN ? boxOf(tiles, routes, MARGIN) : roomFor(0, tiles, routes, []);

/** As a turn begins, the room for all its tiles, for one less, and so on. */
export const roomsFor = (tiles: readonly PlacedTile[], routes: readonly Ending[], faceUp: readonly number[]): Box[] =>
  Array.from({ length: TILES_A_TURN }, (_, less) => roomFor(TILES_A_TURN - less, tiles, routes, faceUp));
