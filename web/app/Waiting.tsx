/** What is seen while something loads: a line with a train on it, after a moment's grace. */
import { useSettings } from './settings.tsx';
import styles from './Waiting.module.css';

export function Waiting() {
  const { texts } = useSettings();
  return (
    <div className={styles.waiting} role="status">
      <svg viewBox="0 0 160 20" aria-hidden="true" fill="none" strokeLinecap="round">
        <path d="M10 10H150" stroke="var(--rule)" strokeWidth="6" />
        <path className={styles.train} d="M10 10H150" stroke="var(--signal)" strokeWidth="6" pathLength="100" />
      </svg>
      <span>{texts.loading}</span>
    </div>
  );
}
