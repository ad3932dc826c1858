/** How many lines came since the talk was last open, on this device. What was said before one first came counts as read. */
import type { TalkLine } from '@stellwerk/tables/wire';
import { useEffect, useMemo, useState } from 'react';
import { memoryOf } from '../../table/memory.ts';
import { isMuted, useMuted } from './muted.ts';

/** Where a device keeps how far it has read and what is typed. */
export const talkOf = (table: string): string => `talk ${table}`;

export function useUnread(table: string, talk: readonly TalkLine[], open: boolean): number {
  const memory = useMemo(() => memoryOf(talkOf(table)), [table]);
  const last = talk.at(-1)?.number ?? 0;
  const [read, setRead] = useState(() => {
    const kept = memory.read('read');
    return typeof kept === 'number' ? kept : last;
  });
  const muted = useMuted();
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  useEffect(() => memory.write('read', read), [memory, read]);
  return open ? 0 : talk.filter(({ number, who }) => number > read && !isMuted(muted, who)).length;
}
