/** Cards that do more together with another one of the hand: two stops of a line, paths that meet, a path and the cargo bike, two to avoid with. */
import { buildings, type Building } from '../../rules/advice/builder.ts';
import { cardsOf, needsLay } from '../../rules/advice/spent.ts';
import {
  bestPlans,
  isAvoidCard,
  isShiftCard,
  type Action,
  type AvoidCard,
  type PowerUp,
  type View,
} from '../../rules/index.ts';
import { avoidedBy, avoidedPoints, cardAt, type Outcome } from './sketch.ts';

/** A turn, and what it brings. */
export interface Promised {
  readonly points: number;
  readonly actions: readonly Action[];
}

export interface Pair extends Promised {
  readonly other: PowerUp;
}

/** The best turn with this card and another one that needs both, if it brings more than `alone`, which the other one is asked for. With a trip chosen, that trip. */
export function bestPair(
  view: View,
  outcome: Outcome,
  place: number,
  alone: (place: number) => number,
): Pair | undefined {
  const card = cardAt(view, place)!;
  let best: Pair | undefined;
  const tried: PowerUp[] = [];
  for (const [at, other] of view.hand.entries()) {
    if (at === place || tried.includes(other) || !joins(view, outcome, at)) continue;
    tried.push(other);
    const pair = played(view, outcome, card, other);
    if (pair && pair.points > Math.max(best?.points ?? 0, alone(at))) best = { ...pair, other };
  }
  return best;
}

/** The other avoid card of the hand with which this one brings most, if that is more than either does alone. */
export function avoidPair(view: View, place: number, alone: number): Pair | undefined {
  const card = cardAt(view, place) as AvoidCard;
  let best: Pair | undefined;
  for (const [at, other] of view.hand.entries()) {
    if (at === place || !isAvoidCard(other)) continue;
    const points = avoidedPoints(avoidedBy(view, [place, at]));
    const actions: readonly Action[] = [{ type: 'avoid', card }, { type: 'avoid', card: other }, { type: 'endTurn' }];
    const most = Math.max(best?.points ?? alone, avoidedPoints(avoidedBy(view, [at])));
    if (points > most) best = { other, points, actions };
  }
  return best;
}

/** What takes longest of it, in small pieces. */
export function pairsToReckon(view: View, outcome: Outcome): (() => void)[] {
  const places = [...view.hand.keys()].filter((place) => joins(view, outcome, place));
  return places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => () => void played(view, outcome, view.hand[one]!, view.hand[other]!)),
  );
}

/** Neither laid nor given away by the sketch, and of a kind that goes with others. */
function joins(view: View, { sketch }: Outcome, place: number): boolean {
  const card = view.hand[place]!;
  if (isAvoidCard(card) || card === 'trafficJam' || sketch.gives?.includes(place)) return false;
  return !sketch.lays.some((lay) => lay.place === place && lay.cells.length > 0);
}

/** What the best turn with both cards brings. */
export function pairPoints(view: View, outcome: Outcome, one: PowerUp, other: PowerUp): number {
  return played(view, outcome, one, other)?.points ?? 0;
}

const PLAYED = new WeakMap<Outcome, Map<string, Promised | undefined>>();

/** Either card of a pair asks for it. */
function played(view: View, outcome: Outcome, ...cards: readonly PowerUp[]): Promised | undefined {
  let known = PLAYED.get(outcome);
  if (!known) PLAYED.set(outcome, (known = new Map()));
  const key = cards.toSorted().join();
  if (!known.has(key)) known.set(key, playing(view, outcome, cards));
  return known.get(key);
}

/** The best turn that needs both cards after what is sketched already. */
function playing(view: View, outcome: Outcome, cards: readonly PowerUp[]): Promised | undefined {
  const { markers, supply, open, options } = outcome.world;
  const { wish } = outcome.sketch;
  const wanted = wish ? open.filter((id) => wish.trips.includes(id)) : open;
  const paths = cards.filter(isShiftCard);
  const extras = cards.filter((card) => !isShiftCard(card));
  const start: Building = { lays: [], markers, supply, hand: cards };
  const built: readonly Building[] =
    paths.length === 0
      ? [start]
      : buildings({ ...view, markers, supply, open: wanted, hand: cards }, paths.length).filter(
          ({ lays }) => lays.length === paths.length,
        );
  let best: Promised | undefined;
  for (const { lays, markers: then } of built)
    for (const { action, points } of bestPlans({ options, markers: then, open: wanted, hand: extras })) {
      const whole = !wish || action.segments.length === wanted.length;
      const used = cardsOf({ action });
      if (!whole || points <= (best?.points ?? 0) || !extras.every((card) => used.includes(card))) continue;
      if (lays.every((lay) => needsLay(view, then, lay, action.segments)))
        best = { points, actions: [...laidAlready(outcome), ...lays, action] };
    }
  return best;
}

/** What is sketched before the turn goes on. */
export function laidAlready({ sketch }: Outcome): readonly Action[] {
  return sketch.lays.flatMap(({ card, cells }) => (cells.length > 0 ? [{ type: 'lay', card, cells } as const] : []));
}
