/** The plays kept on this device. */
import { useEffect, useState } from 'react';
import { ask } from '../session/engine.ts';
import type { Library } from '../session/library.ts';

/** `known` once the device has been asked. */
type Saved = Awaited<ReturnType<Library['list']>> & { readonly known: boolean };

/** Shown at once when the page is opened again. */
let last: Saved = { plays: [], damaged: [], storage: 'ok', known: false };

export function useSavedPlays() {
  const [saved, setSaved] = useState(last);
  const refresh = (): void => {
    ask((service) => service.library.list())
      .then((list) => setSaved((last = { ...list, known: true })))
      // Without the worker there is nothing to list; starting a game will say so.
      .catch(() => setSaved({ ...last, plays: [], known: true }));
  };
  useEffect(refresh, []);
  const remove = async (id: string): Promise<void> => {
    await ask((service) => service.library.remove(id));
    refresh();
  };
  return { ...saved, remove };
}
