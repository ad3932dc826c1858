/** Asked at the first table of one's own, until it is answered once: whether to be told when it is one's turn. `/me` has the switch. */
import { useState } from 'react';
import { readStored, writeStored } from '../../app/stored.ts';
import { useSettings } from '../../app/settings.tsx';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { allowNotices, canNotify } from '../notices.ts';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './AskNotices.module.css';

const KEY = 'stellwerk.asked-notices';

export function AskNotices() {
  const { settings, change } = useSettings();
  const { waiting: words } = useOnlineTexts();
  const [answered, setAnswered] = useState(() => readStored(KEY) === true);
  if (answered || settings.notify || !canNotify() || Notification.permission === 'denied') return null;
  const answer = async (yes: boolean): Promise<void> => {
    writeStored(KEY, true);
    setAnswered(true);
    if (yes) change({ notify: await allowNotices() });
  };
  return (
    <p className={styles.ask}>
      <span>{words.notify}</span>
      <Button onClick={() => void answer(true)}>{words.yes}</Button>
      <Button kind="quiet" onClick={() => void answer(false)}>
        {words.no}
      </Button>
    </p>
  );
}
