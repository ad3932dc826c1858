/** What is public about a player: points, cards in hand, and who opens the round. */
import type { Seat } from '@stellwerk/kernel';
import { TARGET, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import styles from './panels.module.css';

interface FactsProps {
  readonly view: View;
  readonly words: Words;
  readonly seat: Seat;
}

export function Facts({ view, words, seat }: FactsProps) {
  const { facts, points } = words.screen;
  const score = view.scores[seat]!;
  return (
    <div className={styles.facts}>
      <strong>{points(score)}</strong>
      <span>
        {facts.missing(TARGET - score)} · {facts.cards(view.handSizes[seat]!)}
        {seat === view.first && ` · ${facts.first}`}
      </span>
    </div>
  );
}
