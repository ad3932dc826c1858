/** What this device knows of somebody's puzzles: how each was solved. */
import { readStored, writeStored } from '../app/stored.ts';

/** At the first try, later, only after the solution was seen; or tried so far. */
export type Mark = 'first' | 'later' | 'seen' | 'tried';

const KEY = 'stellwerk.puzzles';

/** What has been reached stays: nobody solves at the first try what they have tried or seen before. */
export function markAfter(before: Mark | undefined, event: 'solved' | 'missed' | 'shown'): Mark {
  if (before === 'first' || before === 'later' || before === 'seen') return before;
  if (event === 'solved') return before === 'tried' ? 'later' : 'first';
  return event === 'shown' ? 'seen' : 'tried';
}

/** By the key of the puzzle. */
export function marksOf(game: string): Readonly<Record<string, Mark>> {
  const value = all()[game];
  return typeof value === 'object' && value !== null ? (value as Record<string, Mark>) : {};
}

export function noteMark(game: string, key: string, event: Parameters<typeof markAfter>[1]): Mark {
  const marks = marksOf(game);
  const mark = markAfter(marks[key], event);
  writeStored(KEY, { ...all(), [game]: { ...marks, [key]: mark } });
  return mark;
}

function all(): Readonly<Record<string, unknown>> {
  const value = readStored(KEY);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
