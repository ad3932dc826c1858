/** What I finished online, on any device; asked for when my games are looked at, and again when one of my tables begins or ends a play. */
import type { FinishedPlay, TableRow } from '@stellwerk/tables/wire';
import { useEffect, useState } from 'react';
import { finished, unlist } from '../server.ts';

export function useFinished(me: string | undefined, mine: readonly TableRow[]) {
  const [plays, setPlays] = useState<readonly FinishedPlay[]>([]);
  const phases = mine.map(({ table, phase }) => `${table} ${phase}`).join();
  useEffect(() => {
    // Without a server, or a name there, there are none.
    if (me !== undefined) finished().then(setPlays, () => {});
  }, [me, phases]);
  const remove = async (gone: Pick<FinishedPlay, 'table' | 'play'>): Promise<void> => {
    await unlist(gone.table, gone.play);
    setPlays((before) => before.filter(({ table, play }) => table !== gone.table || play !== gone.play));
  };
  return { finished: plays, unlist: remove };
}
