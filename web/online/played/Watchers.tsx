/** Below the players: how many watch, and on a press who they are. */
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { useSettings } from '../../app/settings.tsx';
import { listed } from '../../texts/index.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './Watchers.module.css';

export function Watchers({ room: { watchers, watching = [] } }: Pick<AtTable, 'room'>) {
  const { room: words, lobby } = useOnlineTexts();
  const { language } = useSettings().settings;
  if (watchers === 0) return null;
  const nameless = watchers - watching.length;
  const names = nameless > 0 ? [...watching, words.nameless(nameless)] : watching;
  return (
    <details className={styles.watchers}>
      <summary>
        <Icon name="eye" size={18} /> {lobby.watchers(watchers)}
      </summary>
      <p>{listed(names, language)}</p>
    </details>
  );
}
