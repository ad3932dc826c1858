/** Whether there is room for the passengers' column beside the map; elsewhere it stands in the tray. */
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1180px) and (min-height: 501px)';

export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
}
