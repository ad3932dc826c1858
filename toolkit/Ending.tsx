/** The end of a play: first the sentence that says who won and why, then what the game has to show for it. */
import type { ReactNode } from 'react';
import styles from './Ending.module.css';

export function Ending({ lead, children }: { readonly lead: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.ending}>
      <Lead>{lead}</Lead>
      {children}
    </div>
  );
}

/** The sentence at the head of a summary. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
