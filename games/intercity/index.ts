/** InterCity: rules and bots. */
export { bots } from './bot/index.ts';
export { game } from './rules/index.ts';
