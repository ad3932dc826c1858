/** The last seconds: a ring that runs down, and who has added to the shuffle. */
import type { RoomShown } from '@stellwerk/tables/wire';
import { useEffect, useState } from 'react';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { connection } from '../connection.ts';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './Departure.module.css';

const TICK_MS = 100;
const ROUND = 2 * Math.PI * 45;

/** Milliseconds until the server's clock shows that time. */
export function useTimeLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => connection.now());
  useEffect(() => {
    if (until === undefined) return;
    setNow(connection.now());
    const timer = setInterval(() => setNow(connection.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, (until ?? now) - now);
}

export const secondsOf = (left: number): number => Math.min(3, Math.max(1, Math.ceil(left / 1000)));

export function Departure({ room, left }: { readonly room: RoomShown; readonly left: number }) {
  const { waiting: words } = useOnlineTexts();
  return (
    <div className={styles.departure}>
      <svg viewBox="-50 -50 100 100" className={styles.ring} aria-hidden="true">
        <circle r="45" />
        <circle r="45" strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - Math.min(1, left / 3000))} />
        <text>{secondsOf(left)}</text>
      </svg>
      <section className={styles.shuffle} aria-labelledby="shuffle">
        <h2 id="shuffle">{words.shuffling}</h2>
        <ul>
          {room.seats.map(({ kind, name, colour }, seat) =>
            kind === 'person' ? (
              <li key={seat}>
                <PlayerBadge colour={colour} />
                <span>{name}</span>
                {room.luck?.includes(seat) ? (
                  <span role="img" aria-label={words.added} className={styles.added}>
                    <Icon name="check" size={20} />
                  </span>
                ) : (
                  <span>…</span>
                )}
              </li>
            ) : null,
          )}
        </ul>
      </section>
    </div>
  );
}
