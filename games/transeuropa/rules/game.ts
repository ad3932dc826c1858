/** TransEuropa as a value. */
import { defineGame, type Seat } from '@stellwerk/kernel';
import { check, legal, sample } from './building.ts';
import { checkSeats } from './check-map.ts';
import { OPTIONS } from './options.ts';
import { missingPoints } from './scoring.ts';
import { clone, handOf, setup, type State } from './state.ts';
import { topology } from './topology.ts';
import { apply, result } from './turns.ts';
import type { Action, Event, View } from './types.ts';
import { undoable } from './undo.ts';
import { guess, ownView, view } from './view.ts';

const WAITING: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5].map((seat) => Object.freeze([seat]));
const NOBODY: readonly Seat[] = Object.freeze([]);

export const game = defineGame<State, Action, View, typeof OPTIONS, Event>({
  id: 'transeuropa',
  version: 3,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  checkTable: ({ map }, seats) => checkSeats(map, seats),
  setup,
  clone,
  toAct: (state) => (state.phase === 'over' ? NOBODY : WAITING[state.turn]!),
  legal,
  sample,
  check,
  apply,
  undoable,
  fallback,
  view,
  ownView,
  result,
  guess,
});

/** The marker goes onto one of the seat's cities; then it lays as little as the rules allow, along a cheapest completion. */
function fallback(state: State, seat: Seat): Action {
  const topo = topology(state.map);
  if (state.phase === 'start') {
    const sites = handOf(state, seat).map((city) => topo.site[city]!);
    const crossing = sites.find((site) => !state.markers.includes(site));
    return crossing === undefined ? legal(state, seat)[0]! : { type: 'start', crossing };
  }
  if (state.laidThisTurn > 0) return { type: 'stop' };
  const line = missingPoints(state, seat).lines.find(
    (wanted) => check(state, seat, { type: 'lay', line: wanted }) === undefined,
  );
  return line === undefined ? legal(state, seat)[0]! : { type: 'lay', line };
}
