/** The rules' door: the game itself, its words, and what a board or a bot looks up. */
export * from './map.ts';
export * from './types.ts';
export { checkMap } from './check-map.ts';
export { citiesInPlay, lineBetween, mapFile, topology, type Topology } from './topology.ts';
