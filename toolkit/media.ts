/** What the window is like, for what the style sheets alone can't decide. */
import { useMemo, useSyncExternalStore } from 'react';

/** The windows that the table has a layout for, the first that fits; what is none of these is a tablet. */
export const LOW = '(max-height: 500px)';
export const PHONE = '(max-width: 599px)';
export const DESKTOP = '(min-width: 1024px)';
export const WIDE = '(min-width: 1920px) and (min-height: 1000px)';
/** Everything but a desktop: panels stand below the board. */
export const NARROW = '(max-width: 1023px), (max-height: 500px)';
/** A finger, not a mouse. */
export const TOUCH = '(pointer: coarse)';

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
