/** InterCity as a value. */
import { defineGame, type Reason, type Result } from '@stellwerk/kernel';
import { apply } from './apply.ts';
import { check, toAct } from './check.ts';
import { isForced, legal, sample } from './legal.ts';
import { arrivedOfTeam, clone, seatOfTeam, setup } from './state.ts';
import type { Action, State } from './types.ts';
import { guess, ownView, view } from './view.ts';
import { openWindow } from './windows.ts';

const refuse = (code: 'duelIsForTwo' | 'twoNeedDuel'): Reason => ({ code });

export const game = defineGame({
  id: 'intercity',
  version: 5,
  seats: { min: 2, max: 6 },
  options: {
    duel: { kind: 'flag', default: false },
    moveUp: { kind: 'flag', default: true },
  },
  checkTable({ duel }, seatCount): Reason | undefined {
    if (duel && seatCount !== 2) return refuse('duelIsForTwo');
    return !duel && seatCount === 2 ? refuse('twoNeedDuel') : undefined;
  },
  setup(options, seatCount, rng, tell): State {
    const state = setup(options, seatCount, rng, tell);
    const questions = Array.from({ length: seatCount }, (_, seat) => ({ seat, passenger: -1 }));
    openWindow(state, 'opening', questions, { train: -1, station: -1 }, tell);
    return state;
  },
  clone,
  toAct,
  /** Orders may be given, and cards pressed, at any time. */
  mayAct: (state) => (state.phase === 'over' ? [] : state.hands.map((_, seat) => seat)),
  legal,
  staged: (state) => state.phase !== 'over',
  sample,
  check,
  apply,
  undoable: (state) => state.quiet,
  /** Points that were laid together: a question, a card or a contest of one's own make one look again before the rest is driven. */
  stops: (event, seat) =>
    event.type === 'played' ||
    ((event.type === 'fight' || event.type === 'fullTrainRoll' || event.type === 'asked') &&
      event.seats.includes(seat)),
  fallback: (): Action => ({ type: 'timeout' }),
  reaction: ({ window }) => window !== null && window.kind !== 'opening',
  forced: (state, seat): Action | undefined => (isForced(state, seat) ? { type: 'pass' } : undefined),
  view,
  ownView,
  result,
  guess,
});

/** Arrived passengers count ten, station cards held one: the ranking of those who didn't win. */
function result(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.hands.map((_, seat) => Math.max(...teamsOf(state, seat).map((team) => teamScore(state, team))));
  return { winners: [seatOfTeam(state, state.winner)], scores };
}

function teamsOf(state: State, seat: number): number[] {
  return Array.from({ length: state.teams }, (_, team) => team).filter((team) => seatOfTeam(state, team) === seat);
}

function teamScore(state: State, team: number): number {
  const cards = [2 * team, 2 * team + 1].filter((passenger) => state.task[passenger]! > 0).length;
  const arrived = arrivedOfTeam(state, team);
  return team === state.winner ? 100 : 10 * arrived + cards - arrived;
}
