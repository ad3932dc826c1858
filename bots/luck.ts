/** How lucky a seat was: what came, against what could have come after the same decisions. */
import { mix, type Guide, type Seat } from '@stellwerk/kernel';
import type { Judged } from './judge.ts';
import type { Past } from './past.ts';
import { outlook } from './search.ts';
import { shareOf } from './victory.ts';

/** Something came about: since a moment, or in a deal. */
export interface Draw {
  readonly to: number;
  readonly from?: number;
  /** What another seat did by which it came; without it, the seat itself acted. */
  readonly by?: { readonly seat: Seat; readonly action: unknown };
}

/** All deals but the first, the seat's own turns in which something could come, and what it was given in the turns of others. */
export function drawsOf(past: Past, seat: Seat): readonly Draw[] {
  const { deals, stretches } = past;
  const told = past.toldTo(seat);
  return [
    ...Array.from(deals, (entry) => ({ to: entry + 1 })),
    ...stretches.flatMap((stretch): readonly Draw[] => {
      const { from, to, entries, actions } = stretch;
      if (stretch.seat === seat) {
        const isOpen = past.chainsOf(stretch).some(({ news }) => news) && !entries.some((entry) => deals.has(entry));
        return isOpen ? [{ from, to }] : [];
      }
      return entries.flatMap((entry, at) =>
        told.has(entry) && !deals.has(entry)
          ? { from: entry, to: entry + 1, by: { seat: stretch.seat, action: actions[at] } }
          : [],
      );
    }),
  ];
}

/** The chances of some seats after so many entries, as one of them sees it. */
export function chancesAt(
  past: Past,
  guide: Guide,
  eyes: Seat,
  seats: readonly Seat[],
  entries: number,
  budget: number,
): readonly number[] {
  const result = past.game.result(past.stateAt(entries));
  if (result) return seats.map((seat) => shareOf(result, seat));
  return outlook(past.game, guide, { ...past.turnAt(entries, eyes, mix(entries)), budget }, seats);
}

/**
 * A deal is measured by how the table stood without it. Else both chances are taken at the same time to come, and what the seat itself
 * decided, better or worse than the guide, is no luck.
 */
export function luckOf(
  past: Past,
  guide: Guide,
  seat: Seat,
  { to, from, by }: Draw,
  judged: readonly Judged[],
  budget: number,
): number {
  const chanceBy = (cost: number): number => chancesAt(past, guide, seat, [seat], to, cost)[0]!;
  if (from === undefined) return chanceBy(budget) - guide.value(past.stateAt(to), seat);
  const after = chanceBy(budget / 2);
  const until = guide.time(past.stateAt(to)) + guide.horizon;
  const turn = { ...past.turnAt(from, seat, mix(mix(from))), budget: budget / 2 };
  const [before] = outlook(past.game, guide, turn, [seat], until, by);
  const decided = judged.filter((each) => !by && each.seat === seat && each.from >= from && each.from < to);
  return after - before! - decided.reduce((sum, { ahead }) => sum + ahead, 0);
}
