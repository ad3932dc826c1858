/** The seal of a shuffle: shown before the play and during it, to be compared with the file afterwards. */
import { useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from './settings.tsx';
import styles from './Seal.module.css';

export function Seal({ commitment }: { readonly commitment: string }) {
  const { texts } = useSettings();
  const words = texts.seal;
  const [copied, setCopied] = useState(false);
  // Over plain http there is no clipboard; the code can still be selected.
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  const copy = (): void => {
    clipboard?.writeText(commitment).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.seal}>
      <p>{words.what}</p>
      <code className={styles.code} aria-label={words.label}>
        {commitment}
      </code>
      {clipboard && (
        <Button kind="quiet" onClick={copy} aria-live="polite">
          {copied ? words.copied : words.copy}
        </Button>
      )}
    </div>
  );
}
