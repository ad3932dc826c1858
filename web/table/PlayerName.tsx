/** A player's name beside the badge; at one's own a tag says so. */
import type { Seat } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { useSettings } from '../app/settings.tsx';
import { shownName } from './you.ts';
import styles from './PlayerName.module.css';

interface PlayerNameProps {
  readonly player: Player;
  /** Whose screen it is. */
  readonly you: Seat | undefined;
}

export function PlayerName({ player, you }: PlayerNameProps) {
  const { texts } = useSettings();
  const shown = shownName(player, you, texts);
  return (
    <>
      <strong>{shown}</strong>
      {player.seat === you && shown === player.name && <span className={styles.tag}>{texts.table.youTag}</span>}
    </>
  );
}
