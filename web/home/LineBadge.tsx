/** A game as the sign of a line: its initials on its colour. */
import { SCREEN_IDS } from '../app/screens.ts';
import { playerColour, playerInk } from '@stellwerk/toolkit/players.tsx';
import styles from './LineBadge.module.css';

export function lineColour(game: string): string {
  return playerColour(Math.max(0, SCREEN_IDS.indexOf(game)));
}

export function LineBadge({ game, title }: { readonly game: string; readonly title: string }) {
  const colour = Math.max(0, SCREEN_IDS.indexOf(game));
  return (
    <span
      className={styles.badge}
      style={{ background: playerColour(colour), color: playerInk(colour) }}
      aria-hidden="true"
    >
      {title.replaceAll(/[^A-Z]/g, '')}
    </span>
  );
}
