/** TransEuropa for the rest of the house: its rules and its bots. */
export { bots } from './bot/index.ts';
export { game } from './rules/index.ts';
