/**
 * The whole turn as a sketch: cards laid as ghosts, a trip or avoid cards, nothing sent before *Travel*. What it would bring is reckoned from
 * the city with the ghosts and the hand without the cards that are used.
 */
import {
  AVOID_BONUS,
  avoidable,
  BIT,
  isAvoidCard,
  LAYS,
  recoverable,
  tripOf,
  type Action,
  type Cell,
  type PowerUp,
  type ShiftCard,
  type TripId,
  type View,
} from '../../rules/index.ts';
import { jamsLeft } from '../../rules/advice/risk.ts';
import { needsLay } from '../../rules/advice/spent.ts';
import { actionOf, travel, wishOf, type Journey, type Wish } from './journey.ts';
import { canLay, inChain, type World } from './laying.ts';

export interface Lay {
  /** The card's place in the hand. */
  readonly place: number;
  readonly card: ShiftCard;
  readonly cells: readonly Cell[];
  /** Found for the trip, not drawn: it is found again when the trip changes. */
  readonly proposed: boolean;
}

export interface Sketch {
  /** Variant: places of the cards that are given for the one on offer, up to two. */
  readonly gives?: readonly number[] | undefined;
  readonly lays: readonly Lay[];
  /** Avoid cards and a trip exclude each other: the one that `counts` is played, the other is kept for a change of mind. */
  readonly avoids: readonly number[];
  readonly wish?: Wish | undefined;
  /** Cards that wait for a trip to go along with: taken before others, and before there is one. */
  readonly along?: readonly number[] | undefined;
  readonly counts: 'trip' | 'avoid';
  /** The card in hand: touches on the plan lay it. */
  readonly active?: number | undefined;
}

export const EMPTY: Sketch = { lays: [], avoids: [], counts: 'trip' };

export function isEmpty({ gives, lays, avoids, wish, along = [], active }: Sketch): boolean {
  return gives === undefined && active === undefined && !wish && lays.length + avoids.length + along.length === 0;
}

/** What a sketch comes to. */
export interface Outcome {
  readonly sketch: Sketch;
  readonly world: World;
  readonly journey: Journey | undefined;
  readonly avoided: readonly TripId[];
  readonly points: number;
  /** Something to travel or to avoid has been chosen. */
  readonly complete: boolean;
}

/** The card on offer, with the variant *recover*, at the place after the hand. */
export function onOffer(view: View, seat: number): PowerUp | undefined {
  const mine = view.turn === seat && view.phase === 'plan';
  if (!mine || !view.mayRecover || view.hand.length < 2) return undefined;
  return view.discard[recoverable(view, seat)];
}

/** The card at a place, the recovered one included. */
export function cardAt(view: View, place: number): PowerUp | undefined {
  return place < view.hand.length ? view.hand[place] : onOffer(view, view.viewer as number);
}

function handWithout(view: View, { gives = [] }: Sketch, used: ReadonlySet<number>): PowerUp[] {
  const recovered = gives.length === 2 ? onOffer(view, view.viewer as number) : undefined;
  const all = recovered ? [...view.hand, recovered] : view.hand;
  return all.filter((_, place) => !used.has(place) && !gives.includes(place));
}

/** The city and the hand as the sketch would leave them before the trip. */
export function worldOf(view: View, sketch: Sketch, lays = sketch.lays): World {
  const used = new Set(lays.filter(({ cells }) => cells.length > 0).map(({ place }) => place));
  if (sketch.counts === 'avoid') for (const place of sketch.avoids) used.add(place);
  const { options, open } = view;
  const hand = handWithout(view, sketch, used);
  const threat = jamsLeft(view);
  if (lays.length === 0) return { options, markers: view.markers, supply: view.supply, open, hand, threat };
  const markers = [...view.markers];
  const supply = { ...view.supply };
  for (const { card, cells } of lays) {
    const { marker } = LAYS[card];
    for (const cell of cells) markers[cell]! |= BIT[marker];
    supply[marker] -= cells.length;
  }
  return { options, markers, supply, open, hand, threat };
}

export function avoidedPoints(trips: readonly TripId[]): number {
  return trips.reduce((sum, id) => sum + tripOf(id).points + AVOID_BONUS, 0);
}

/** Trips that fall away, one card after another. */
export function avoidedBy(view: View, places: readonly number[]): TripId[] {
  const gone: TripId[] = [];
  for (const place of places) {
    const card = cardAt(view, place);
    const open = view.open.filter((id) => !gone.includes(id));
    if (card && isAvoidCard(card)) gone.push(...avoidable(card, open));
  }
  return gone;
}

/** Trips that this one of the avoid cards takes away. */
export function avoidedWith(view: View, { avoids }: Sketch, place: number): readonly TripId[] {
  const before = avoids.slice(0, avoids.indexOf(place));
  return avoidedBy(view, [...before, place]).slice(avoidedBy(view, before).length);
}

