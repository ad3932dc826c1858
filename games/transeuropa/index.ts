/** TransEuropa for the rest of the house: its rules, its bots and what a searcher knows of it. */
export { bots } from './bot/index.ts';
export { guide, guide as puzzleGuide } from './bot/guide.ts';
export { game } from './rules/index.ts';
