/** InterUrban's rules: the game, its words, and the pure helpers that boards and bots build on. Helpers take a view or a state. */
export { game } from './game.ts';
export * from './types.ts';
export { placedTiles, routesOf, type Leg, type PlacedTile, type Route } from './routes.ts';
export { leaders, scoreRoutes, seriesTotals, totals, victoryPoints } from './scoring.ts';
export { blocksOf } from './completion.ts';
export { completedBy, legalActions, whyNot } from './legal.ts';
export { endedBy, endingOf, tableAfter } from './play.ts';
export { adviceFor, adviceOn, mainTile, type Advice } from './advice.ts';
export { weigh } from './weigh.ts';
export { turnsFrom } from './plans.ts';
export {
  DIRECTIONS,
  EAST,
  edgesOf,
  isStation,
  isTrack,
  KINDS,
  kindOf,
  NONE,
  NORTH,
  ownerOf,
  rotationsOf,
  ROUTES,
  routeLabel,
  SOUTH,
  START_TILES,
  startLabel,
  STATION_SLOTS,
  stationSlot,
  STRIDE,
  tileCode,
  TILES_A_TURN,
  TRACK_SLOTS,
  tracksOf,
  valueOf,
  WEST,
  type Direction,
  type Kind,
  type StartLabel,
} from './tiles.ts';
