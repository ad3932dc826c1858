/** The lessons of the games, each loaded when it is opened. */
import { isGameId, LESSONS } from '@stellwerk/games';
import type { Lesson } from '@stellwerk/kernel';
import { use } from 'react';

const loading = new Map<string, Promise<Lesson>>();

export function hasLesson(game: string): boolean {
  return isGameId(game) && LESSONS[game] !== undefined;
}

/** Suspends until it is there. */
export function useLesson(game: string): Lesson {
  let lesson = loading.get(game);
  if (!lesson) {
    const load = isGameId(game) ? LESSONS[game] : undefined;
    lesson = load ? load().then((module) => module.lesson) : Promise.reject(new Error(`no lesson for ${game}`));
    loading.set(game, lesson);
  }
  return use(lesson);
}
