/** How a game went, turn by turn: read from the order of the tiles on the table, or from the events of its turns. */
import type { Course, Turn } from '@stellwerk/toolkit/screen.ts';
import {
  scoreRoutes,
  START_TILES,
  STRIDE,
  tileCode,
  totals,
  type Event,
  type Table,
  type View,
} from '../../rules/index.ts';

/** A turn of a finished game: everybody's points before and after it, as they would have counted then. */
export interface PlayedTurn {
  readonly seat: number;
  readonly game: number;
  /** Turns of everybody are counted by the table, rounds by people. */
  readonly round: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const pointsWith = (table: Table, tiles: readonly number[]): number[] =>
  totals(scoreRoutes({ ...table, tiles: [...tiles] }), table.seats);

export function playedTurns(table: Table): PlayedTurn[] {
  let count = 2;
  let before = pointsWith(table, table.tiles.slice(0, STRIDE * count));
  return table.laid.map((laid, turn) => {
    count += laid;
    const after = pointsWith(table, table.tiles.slice(0, STRIDE * count));
    const seat = (table.startPlayer + turn) % table.seats;
    const played = { seat, game: table.game, round: Math.floor(turn / table.seats) + 1, before, after };
    before = after;
    return played;
  });
}

/** The turns of a whole competition, the points on top of those of the games before. */
export function seriesTurns(turns: readonly Turn<Event>[], view: View): PlayedTurn[] {
  const course = courseOf(turns, view, '').values;
  const after = turns.map((_, row) => course.map((points) => points[row]!));
  const none = course.map(() => 0);
  const games = view.points.map((_, game) => placingTurns(turns, game));
  return games.flatMap((rows, game) =>
    rows.map((row, turn) => ({
      seat: turns[row]!.seat!,
      game,
      round: Math.floor(turn / view.seats) + 1,
      before: after[row - 1] ?? none,
      after: after[row]!,
    })),
  );
}

/** Where the turns of a game stand among all; each of them places something. */
export function placingTurns(turns: readonly Turn<Event>[], game: number): number[] {
  let at = -1;
  return turns.flatMap(({ events }, row) => {
    for (const event of events) if (event.type === 'game') at = event.game;
    return at === game && events.some(({ type }) => type === 'placed') ? [row] : [];
  });
}

/** Everybody's points after each turn; in a competition on top of those of the games before. */
export function courseOf(turns: readonly Turn<Event>[], view: View, label: string): Course {
  let tiles = view.tiles.slice(0, 2 * STRIDE);
  let sure: readonly number[] = Array.from({ length: view.seats }, () => 0);
  const rows = turns.map(({ events }) => {
    for (const event of events) {
      if (event.type === 'game') tiles = startTiles(event.labels);
      else if (event.type === 'placed') tiles.push(event.x, event.y, event.rotation, event.tile);
      else if (event.type === 'ended') {
        sure = sure.map((points, seat) => points + event.points[seat]!);
        tiles = [];
      }
    }
    return tiles.length === 0 ? sure : pointsWith(view, tiles).map((points, seat) => points + sure[seat]!);
  });
  return { label, values: sure.map((_, seat) => rows.map((points) => points[seat]!)) };
}

/** The two start tiles by the labels of their routes, as `Table.tiles` has them. */
function startTiles(labels: readonly string[]): number[] {
  return [0, 1].flatMap((x) => {
    const printed = labels.slice(3 * x, 3 * x + 3).map((label) => label.replace(/[ab]$/, ''));
    const tile = START_TILES.findIndex((it) => it.every((label, index) => label === printed[index]));
    return [x, 0, 180 * x, tileCode('start', tile)];
  });
}
