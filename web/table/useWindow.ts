/** Which of the table's layouts fits the window. */
import { DESKTOP, LOW, PHONE, useMedia } from '@stellwerk/toolkit/media.ts';

/** The five layouts share four arrangements of the parts. */
export type Window = 'phone' | 'low' | 'tablet' | 'desktop';

/** Upright or on its side: log and players lie behind a row, what people say behind a button. */
export const isPhone = (window: Window): boolean => window === 'phone' || window === 'low';

export function useWindow(): Window {
  const low = useMedia(LOW);
  const phone = useMedia(PHONE);
  const desktop = useMedia(DESKTOP);
  return low ? 'low' : phone ? 'phone' : desktop ? 'desktop' : 'tablet';
}
