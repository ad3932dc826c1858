/** What becomes of a vote of mine, in line 2: whom it waits for, and for a while that it came to nothing. */
import type { Motion } from '@stellwerk/tables/wire';
import { useState } from 'react';
import { useJustGone } from '@stellwerk/toolkit/useJustGone.ts';
import { useSettings } from '../../app/settings.tsx';
import type { Said } from '../../table/Head.tsx';
import { listed } from '../../texts/index.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { NOTICE_MS } from './useLate.ts';

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
  const [last, setLast] = useState(mine);
  if (mine && mine !== last) setLast(mine);
  const gone = useJustGone(mine !== undefined, NOTICE_MS);
  // Who claims a seat is told by themselves what became of it.
  const failed = last?.motion !== 'seat' && phase === 'playing' && !seats[last?.seat ?? -1]?.relieved;
  return gone && failed ? last : undefined;
}
