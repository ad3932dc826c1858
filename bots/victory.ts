import type { Result, Seat } from '@stellwerk/kernel';

/** What a seat has of the victory: those who share it have equal parts. */
export function shareOf({ winners }: Result, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
