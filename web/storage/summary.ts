/** The gate for stored summaries. Older versions, other programs or a faulty disk may have written anything; one bad record must not hide the rest. */
import * as v from 'valibot';
import type { DamagedPlay, PlaySummary } from './store.ts';

/** The latest moment that a `Date` can hold. */
const LAST_MOMENT = 8.64e15;

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const Summary = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.array(v.object({ name: v.string(), colour: Seat, bot: v.optional(v.string()) })), v.maxLength(16)),
  updated: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  entries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  over: v.boolean(),
  winners: v.optional(v.array(Seat)),
  scores: v.optional(v.array(v.number())),
});

/** What can be shown, the latest first, and what is set aside. */
export function sortSummaries(records: readonly unknown[]): {
  readonly plays: readonly PlaySummary[];
  readonly damaged: readonly DamagedPlay[];
} {
  const plays: PlaySummary[] = [];
  const damaged: DamagedPlay[] = [];
  for (const record of records) {
    if (v.is(Summary, record)) plays.push(record as PlaySummary);
    else if (hasId(record)) damaged.push({ id: record.id });
  }
  return { plays: plays.sort((a, b) => b.updated - a.updated), damaged };
}

/** Every record of the database has one, for it is its key. */
function hasId(record: unknown): record is { readonly id: string } {
  return typeof record === 'object' && record !== null && 'id' in record;
}
