/** Future Mobility: rules, bots and what a searcher knows of it. */
export { guide, puzzleGuide } from './bot/guide.ts';
export { game } from './rules/index.ts';
export { bots } from './bot/index.ts';
