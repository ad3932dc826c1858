/** Whether a jam on the announced trip is worth its card, and a carpool against one. */
import type { Seat } from '@stellwerk/kernel';
import { BIT, HAND_LIMIT, JAM_LOSS, jammable, scoreTrip, TARGET, type Cell, type View } from '../index.ts';

type Sight = Pick<View, 'announced' | 'markers' | 'options' | 'scores' | 'turn' | 'hand' | 'supply'>;

export interface JamAdvice {
  /** Where it takes most; none if the card is better kept. */
  readonly cell?: Cell | undefined;
  /**
   * For it: the traveller would `lead`, or come `close` to the end, it takes `more` than a jam does, or one holds enough cards to `spare` one.
   * Against: there is too `little` to take, or the traveller stays `behind` the seat or behind an`other`.
   */
  readonly why: 'leads' | 'close' | 'more' | 'spare' | 'little' | 'behind' | 'other';
  /** What it would take, and what the traveller would have without it. */
  readonly loss: number;
  readonly total: number;
}

/** Where a jam would cost the announced trip how much, most first. */
export function damages(sight: Sight): readonly { readonly cell: Cell; readonly loss: number }[] {
  const trip = sight.announced!;
  const now = scoreTrip(sight, trip).total;
  const markers = [...sight.markers];
  const found = jammable(trip.segments, markers).map((cell) => {
    markers[cell]! |= BIT.trafficJam;
    const loss = now - scoreTrip({ markers, options: sight.options }, trip).total;
    markers[cell]! &= ~BIT.trafficJam;
    return { cell, loss };
  });
  return found.sort((a, b) => b.loss - a.loss);
}

/** From here a good trip ends the game. */
const CLOSE = TARGET - 12;

export function jamAdvice(sight: Sight, seat: Seat): JamAdvice {
  const { scores, turn, hand, supply } = sight;
  const cards = hand.filter((card) => card === 'trafficJam').length;
  const [most] = cards > 0 && supply.trafficJam > 0 ? damages(sight) : [];
  const total = scores[turn]! + scoreTrip(sight, sight.announced!).total;
  const loss = most?.loss ?? 0;
  const keep = (why: JamAdvice['why']): JamAdvice => ({ why, loss, total });
  const jam = (why: JamAdvice['why']): JamAdvice => ({ cell: most!.cell, why, loss, total });
  if (loss < JAM_LOSS) return keep('little');
  if (total < scores[seat]!) return keep('behind');
  if (scores.every((score, other) => other === turn || score <= total)) return jam('leads');
  if (total >= CLOSE) return jam('close');
  if (loss > JAM_LOSS) return jam('more');
  return cards > 1 || hand.length >= HAND_LIMIT ? jam('spare') : keep('other');
}

/** Points that a carpool would save on the announced trip. */
export function liftedBy(sight: Pick<View, 'announced' | 'markers' | 'options'>): number {
  const trip = sight.announced!;
  return scoreTrip(sight, { ...trip, carpool: true }).total - scoreTrip(sight, { ...trip, carpool: false }).total;
}

export function isWorthCarpool(sight: Pick<View, 'announced' | 'markers' | 'options'>): boolean {
  return liftedBy(sight) >= JAM_LOSS;
}
