/** At one screen a reaction is asked of everybody at once: nobody has to take the screen only to say no. */
import type { Seat } from '@stellwerk/kernel';
import { useId } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { OpenlyAsked, Player } from '@stellwerk/toolkit/screen.ts';
import styles from './OpenQuestion.module.css';

interface OpenQuestionProps extends OpenlyAsked {
  readonly players: readonly Player[];
  nobodyWants(): void;
  somebodyWants(seat: Seat): void;
}

export function OpenQuestion({ ask, nobody, somebody, players, nobodyWants, somebodyWants }: OpenQuestionProps) {
  const id = useId();
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>{ask}</h2>
      <div className={styles.answers}>
        <Button onClick={nobodyWants}>{nobody}</Button>
        {players.map(({ seat, name, colour }) => (
          <Button key={seat} onClick={() => somebodyWants(seat)}>
            <PlayerBadge colour={colour} /> {somebody(name)}
          </Button>
        ))}
      </div>
    </section>
  );
}
