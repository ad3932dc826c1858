/** What the window is like, for what the style sheets alone can't decide. */
import { useMemo, useSyncExternalStore } from 'react';

/** Where the panels of the table become a sheet below the board; the style sheets say the same. */
export const NARROW = '(max-width: 860px), (max-height: 500px)';

export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (changed) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => list.matches,
  );
}
