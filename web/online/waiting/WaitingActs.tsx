/** The one button and its neighbour: start, be ready, stop, or sit down. */
import type { RoomShown, Yours } from '@stellwerk/tables/wire';
import { Suspense } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useFacts } from '../facts.ts';
import { useOnlineTexts } from '../texts/index.ts';
import type { Readiness } from './useReadiness.ts';
import styles from './WaitingActs.module.css';

interface WaitingActsProps {
  readonly room: RoomShown;
  readonly you: Yours;
  /** Start was pressed while seats are empty, or somebody needs a moment. */
  readonly asks: boolean;
  readonly empty: number;
  readonly readiness: Readiness;
  readonly ways: {
    start(how?: 'bots' | 'none' | 'anyway'): void;
    wait(): void;
    stop(): void;
    stand(): void;
    sit(): void;
  };
}

export function WaitingActs({ room, you, asks, empty, readiness, ways }: WaitingActsProps) {
  const { waiting: words } = useOnlineTexts();
  const { ready, setReady } = readiness;
  const isFree = room.seats.some(({ kind }) => kind === 'free');
  if (room.phase === 'starting')
    return (
      <div className={styles.acts}>
        {you.seat !== undefined && (
          <Button className={styles.primary} onClick={ways.stop}>
            {words.stop}
          </Button>
        )}
      </div>
    );
  if (you.seat === undefined)
    return (
      <div className={styles.acts}>
        <Button kind="primary" className={styles.primary} disabled={!isFree} onClick={ways.sit}>
          {words.takeSeat}
        </Button>
      </div>
    );
  if (asks)
    return (
      <div className={styles.acts}>
        <Button kind="quiet" className={styles.small} onClick={ways.wait}>
          {words.wait}
        </Button>
        {empty > 0 && (
          <Suspense>
            <WithoutThem room={room} empty={empty} start={() => ways.start('none')} />
          </Suspense>
        )}
        <Button kind="primary" className={styles.primary} onClick={() => ways.start(empty > 0 ? 'bots' : 'anyway')}>
          {empty > 0 ? words.withBots : words.startAnyway}
        </Button>
      </div>
    );
  return (
    <div className={styles.acts}>
      <Button kind="quiet" className={styles.small} onClick={ways.stand}>
        {words.standUp}
      </Button>
      {you.host ? (
        <Button
          kind={empty > 0 ? 'secondary' : 'primary'}
          className={styles.primary}
          aria-keyshortcuts="S"
          onClick={() => ways.start()}
        >
          {words.start}
        </Button>
      ) : (
        <Button kind={ready ? 'secondary' : 'primary'} className={styles.primary} onClick={() => setReady(!ready)}>
          {ready ? words.moment : words.ready}
        </Button>
      )}
    </div>
  );
}

/** Only if those who are there are enough. */
function WithoutThem({ room, empty, start }: Pick<WaitingActsProps, 'room' | 'empty'> & { start(): void }) {
  const { waiting: words } = useOnlineTexts();
  const enough = room.seats.length - empty >= useFacts(room.game).seats.min;
  return (
    enough && (
      <Button className={styles.second} onClick={start}>
        {words.withoutThem}
      </Button>
    )
  );
}
