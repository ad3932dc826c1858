/** What somebody has just said, in line 2 for a while: once, and not while the talk lies open. */
import { PHRASES } from '@stellwerk/tables/wire';
import { useEffect, useState } from 'react';
import type { Said } from '../../table/Head.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { isMuted, useMuted } from './muted.ts';

const HEARD_MS = 6000;
/** More has no room in a line. */
const LONGEST = 60;

export function useHeard({ room, you, talk }: Pick<AtTable, 'room' | 'you' | 'talk'>, open: boolean): Said | undefined {
  const { talk: words } = useOnlineTexts();
  const me = useLink().person?.name;
  const muted = useMuted();
  const line = talk.at(-1);
  const last = line?.number ?? 0;
  // What was said before this page was opened is no news.
  const [heard, setHeard] = useState(last);
  useEffect(() => {
    if (last === heard) return;
    const timer = setTimeout(() => setHeard(last), open ? 0 : HEARD_MS);
    return () => clearTimeout(timer);
  }, [last, heard, open]);
  const mine = you.seat === undefined ? me : room.seats[you.seat]?.name;
  if (!line || open || last === heard || line.name === mine || isMuted(muted, line.who)) return undefined;
  const phrase = line.phrase === undefined ? undefined : PHRASES[line.phrase];
  const said = phrase === undefined ? (line.text ?? '') : words.phrases[phrase];
  return { text: `${line.name}: ${said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said}` };
}
