/** What is public about a player: the points as of now, and the stations that are left. */
import { Facts as SeatFacts } from '@stellwerk/toolkit/Facts.tsx';
import type { View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';

interface FactsProps {
  readonly view: View;
  readonly words: Words;
  readonly seat: number;
  /** Victory points if the game were over now. */
  readonly points: number;
  /** Points of the games before, in a competition. */
  readonly before: number | undefined;
}

export function Facts({ view, words, seat, points, before }: FactsProps) {
  const notes = [
    ...(before === undefined ? [] : [words.facts.before(before)]),
    words.facts.stationsLeft(view.stationsLeft[seat]!),
    ...(view.startPlayer === seat && view.ended === null ? [words.facts.startPlayer(view.turns > 0)] : []),
  ];
  return <SeatFacts figure={points} said={words.facts.points(points)} notes={notes} />;
}
