/** Whether the window is so narrow that what is laid over the board leaves no room beside it. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 860px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
  );
}
