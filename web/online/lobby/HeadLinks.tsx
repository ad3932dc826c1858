/** The part of the head that is about tables online: how many wait, and who I am. */
import { Link } from 'wouter';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { useLink, useServer } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { useLists } from './lists.ts';
import { waitingTables } from './rows.ts';
import styles from './HeadLinks.module.css';

export default function HeadLinks() {
  return useServer() ? <WithServer /> : null;
}

function WithServer() {
  const words = useOnlineTexts();
  const { person } = useLink();
  const waiting = waitingTables(useLists()).length;
  return (
    <>
      <Link href="/tables" className={styles.link}>
        {words.lobby.tables}
        {waiting > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {waiting}
            </span>
            <span className="visually-hidden">{words.lobby.waitingCount(waiting)}</span>
          </>
        )}
      </Link>
      {person && (
        <Link href="/me" className={styles.link} data-person>
          <PlayerBadge colour={person.colour ?? 0} size="1.1rem" />
          <span className={styles.name}>{person.name}</span>
        </Link>
      )}
    </>
  );
}
