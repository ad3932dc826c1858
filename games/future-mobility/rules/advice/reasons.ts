/** Why a turn is good, in a word and its figures: what a hint says beside the points. */
import type { Seat } from '@stellwerk/kernel';
import {
  bestPlans,
  HAND_LIMIT,
  isMotor,
  TARGET,
  tripOf,
  type PowerUp,
  type Segment,
  type TripId,
  type View,
} from '../index.ts';
import { jamThreat, type Idea } from './turn-plan.ts';
import { future, ranked } from './worth.ts';

export type Because =
  | { readonly kind: 'reaches' }
  | { readonly kind: 'noJam' }
  | { readonly kind: 'jamLikely'; readonly cards: number }
  | { readonly kind: 'manyTrips'; readonly trips: number }
  | { readonly kind: 'star'; readonly cards: number }
  | { readonly kind: 'leaves'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'keeps'; readonly card: PowerUp }
  | { readonly kind: 'serves'; readonly trips: number }
  | { readonly kind: 'noDiscard' };

const REASONS = 2;
/** From here a jam is worth a warning. */
const LIKELY = 0.5;
/** The next player finds little. */
const LITTLE = 4;
/** A card that is worth keeping. */
const PRECIOUS = 2;

/** The first reasons that hold. */
export function reasonsFor(view: View, idea: Idea): readonly Because[] {
  const found: Because[] = [];
  const trip = idea.actions.find((action) => action.type === 'trip');
  const lays = idea.actions.filter((action) => action.type === 'lay');
  const segments: readonly Segment[] = trip?.segments ?? [];
  if (view.scores[view.turn]! + idea.points >= TARGET) found.push({ kind: 'reaches' });
  if (trip) {
    const motor = segments.some(({ mode }) => isMotor(mode));
    const held = view.handSizes.reduce((sum, size, seat) => sum + (seat === view.turn ? 0 : size), 0);
    if (!motor && view.options.jams === 'motor') found.push({ kind: 'noJam' });
    else if (motor && jamThreat(view) >= LIKELY) found.push({ kind: 'jamLikely', cards: held });
    if (!motor && lays.length === 1 && segments.length > 1) found.push({ kind: 'manyTrips', trips: segments.length });
  }
  const stars = segments.filter(({ trip: id }) => tripOf(id).star).length;
  if (stars > 0) found.push({ kind: 'star', cards: stars });
  const left = bestOpen(view, idea);
  if (left <= LITTLE) found.push({ kind: 'leaves', seat: (view.turn + 1) % view.seats, points: left });
  const kept = lays.length === 0 ? ranked(view, idea.leaving.hand)[0] : undefined;
  if (kept && kept.worth >= PRECIOUS && future(view) > 0) found.push({ kind: 'keeps', card: kept.card });
  const served = lays.length > 0 ? servedBy(view, idea) : 0;
  if (served > 0) found.push({ kind: 'serves', trips: served });
  if (view.hand.length > HAND_LIMIT && idea.leaving.hand.length <= HAND_LIMIT) found.push({ kind: 'noDiscard' });
  return found.slice(0, REASONS);
}

function best(view: View, markers: readonly number[], open: readonly TripId[]): number {
  return Math.max(0, ...bestPlans({ options: view.options, markers, open, hand: [] }).map(({ points }) => points));
}

/** The best open trip after mine, before new ones are dealt. */
function bestOpen(view: View, { leaving }: Idea): number {
  return best(view, leaving.markers, leaving.open);
}

/** Trips still open that what is laid makes better. */
function servedBy(view: View, { leaving }: Idea): number {
  return leaving.open.filter((id) => best(view, leaving.markers, [id]) > best(view, view.markers, [id])).length;
}
