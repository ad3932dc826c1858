/** What this device knows of somebody's learning: how far each lesson has come, and which games were played. */
import { readStored, writeStored } from '../app/stored.ts';

const LESSONS = 'stellwerk.lessons';
const PLAYED = 'stellwerk.played';
const AFTER = 'stellwerk.afterLesson';

/** The step that waits, from 0, of so many; or all of them. */
export type Progress = { readonly step: number; readonly of: number } | 'done';

/** Of a lesson, by its address. */
export function progressOf(address: string): Progress | undefined {
  const value = kept(LESSONS)[address];
  if (value === 'done') return value;
  const { step, of } = { ...(value as Exclude<Progress, 'done'> | undefined) };
  return Number.isInteger(step) && Number.isInteger(of) && step! >= 0 ? { step: step!, of: of! } : undefined;
}

/** Who has finished a lesson has finished it, also when it is looked at again. */
export function keepProgress(address: string, progress: Progress): void {
  if (progressOf(address) !== 'done') writeStored(LESSONS, { ...kept(LESSONS), [address]: progress });
}

/** The game was played here, or its first lesson finished: nobody has to be shown it any more. */
export function isKnown(game: string): boolean {
  return kept(PLAYED)[game] === true || progressOf(game) === 'done';
}

export function notePlayed(game: string): void {
  if (kept(PLAYED)[game] !== true) writeStored(PLAYED, { ...kept(PLAYED), [game]: true });
}

/** By game the play in which the last lesson ended: only part of a game, as a rule. */
export function noteAfterLesson(game: string, play: string): void {
  writeStored(AFTER, { ...kept(AFTER), [game]: play });
}

export const isAfterLesson = (game: string, play: string): boolean => kept(AFTER)[game] === play;

function kept(key: string): Readonly<Record<string, unknown>> {
  const value = readStored(key);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
