/** The rules' door: the game itself, its words, and what a board or a bot looks up. */
export * from './map.ts';
export * from './types.ts';
export { checkMap } from './check-map.ts';
export { game } from './game.ts';
export { MAX_CREDIT } from './options.ts';
export { missingFrom, type Missing } from './missing.ts';
export { bit, mayUse, networks } from './network.ts';
export { missingPoints } from './scoring.ts';
export { handOf, RAILS, type State } from './state.ts';
export { citiesInPlay, lineBetween, mapFile, topology, type Topology } from './topology.ts';
