/** What becomes of a vote of mine, in line 2: whom it waits for, and for a while that it came to nothing. */
import type { Motion } from '@stellwerk/tables/wire';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.tsx';
import type { Said } from '../../table/Head.tsx';
import { listed } from '../../texts/index.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';

const NOTICE_MS = 8000;

export function useVoted({ room, you }: AtTable): Said | undefined {
  const { room: words } = useOnlineTexts();
  const { language } = useSettings().settings;
  const mine = room.motions?.find(({ yes }) => you.seat !== undefined && yes.includes(you.seat));
  const failed = useFailed(mine, room);
  const nameOf = (seat: number | undefined): string => room.seats[seat ?? -1]?.name ?? '';
  if (mine) {
    const awaited = mine.of.filter((seat) => !mine.yes.includes(seat) && !mine.no.includes(seat));
    return { text: words.voteWaits(mine.motion, listed(awaited.map(nameOf), language)) };
  }
  return failed && { text: failed.motion === 'abandon' ? words.abandonFailed : words.botFailed(nameOf(failed.seat)) };
}

/** The motion that I was for and that others were against, or silent. */
function useFailed(mine: Motion | undefined, { phase, seats }: AtTable['room']): Motion | undefined {
  const before = useRef<Motion>(undefined);
  const [failed, setFailed] = useState<Motion>();
  useEffect(() => {
    const was = before.current;
    before.current = mine;
    if (mine) setFailed(undefined);
    // Who claims a seat is told by themselves what became of it.
    if (mine || !was || was.motion === 'seat' || phase !== 'playing' || seats[was.seat ?? -1]?.relieved) return;
    setFailed(was);
  }, [mine, phase, seats]);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [failed]);
  return failed;
}
