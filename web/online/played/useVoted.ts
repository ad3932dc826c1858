/** What becomes of a vote of mine, in line 2: whom it waits for, and for a while that it came to nothing. Watchers are told that there is one, and all that a turn was taken back. */
import type { Step } from '@stellwerk/tables';
import type { Motion } from '@stellwerk/tables/wire';
import { useState } from 'react';
import { useJustGone } from '@stellwerk/toolkit/useJustGone.ts';
import { useSettings } from '../../app/settings.tsx';
import type { Said } from '../../table/Head.tsx';
import { listed } from '../../texts/index.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { NOTICE_MS } from './useLate.ts';

export function useVoted({ room, you, session }: AtTable, log: readonly Step[]): Said | undefined {
  const { room: words } = useOnlineTexts();
  const { language } = useSettings().settings;
  const mine = room.motions?.find(({ yes }) => you.seat !== undefined && yes.includes(you.seat));
  const failed = useFailed(mine, room, session?.rewinds ?? 0);
  const nameOf = (seat: number | undefined): string => room.seats[seat ?? -1]?.name ?? '';
  if (mine) {
    const awaited = mine.of.filter((seat) => !mine.yes.includes(seat) && !mine.no.includes(seat));
    const names = listed(awaited.map(nameOf), language);
    if (awaited.length === 0) return undefined;
    return { text: words[waitsOf(mine, you.seat!)](names, awaited.length) };
  }
  if (failed?.motion === 'rewind') return failed.seat === you.seat ? { text: words.rewindFailed } : undefined;
  if (failed) return { text: failed.motion === 'abandon' ? words.abandonFailed : words.botFailed(nameOf(failed.seat)) };
  const open = room.motions?.[0];
  if (open && session?.viewer === 'observer') return { text: words.voteRuns[open.motion](nameOf(open.seat)) };
  const last = log.at(-1);
  if (!last?.rewinds) return undefined;
  return { text: last.seat === you.seat ? words.rewoundMine : words.rewound(nameOf(last.seat)) };
}

/** Whose wish it is reads otherwise than who agrees to it. */
function waitsOf({ motion, seat, yes }: Motion, me: number): 'stopWaits' | 'rewindWaits' | 'voteWaits' {
  if (motion === 'abandon' && yes[0] === me) return 'stopWaits';
  return motion === 'rewind' && seat === me ? 'rewindWaits' : 'voteWaits';
}

/** The motion that I was for and that others were against, or silent. `rewinds` counts the turns that were taken back. */
function useFailed(mine: Motion | undefined, { phase, seats }: AtTable['room'], rewinds: number): Motion | undefined {
  const [last, setLast] = useState<{ readonly motion: Motion; readonly rewinds: number }>();
  if (mine && mine.until !== last?.motion.until) setLast({ motion: mine, rewinds });
  const gone = useJustGone(mine !== undefined, NOTICE_MS);
  if (!gone || !last || phase !== 'playing') return undefined;
  const { motion, seat } = last.motion;
  // Who claims a seat is told by themselves what became of it.
  if (motion === 'seat' || (motion === 'rewind' && rewinds > last.rewinds)) return undefined;
  return seats[seat ?? -1]?.relieved ? undefined : last.motion;
}
