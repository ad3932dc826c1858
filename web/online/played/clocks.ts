/** Clocks that belong to the table: how much is left now. */
import type { Seat } from '@stellwerk/kernel';
import type { ClockShown } from '@stellwerk/tables/wire';

/** Milliseconds that the seat has left at the server's time `now`. While the server is away its clocks stand still. */
export function leftOf({ at, left, running }: ClockShown, seat: Seat, now: number): number {
  return Math.max(0, left[seat]! - (running.includes(seat) ? Math.max(0, now - at) : 0));
}
