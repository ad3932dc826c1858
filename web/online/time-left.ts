/** What is left of a clock, in words. */
import type { OnlineTexts } from './texts/en.ts';

/** In seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

type Words = Pick<OnlineTexts['clock'], 'left' | 'hours' | 'days'>;

const secondsIn = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

export function minutes(milliseconds: number): string {
  const seconds = secondsIn(milliseconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** “1:42”; beyond an hour whole hours, beyond two days whole days. */
export function inWords(milliseconds: number, { hours, days }: Omit<Words, 'left'>): string {
  const seconds = secondsIn(milliseconds);
  if (seconds >= 2 * DAY) return days(Math.floor(seconds / DAY));
  return seconds >= HOUR ? hours(Math.floor(seconds / HOUR)) : minutes(milliseconds);
}

/** “1:42”, “18 h left”, “3 days left”. */
export function timeLeft(words: Words, milliseconds: number): string {
  const time = inWords(milliseconds, words);
  return secondsIn(milliseconds) < HOUR ? time : words.left(time);
}
