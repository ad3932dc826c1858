/** What is public about a player: the credit as figure and track, and the small print. */
import { Facts as SeatFacts } from '@stellwerk/toolkit/Facts.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { CreditTrack } from './Credit.tsx';

interface FactsProps {
  readonly view: View;
  readonly words: Words;
  readonly player: Player;
}

export function Facts({ view, words, player: { seat, colour } }: FactsProps) {
  const credit = view.credits[seat]!;
  const notes = [
    ...(view.startPlayer === seat && view.phase !== 'over' ? [words.facts.startPlayer] : []),
    ...(view.vexation ? [words.tray.privateLeft(view.ownRailsLeft[seat]!)] : []),
  ];
  return (
    <SeatFacts figure={credit} notes={notes}>
      <CreditTrack
        credit={credit}
        of={view.startCredit}
        colour={colour}
        label={words.facts.credit(credit, view.startCredit)}
      />
    </SeatFacts>
  );
}
