/** The sign of the house: a track and the points where another leaves it. */
import styles from './Wordmark.module.css';

export function Sign({ size = '1.9rem' }: { readonly size?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M10 29V3" stroke="var(--ink)" strokeWidth="4" />
      <path d="M10 24L23 11V3" stroke="var(--signal)" strokeWidth="4" strokeLinejoin="round" />
      <circle cx="10" cy="24" r="4" fill="var(--card)" stroke="var(--ink)" strokeWidth="2.4" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <div className={styles.wordmark}>
      <Sign />
      <span>Stellwerk</span>
    </div>
  );
}
