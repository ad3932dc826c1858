/** Players for any game and what measures them: the random bot, whole plays by bots, tournaments. */
export { playOut, turnOf, type Table } from './play-out.ts';
export { randomBot, type SampledTurn } from './random.ts';
export { rotation, Standings, tournament, type Match, type Standing } from './tournament.ts';
