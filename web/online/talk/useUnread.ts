/** How many lines came since the talk was last open, on this device. What was said before one first came counts as read. */
import type { TalkLine } from '@stellwerk/tables/wire';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../app/stored.ts';
import { useMuted } from './muted.ts';

const KEY = 'stellwerk.talk-read';
const TABLES = 20;

/** The last line that was read, by table; the latest table first. */
type Read = readonly (readonly [table: string, line: number])[];

function stored(): Read {
  const value = readStored(KEY);
  return Array.isArray(value)
    ? value.filter((each) => typeof each?.[0] === 'string' && typeof each[1] === 'number')
    : [];
}

export function useUnread(table: string, talk: readonly TalkLine[], open: boolean): number {
  const last = talk.at(-1)?.number ?? 0;
  const [read, setRead] = useState(() => stored().find(([each]) => each === table)?.[1] ?? last);
  const muted = useMuted();
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  useEffect(() => {
    const others = stored().filter(([each]) => each !== table);
    writeStored(KEY, [[table, read], ...others].slice(0, TABLES));
  }, [table, read]);
  return open ? 0 : talk.filter(({ number, name }) => number > read && !muted.includes(name)).length;
}
