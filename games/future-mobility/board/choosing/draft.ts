/**
 * What a person is preparing, and how each touch changes it. Pure: a touch gives the next draft, or an action that the rules will
 * refuse, so that the table can say why.
 */
import {
  AVOID_BONUS,
  avoidable,
  bestPlans,
  extraCards,
  HAND_LIMIT,
  inOrder,
  isAvoidCard,
  isShiftCard,
  jammable,
  layActions,
  LAYS,
  recoverable,
  routes,
  tripOf,
  type Action,
  type AvoidCard,
  type Cell,
  type PowerUp,
  type TripAction,
  type TripId,
  type View,
} from '../../rules/index.ts';
import { paint, paintable, stroke, type LayDraft } from './lay-draft.ts';
import {
  actionOf,
  begin,
  change,
  draftOf,
  extend,
  lastOf,
  mayFollow,
  passing,
  traced,
  without,
  type TripDraft,
} from './trip-draft.ts';

export type Draft =
  | ({ readonly kind: 'trip' } & TripDraft)
  | ({ readonly kind: 'lay' } & LayDraft)
  | { readonly kind: 'avoid'; readonly card: AvoidCard }
  /** Places in the hand. */
  | { readonly kind: 'recover'; readonly picked: readonly number[] }
  | { readonly kind: 'discard'; readonly picked: readonly number[] }
  | { readonly kind: 'jam'; readonly cell: Cell };

/** The draft after a touch, undefined if there is no draft any more; or what can't be done. */
export type Touch = { readonly draft: Draft | undefined } | { readonly refused: Action };

const to = (draft: Draft | undefined): Touch => ({ draft });
const toTrip = (trip: TripDraft | undefined): Touch => to(trip && { kind: 'trip', ...trip });

export function touchTrip(view: View, draft: Draft | undefined, id: TripId): Touch {
  if (view.avoided) return { refused: actionOf(begin(view, id)) };
  if (draft?.kind !== 'trip') return toTrip(begin(view, id));
  if (draft.segments.some(({ trip }) => trip === id)) return toTrip(without(view, draft, id));
  return toTrip(mayFollow(view, draft, id) ? extend(view, draft, id) : begin(view, id));
}

export function touchCell(view: View, draft: Draft | undefined, cell: Cell): Touch {
  if (view.phase === 'window') {
    return jamTargets(view).includes(cell) ? to({ kind: 'jam', cell }) : { refused: { type: 'jam', cell } };
  }
  if (draft?.kind === 'lay') {
    const painted = paint(view, draft, cell);
    return painted ? to({ kind: 'lay', ...painted }) : { refused: { type: 'lay', card: draft.card, cells: [cell] } };
  }
  if (draft?.kind !== 'trip') return to(draft);
  const { origins, destinations, before } = lastOf(view, draft);
  const ends =
    before.length === 0 && origins.includes(cell)
      ? change(view, draft, { from: cell })
      : destinations.includes(cell)
        ? change(view, draft, { to: cell })
        : undefined;
  const next = ends ?? passing(view, draft, cell);
  return next ? toTrip(next) : { refused: overCell(view, draft, cell) };
}

/** The announcement with a route over the block, for the rules to refuse. */
function overCell(view: View, draft: TripDraft, cell: Cell): TripAction {
  const { segment, from, to: end } = lastOf(view, draft);
  const byCar = segment.mode === 'tram' ? undefined : routes(view, 'car', from, end).find((way) => way.includes(cell));
  const route = segment.mode === 'tram' ? [from, cell] : (byCar ?? [from, cell, end]);
  return actionOf({ ...draft, segments: [...draft.segments.slice(0, -1), { ...segment, route }] });
}

/** A stroke over the plan: a route from an origin to a destination, or markers. */
export function touchStroke(view: View, draft: Draft | undefined, cells: readonly Cell[]): Touch {
  if (draft?.kind === 'lay') return to({ kind: 'lay', ...stroke(view, draft.card, cells) });
  if (draft?.kind !== 'trip') return to(draft);
  const { segment, destinations } = lastOf(view, draft);
  if (!destinations.includes(cells.at(-1)!)) return to(draft);
  const next = traced(view, draft, cells);
  if (next) return toTrip(next);
  const refused = { ...draft, segments: [...draft.segments.slice(0, -1), { ...segment, route: cells }] };
  return { refused: actionOf(refused) };
}

/** May a stroke begin here? */
export function beginsStroke(view: View, draft: Draft | undefined, cell: Cell): boolean {
  if (draft?.kind === 'lay') return LAYS[draft.card].most > 1 && stroke(view, draft.card, [cell]).cells.length > 0;
  return draft?.kind === 'trip' && lastOf(view, draft).origins.includes(cell);
}

