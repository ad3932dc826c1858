/** For those who watch on a phone, below what lies open: the last two turns in few words, and what they can say themselves. */
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Parts } from './frame.ts';
import { briefOf, inOne } from './log-lines.ts';
import styles from './LastTurns.module.css';

const SHOWN = 2;

export function LastTurns({ screen, table, lines, others }: Parts) {
  const { players, view, language } = table;
  const last = lines.filter(({ turn, sentences }) => turn.seat !== undefined && sentences.length > 0).slice(-SHOWN);
  return (
    <div className={styles.last}>
      <ul>
        {last.map(({ turn, sentences }) => {
          const { name, colour } = players[turn.seat!]!;
          return (
            <li key={turn.from}>
              <PlayerBadge colour={colour} size="1.1rem" />
              <strong>{name}</strong>
              <span>{briefOf(turn, screen.texts[language], players, view) || inOne(sentences)}</span>
            </li>
          );
        })}
      </ul>
      {others?.talk.phrases}
    </div>
  );
}
