/** The screens of the games, found by their folders: a game with a `board/index.tsx` is on the home page, loaded when needed. */
import { use } from 'react';
import type { GameScreen } from '../toolkit/screen.ts';

const LOADERS = import.meta.glob<GameScreen>('../../games/*/board/index.tsx', { import: 'screen' });

const byId = new Map(Object.entries(LOADERS).map(([path, load]) => [path.split('/').at(-3)!, load]));
const loading = new Map<string, Promise<GameScreen>>();

export const SCREEN_IDS: readonly string[] = [...byId.keys()];

export function loadScreen(id: string): Promise<GameScreen> {
  let screen = loading.get(id);
  if (!screen) {
    const load = byId.get(id);
    screen = load ? load() : Promise.reject(new Error(`no screen for ${id}`));
    loading.set(id, screen);
    // A chunk that could not be fetched may come the next time.
    screen.catch(() => loading.delete(id));
  }
  return screen;
}

/** Suspends until the screen is there. */
export function useScreen(id: string): GameScreen {
  return use(loadScreen(id));
}
