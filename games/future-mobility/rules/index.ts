/** The rules' door: the game itself, its words, and what a board or a bot looks up. */
export * from './cards.ts';
export * from './city.ts';
export * from './types.ts';
export { game } from './game.ts';
export { BIT, checkCell, checkLay, freeSlots, has, isChain, layActions, markersIn } from './markers.ts';
export { bestPlans, type Plan } from './planner.ts';
export {
  bestRoute,
  destinations,
  extraCards,
  modeChoices,
  nextTrips,
  origins,
  walks,
  type ModeChoice,
} from './stages.ts';
export { allRoutes, ROAD_STEPS } from './roads.ts';
export {
  checkCarpool,
  checkElectric,
  checkRoute,
  checkTrip,
  countJams,
  isMotor,
  isSlowed,
  JAM_LOSS,
  jamVisits,
  MODE_BONUS,
  ELECTRIC_BONUS,
  maySwitch,
  modesFor,
  passageOf,
  scoreTrip,
  tramJoins,
  type Outlook,
} from './trips.ts';
export { avoidable, handfuls, jammable } from './legality.ts';
export { recoverable } from './flow.ts';
