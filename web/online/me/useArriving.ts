/** Somebody comes from another device: who they were here so far, at which tables, and why the way is closed. */
import { useState } from 'react';
import { useLists } from '../lobby/lists.ts';
import { arrive, reasonOf, useLink, type Person } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';

export function useArriving(key: string | undefined, onArrived: (person: Person) => void) {
  const { me: words, reasons } = useOnlineTexts();
  const { person } = useLink();
  const { mine } = useLists();
  const [refused, setRefused] = useState(key === undefined ? 'table.key' : undefined);
  const tables = mine.filter(({ phase, keptBy }) => phase !== 'over' && keptBy === undefined).length;
  return {
    person,
    /** What is left behind. */
    instead: person && words.arriveInstead(person.name, tables),
    /** Where no cookie was kept, the key is spent all the same. */
    old: refused === undefined ? undefined : refused === 'page.cookies' ? reasons[refused] : words.oldText,
    go: () => void arrive(key!).then(onArrived, (error: unknown) => setRefused(reasonOf(error).code)),
  };
}
