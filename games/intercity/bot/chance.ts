/** How likely a seat is to win, judged by what lies on the table: what its teams have of all chances. */
import type { Seat } from '@stellwerk/kernel';
import { seatOfTeam, teamTimes, type State, type Team } from '../rules/index.ts';
import { needs } from './points.ts';

// Fitted to 500 plays of four *normal* bots.
/** The later passenger decides the game; the earlier one is worth so much of it. */
const EARLIER = 0.7;
/** Fields that a missed train costs. */
const MISSED = 32;
const NEVER = 400;
/** The fewer fields are left, the more each is worth: a power of them, counted from so far behind the goal. */
const BEHIND = 155;
const POWER = 5.3;
/** An event card in the hand makes a victory so many times as likely. */
const CARD = 1.35;

/** In the puzzles that there are: fields ahead that make a victory e times as likely. */
const LEAD = 32;

export const chanceToWin = (state: State, seat: Seat): number => shareOf(state, seat, weight);

/** By fields alone, and all of them alike: what the puzzles were found with. */
export const chanceByFields = (state: State, seat: Seat): number =>
  shareOf(state, seat, (_, team) => Math.exp(-needs(state, team) / LEAD));

function weight(state: State, team: Team): number {
  const [earlier, later] = teamTimes(state, team, MISSED);
  const fields = Math.min(later, NEVER) + EARLIER * Math.min(earlier, NEVER);
  return (fields + BEHIND) ** -POWER * CARD ** state.hands[seatOfTeam(state, team)]!.length;
}

function shareOf(state: State, seat: Seat, weightOf: (state: State, team: Team) => number): number {
  let [mine, all] = [0, 0];
  for (let team = 0; team < state.teams; team++) {
    const weight = weightOf(state, team);
    if (seatOfTeam(state, team) === seat) mine += weight;
    all += weight;
  }
  return all > 0 ? mine / all : 1 / state.seats;
}
