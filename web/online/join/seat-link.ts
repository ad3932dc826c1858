/**
 * A seat link carries a key that is as good as the seat, so it leaves the address bar at once. The entry of the history keeps it, so that a
 * reload still knows it. The name of the one who was invited stands behind the # and never leaves the browser.
 */
import { useEffect, useState } from 'react';

/** Behind the address of a table where a seat is kept for me: I have said already that I want it. */
export const SIT_DOWN = '#sit';

export interface SeatLink {
  readonly key: string;
  readonly name: string;
}

export function seatLinkAddress(base: string, { key, name }: SeatLink): string {
  return `${base}?s=${key}#${encodeURIComponent(name)}`;
}

export function useSeatLink(): SeatLink | undefined {
  const [given] = useState(read);
  useEffect(() => {
    if (given && location.search) history.replaceState({ seatLink: given }, '', location.pathname);
  }, [given]);
  return given;
}

function read(): SeatLink | undefined {
  const key = new URLSearchParams(location.search).get('s');
  if (key === null) return (history.state as { readonly seatLink?: SeatLink } | null)?.seatLink;
  return { key, name: nameIn(location.hash.slice(1)) };
}

/** Half an escape, from a link that was cut off, is no name. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
