/** What is left of a clock, in words. */
import type { OnlineTexts } from '../texts/en.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** “1:42”, “18 h left”, “3 days left”. */
export function timeLeft({ left, hours, days }: OnlineTexts['clock'], milliseconds: number): string {
  if (milliseconds < HOUR) return minutes(milliseconds);
  return left(milliseconds < 2 * DAY ? hours(Math.floor(milliseconds / HOUR)) : days(Math.floor(milliseconds / DAY)));
}