export function touchCard(view: View, draft: Draft | undefined, place: number): Touch {
  const card = view.hand[place]!;
  if (view.phase === 'discard') return to({ kind: 'discard', picked: toggled(draft, 'discard', place) });
  if (draft?.kind === 'recover') return to({ kind: 'recover', picked: toggled(draft, 'recover', place).slice(-2) });
  if (view.phase !== 'plan')
    return { refused: card === 'carpool' ? { type: 'carpool', play: true } : { type: 'jam', cell: 0 } };
  if (isShiftCard(card)) {
    if (draft?.kind === 'lay' && draft.card === card) return to(undefined);
    const possible = layActions(view, card).length > 0;
    return possible ? to({ kind: 'lay', card, cells: [] }) : { refused: { type: 'lay', card, cells: [0] } };
  }
  if (isAvoidCard(card)) {
    if (draft?.kind === 'avoid' && draft.card === card) return to(undefined);
    const possible = avoidable(card, view.open).length > 0;
    return possible ? to({ kind: 'avoid', card }) : { refused: { type: 'avoid', card } };
  }
  return touchTripCard(view, draft?.kind === 'trip' ? draft : undefined, card);
}

function toggled(draft: Draft | undefined, kind: 'recover' | 'discard', place: number): number[] {
  const picked = draft?.kind === kind ? draft.picked : [];
  return picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place];
}

/** Cards that go along with a trip. */
function touchTripCard(view: View, draft: TripDraft | undefined, card: PowerUp): Touch {
  if (card === 'trafficJam') return { refused: { type: 'jam', cell: 0 } };
  if (view.avoided || view.open.length === 0) return { refused: { type: 'trip', segments: [] } };
  if (!draft) {
    const plans = bestPlans(view).filter(({ action }) => plays(action, card));
    if (plans.length > 0) return toTrip(draftOf(plans.reduce((a, b) => (b.points > a.points ? b : a)).action));
  }
  const trip = draft ?? begin(view, view.open.find((id) => tripOf(id).freight) ?? view.open[0]!);
  if (card === 'cargoBike') {
    const { segment } = lastOf(view, trip);
    const next = change(view, trip, { mode: segment.mode === 'cargoBike' ? 'van' : 'cargoBike' });
    if (next) return toTrip(next);
    const segments = [...trip.segments.slice(0, -1), { ...segment, mode: 'cargoBike' as const }];
    return { refused: { type: 'trip', segments } };
  }
  const extra = card === 'carpool' ? 'carpool' : 'electric';
  const next = { ...trip, [extra]: !trip[extra] };
  return next[extra] && extraCards(view, trip.segments)[extra] ? { refused: actionOf(next) } : toTrip(next);
}

function plays({ segments, electric, carpool }: TripAction, card: PowerUp): boolean {
  if (card === 'cargoBike') return segments.some(({ mode }) => mode === 'cargoBike') && !electric && !carpool;
  return card === 'carpool' ? carpool === true && !electric : electric === true && !carpool;
}

/** What the draft stands for, once it is complete. */
export function actionOfDraft(view: View, draft: Draft): Action | undefined {
  switch (draft.kind) {
    case 'trip':
      return actionOf(draft);
    case 'lay':
      return draft.cells.length > 0 ? { type: 'lay', card: draft.card, cells: draft.cells } : undefined;
    case 'avoid':
      return { type: 'avoid', card: draft.card };
    case 'recover': {
      const [one, other] = draft.picked.map((place) => view.hand[place]!);
      return one && other ? { type: 'recover', discard: [one, other] } : undefined;
    }
    case 'discard': {
      const cards = inOrder(draft.picked.map((place) => view.hand[place]!));
      return cards.length === excessOf(view) ? { type: 'discard', cards } : undefined;
    }
    case 'jam':
      return { type: 'jam', cell: draft.cell };
  }
}

export function excessOf(view: View): number {
  return Math.max(0, view.hand.length - HAND_LIMIT);
}

/** Where this seat could put a jam now. */
export function jamTargets(view: View): readonly Cell[] {
  if (!view.announced || !view.hand.includes('trafficJam') || view.supply.trafficJam === 0) return [];
  return jammable(view.announced.segments, view.markers);
}

/** The card that the variant brings back, where it can be used now. */
export function recoverableCard(view: View): PowerUp | undefined {
  if (!view.mayRecover || view.phase !== 'plan' || view.hand.length < 2) return undefined;
  return view.discard[recoverable(view, view.turn)];
}

export type Glow = 'from' | 'to' | 'take' | 'jam';

/** The blocks that glow, and what for. */
export function glowing(view: View, draft: Draft | undefined): ReadonlyMap<Cell, Glow> {
  if (view.phase === 'window') return new Map(jamTargets(view).map((cell) => [cell, 'jam']));
  if (draft?.kind === 'lay') return new Map(paintable(view, draft).map((cell) => [cell, 'take']));
  if (draft?.kind !== 'trip') return new Map();
  const { origins, destinations } = lastOf(view, draft);
  return new Map([
    ...origins.map((cell) => [cell, 'from'] as const),
    ...destinations.map((cell) => [cell, 'to'] as const),
  ]);
}

/** What an avoid card brings: the points of what it removes, and one more for each. */
export function avoidedPoints(trips: readonly TripId[]): number {
  return trips.reduce((sum, id) => sum + tripOf(id).points + AVOID_BONUS, 0);
}
