/** What a touch changed beside what was touched: nothing moves, goes or comes on the plan without a word. */
import { isShiftCard, type Cell, type PowerUp, type TripId, type View } from '../../rules/index.ts';
import type { Shift } from '../../texts/screen-words.ts';
import { lossBy } from '../../rules/advice/risk.ts';
import { mixes, stopsOf, travel } from './journey.ts';
import { most } from './laying.ts';
import { cardAt, worldBefore, type Outcome, type Sketch } from './sketch.ts';

export interface Moved {
  readonly shifts: readonly Shift[];
  /** For more points, for less to fear from jams, or for a shorter way; without it for a mode or an end that leads only so. */
  readonly why: 'more' | 'safer' | 'shorter' | undefined;
  /** What jams could take now, and before. */
  readonly risk?: readonly [now: number, was: number];
}

/** Stops of the same trips that a mode, a card or the block that was touched has moved; the block itself was asked for. */
export function ledElsewhere(
  before: Pick<Outcome, 'journey'>,
  after: Pick<Outcome, 'journey'>,
  touched?: Cell,
): Moved | undefined {
  if (!before.journey || !after.journey) return undefined;
  const tripsIn = ({ segments }: { readonly segments: readonly { readonly trip: TripId }[] }): string =>
    segments.map(({ trip }) => trip).join();
  if (tripsIn(before.journey) !== tripsIn(after.journey)) return undefined;
  const now = stopsOf(after.journey);
  const shifts = stopsOf(before.journey).flatMap((was, place): Shift[] => {
    const is = now[place]!;
    const stop = place === 0 ? 'from' : place === now.length - 1 ? 'to' : 'over';
    return is === was || is === touched ? [] : [{ stop, was, is }];
  });
  return shifts.length > 0 ? { shifts, why: undefined } : undefined;
}

/** Where a card of the trip begins otherwise since another one has joined. */
export function joinedElsewhere(
  { journey }: Outcome,
  { journey: now, world, sketch: { wish } }: Outcome,
): Moved | undefined {
  for (const { trip, route } of journey?.segments ?? []) {
    const was = route[0]!;
    const place = now?.segments.findIndex((segment) => segment.trip === trip) ?? -1;
    const is = now?.segments[place]?.route[0];
    if (is === undefined || is === was) continue;
    const shifts = [{ stop: 'from', was, is }] as const;
    const there = travel(world, { ...wish!, stays: undefined, ways: [], ends: wish!.ends.with(place, was) });
    if (!there || there.score.total < now!.score.total) return { shifts, why: 'more' };
    const risk = [lossBy(world, now!, world.threat), lossBy(world, there, world.threat)] as const;
    return risk[0] < risk[1] ? { shifts, why: 'safer', risk } : { shifts, why: 'shorter' };
  }
  return undefined;
}

/** Blocks of the card in hand that gave way to the one that was touched: the card has no more than `most`, or they don't join on. */
export interface Dropped {
  readonly cells: readonly Cell[];
  readonly most: number | undefined;
  readonly by: Cell;
}

/** Blocks of the card in hand that are off again although another one was touched. */
export function droppedBy(view: View, sketch: Sketch, touched: Sketch, cell: Cell): Dropped | undefined {
  const { active } = sketch;
  const cellsOf = ({ lays }: Sketch): readonly Cell[] => lays.find(({ place }) => place === active)?.cells ?? [];
  const cells = cellsOf(sketch).filter((other) => !cellsOf(touched).includes(other));
  const card = active === undefined ? undefined : cardAt(view, active);
  if (!card || !isShiftCard(card) || cells.length === 0 || cells.includes(cell)) return undefined;
  const full = most(worldBefore(view, sketch, active!), card);
  const begins = cellsOf(touched).length === 1 && full > 1;
  return { cells, most: begins ? undefined : full, by: cell };
}

/** A card from the hand that was not touched: neither now nor while it waited for a trip. */
export function addedBy(before: Sketch, after: Sketch, touched?: number): PowerUp | undefined {
  const chosen = [touched, before.active, ...(before.along ?? []), ...before.lays.map(({ place }) => place)];
  return after.lays.find(({ place, cells }) => cells.length > 0 && !chosen.includes(place))?.card;
}

/** `mixed`: freight and people, which would join otherwise. */
export type Replaced = { readonly trips: readonly TripId[]; readonly mixed: boolean } | { readonly card: PowerUp };

/** What was chosen before and gave way to the trip that was touched. */
export function replacedBy(view: View, before: Outcome, touched: Outcome): Replaced | undefined {
  if (!touched.journey) return undefined;
  const now = touched.journey.segments.map(({ trip }) => trip);
  const trips = before.journey?.segments.map(({ trip }) => trip) ?? [];
  if (trips.length > 0)
    return trips.some((id) => now.includes(id)) ? undefined : { trips, mixed: mixes(trips, now[0]!) };
  return before.sketch.counts === 'avoid' ? { card: cardAt(view, before.sketch.avoids.at(-1)!)! } : undefined;
}
