/** What both languages make of the events of a turn. */
import type { Event } from '../rules/index.ts';

type Placed = Extract<Event, { type: 'placed' }>;

/** The tiles of a turn by the routes that they extend, in order. */
export function byRoute(events: readonly Event[]): { readonly labels: readonly string[]; readonly placed: Placed[] }[] {
  const found = new Map<string, { labels: readonly string[]; placed: Placed[] }>();
  for (const event of events) {
    if (event.type !== 'placed') continue;
    const key = event.labels.join(' ');
    const known = found.get(key);
    if (known) known.placed.push(event);
    else found.set(key, { labels: event.labels, placed: [event] });
  }
  return [...found.values()];
}

/** With a sign, as points change: +3, −2. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
