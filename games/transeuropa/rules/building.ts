/** Where a seat may place its marker and lay rails: the legal actions, one at random, and the reason why something is not legal. */
import type { Reason, Rng, Seat } from '@stellwerk/kernel';
import { bit } from './network.ts';
import type { State } from './state.ts';
import { topology, type Topology } from './topology.ts';
import { FREE, OWN, SHARED, type Action, type ReasonCode } from './types.ts';

/** Every action there can be on a map, made once. */
interface Actions {
  readonly start: readonly Action[];
  readonly lay: readonly Action[];
  readonly own: readonly Action[];
}

const STOP: Action = Object.freeze({ type: 'stop' });
const actionsOn = new WeakMap<Topology, Actions>();

function actionsOf(topo: Topology): Actions {
  let actions = actionsOn.get(topo);
  if (!actions) {
    const each = (count: number, action: (index: number) => Action): readonly Action[] =>
      Array.from({ length: count }, (_, index) => Object.freeze(action(index)));
    actions = {
      start: each(topo.crossings, (crossing) => ({ type: 'start', crossing })),
      lay: each(topo.lines, (line) => ({ type: 'lay', line })),
      own: each(topo.lines, (line) => ({ type: 'lay', line, own: true })),
    };
    actionsOn.set(topo, actions);
  }
  return actions;
}

/** What can be built on now; filled anew by every call of `collect`. */
let found = new Int32Array(0);

/** Collects the free lines at the seat's network, dear ones only at the beginning of a turn, and gives their count. */
function collect(topo: Topology, state: State, seat: Seat): number {
  if (found.length < topo.lines) found = new Int32Array(topo.lines);
  const { rails, reach } = state;
  const { endA, endB, cost, lines } = topo;
  const own = bit(seat);
  const dearest = state.laidThisTurn === 0 ? 2 : 1;
  let count = 0;
  for (let line = 0; line < lines; line++) {
    if (rails[line] !== FREE || ((reach[endA[line]!]! | reach[endB[line]!]!) & own) === 0) continue;
    if (cost[line]! <= dearest) found[count++] = line;
  }
  return count;
}

export function canLay(topo: Topology, state: State, seat: Seat): boolean {
  return collect(topo, state, seat) > 0;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.phase === 'over' || state.turn !== seat) return [];
  const topo = topology(state.map);
  const actions = actionsOf(topo);
  if (state.phase === 'start') return actions.start.filter((_, crossing) => !state.markers.includes(crossing));
  const count = collect(topo, state, seat);
  const list: Action[] = [];
  for (let i = 0; i < count; i++) list.push(actions.lay[found[i]!]!);
  if (state.ownRailsLeft[seat]! > 0) for (let i = 0; i < count; i++) list.push(actions.own[found[i]!]!);
  if (state.laidThisTurn > 0) list.push(STOP);
  return list;
}

/** One of `legal`, all equally likely, without making the list. */
export function sample(state: State, seat: Seat, rng: Rng): Action {
  const topo = topology(state.map);
  const actions = actionsOf(topo);
  if (state.phase === 'start') {
    let crossing = rng.below(topo.crossings);
    while (state.markers.includes(crossing)) crossing = rng.below(topo.crossings);
    return actions.start[crossing]!;
  }
  const count = collect(topo, state, seat);
  const both = state.ownRailsLeft[seat]! > 0 ? 2 * count : count;
  const drawn = rng.below(state.laidThisTurn > 0 ? both + 1 : both);
  if (drawn === both) return STOP;
  return drawn < count ? actions.lay[found[drawn]!]! : actions.own[found[drawn - count]!]!;
}

type Refusal = Reason<ReasonCode>;

/** Why this is not a legal action of the seat, whatever it is; undefined if it is one. */
export function check(state: State, seat: Seat, action: unknown): Refusal | undefined {
  if (state.phase === 'over') return { code: 'over' };
  if (state.turn !== seat) return { code: 'notYourTurn' };
  if (!isAction(action)) return { code: 'shape' };
  if (action.type === 'start') return checkStart(state, action.crossing);
  if (state.phase === 'start') return { code: 'placeMarkerFirst' };
  if (action.type === 'stop') return state.laidThisTurn === 0 ? { code: 'layAtLeastOne' } : undefined;
  return checkLay(state, seat, action.line, action.own === true);
}

function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false;
  const { type, crossing, line, own } = value as Record<string, unknown>;
  const keys = Object.keys(value).length;
  if (type === 'start') return keys === 2 && typeof crossing === 'number';
  if (type === 'lay') return typeof line === 'number' && (keys === 2 || (keys === 3 && own === true));
  return type === 'stop' && keys === 1;
}

function checkStart(state: State, crossing: number): Refusal | undefined {
  if (state.phase !== 'start') return { code: 'markerPlaced' };
  if (!Number.isInteger(crossing) || crossing < 0 || crossing >= topology(state.map).crossings) {
    return { code: 'noSuchCrossing' };
  }
  return state.markers.includes(crossing) ? { code: 'crossingTaken', at: [crossing] } : undefined;
}

function checkLay(state: State, seat: Seat, line: number, own: boolean): Refusal | undefined {
  const { endA, endB, cost, lines } = topology(state.map);
  if (!Number.isInteger(line) || line < 0 || line >= lines) return { code: 'noSuchLine' };
  const at = [line];
  const rail = state.rails[line]!;
  if (rail !== FREE) return { code: rail === SHARED || rail === OWN + seat ? 'occupied' : 'othersOwnRail', at };
  if (((state.reach[endA[line]!]! | state.reach[endB[line]!]!) & bit(seat)) === 0) return { code: 'notConnected', at };
  if (state.laidThisTurn > 0 && cost[line]! > 1) return { code: 'doubleAfterSingle', at };
  return own && state.ownRailsLeft[seat] === 0 ? { code: 'noOwnRails', at } : undefined;
}
