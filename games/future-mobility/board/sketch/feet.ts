/** The foot of a card: what it could do in this turn, or would do for the trip that is chosen. */
import { netOf, withLay } from '../../rules/advice/forecast.ts';
import { lossBy } from '../../rules/advice/risk.ts';
import { cardsOf } from '../../rules/advice/spent.ts';
import {
  avoidable,
  BIT,
  bestPlans,
  isAvoidCard,
  isShiftCard,
  layActions,
  LAYS,
  tripOf,
  type PowerUp,
  type ShiftCard,
  type View,
} from '../../rules/index.ts';
import { bestBy, modeOf, most, type World } from './laying.ts';
import { avoidPair, bestPair, laidAlready, pairPoints, type Pair, type Promised } from './pairs.ts';
import {
  avoidedBy,
  avoidedPoints,
  avoidedWith,
  cardAt,
  idleLays,
  reckon,
  worldBefore,
  type Outcome,
} from './sketch.ts';
import { touchCard } from './touches.ts';

export type Foot =
  /** The best turn with the card, or the trip that is chosen. */
  | ({ readonly kind: 'makes' } & Promised & Beside)
  | { readonly kind: 'avoids'; readonly points: number }
  /** Instead of the trip that is chosen. */
  | { readonly kind: 'instead'; readonly points: number }
  /** More together with another card than either does, or all that it can do. */
  | ({ readonly kind: 'pair' } & Pair & Beside)
  | { readonly kind: 'laying'; readonly laid: number; readonly of: number }
  | { readonly kind: 'stop'; readonly cell: number }
  | { readonly kind: 'included' | 'others' | 'asWell' | 'idle' | 'ifJammed' | 'give' | 'unused' | 'waits' };

/** What the turn brings without the card; `good`: less than with it. */
interface Beside {
  readonly without: number;
  readonly good: boolean;
}

function beside<Turn extends Promised>(turn: Turn, without: number): Turn & Beside {
  return { ...turn, without, good: turn.points > without };
}

/** What can be said at once; undefined where it takes reckoning. */
export function quickFoot(view: View, outcome: Outcome, place: number): Foot | undefined {
  const { sketch, journey, world } = outcome;
  const card = cardAt(view, place)!;
  if (sketch.gives?.includes(place)) return { kind: 'give' };
  if (sketch.along?.includes(place)) return { kind: 'waits' };
  const lay = sketch.lays.find((other) => other.place === place);
  if (isShiftCard(card)) {
    if (sketch.active === place)
      return { kind: 'laying', laid: lay?.cells.length ?? 0, of: most(worldBefore(view, sketch, place), card) };
    if (lay && idleLays(view, outcome).includes(lay)) return { kind: 'unused' };
    if (lay && LAYS[card].most === 1) return { kind: 'stop', cell: lay.cells[0]! };
    if (lay) {
      const of = most(worldBefore(view, sketch, place), card);
      // What is left of it is there to be laid.
      return lay.cells.length < of ? { kind: 'laying', laid: lay.cells.length, of } : { kind: 'included' };
    }
    if (most(world, card) === 0) return { kind: 'idle' };
    return sketch.counts === 'avoid' ? { kind: 'asWell' } : undefined;
  }
  if (card === 'trafficJam') return { kind: 'others' };
  if (isAvoidCard(card)) {
    if (sketch.counts === 'avoid' && sketch.avoids.includes(place))
      return { kind: 'avoids', points: avoidedPoints(avoidedWith(view, sketch, place)) };
    const gone = avoidable(
      card,
      view.open.filter((id) => !outcome.avoided.includes(id)),
    );
    if (gone.length === 0) return { kind: 'idle' };
    if (journey) return { kind: 'instead', points: avoidedPoints(gone) };
    const points = outcome.points + avoidedPoints(gone);
    const pair = outcome.sketch.counts === 'avoid' ? undefined : avoidPair(view, place, points);
    const best = bestWithout(world);
    // A touch avoids at once: there is nothing more to show.
    return pair ? { kind: 'pair', ...beside(pair, best) } : { kind: 'makes', ...beside({ points, actions: [] }, best) };
  }
  if (sketch.counts === 'avoid') return { kind: 'idle' };
  // Of two equal cards the first one goes along.
  const first = view.hand.indexOf(card) === place;
  return journey && first && playsAlready(outcome, card) ? { kind: 'included' } : undefined;
}

/** Is this card already part of the trip? */
export function playsAlready({ journey }: Outcome, card: PowerUp): boolean {
  return journey !== undefined && cardsOf({ action: { type: 'trip', ...plain(journey) } }).includes(card);
}

function plain({ segments, electric, carpool }: NonNullable<Outcome['journey']>) {
  return { segments, ...(electric && { electric: true as const }), ...(carpool && { carpool: true as const }) };
}