/** The sketch as far as it is still possible: others may have taken a trip or a slot meanwhile. */
function settled(view: View, sketch: Sketch): Sketch {
  const held = (place: number): boolean => cardAt(view, place) !== undefined;
  const gives = onOffer(view, view.viewer as number) === undefined ? undefined : sketch.gives?.filter(held);
  const lays: Lay[] = [];
  for (const lay of sketch.lays) {
    const place = placeOf(view, lay, lays);
    if (place === undefined || gives?.includes(place)) continue;
    const kept = { ...lay, place };
    const fine = lay.cells.length === 0 || canLay(worldOf(view, sketch, lays), lay.card, lay.cells);
    if (fine && (lay.cells.length > 0 || sketch.active === lay.place)) lays.push(kept);
  }
  const avoids = sketch.avoids.filter((place, index) => {
    const before = avoidedBy(view, sketch.avoids.slice(0, index));
    return avoidedBy(view, sketch.avoids.slice(0, index + 1)).length > before.length && !gives?.includes(place);
  });
  const wish = sketch.wish?.trips.every((id) => view.open.includes(id)) ? sketch.wish : undefined;
  const counts = avoids.length === 0 ? 'trip' : wish ? sketch.counts : 'avoid';
  const active = sketch.active !== undefined && held(sketch.active) ? sketch.active : undefined;
  const along = sketch.along?.filter((place) => held(place) && !gives?.includes(place));
  return { gives, lays, avoids, wish, counts, active, ...(along && along.length > 0 && { along }) };
}

/** The place of the lay's card: the one it had, or another card of the kind. */
function placeOf(view: View, { card, place }: Lay, others: readonly Lay[]): number | undefined {
  const free = (at: number): boolean => cardAt(view, at) === card && !others.some((other) => other.place === at);
  if (free(place)) return place;
  const found = view.hand.findIndex((_, at) => free(at));
  return found < 0 ? undefined : found;
}

export function reckon(view: View, asked: Sketch): Outcome {
  const sketch = settled(view, asked);
  const world = worldOf(view, sketch);
  if (sketch.counts === 'avoid') {
    const avoided = avoidedBy(view, sketch.avoids);
    return { sketch, world, journey: undefined, avoided, points: avoidedPoints(avoided), complete: true };
  }
  const journey = sketch.wish && travel(world, sketch.wish);
  return { sketch, world, journey, avoided: [], points: journey?.score.total ?? 0, complete: journey !== undefined };
}

/** What is laid and not needed by the trip that is chosen. */
export function idleLays(view: View, { sketch, journey, world }: Outcome): readonly Lay[] {
  if (!journey) return [];
  return sketch.lays.filter((lay) => lay.cells.length > 0 && !needsLay(view, world.markers, lay, journey.segments));
}

/** Everything that *Travel* sends, in order. */
export function actionsOf(view: View, { sketch, journey, complete }: Outcome): readonly Action[] {
  const actions: Action[] = [];
  if (sketch.gives?.length === 2)
    actions.push({ type: 'recover', discard: sketch.gives.map((place) => view.hand[place]!) as [PowerUp, PowerUp] });
  for (const { card, cells } of sketch.lays) if (cells.length > 0) actions.push({ type: 'lay', card, cells });
  if (sketch.counts === 'avoid')
    for (const place of sketch.avoids) {
      const card = cardAt(view, place);
      if (card && isAvoidCard(card)) actions.push({ type: 'avoid', card });
    }
  if (journey) actions.push(actionOf(journey));
  else if (complete || view.open.length === 0) actions.push({ type: 'endTurn' });
  return actions;
}

/** The sketch that a list of actions comes from: a hint. */
export function sketchOf(view: View, actions: readonly Action[]): Sketch {
  const taken: number[] = [];
  const take = (card: PowerUp): number => {
    const place = view.hand.findIndex((held, at) => held === card && !taken.includes(at));
    taken.push(place);
    return place;
  };
  let sketch = EMPTY;
  for (const action of actions) {
    if (action.type === 'lay') {
      const lay = { place: take(action.card), card: action.card, cells: inChain(action.cells), proposed: false };
      sketch = { ...sketch, lays: [...sketch.lays, lay] };
    }
    if (action.type === 'avoid') sketch = { ...sketch, avoids: [...sketch.avoids, take(action.card)], counts: 'avoid' };
    if (action.type === 'trip') sketch = { ...sketch, wish: wishOf(action) };
  }
  return sketch;
}

/** The city without what a card would lay: what the card itself may be laid into. */
export function worldBefore(view: View, sketch: Sketch, place: number): World {
  return worldOf(
    view,
    sketch,
    sketch.lays.filter((lay) => lay.place !== place),
  );
}
