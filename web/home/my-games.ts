/** My games, on this device and at tables online, as one list. */
import type { TableRow } from '@stellwerk/tables/wire';
import type { PlaySummary } from '../storage/store.ts';

export type MyGame =
  | { readonly id: string; readonly updated: number; readonly play: PlaySummary; readonly row?: undefined }
  | { readonly id: string; readonly updated: number; readonly row: TableRow; readonly play?: undefined };

/** My turn with the least time first, then what runs, what waits, what is over; in each the latest first. */
export function myGames(plays: readonly PlaySummary[], rows: readonly TableRow[]): readonly MyGame[] {
  const games: MyGame[] = [
    ...plays.map((play) => ({ id: play.id, updated: play.updated, play })),
    ...rows.map((row) => ({ id: row.table, updated: row.updated, row })),
  ];
  return games.sort(
    (a, b) => rank(a) - rank(b) || (a.row?.until ?? LATER) - (b.row?.until ?? LATER) || b.updated - a.updated,
  );
}

export function isOver({ play, row }: MyGame): boolean {
  return play ? play.over : row.phase === 'over';
}

/** Of turns without a clock. */
const LATER = Number.MAX_SAFE_INTEGER;

function rank(game: MyGame): number {
  if (isOver(game)) return 3;
  if (game.row?.myTurn) return 0;
  return game.row && game.row.phase !== 'playing' ? 2 : 1;
}
