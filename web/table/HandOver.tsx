/** The screen between two persons: it hides everything until the right one says so. */
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import styles from './HandOver.module.css';

interface HandOverProps {
  readonly player: Player;
  /** Asked for a reaction, not for the turn. */
  readonly reaction?: boolean;
  /** What for, in the game's own words. */
  readonly ask?: string | undefined;
  /** What happened since that player's turn. */
  readonly since?: string | undefined;
  confirm(): void;
}

export function HandOver({ player, reaction = false, ask, since, confirm }: HandOverProps) {
  const { texts } = useSettings();
  const title = ask ?? texts.handOver[reaction ? 'reaction' : 'turn'](player.name);
  useTitle(title);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main id="main" className={styles.cover} style={{ ['--colour' as string]: playerColour(player.colour) }}>
      <div className={styles.card}>
        <PlayerBadge colour={player.colour} size="5rem" />
        <h1>{title}</h1>
        <p>{texts.handOver.text(player.name)}</p>
        {since && <p className={styles.since}>{since}</p>}
        <Button kind="primary" large ref={button} onClick={confirm}>
          {texts.handOver.confirm(player.name)}
        </Button>
        <Link href="/" className={buttonClass('quiet')}>
          {texts.home}
        </Link>
      </div>
    </main>
  );
}
