/** Future Mobility: rules and bots. */
export { game } from './rules/index.ts';
export { bots } from './bot/index.ts';
