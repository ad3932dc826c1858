/** How good a position is for a bot: fields that its own passengers still need, against those of the player who is ahead. */
import { fastRng } from '@stellwerk/kernel';
import {
  game,
  JOKER,
  seatOfTeam,
  teamTimes,
  type Action,
  type Position,
  type State,
  type Team,
  type View,
} from '@stellwerk/games/intercity/rules/index.ts';

/** The later passenger decides the game; the earlier one is worth half as much. */
const EARLIER = 0.5;
/** Fields that the leader of the others is kept back count less than fields won. */
const LEADER = 0.35;
const NEVER = 400;

export function needs(position: Position, team: Team): number {
  const [earlier, later] = teamTimes(position, team);
  return Math.min(later, NEVER) + EARLIER * Math.min(earlier, NEVER);
}

/** A full state to try things out in, the teams that matter in it, and its value. */
export interface Trial {
  readonly seat: number;
  readonly state: State;
  readonly own: Team;
  readonly leader: Team;
  readonly value: number;
}

/** In the duel the own team that is further counts. */
export function trial(view: View): Trial {
  const seat = view.viewer as number;
  const state = game.guess(view, fastRng(view.turn));
  const teams = Array.from({ length: view.teams }, (_, team) => ({ team, needs: needs(view, team) }));
  const best = (mine: boolean): Team =>
    teams
      .filter(({ team }) => (seatOfTeam(view, team) === seat) === mine)
      .reduce((least, other) => (other.needs < least.needs ? other : least)).team;
  const [own, leader] = [best(true), best(false)];
  return { seat, state, own, leader, value: valueOf(state, seat, own, leader) };
}

function valueOf(state: State, seat: number, own: Team, leader: Team): number {
  if (state.phase === 'over') return seatOfTeam(state, state.winner) === seat ? 1e6 : -1e6;
  return LEADER * needs(state, leader) - needs(state, own);
}

/** How much better the position is after an action; chance falls as it may. */
export function gain(now: Trial, action: Action, prepare?: (state: State) => void): number {
  const state = game.clone(now.state);
  prepare?.(state);
  if (game.check(state, now.seat, action)) return -Infinity;
  game.apply(state, now.seat, action, fastRng(now.state.turn), () => {});
  return valueOf(state, now.seat, now.own, now.leader) - now.value;
}

/** What a point for a train is worth, whatever the dice show. */
export function pointGain(now: Trial, train: number): number {
  return gain(now, { type: 'drive', die: 0, train }, (state) => {
    state.phase = 'drive';
    state.dice.fill(JOKER);
    state.used.fill(false);
  });
}
