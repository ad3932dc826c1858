/** The lessons of the games, found by their folders and each loaded when it is opened. */
import type { Lesson } from '@stellwerk/kernel';
import { use } from 'react';
import { ask } from '../session/engine.ts';

const files = import.meta.glob<Lesson>('../../games/*/lessons/*.json', { import: 'default' });
const loading = new Map<string, Promise<Lesson>>();

/** The lesson that teaches the game. */
export const FIRST = 'first';

const names = Object.keys(files).map((path) => {
  const [game, , name] = path.slice(0, -'.json'.length).split('/').slice(-3);
  return { path, game: game!, name: name! };
});

/** Their names, the first game first. */
export function lessonsOf(game: string): readonly string[] {
  const own = names.filter((lesson) => lesson.game === game).map(({ name }) => name);
  return own.includes(FIRST) ? [FIRST, ...own.filter((name) => name !== FIRST)] : own;
}

export const hasFirst = (game: string): boolean => lessonsOf(game).includes(FIRST);

/** Where it is found, below `/learn/`, and under what its progress is kept. */
export const addressOf = (game: string, name: string): string => (name === FIRST ? game : `${game}/${name}`);

/** The file as it is: what its words name is still in braces. */
export function fileOf(game: string, name: string): Promise<Lesson> {
  const found = names.find((lesson) => lesson.game === game && lesson.name === name);
  return found ? files[found.path]!() : Promise.reject(new Error(`no lesson ${name} for ${game}`));
}

/** Suspends until it is there. */
export function useLesson(game: string, name: string): Lesson {
  const address = addressOf(game, name);
  let lesson = loading.get(address);
  if (!lesson) {
    lesson = fileOf(game, name).then((file) => ask((service) => service.told(file)));
    loading.set(address, lesson);
  }
  return use(lesson);
}
