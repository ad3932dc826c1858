/** What cards are spent for: to bring more to the trip, to better open ones, or because they would have to be discarded. */
import {
  BIT,
  bestPlans,
  checkRoute,
  HAND_LIMIT,
  LAYS,
  tripOf,
  type Action,
  type Plan,
  type PowerUp,
  type Segment,
  type TripId,
  type View,
} from '../index.ts';
import type { Idea } from './turn-plan.ts';
import { future } from './worth.ts';

export type Purpose =
  /** Points more than the best turn without a card; `here`: where that brings as much, more than the same trips would bring without these cards. */
  | { readonly kind: 'brings'; readonly cards: readonly PowerUp[]; readonly points: number; readonly here?: true }
  /** Trips that stay open and get better. */
  | { readonly kind: 'serves'; readonly card: PowerUp; readonly trips: number }
  | { readonly kind: 'noDiscard' };

type Lay = Pick<Extract<Action, { type: 'lay' }>, 'card' | 'cells'>;

/** The cards from the hand that a turn plays. */
export function playedIn(actions: readonly Action[]): PowerUp[] {
  return actions.flatMap((action) =>
    action.type === 'lay' || action.type === 'avoid'
      ? [action.card]
      : action.type === 'trip'
        ? cardsOf({ action })
        : [],
  );
}

/** The cards from the hand that an announcement plays. */
export function cardsOf({ action }: Pick<Plan, 'action'>): PowerUp[] {
  const cards: PowerUp[] = [];
  if (action.electric) cards.push('electricVehicle');
  if (action.carpool) cards.push('carpool');
  if (action.segments.some(({ mode }) => mode === 'cargoBike')) cards.push('cargoBike');
  return cards;
}

/** Could the trip not go as it does without what the card lays? `markers` are those with all that is laid. */
export function needsLay(view: View, markers: readonly number[], lay: Lay, segments: readonly Segment[]): boolean {
  const bit = BIT[LAYS[lay.card].marker];
  const without = markers.map((set, cell) => (lay.cells.includes(cell) ? set & ~bit : set));
  return segments.some(({ mode, route }) => checkRoute({ ...view, markers: without }, mode, route) !== undefined);
}

/** What the cards of a turn are spent for; undefined if one of them for nothing. */
export function purposesOf(view: View, idea: Idea): readonly Purpose[] | undefined {
  const trip = idea.actions.find((action) => action.type === 'trip');
  if (!trip) return [];
  const { segments } = trip;
  const lays = idea.actions.filter((action) => action.type === 'lay');
  const needed = lays.filter((lay) => needsLay(view, idea.leaving.markers, lay, segments));
  const cards = [...needed.map(({ card }) => card), ...cardsOf({ action: trip })];
  const purposes: Purpose[] = [];
  if (cards.length > 0) {
    const points = idea.points - withoutCards(view, segments);
    if (points <= 0) return undefined;
    const more = idea.points - cardless(view);
    purposes.push({ kind: 'brings', cards, ...(more > 0 ? { points: more } : { points, here: true }) });
  }
  const [idle] = lays.filter((lay) => !needed.includes(lay));
  if (!idle) return purposes;
  const trips = future(view) > 0 ? servedBy(view, idea) : 0;
  if (trips > 0) return [...purposes, { kind: 'serves', card: idle.card, trips }];
  return savesDiscard(view, idea) ? [...purposes, { kind: 'noDiscard' }] : undefined;
}

const CARDLESS = new WeakMap<View, number>();

/** What the best turn without a card brings. */
function cardless(view: View): number {
  let points = CARDLESS.get(view);
  if (points === undefined) CARDLESS.set(view, (points = bestOpen(view, view.markers, view.open)));
  return points;
}

/** What the trips bring together without a card from the hand. */
function withoutCards({ options, markers }: View, segments: readonly Segment[]): number {
  const open = segments.map(({ trip }) => trip);
  const plans = bestPlans({ options, markers, open, hand: [] });
  return Math.max(...plans.filter(({ action }) => action.segments.length === open.length).map(({ points }) => points));
}

/** After one's last turn nobody has to choose what goes. */
export function savesDiscard(view: View, { actions, leaving }: Idea): boolean {
  const trip = actions.find((action) => action.type === 'trip');
  const stars = trip?.segments.filter(({ trip: id }) => tripOf(id).star).length ?? 0;
  return future(view) > 0 && view.hand.length > HAND_LIMIT && leaving.hand.length + stars <= HAND_LIMIT;
}

/** What the best of these trips brings in such a city without a card. */
export function bestOpen({ options }: View, markers: readonly number[], open: readonly TripId[]): number {
  return Math.max(0, ...bestPlans({ options, markers, open, hand: [] }).map(({ points }) => points));
}

/** Trips still open that what is laid makes better. */
export function servedBy(view: View, { leaving }: Idea): number {
  return leaving.open.filter((id) => bestOpen(view, leaving.markers, [id]) > bestOpen(view, view.markers, [id])).length;
}
