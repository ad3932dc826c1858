/** What I finished online, on any device; asked for when my games are looked at, and again when one of my tables begins or ends a play. */
import type { FinishedPlay } from '@stellwerk/tables/wire';
import { useEffect, useState } from 'react';
import { useLists } from '../lobby/lists.ts';
import { finished, unlist, useLink } from '../server.ts';

export function useFinished() {
  const { mine, known } = useLists();
  const me = useLink().person?.name;
  const [plays, setPlays] = useState<readonly FinishedPlay[]>([]);
  const phases = mine.map(({ table, phase }) => `${table} ${phase}`).join();
  useEffect(() => {
    // Without a server, or a name there, there are none.
    if (known && me !== undefined) finished().then(setPlays, () => {});
  }, [known, me, phases]);
  const remove = async (gone: Pick<FinishedPlay, 'table' | 'play'>): Promise<void> => {
    await unlist(gone.table, gone.play);
    setPlays((before) => before.filter(({ table, play }) => table !== gone.table || play !== gone.play));
  };
  return { finished: plays, unlist: remove };
}
