/** What is known of a player: the credit as figure and track, and the small print; all cities, where a game that is over lies open. */
import { Facts as SeatFacts } from '@stellwerk/toolkit/Facts.tsx';
import type { Seat } from '@stellwerk/kernel';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import type { View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import type { Layout } from '../map/geometry.ts';
import { connects, networkOf } from '../map/networks.ts';
import { CreditTrack } from './Credit.tsx';

interface FactsProps {
  readonly view: View;
  readonly layout: Layout;
  readonly words: Words;
  readonly language: Language;
  readonly player: Player;
  /** What the player saw, where everybody may know it. */
  readonly open: View | undefined;
}

export function Facts({ view, layout, words, language, player: { seat, colour }, open }: FactsProps) {
  const credit = view.credits[seat]!;
  const notes = [
    ...(view.startPlayer === seat && view.phase !== 'over' ? [words.facts.startPlayer] : []),
    ...(open && open.hand.length > 0 ? [citiesOf(open, layout, language, seat)] : []),
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

/** 'Bilbao ✓, Riga, Rome': those that are connected have a tick. */
function citiesOf({ hand, rails, markers }: View, layout: Layout, language: Language, seat: Seat): string {
  const network = networkOf(layout, rails, markers[seat]!, seat);
  const name = (city: number): string => layout.map.cities[city]!.name[language];
  return hand.map((city) => `${name(city)}${connects(layout, network, city) ? '\u00a0✓' : ''}`).join(', ');
}
