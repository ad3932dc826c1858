/** The kernel's door: what games, bots, server and screens are written against. */
export * from './game.ts';
export * from './options.ts';
export * from './bot.ts';
