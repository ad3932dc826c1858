/** Clocks that belong to the table: how much is left now, and in which words. */
import type { Seat } from '@stellwerk/kernel';
import type { ClockShown } from '@stellwerk/tables/wire';
import { minutes } from '../lobby/time-left.ts';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Milliseconds that the seat has left at the server's time `now`. While the server is away its clocks stand still. */
export function leftOf({ at, left, running }: ClockShown, seat: Seat, now: number): number {
  return Math.max(0, left[seat]! - (running.includes(seat) ? Math.max(0, now - at) : 0));
}

/** "1:42"; beyond an hour whole hours, beyond a day whole days. */
export function inWords(milliseconds: number, words: { hours(n: number): string; days(n: number): string }): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= 2 * DAY) return words.days(Math.floor(seconds / DAY));
  if (seconds >= HOUR) return words.hours(Math.floor(seconds / HOUR));
  return minutes(milliseconds);
}
