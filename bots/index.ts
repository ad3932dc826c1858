/** Whole plays by bots of any game, and tournaments that measure them. */
export { Ears, playAhead, playOut, RANDOM, turnIn, turnOf, type Deal, type Player } from './play-out.ts';
export { playOfMatch, rotation, Standings, tournament, type Match, type Standing } from './tournament.ts';
export { chosen, isSameWay, search, searcher, weigh, type Tried, type Weighed } from './search.ts';
export {
  analyse,
  courseSince,
  insteadOf,
  type Analysis,
  type Moment as AnalysisMoment,
  type Parts,
  type Progress,
} from './analysis.ts';
export type { Judged, Other, Way } from './judge.ts';
export { inPercent } from './percent.ts';
export { largest, turningPoints, WORTH_TELLING, type Change } from './turning-points.ts';
export { ladder, ladderErrors, type Outcome } from './ladder.ts';
export { shareOf } from './victory.ts';
export {
  follow,
  isConfirmed,
  lostBy,
  mixture,
  nextToBest,
  isSameTurn,
  puzzlesIn,
  turnsIn,
  type Compared,
  type Found,
  type Position,
} from './puzzles.ts';
