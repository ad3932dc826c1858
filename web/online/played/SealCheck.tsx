/** Below a result: whether the file of the play fits the seal that everybody was shown before the first card. */
import type { Reason } from '@stellwerk/kernel';
import { useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { useSettings } from '../../app/settings.tsx';
import { checkSeal } from '../seal.ts';
import { refusalText, useOnlineTexts } from '../texts/index.ts';
import styles from './SealCheck.module.css';

interface SealCheckProps {
  readonly table: string;
  readonly play: number;
  readonly commitment: string;
}

export function SealCheck({ table, play, commitment }: SealCheckProps) {
  const { waiting, seal: words } = useOnlineTexts();
  const { language } = useSettings().settings;
  const [found, setFound] = useState<keyof typeof words.found | Reason>();
  const check = (): void => {
    checkSeal(table, play, commitment).then(setFound, () => setFound({ code: 'wire.failed' }));
  };
  const said = typeof found === 'string' ? words.found[found] : found && refusalText(language, found);
  return (
    <div className={styles.check}>
      <Icon name="seal" size={26} />
      <p role="status">{said ?? waiting.sealed}</p>
      <Button onClick={check}>{words.check}</Button>
    </div>
  );
}
