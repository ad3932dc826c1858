/** What is public about a player: points, cards in hand, and who opens the round. */
import type { Seat } from '@stellwerk/kernel';
import { Facts as SeatFacts } from '@stellwerk/toolkit/Facts.tsx';
import { TARGET, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';

interface FactsProps {
  readonly view: View;
  readonly words: Words;
  readonly seat: Seat;
  /** What the player saw, where everybody may know it. */
  readonly open: View | undefined;
}

export function Facts({ view, words, seat, open }: FactsProps) {
  const { facts, points } = words.screen;
  const score = view.scores[seat]!;
  const notes = [
    facts.missing(TARGET - score),
    open && open.hand.length > 0
      ? open.hand.map((card) => words.powerUps[card].name).join(', ')
      : facts.cards(view.handSizes[seat]!),
    ...(seat === view.first ? [facts.first] : []),
  ];
  return <SeatFacts figure={points(score)} notes={notes} below />;
}
