/** Whether the system tells me that it is my turn while I look at something else. */
import { useId, useState } from 'react';
import { Switch } from '@stellwerk/toolkit/Switch.tsx';
import { useSettings } from '../../app/settings.tsx';
import { allowNotices, canNotify } from '../notices.ts';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './Me.module.css';

export function Notify() {
  const { settings, change } = useSettings();
  const words = useOnlineTexts().me;
  const [refused, setRefused] = useState(false);
  const id = useId();
  if (!canNotify()) return null;
  const set = async (on: boolean): Promise<void> => {
    const allowed = !on || (await allowNotices());
    setRefused(!allowed);
    change({ notify: on && allowed });
  };
  return (
    <div className={styles.way}>
      <label htmlFor={id}>
        <strong>{words.notify}</strong>
        <span className={refused ? styles.refusal : styles.soft}>
          {refused ? words.notifyRefused : words.notifyHelp}
        </span>
      </label>
      <Switch id={id} checked={settings.notify} onChange={({ target }) => void set(target.checked)} />
    </div>
  );
}
