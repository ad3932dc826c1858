/** Follows a result: who is in for the next play at this table, and who won how often today. */
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { useAbout } from '../../app/screens.ts';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { FreeBadge } from '../waiting/FreeBadge.tsx';
import { AnotherGame } from './AnotherGame.tsx';
import styles from './Rematch.module.css';

/** `Heading` is the level that follows on what stands above it. */
export function Rematch({ room, you, link, session, Heading = 'h3' }: AtTable & { readonly Heading?: 'h2' | 'h3' }) {
  const { room: words } = useOnlineTexts();
  const { title } = useAbout(room.game);
  // Another game than the one that has just ended.
  const heading = session && session.game !== room.game ? words.nextGame(title) : words.rematch;
  // Who chooses a game wants to play it.
  const another = async (game: string): Promise<void> => {
    const { ok } = await link.ask({ type: 'agree', game });
    if (ok) void link.ask({ type: 'again', in: true });
  };
  const wins = Object.entries(room.wins ?? {}).sort(([, a], [, b]) => b - a);
  return (
    <section className={styles.rematch} aria-label={heading}>
      <Heading>{heading}</Heading>
      {you.host && <AnotherGame game={room.game} choose={(game) => void another(game)} />}
      <ul>
        {room.seats.map(({ kind, name, colour, again, level }, seat) => (
          <li key={seat} style={{ ['--colour' as string]: playerColour(colour) }}>
            <PlayerBadge colour={colour} hollow={kind === 'free' || kind === 'invited'} />
            <span>
              {kind === 'bot' ? words.botOf(name, level) : (name ?? words.free)}{' '}
              {seat === you.seat && <em>{words.you}</em>}
            </span>
            {kind === 'bot' || again ? (
              <strong className={styles.in}>
                <Icon name="check" size={16} /> {words.isIn}
              </strong>
            ) : (
              <span className={styles.open}>
                {seat === you.seat ? words.andYou : again === false ? words.isOut : '…'}
              </span>
            )}
          </li>
        ))}
        {room.next?.map((name) => (
          <li key={`next ${name}`}>
            <FreeBadge size="1.5rem" />
            <span>
              {name} <em>{words.watched}</em>
            </span>
            <strong className={styles.in}>
              <Icon name="check" size={16} /> {words.wantsIn}
            </strong>
          </li>
        ))}
      </ul>
      {wins.length > 0 && (
        <p className={styles.wins}>
          <strong>{words.today}</strong> {wins.map(([name, count]) => `${name} ${count}`).join(' · ')}
        </p>
      )}
    </section>
  );
}
