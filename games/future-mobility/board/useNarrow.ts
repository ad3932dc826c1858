/** Whether the window is so narrow that trips and builder stand in the sheet below the plan. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 860px), (max-height: 500px)';

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
