/** InterCity: rules, bots and what a searcher knows of it. */
export { bots } from './bot/index.ts';
export { guide, puzzleGuide } from './bot/guide.ts';
export { game } from './rules/index.ts';
