/** Over the board of a play that ended without a result: who is in for the next one. */
import type { AtTable } from '../OnlineTable.tsx';
import { Rematch } from './Rematch.tsx';
import styles from './CalledOff.module.css';

export function CalledOff(at: AtTable) {
  return (
    <div className={styles.calledOff}>
      <Rematch {...at} Heading="h2" />
    </div>
  );
}