/** What takes a moment to reckon: the best turn with the card, what it makes of the chosen trip, or what it does together with another one. */
export function slowFoot(view: View, outcome: Outcome, place: number): Foot {
  const { journey, points, world } = outcome;
  const without = journey ? points : bestWithout(world);
  const alone = bestWith(view, outcome, place);
  const best = alone.points;
  // A card that does nothing alone is told with another one even where that one does more without it.
  const either = (other: number): number => (best > 0 ? Math.max(best, bestWith(view, outcome, other).points) : 0);
  const beaten = (other: number): number => Math.max(without, best, bestWith(view, outcome, other).points);
  const pair = bestPair(view, outcome, place, journey ? beaten : either);
  if (pair) return { kind: 'pair', ...beside(pair, without) };
  // A carpool that lifts no jam is kept for one.
  const least = cardAt(view, place) === 'carpool' ? without : 0;
  if (best > (journey ? points : least)) return { kind: 'makes', ...beside(alone, without) };
  return { kind: isInsurance(outcome, cardAt(view, place)!) ? 'ifJammed' : 'idle' };
}

/** A carpool helps as soon as somebody jams the trip. */
function isInsurance({ journey, world }: Outcome, card: PowerUp): boolean {
  return card === 'carpool' && (journey ? lossBy(world, journey, world.threat) > 0 : world.threat > 0);
}

/** What the best turn would lack without this card beside those that go already: what others of the hand could do instead is no loss. */
export function costOf(view: View, outcome: Outcome, place: number, gone: readonly number[]): number {
  const kept = [...view.hand.keys()].filter((other) => other !== place && !gone.includes(other));
  return bestOf(view, outcome, [...kept, place]) - bestOf(view, outcome, kept);
}

/** The best turn with no more than two of these cards, or with all of them that avoid. */
function bestOf(view: View, outcome: Outcome, places: readonly number[]): number {
  const avoids = places.filter((place) => isAvoidCard(view.hand[place]!));
  const others = places.filter((place) => !isAvoidCard(view.hand[place]!) && view.hand[place] !== 'trafficJam');
  const pairs = others.flatMap((one, index) =>
    others.slice(index + 1).map((other) => pairPoints(view, outcome, view.hand[one]!, view.hand[other]!)),
  );
  return Math.max(
    bestWithout(outcome.world),
    avoidedPoints(avoidedBy(view, avoids)),
    ...others.map((place) => bestWith(view, outcome, view.hand.indexOf(view.hand[place]!)).points),
    ...pairs,
  );
}

const NOTHING: Promised = { points: 0, actions: [] };

const BEST = new WeakMap<Outcome, Map<number, Promised>>();

/** What the card brings by itself: to the trip that is chosen, or at most. */
function bestWith(view: View, outcome: Outcome, place: number): Promised {
  let known = BEST.get(outcome);
  if (!known) BEST.set(outcome, (known = new Map()));
  let best = known.get(place);
  if (best === undefined) known.set(place, (best = reckonWith(view, outcome, place)));
  return best;
}

function reckonWith(view: View, outcome: Outcome, place: number): Promised {
  const card = cardAt(view, place)!;
  if (!outcome.journey) {
    const { points, actions } = isShiftCard(card)
      ? bestWithShift(outcome.world, card)
      : bestPlaying(outcome.world, card);
    return { points, actions: [...laidAlready(outcome), ...actions] };
  }
  // A touch lays it for the trip that is chosen.
  const touched = touchCard(view, { ...outcome.sketch, active: undefined }, place);
  return 'refused' in touched ? NOTHING : { points: reckon(view, touched).points, actions: [] };
}

const WITHOUT = new WeakMap<World, number>();

/** The best turn without further cards from the hand. */
function bestWithout(world: World): number {
  let best = WITHOUT.get(world);
  if (best === undefined)
    WITHOUT.set(world, (best = Math.max(0, ...bestPlans({ ...world, hand: [] }).map(({ points }) => points))));
  return best;
}

/** The best trip by what the card is for, however it is laid: between others' markers a short row may be all that fits. Nothing where that is no better than without it. */
function bestWithShift(world: World, card: ShiftCard): Promised {
  const net = netOf(world.markers);
  const lays = layActions(world, card)
    .map((lay) => ({ lay, most: bestBy(world, withLay(net, lay), card) }))
    .sort((a, b) => b.most - a.most);
  const before = travelledBy(world, card);
  let best = NOTHING;
  for (const { lay, most: bound } of lays) {
    // Only jams that hold up everybody can make a trip worth less than this bound.
    if (bound <= best.points) break;
    const markers = [...world.markers];
    for (const cell of lay.cells) markers[cell]! |= BIT[LAYS[card].marker];
    const { points, actions } = travelledBy({ ...world, markers }, card);
    if (points > best.points) best = { points, actions: [lay, ...actions] };
  }
  return best.points > before.points ? best : NOTHING;
}

/** The best trip by what a shift card is for. */
function travelledBy(world: World, card: ShiftCard): Promised {
  const plans = bestPlans({ ...world, hand: [] }).filter(({ action }) =>
    action.segments.every(({ trip, mode }) => mode === modeOf(card, tripOf(trip).freight)),
  );
  return richest(plans);
}

function bestPlaying(world: World, card: PowerUp): Promised {
  return richest(bestPlans({ ...world, hand: [card] }).filter((plan) => cardsOf(plan).includes(card)));
}

function richest(plans: ReturnType<typeof bestPlans>): Promised {
  let best = NOTHING;
  for (const { points, action } of plans) if (points > best.points) best = { points, actions: [action] };
  return best;
}
