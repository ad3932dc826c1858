/** Cards that are good for something only together with another one of the hand: two stops of a line, paths that meet, a path and the cargo bike. */
import { buildings, type Building } from '../../rules/advice/builder.ts';
import { cardsOf } from '../../rules/advice/spent.ts';
import { bestPlans, isAvoidCard, isShiftCard, type Action, type PowerUp, type View } from '../../rules/index.ts';
import { cardAt, type Outcome } from './sketch.ts';

export interface Pair {
  readonly other: PowerUp;
  readonly points: number;
  readonly actions: readonly Action[];
}

/** The best turn with this card and another one, if that brings more than the other one `alone`. With a trip chosen, that trip. */
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
    if (at === place || tried.includes(other) || !isFree(outcome, at) || isAvoidCard(other) || other === 'trafficJam')
      continue;
    tried.push(other);
    const pair = playing(view, outcome, [card, other]);
    if (pair && pair.points > Math.max(best?.points ?? 0, alone(at))) best = { ...pair, other };
  }
  return best;
}

/** It is neither laid nor given away by the sketch. */
function isFree({ sketch }: Outcome, place: number): boolean {
  return !sketch.gives?.includes(place) && !sketch.lays.some((lay) => lay.place === place && lay.cells.length > 0);
}

/** The best turn that plays both cards after what is sketched already. */
function playing(view: View, outcome: Outcome, cards: readonly PowerUp[]): Omit<Pair, 'other'> | undefined {
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
  let best: Omit<Pair, 'other'> | undefined;
  for (const { lays, markers: then } of built)
    for (const { action, points } of bestPlans({ options, markers: then, open: wanted, hand: extras })) {
      const whole = !wish || action.segments.length === wanted.length;
      const used = cardsOf({ action });
      if (whole && extras.every((card) => used.includes(card)) && points > (best?.points ?? 0))
        best = { points, actions: [...laidAlready(outcome), ...lays, action] };
    }
  return best;
}

function laidAlready({ sketch }: Outcome): readonly Action[] {
  return sketch.lays.flatMap(({ card, cells }) => (cells.length > 0 ? [{ type: 'lay', card, cells } as const] : []));
}
