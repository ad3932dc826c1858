/** What has just happened at the table, for those who listen: who came, went, is ready or away. */
import type { RoomShown } from '@stellwerk/tables/wire';
import { useEffect, useRef, useState } from 'react';
import { comingsBetween } from '../comings.ts';
import { useOnlineTexts } from '../texts/index.ts';

export function useNews(room: RoomShown): string {
  const { comings: words } = useOnlineTexts();
  const before = useRef(room);
  const [news, setNews] = useState('');
  useEffect(() => {
    const told = comingsBetween(before.current, room).map(({ what, name }) => words[what](name));
    before.current = room;
    if (told.length > 0) setNews(told.join(' '));
  }, [room, words]);
  return news;
}
