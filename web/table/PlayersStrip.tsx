/** The players on a phone: shape, name and score in one row; a touch shows more of them. */
import type { Seat } from '@stellwerk/kernel';
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.tsx';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import styles from './PlayersStrip.module.css';

interface PlayersStripProps {
  readonly players: readonly Player[];
  /** Whose screen it is. */
  readonly you: Seat | undefined;
  readonly onTurn: Seat | undefined;
  score(seat: Seat): ReactNode;
  readonly isAway: ((seat: Seat) => boolean) | undefined;
  open(): void;
}

/** From so many on there is no room for names. */
const CROWD = 4;

export function PlayersStrip({ players, you, onTurn, score, isAway, open }: PlayersStripProps) {
  const { texts } = useSettings();
  return (
    <button type="button" className={styles.strip} title={texts.table.players} onClick={open}>
      {players.map(({ seat, name, colour }) => (
        <span
          key={seat}
          data-on-turn={seat === onTurn || undefined}
          style={{ ['--colour' as string]: playerColour(colour) }}
        >
          <PlayerBadge colour={colour} size="1.2rem" label={name} hollow={isAway?.(seat) ?? false} />
          {players.length < CROWD && <em aria-hidden="true">{seat === you ? texts.table.you : name}</em>}
          <strong>{score(seat)}</strong>
        </span>
      ))}
    </button>
  );
}
