/** The puzzles of the games, loaded when they are opened. */
import { isGameId, PUZZLES } from '@stellwerk/games';
import type { Puzzle, Puzzles } from '@stellwerk/kernel';
import { use } from 'react';

const loading = new Map<string, Promise<Puzzles>>();

export function hasPuzzles(game: string): boolean {
  return isGameId(game) && PUZZLES[game] !== undefined;
}

/** Suspends until they are there. */
export function usePuzzles(game: string): Puzzles {
  let puzzles = loading.get(game);
  if (!puzzles) {
    const load = isGameId(game) ? PUZZLES[game] : undefined;
    puzzles = load ? load().then((module) => module.puzzles) : Promise.reject(new Error(`no puzzles for ${game}`));
    loading.set(game, puzzles);
  }
  return use(puzzles);
}

/** What a mark is kept under: it stays with its puzzle when others come before it. */
export function keyOf({ plays }: Puzzles, { play, at }: Puzzle): string {
  return `${plays[play]!.seed.commitment.slice(0, 8)}-${at}`;
}
