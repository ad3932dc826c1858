/** How many lines came since the talk was last open. What was said before one came counts as read. */
import type { TalkLine } from '@stellwerk/tables/wire';
import { useEffect, useState } from 'react';
import { useMuted } from './muted.ts';

export function useUnread(talk: readonly TalkLine[], open: boolean): number {
  const last = talk.at(-1)?.number ?? 0;
  const [read, setRead] = useState(last);
  const muted = useMuted();
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  return open ? 0 : talk.filter(({ number, name }) => number > read && !muted.includes(name)).length;
}
