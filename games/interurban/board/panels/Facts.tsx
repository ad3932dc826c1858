/** What is public about a player: the points as of now, and the stations that are left. */
import type { View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import styles from './panels.module.css';

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
    ...(view.startPlayer === seat && view.ended === null ? [words.facts.startPlayer] : []),
  ];
  return (
    <span className={styles.facts}>
      <strong className={styles.points} aria-hidden="true">
        {points}
      </strong>
      <span className="visually-hidden">{words.facts.points(points)}</span>
      <span className={styles.notes}>{notes.join(' · ')}</span>
    </span>
  );
}
