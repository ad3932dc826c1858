/** Why something was refused, in words, until it is read or the table changes. */
import type { Reason } from '@stellwerk/kernel';
import { useSettings } from '../app/settings.tsx';
import { reasonText } from '../texts/index.ts';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import styles from './Refusal.module.css';

interface RefusalProps {
  readonly reason: Reason;
  readonly texts: GameTexts;
  onClose(): void;
}

export function Refusal({ reason, texts: gameTexts, onClose }: RefusalProps) {
  const { texts } = useSettings();
  return (
    <div className={styles.refusal} role="alert">
      <p>
        <strong>{texts.table.whyNot}</strong> {reasonText(texts, reason, gameTexts)}
      </p>
      <IconButton icon="close" label={texts.table.dismiss} onClick={onClose} />
    </div>
  );
}
