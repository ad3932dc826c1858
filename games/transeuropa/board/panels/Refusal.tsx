/** A refusal in the head's second line, as the frame shows its own. */
import type { ReactNode } from 'react';
import styles from './panels.module.css';

export function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <span role="alert" className={styles.refusal}>
      {children}
    </span>
  );
}
