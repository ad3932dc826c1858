/** A game as a line: two letters on its colour, the same wherever it is named. */
import { SCREEN_IDS, useAbout } from '../app/screens.ts';
import { playerColour, playerInk } from '@stellwerk/toolkit/players.tsx';
import styles from './LineBadge.module.css';

/** The colour that the game has on the home page. */
export const lineColour = (game: string): string => playerColour(Math.max(0, SCREEN_IDS.indexOf(game)));

export function LineBadge({ game }: { readonly game: string }) {
  const letters = useAbout(game).title.replaceAll(/[^A-Z]/g, '');
  const ink = playerInk(Math.max(0, SCREEN_IDS.indexOf(game)));
  return (
    <span className={styles.badge} style={{ background: lineColour(game), color: ink }} aria-hidden="true">
      {letters}
    </span>
  );
}
