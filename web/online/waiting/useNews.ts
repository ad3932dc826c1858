/** What has just happened at the table, for those who listen: who came, went, is ready or away. */
import type { RoomShown } from '@stellwerk/tables/wire';
import { useEffect, useRef, useState } from 'react';
import { useOnlineTexts, type OnlineTexts } from '../texts/index.ts';

type Seated = Pick<RoomShown, 'seats'>;

export function useNews(room: RoomShown): string {
  const { waiting: words } = useOnlineTexts();
  const before = useRef(room);
  const [news, setNews] = useState('');
  useEffect(() => {
    const told = newsOf(before.current, room, words);
    before.current = room;
    if (told.length > 0) setNews(told.join(' '));
  }, [room, words]);
  return news;
}

export function newsOf(before: Seated, now: Seated, words: OnlineTexts['waiting']): readonly string[] {
  const persons = (room: Seated) =>
    new Map(room.seats.flatMap((seat) => (seat.kind === 'person' ? [[seat.name!, seat] as const] : [])));
  const [old, present] = [persons(before), persons(now)];
  const told = [...present].flatMap(([name, seat]) => {
    const was = old.get(name);
    if (!was) return [words.joined(name)];
    if (seat.awaySince !== undefined && was.awaySince === undefined) return [words.isAway(name)];
    const here = seat.ready !== false && seat.awaySince === undefined;
    return here && (was.ready === false || was.awaySince !== undefined) ? [words.isReady(name)] : [];
  });
  return [...told, ...[...old.keys()].filter((name) => !present.has(name)).map(words.left)];
}
