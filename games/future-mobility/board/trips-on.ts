/** Which trips are drawn on the plan, and whether the last of them is to be brought into sight. */
import type { DrawnTrip } from './map/Routes.tsx';
import type { FutureMobilityTable } from './table.ts';
import type { News } from './useNews.ts';
import type { Planning } from './useSketch.ts';

/** Others' last routes dotted, then what is announced or sketched; my own trip while I discard after it, and the last one of the game once that is over. */
export function tripsOn(
  { view, players, motion, mode, fresh }: FutureMobilityTable,
  { outcome, role, sent }: Pick<Planning, 'outcome' | 'role' | 'sent'>,
  news: Pick<News, 'turns' | 'moving'>,
  recap: number | undefined,
): DrawnTrip[] {
  const drawn: DrawnTrip[] = [];
  const colourOf = (seat: number): number => players[seat]!.colour;
  const shown = recap === undefined ? undefined : news.turns[recap];
  if (shown) {
    if (shown.segments)
      drawn.push({ segments: shown.segments, colour: colourOf(shown.seat), look: 'firm', moving: motion });
    return drawn;
  }
  // Not where the end is only looked at again: there the city itself is shown.
  const ends = mode === 'over' && fresh.length > 0;
  if (role === 'discard' || ends) {
    const { trip, seat } = view.deeds.at(-1)!;
    return trip ? [{ segments: trip.segments, colour: colourOf(seat), look: 'firm', moving: motion && ends }] : [];
  }
  const past =
    outcome.journey || outcome.sketch.active !== undefined || view.announced || mode === 'over' ? [] : news.turns;
  for (const { seat, segments } of past)
    if (segments) drawn.push({ segments, colour: colourOf(seat), look: 'past', moving: false });
  if (view.announced)
    drawn.push({
      segments: view.announced.segments,
      colour: colourOf(view.turn),
      look: 'firm',
      moving: motion && news.moving,
    });
  else if (outcome.journey)
    drawn.push({
      segments: outcome.journey.segments,
      colour: colourOf(view.viewer as number),
      look: 'firm',
      moving: false,
      unconfirmed: sent,
    });
  return drawn;
}

/** Others' trips come and go by themselves: one is sought only where it is looked at or asked about. */
export function isSought(
  { view }: FutureMobilityTable,
  { role }: Pick<Planning, 'role'>,
  recap: number | undefined,
): boolean {
  return recap !== undefined || role === 'jam' || role === 'carpool' || !view.announced;
}
