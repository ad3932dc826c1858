/** The clock on a reaction: it runs down beside the prompt, rests while the page is hidden, and lets the default answer at its end. */
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import styles from './ReactionClock.module.css';

const SECOND = 1000;
/** Circumference of the ring. */
const ROUND = 100;

interface ReactionClockProps {
  readonly seconds: number;
  /** Stands still while something is read. */
  readonly resting: boolean;
  onEnd(): void;
}

export function ReactionClock({ seconds, resting, onEnd }: ReactionClockProps) {
  const { texts } = useSettings();
  const [left, setLeft] = useState(seconds);
  const over = left <= 0;
  useEffect(() => {
    if (resting || over) return;
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((now) => now - 1);
    }, SECOND);
    return () => clearInterval(timer);
  }, [resting, over]);
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return (
    <span
      className={styles.clock}
      role="timer"
      aria-label={texts.table.secondsLeft(left)}
      data-late={left <= 5 || undefined}
    >
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r="16" className={styles.dial} />
        <circle
          r="16"
          pathLength={ROUND}
          className={styles.hand}
          strokeDasharray={`${(ROUND * left) / seconds} ${ROUND}`}
        />
      </svg>
      <span aria-hidden="true">{left}</span>
    </span>
  );
}
