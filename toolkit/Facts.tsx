/** What is public about a player, in the seat's row: the figure that decides, and the small print beside or below it. */
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  readonly figure: ReactNode;
  /** What is read aloud instead of a figure that is only a number. */
  readonly said?: string;
  readonly notes: readonly string[];
  /** The notes stand below the figure instead of beside it. */
  readonly below?: boolean;
  /** A track or the like beside the figure, which says aloud what the figure shows. */
  readonly children?: ReactNode;
}

export function Facts({ figure, said, notes, below, children }: FactsProps) {
  const isTold = said !== undefined || children !== undefined;
  return (
    <span className={styles.facts} data-below={below} data-track={children !== undefined || undefined}>
      <strong className={styles.figure} aria-hidden={isTold || undefined}>
        {figure}
      </strong>
      {said !== undefined && <span className="visually-hidden">{said}</span>}
      {children}
      {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
    </span>
  );
}
