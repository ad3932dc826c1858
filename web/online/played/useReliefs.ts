/** For a while, in line 2: that a bot has taken over somebody's seat, or that they are back. */
import { useEffect, useState } from 'react';
import type { Said } from '../../table/Head.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { NOTICE_MS } from './useLate.ts';

export function useReliefs({ room, you }: AtTable): Said | undefined {
  const { room: words } = useOnlineTexts();
  const key = room.seats.flatMap(({ relieved }, seat) => (relieved ? [seat] : [])).join();
  const [before, setBefore] = useState(key);
  const [text, setText] = useState<string>();
  if (key !== before) {
    setBefore(key);
    const was = before.split(',');
    const seat = room.seats.findIndex((each, index) => Boolean(each.relieved) !== was.includes(String(index)));
    const { relieved, name = '' } = room.seats[seat] ?? {};
    if (seat !== you.seat && room.phase === 'playing') setText((relieved ? words.botTookOver : words.tookBack)(name));
  }
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => setText(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === undefined ? undefined : { text };
}
