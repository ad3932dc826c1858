/** The seal of a shuffle: shown before the play and during it, to be compared with the file afterwards. Folded away it is one line. */
import type { ReactNode } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from './settings.tsx';
import { useCopy } from './useCopy.ts';
import styles from './Seal.module.css';

interface SealProps {
  readonly commitment: string;
  /** What can be added to the shuffle. */
  readonly children?: ReactNode;
}

/** So much of the seal is shown on the folded line. */
const SHORT = 12;

export function Seal({ commitment, children }: SealProps) {
  const { texts } = useSettings();
  const words = texts.seal;
  const { copied, copy } = useCopy(commitment);
  return (
    <details className={styles.seal}>
      <summary>
        {words.title} <code>{commitment.slice(0, SHORT)} …</code>
      </summary>
      <p>{words.what}</p>
      <code className={styles.code} aria-label={words.label}>
        {commitment}
      </code>
      <Button kind="quiet" onClick={copy} aria-live="polite">
        {copied ? words.copied : words.copy}
      </Button>
      {children}
    </details>
  );
}
