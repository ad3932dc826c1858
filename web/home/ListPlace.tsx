/** Holds the place of the list of games until it is known, as long as it was the last time: the page doesn't jump when it comes. */
import { readStored, writeStored } from '../app/stored.ts';
import styles from './HomePage.module.css';

const KEY = 'stellwerk.home-rows';
const MOST = 10;

export function rememberRows(count: number): void {
  writeStored(KEY, count);
}

export function ListPlace() {
  const stored = readStored(KEY);
  if (typeof stored !== 'number' || !(stored > 0)) return null;
  return (
    <section aria-hidden="true">
      <div className={styles.headingPlace} />
      <ul className={styles.rows}>
        {Array.from({ length: Math.min(stored, MOST) }, (_, row) => (
          <li key={row} className={styles.rowPlace} />
        ))}
      </ul>
    </section>
  );
}
