/** A message that must be seen: what went wrong or is different, and what can be done. */
import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly tone?: 'refusal' | 'warning';
  readonly closeLabel?: string;
  onClose?(): void;
  readonly children: ReactNode;
}

export function Notice({ tone = 'refusal', closeLabel, onClose, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role="alert">
      <div className={styles.text}>{children}</div>
      {onClose && <IconButton icon="close" label={closeLabel ?? ''} onClick={onClose} />}
    </div>
  );
}
