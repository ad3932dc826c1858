/** InterUrban's rules: the game, its words, and the pure helpers that boards and bots build on. */
export { game } from './game.ts';
export * from './types.ts';
