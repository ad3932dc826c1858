/** Everybody at the table and what is public about them; who is on turn stands out, also while others are asked. */
import type { Seat } from '@stellwerk/kernel';
import { useState, type ReactNode } from 'react';
import { useSettings } from '../app/settings.tsx';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { PlayerName } from './PlayerName.tsx';
import styles from './PlayersPanel.module.css';

interface PlayersPanelProps {
  readonly players: readonly Player[];
  /** Whose screen it is. */
  readonly you: Seat | undefined;
  readonly onTurn: Seat | undefined;
  /** Those who are waited for. */
  readonly toAct: readonly Seat[];
  facts(seat: Seat): ReactNode;
  /** Beside the name: a clock, or since when the person is away. */
  readonly note: ((seat: Seat) => ReactNode) | undefined;
  readonly isAway: ((seat: Seat) => boolean) | undefined;
  /** What can be done about somebody, on a press. */
  readonly about: ((seat: Seat) => ReactNode) | undefined;
  /** Persons who may ask for the screen now. */
  readonly mayTakeScreen: readonly Seat[];
  takeScreen(seat: Seat): void;
}

export function PlayersPanel(props: PlayersPanelProps) {
  const { players, you, onTurn, toAct, facts, note, isAway, about, mayTakeScreen, takeScreen } = props;
  const { texts } = useSettings();
  const [open, setOpen] = useState<Seat>();
  return (
    <ul className={styles.players}>
      {players.map((player) => {
        const { seat, colour, kind } = player;
        const asked = seat !== onTurn && toAct.includes(seat);
        const more = about?.(seat);
        const name = (
          <>
            <PlayerBadge colour={colour} size="1.5rem" hollow={isAway?.(seat) ?? false} />
            <PlayerName {...{ player, you }} />
          </>
        );
        return (
          <li
            key={seat}
            data-on-turn={seat === onTurn || undefined}
            data-away={isAway?.(seat) || undefined}
            style={{ ['--colour' as string]: playerColour(colour) }}
          >
            <div className={styles.who}>
              {more ? (
                <button
                  type="button"
                  className={styles.person}
                  aria-expanded={open === seat}
                  onClick={() => setOpen(open === seat ? undefined : seat)}
                >
                  {name}
                </button>
              ) : (
                name
              )}
              {kind === 'bot' && <span className={styles.tag}>{texts.table.bot}</span>}
              {seat === onTurn && <span className={styles.turn}>{texts.table.onTurn}</span>}
              {asked && <span className={styles.turn}>{texts.table.asked}</span>}
              {note && <span className={styles.note}>{note(seat)}</span>}
            </div>
            <div className={styles.facts}>{facts(seat)}</div>
            {more && open === seat && <div className={styles.about}>{more}</div>}
            {mayTakeScreen.includes(seat) && (
              <Button kind="quiet" icon="eye" onClick={() => takeScreen(seat)}>
                {texts.table.takeScreen}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
