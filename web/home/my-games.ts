/** My games, on this device and at tables online, as one list. */
import type { FinishedPlay, TableRow } from '@stellwerk/tables/wire';
import type { PlaySummary } from '../storage/store.ts';

export type MyGame =
  | {
      readonly id: string;
      readonly updated: number;
      readonly play: PlaySummary;
      /** Where it was played, if that was online. */
      readonly online?: FinishedPlay | undefined;
      /** The server alone has it. */
      readonly elsewhere?: true;
      readonly row?: undefined;
    }
  | { readonly id: string; readonly updated: number; readonly row: TableRow; readonly play?: undefined };

/** My turn with the least time first, then seats that are kept for me, what runs, what waits, what is over; in each the latest first. */
export function myGames(plays: readonly PlaySummary[], rows: readonly TableRow[]): readonly MyGame[] {
  const games: MyGame[] = [
    ...plays.map((play) => ({ id: play.id, updated: play.updated, play })),
    ...rows.map((row) => ({ id: row.table, updated: row.updated, row })),
  ];
  return games.sort(byUrgency);
}

function byUrgency(a: MyGame, b: MyGame): number {
  return rank(a) - rank(b) || (a.row?.until ?? LATER) - (b.row?.until ?? LATER) || b.updated - a.updated;
}

/** What a finished play of a table is called on this device. */
export const keptId = (table: string, play: number): string => `${table}-${play}`;

/** All that is over and that the server knows of: what this device has kept of it, and what it has not. */
export function withFinished(games: readonly MyGame[], finished: readonly FinishedPlay[]): readonly MyGame[] {
  const online = new Map(finished.map((each) => [keptId(each.table, each.play), each]));
  const tables = new Set(finished.map(({ table }) => table));
  const here = games
    // The last play of a table stands for it.
    .filter(({ row }) => row?.phase !== 'over' || !tables.has(row.table))
    .map((game) => (game.play ? { ...game, online: online.get(game.id) } : game));
  return [...here, ...elsewhereOf(games, finished)];
}

/** The same in short: a table where I still sit stands for its plays. */
export function withOthers(games: readonly MyGame[], finished: readonly FinishedPlay[]): readonly MyGame[] {
  const tables = new Set(games.flatMap(({ row }) => (row?.phase === 'over' ? [row.table] : [])));
  const gone = finished.filter(({ table }) => !tables.has(table));
  return [...games, ...elsewhereOf(games, gone)].sort(byUrgency);
}

function elsewhereOf(games: readonly MyGame[], finished: readonly FinishedPlay[]): readonly MyGame[] {
  const online = new Map(finished.map((each) => [keptId(each.table, each.play), each]));
  for (const { id } of games) online.delete(id);
  return [...online].map(([id, each]): MyGame => {
    const { game, seats, winners, scores, ended } = each;
    return {
      id,
      updated: ended,
      play: { id, game, seats, winners, scores, updated: ended, entries: 0, over: true },
      online: each,
      elsewhere: true,
    };
  });
}

/** Where I came in a finished play, from 1, and with how many points; undefined where that is not known. */
export function placeOf({ play, online }: Extract<MyGame, { play: PlaySummary }>) {
  const { seats, winners = [], scores = [] } = play;
  const persons = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const seat = online?.seat ?? (persons.length === 1 ? persons[0] : undefined);
  const points = seat === undefined ? undefined : scores[seat];
  if (points === undefined) return undefined;
  const won = winners.includes(seat!);
  const ahead = scores.filter((score, other) => winners.includes(other) || score > points).length;
  return { place: won ? 1 : ahead + 1, shared: won && winners.length > 1, points };
}

export function isOver({ play, row }: MyGame): boolean {
  return play ? play.over : row.phase === 'over';
}

/** Of turns without a clock. */
const LATER = Number.MAX_SAFE_INTEGER;

function rank(game: MyGame): number {
  if (isOver(game)) return 4;
  if (game.row?.myTurn) return 0;
  if (game.row?.keptBy !== undefined || game.row?.relieved) return 1;
  return game.row && game.row.phase !== 'playing' ? 3 : 2;
}
