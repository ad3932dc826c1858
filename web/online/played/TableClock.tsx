/** The clock in the head: of a reaction while one is asked, else of the one whose time runs. */
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.tsx';
import { playCue } from '../../app/sound.ts';
import type { Live } from '../../session/session.ts';
import type { RemoteSession } from '../remote-session.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { inWords } from '../time-left.ts';
import { useClockTime } from '../useServerTime.ts';
import { leftOf } from './clocks.ts';
import styles from './TableClock.module.css';

const LATE = 20_000;
/** Said once each, in seconds. */
const SPOKEN = [30, 10];

interface TableClockProps {
  readonly session: RemoteSession;
  readonly state: Live;
  /** The play has not ended, by agreement for example. */
  readonly playing: boolean;
  /** The person is asked for a reaction. */
  readonly asked: boolean;
  /** Sends what the person has put together, if there is anything. */
  readonly sendDraft: (() => void) | undefined;
}

export function TableClock({ session, state, playing, asked, sendDraft }: TableClockProps) {
  const { room: words, clock: clockWords } = useOnlineTexts();
  const { settings } = useSettings();
  const { clock, window } = session;
  const now = useClockTime(clock !== undefined || window !== undefined);
  const { viewer, result, legal } = state.snapshot;
  // Who has no choice is answered for, and has no time to watch.
  const chooses = asked && legal.length > 1;
  const seat = clock?.running.find((each) => each === viewer) ?? clock?.running[0];
  const left =
    chooses && window ? window.until - now : clock && seat !== undefined ? leftOf(clock, seat, now) : Infinity;
  const mine = !result && playing && (chooses || seat === viewer);
  const late = mine && left <= LATE;
  const over = mine && left <= 0;
  useEffect(() => {
    if (late && settings.sound) playCue('move');
  }, [late, settings.sound]);
  // The server waits a second for it before a bot finishes the turn.
  useEffect(() => {
    if (over && sendDraft) sendDraft();
    else if (over && asked) session.rest();
    // Sent once, when the time is over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over]);
  const spoken = useSpoken(mine ? Math.ceil(left / 1000) : Infinity);
  if (left === Infinity || result || !playing) return null;
  return (
    <span className={styles.clock} data-clock data-mine={mine || undefined} data-late={late || undefined}>
      <span aria-hidden="true">{inWords(left, clockWords)}</span>
      <span className="visually-hidden" role="status">
        {spoken !== undefined && words.secondsLeft(spoken)}
      </span>
    </span>
  );
}

/** The last of the spoken marks that has been reached. */
function useSpoken(seconds: number): number | undefined {
  const [said, setSaid] = useState<number>();
  const reached = SPOKEN.findLast((mark) => seconds <= mark);
  useEffect(() => setSaid(reached), [reached]);
  return said;
}
