/** The rules' door: the game itself, its words, and what a board or a bot looks up. */
export * from './board.ts';
export { game } from './game.ts';
export * from './network.ts';
export { proposeItinerary, teamTimes, type Proposal } from './propose.ts';
export { sameLegs } from './legal.ts';
export {
  aboard,
  activeSeat,
  cardFor,
  DEFAULT_ORDERS,
  DEFAULT_SETTINGS,
  DEFAULT_SWITCHES,
  freeSeats,
  goalOf,
  hasArrived,
  hasUsedUp,
  isAboard,
  isHeld,
  isWaiting,
  mayFight,
  passengersOf,
  rivalOf,
  seatOf,
  seatOfTeam,
  siblingOf,
  stationOfPassenger,
  taskCard,
  taskVia,
  teamOf,
  trainOf,
  unusedJokers,
} from './state.ts';
export { canDrive, unusedDice } from './turn.ts';
export * from './types.ts';
