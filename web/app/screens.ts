/**
 * The games, found by their folders. Every game has an `about` (`board/about.tsx`) for the pages around it and a screen (`board/index.tsx`)
 * that is loaded when somebody opens it.
 */
import { use } from 'react';
import { GAME_IDS } from '@stellwerk/games';
import type { GameAbout, GameScreen } from '@stellwerk/toolkit/screen.ts';

const abouts = shelf(import.meta.glob<GameAbout>('../../games/*/board/about.tsx', { import: 'about' }));
const screens = shelf(import.meta.glob<GameScreen>('../../games/*/board/index.tsx', { import: 'screen' }));

export const SCREEN_IDS: readonly string[] = GAME_IDS.filter((id) => screens.has(id));

export const loadScreen = screens.load;

/** Suspends until it is there. */
export function useAbout(id: string): GameAbout {
  return use(abouts.load(id));
}

/** Suspends until the screen is there. */
export function useScreen(id: string): GameScreen {
  return use(screens.load(id));
}

/**
 * Modules by game, each asked for once. A failure is kept like a module: `use` would ask again and again otherwise. The page then
 * offers to reload.
 */
function shelf<T>(loaders: Record<string, () => Promise<T>>) {
  const byId = new Map(Object.entries(loaders).map(([path, load]) => [path.split('/').at(-3)!, load]));
  const loading = new Map<string, Promise<T>>();
  const load = (id: string): Promise<T> => {
    let module = loading.get(id);
    if (!module) {
      const fetch = byId.get(id);
      module = fetch ? fetch() : Promise.reject(new Error(`there is no game ${id}`));
      loading.set(id, module);
    }
    return module;
  };
  return { has: (id: string) => byId.has(id), load };
}
