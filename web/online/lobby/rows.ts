/** Which tables stand in which list, and in what order. */
import type { TableRow } from '@stellwerk/tables/wire';

/** Of turns without a clock. */
const LATER = Number.MAX_SAFE_INTEGER;

interface Both {
  readonly open: readonly TableRow[];
  readonly mine: readonly TableRow[];
}

/** Tables where somebody waits for one more, without those where I sit: fewest missing first, then the oldest. */
export function waitingTables(lists: Both): readonly TableRow[] {
  return others(lists)
    .filter(({ phase, free, names }) => phase === 'waiting' && free > 0 && names.length > 0)
    .sort((a, b) => a.free - b.free || a.updated - b.updated);
}

/** Tables where others play, or are about to, and may be watched; the most watched first. */
export function watchedTables(lists: Both): readonly TableRow[] {
  return others(lists)
    .filter(({ phase, free, names, watch }) => watch && names.length > 0 && (phase !== 'waiting' || free === 0))
    .sort((a, b) => b.watchers - a.watchers || b.updated - a.updated);
}

function others({ open, mine }: Both): TableRow[] {
  return open.filter(({ table }) => !mine.some((own) => own.table === table));
}

/** Where it is my turn, the most urgent first. */
export function myTurns(mine: readonly TableRow[]): readonly TableRow[] {
  return mine.filter(({ myTurn }) => myTurn).sort((a, b) => (a.until ?? LATER) - (b.until ?? LATER));
}

/** Everybody else at a table: it tells names alone, so one of my own name is left out. */
export function companions({ names }: TableRow, me: string | undefined): readonly string[] {
  const mine = me === undefined ? -1 : names.indexOf(me);
  return names.filter((_, index) => index !== mine);
}
