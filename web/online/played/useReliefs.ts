/** For a while, in line 2: that a bot plays for somebody, also to those who come later, or that they are back. */
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.tsx';
import type { Said } from '../../table/Head.tsx';
import { listed } from '../../texts/index.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { NOTICE_MS } from './useLate.ts';

export function useReliefs({ room, you }: AtTable): Said | undefined {
  const { comings: words } = useOnlineTexts();
  const { language } = useSettings().settings;
  const key = room.seats.flatMap(({ relieved }, seat) => (relieved ? [seat] : [])).join();
  const [before, setBefore] = useState('');
  const [text, setText] = useState<string>();
  if (key !== before) {
    setBefore(key);
    const was = before.split(',');
    const others = room.seats.filter(
      ({ relieved = false }, seat) => seat !== you.seat && relieved !== was.includes(String(seat)),
    );
    const taken = others.filter(({ relieved }) => relieved);
    const names = (seats: typeof others): string =>
      listed(
        seats.map(({ name }) => name ?? ''),
        language,
      );
    if (room.phase === 'playing' && others.length > 0)
      setText(taken.length > 0 ? words.botTookOver(names(taken)) : words.tookBack(names(others)));
  }
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => setText(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === undefined ? undefined : { text };
}
