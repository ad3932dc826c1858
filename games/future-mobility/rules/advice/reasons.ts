/** Why a turn is good, in a word and its figures: what a hint says beside the points. */
import {
  bestPlans,
  HAND_LIMIT,
  isMotor,
  TARGET,
  tripOf,
  type Action,
  type PowerUp,
  type Segment,
  type TripId,
  type View,
} from '../index.ts';
import { worstLoss } from './risk.ts';
import { jamThreat, type Idea } from './turn-plan.ts';
import { future, ranked } from './worth.ts';

export type Because =
  /** `sure`: whatever jams the others play. */
  | { readonly kind: 'reaches'; readonly sure: boolean }
  | { readonly kind: 'noJam' }
  | { readonly kind: 'jamLikely'; readonly cards: number }
  | { readonly kind: 'manyTrips'; readonly trips: number; readonly stop: boolean }
  | { readonly kind: 'star'; readonly cards: number }
  /** The best of the trips that stay open, without a card. */
  | { readonly kind: 'leaves'; readonly points: number }
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
  const total = view.scores[view.turn]! + idea.points;
  if (total >= TARGET) found.push({ kind: 'reaches', sure: total - (trip ? worstLoss(view, trip) : 0) >= TARGET });
  if (trip) {
    const motor = segments.some(({ mode }) => isMotor(mode));
    const held = view.handSizes.reduce((sum, size, seat) => sum + (seat === view.turn ? 0 : size), 0);
    if (!motor && view.options.jams === 'motor') found.push({ kind: 'noJam' });
    else if (worstLoss(view, trip) > 0 && jamThreat(view) >= LIKELY) found.push({ kind: 'jamLikely', cards: held });
    const [lay] = lays;
    if (lay && lays.length === 1 && segments.length > 1 && segments.every((segment) => goesOver(segment, lay)))
      found.push({ kind: 'manyTrips', trips: segments.length, stop: lay.card === 'tramA' || lay.card === 'tramB' });
  }
  const stars = segments.filter(({ trip: id }) => tripOf(id).star).length;
  if (stars > 0) found.push({ kind: 'star', cards: stars });
  const left = bestOpen(view, idea);
  if (left <= LITTLE && !endsGame(view)) found.push({ kind: 'leaves', points: left });
  const kept = lays.length === 0 ? ranked(view, idea.leaving.hand)[0] : undefined;
  if (kept && kept.worth >= PRECIOUS && future(view) > 0) found.push({ kind: 'keeps', card: kept.card });
  const served = lays.length > 0 ? servedBy(view, idea) : 0;
  if (served > 0) found.push({ kind: 'serves', trips: served });
  if (view.hand.length > HAND_LIMIT && idea.leaving.hand.length + stars <= HAND_LIMIT)
    found.push({ kind: 'noDiscard' });
  return found.slice(0, REASONS);
}

/** Does the segment go by what the card is for, over what it lays? */
function goesOver({ mode, route }: Segment, { card, cells }: Extract<Action, { type: 'lay' }>): boolean {
  const by = card === 'bikePath' ? ['bicycle', 'cargoBike'] : card === 'walkableCity' ? ['walking'] : ['tram'];
  return by.includes(mode) && route.some((cell) => cells.includes(cell));
}

/** Nobody comes after this turn. */
function endsGame(view: View): boolean {
  return Math.max(...view.scores) >= TARGET && (view.turn + 1) % view.seats === view.first;
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
