/** The line of the day: the same cards for everybody on a day, one try a game, and how often in a row. Pure. */

import type { Setup } from '../session/setup.ts';

/** Of the device: 2026-11-16. */
export type Day = string;

/** How a turn compares with the computer's: as good, close, more given away. */
export const MARKS = ['good', 'close', 'given'] as const;
export type Mark = (typeof MARKS)[number];
export const SIGNS: Readonly<Record<Mark, string>> = { good: '●', close: '◐', given: '○' };

/** A try at a day's game. */
export interface Try {
  readonly play: string;
  /** So many entries of its log are of the bots that played first. */
  readonly from?: number;
  readonly result?: { readonly won: boolean; readonly scores: readonly number[] };
  /** A mark for each turn of mine, once the searcher has looked at them. */
  readonly marks?: readonly Mark[];
}
export type Tries = Readonly<Record<Day, Readonly<Record<string, Try>>>>;

export function dayOf(date: Date): Day {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function daysBefore(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number);
  return dayOf(new Date(year!, month! - 1, date! - count));
}

/** A time of that day, to be told in words. */
export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00`);
}

/** How long the lines of a day stand. */
export function untilNext(now: Date): { readonly hours: number; readonly minutes: number } {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** What makes a game of about ten minutes: an option where there is one, else a late start. */
const SHORT: Readonly<Record<string, Pick<Setup, 'late'> & { readonly options?: Setup['options'] }>> = {
  transeuropa: { options: { openRounds: 1 } },
  intercity: { late: 15 },
  'future-mobility': { late: 9 },
};

/** A game's line of a day: everybody's shuffle comes from its name. */
export function lineSetup(game: string, day: Day): Pick<Setup, 'named' | 'options' | 'late'> {
  return { named: `daily/${game}/${day}`, options: {}, ...SHORT[game] };
}

/** How long that takes, about, a round being shorter; and whether it begins late. */
export function lastsOf(game: string): { readonly minutes: number; readonly late: boolean } {
  return { minutes: game === 'transeuropa' ? 5 : 10, late: SHORT[game]?.late !== undefined };
}

export type Stop = 'done' | 'bridged' | 'missed' | 'open';
const WEEK = 7;

/**
 * Days in a row with a game finished, today's included once it is, and the last seven days as stops. One day in seven may be missed: the streak stays, but
 * does not grow by it.
 */
export function streakOf(tries: Tries, today: Day): { readonly days: number; readonly week: readonly Stop[] } {
  const isDone = (day: Day): boolean => Object.values(tries[day] ?? {}).some(({ result }) => result !== undefined);
  const bridged = new Set<Day>();
  let days = 0;
  let sinceGap = WEEK;
  for (let back = isDone(today) ? 0 : 1; ; back++) {
    const day = daysBefore(today, back);
    if (isDone(day)) {
      days++;
      sinceGap++;
    } else if (sinceGap >= WEEK - 1 && isDone(daysBefore(day, 1))) {
      bridged.add(day);
      sinceGap = 0;
    } else break;
  }
  const week = Array.from({ length: WEEK }, (_, index): Stop => {
    const day = daysBefore(today, WEEK - 1 - index);
    if (isDone(day)) return 'done';
    return day === today ? 'open' : bridged.has(day) ? 'bridged' : 'missed';
  });
  return { days, week };
}

/** Up to one per cent is as good as the computer, up to four is close. */
export function markOf(lost: number): Mark {
  return lost <= 0.01 ? 'good' : lost <= 0.04 ? 'close' : 'given';
}

/** From so many turns on a stop is two of them, and the worse one counts. */
const LONG = 16;

export function stopsOf(marks: readonly Mark[]): readonly Mark[] {
  if (marks.length < LONG) return marks;
  return marks.flatMap((mark, index) => {
    const next = marks[index + 1] ?? mark;
    return index % 2 === 1 ? [] : [MARKS[Math.max(MARKS.indexOf(mark), MARKS.indexOf(next))]!];
  });
}

/** ●━◐━○━⚑ */
export function lineOf(marks: readonly Mark[]): string {
  return [...stopsOf(marks).map((mark) => SIGNS[mark]), '⚑'].join('━');
}
