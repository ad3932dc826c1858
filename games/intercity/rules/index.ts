/** The rules' door: the game itself, its words, and what a board or a bot looks up. */
export { forecast, winnerOf } from './arrivals.ts';
export * from './board.ts';
export { game } from './game.ts';
export * from './network.ts';
export { dryRun, isContest, type Contest, type DryRun } from './dry-run.ts';
export { fieldsToGoal } from './orders.ts';
export { MODES, modeOf, switchesOf, type Mode } from './modes.ts';
export { alternatives, fieldsARound, journeyOf, roundsOf, sameJourney, stayingOn } from './plans.ts';
export {
  changesBy,
  expectedTime,
  proposeBy,
  proposeFor,
  proposeForTeam,
  proposeItinerary,
  timeAboard,
  type Pin,
  type Proposal,
} from './propose.ts';
export { fieldsLeft } from './record.ts';
export { mattersIn, sameLegs } from './legal.ts';
export {
  aboard,
  activeSeat,
  arrivedOfTeam as arrivedOf,
  cardFor,
  DEFAULT_ORDERS,
  DEFAULT_SETTINGS,
  DEFAULT_SWITCHES,
  freeSeats,
  freshPosition,
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
  turnsAway,
  unusedJokers,
} from './state.ts';
export { teamTimes, type Traffic } from './team-times.ts';
export { ALL_DICE, canDraw, canDrive, unusedDice } from './turn.ts';
export * from './types.ts';
