/** Holds the place of a list until it is known, as long as it was the last time: the page doesn't jump when it comes. */
import { readStored, writeStored } from '../app/stored.ts';
import styles from './HomePage.module.css';

export type HomeList = 'games' | 'tables';

const MOST = 10;
const key = (list: HomeList): string => `stellwerk.home-${list}`;

export function rememberRows(list: HomeList, count: number): void {
  writeStored(key(list), count);
}

export function ListPlace({ list }: { readonly list: HomeList }) {
  const stored = readStored(key(list));
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
