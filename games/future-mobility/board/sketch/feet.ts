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
import { avoidPair, bestPair, pairPoints, type Pair } from './pairs.ts';
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
  /** The best turn with the card, or the trip that is chosen; `good`: more than without it. */
  | { readonly kind: 'makes'; readonly points: number; readonly good: boolean }
  | { readonly kind: 'avoids'; readonly points: number }
  /** Instead of the trip that is chosen. */
  | { readonly kind: 'instead'; readonly points: number }
  /** More together with another card than either does, or all that it can do. */
  | ({ readonly kind: 'pair'; readonly good: boolean } & Pair)
  | { readonly kind: 'laying'; readonly laid: number; readonly of: number }
  | { readonly kind: 'stop'; readonly cell: number }
  | { readonly kind: 'included' | 'others' | 'asWell' | 'idle' | 'ifJammed' | 'give' | 'unused' | 'waits' };

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
    if (lay) return card === 'tramA' || card === 'tramB' ? { kind: 'stop', cell: lay.cells[0]! } : { kind: 'included' };
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
    return pair ? { kind: 'pair', ...pair, good: pair.points > best } : { kind: 'makes', points, good: points > best };
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
  const best = bestWith(view, outcome, place);
  // A card that does nothing alone is told with another one even where that one does more without it.
  const alone = (other: number): number => (best > 0 ? Math.max(best, bestWith(view, outcome, other)) : 0);
  const beaten = (other: number): number => Math.max(without, best, bestWith(view, outcome, other));
  const pair = bestPair(view, outcome, place, journey ? beaten : alone);
  if (pair) return { kind: 'pair', ...pair, good: pair.points > without };
  if (journey ? best > points : best > 0) return { kind: 'makes', points: best, good: best > without };
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
    ...others.map((place) => bestWith(view, outcome, view.hand.indexOf(view.hand[place]!))),
    ...pairs,
  );
}

const BEST = new WeakMap<Outcome, Map<number, number>>();

/** What the card brings by itself: to the trip that is chosen, or at most. */
function bestWith(view: View, outcome: Outcome, place: number): number {
  let known = BEST.get(outcome);
  if (!known) BEST.set(outcome, (known = new Map()));
  let best = known.get(place);
  if (best === undefined) known.set(place, (best = reckonWith(view, outcome, place)));
  return best;
}

function reckonWith(view: View, outcome: Outcome, place: number): number {
  const card = cardAt(view, place)!;
  if (!outcome.journey)
    return isShiftCard(card) ? bestWithShift(outcome.world, card) : bestPlaying(outcome.world, card);
  const touched = touchCard(view, { ...outcome.sketch, active: undefined }, place);
  return 'refused' in touched ? 0 : reckon(view, touched).points;
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
function bestWithShift(world: World, card: ShiftCard): number {
  const net = netOf(world.markers);
  const lays = layActions(world, card)
    .map((lay) => ({ lay, most: bestBy(world, withLay(net, lay), card) }))
    .sort((a, b) => b.most - a.most);
  const before = travelledBy(world, card);
  let best = 0;
  for (const { lay, most: bound } of lays) {
    // Only jams that hold up everybody can make a trip worth less than this bound.
    if (bound <= best) break;
    const markers = [...world.markers];
    for (const cell of lay.cells) markers[cell]! |= BIT[LAYS[card].marker];
    best = Math.max(best, travelledBy({ ...world, markers }, card));
  }
  return best > before ? best : 0;
}

/** The best trip by what a shift card is for. */
function travelledBy(world: World, card: ShiftCard): number {
  const plans = bestPlans({ ...world, hand: [] }).filter(({ action }) =>
    action.segments.every(({ trip, mode }) => mode === modeOf(card, tripOf(trip).freight)),
  );
  return Math.max(0, ...plans.map(({ points }) => points));
}

function bestPlaying(world: World, card: PowerUp): number {
  const plans = bestPlans({ ...world, hand: [card] }).filter((plan) => cardsOf(plan).includes(card));
  return Math.max(0, ...plans.map(({ points }) => points));
}
