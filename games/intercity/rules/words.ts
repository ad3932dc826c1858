/** The basic words: teams, passengers, trains, places. */

/**
 * A **team** is a pair of passengers and plays one turn in the round; it is a player, except in the duel, where each seat leads two
 * teams (F24). Passengers 2n and 2n + 1 belong to team n.
 */
export type Team = number;
export type Passenger = number;
export type Train = number;
export type Station = number;
export type Line = number;
/** +1 towards the southern terminus, −1 towards the northern one. */
export type Direction = 1 | -1;

/** Where a passenger is: a station's index, `ABOARD + train`, or `ARRIVED`. */
export const ABOARD = 100;
export const ARRIVED = -1;
export const NOBODY = -1;
