/** Where a seat may place its marker and lay rails: the legal actions, one at random, and the reason why something is not legal. */
import { anyNumber, oneOf, optional, tagged, type Gate, type Reason, type Rng, type Seat } from '@stellwerk/kernel';
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

/** A free line at the seat's network; a double one only at the beginning of a turn. */
function layable(topo: Topology, state: State, seat: Seat, line: number): boolean {
  if (state.rails[line] !== FREE || (state.laidThisTurn > 0 && topo.cost[line]! > 1)) return false;
  return ((state.reach[topo.endA[line]!]! | state.reach[topo.endB[line]!]!) & bit(seat)) !== 0;
}

/** Looks at the youngest parts of the network first: there is nearly always room. */
export function canLay(topo: Topology, state: State, seat: Seat): boolean {
  for (let j = state.joined.length - 1; j >= 0; j--) {
    const crossing = state.joined[j]!;
    if ((state.reach[crossing]! & bit(seat)) === 0) continue;
    for (let i = topo.first[crossing]!, end = topo.first[crossing + 1]!; i < end; i++) {
      if (layable(topo, state, seat, topo.via[i]!)) return true;
    }
  }
  return false;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.phase === 'over' || state.turn !== seat) return [];
  const topo = topology(state.map);
  const actions = actionsOf(topo);
  if (state.phase === 'start') return actions.start.filter((_, crossing) => !state.markers.includes(crossing));
  const list = actions.lay.filter((_, line) => layable(topo, state, seat, line));
  if (state.ownRailsLeft[seat]! > 0) {
    list.push(...actions.own.filter((_, line) => layable(topo, state, seat, line)));
  }
  if (state.laidThisTurn > 0) list.push(STOP);
  return list;
}

/**
 * One of `legal`, all equally likely, without making the list: tickets are drawn until one wins. A line has two tickets at each end
 * that lies in the seat's network, of which one loses if both do; so it wins with two, and stopping with two as well.
 */
export function sample(state: State, seat: Seat, rng: Rng): Action {
  const topo = topology(state.map);
  const actions = actionsOf(topo);
  if (state.phase === 'start') {
    let crossing = rng.below(topo.crossings);
    while (state.markers.includes(crossing)) crossing = rng.below(topo.crossings);
    return actions.start[crossing]!;
  }
  const kinds = state.ownRailsLeft[seat]! > 0 ? 2 : 1;
  const tickets = state.joined.length * topo.maxDegree * 2 * kinds;
  for (;;) {
    let ticket = rng.below(state.laidThisTurn > 0 ? tickets + 2 : tickets);
    if (ticket >= tickets) return STOP;
    const list = ticket % kinds === 0 ? actions.lay : actions.own;
    ticket = Math.floor(ticket / kinds);
    const line = drawnLine(topo, state, seat, ticket >> 1, (ticket & 1) === 0);
    if (line >= 0) return list[line]!;
  }
}

/** The line of a place in the network, −1 if it loses. */
function drawnLine(topo: Topology, state: State, seat: Seat, place: number, first: boolean): number {
  const crossing = state.joined[Math.floor(place / topo.maxDegree)]!;
  if ((state.reach[crossing]! & bit(seat)) === 0) return -1;
  const i = topo.first[crossing]! + (place % topo.maxDegree);
  if (i >= topo.first[crossing + 1]! || !layable(topo, state, seat, topo.via[i]!)) return -1;
  return first || (state.reach[topo.to[i]!]! & bit(seat)) === 0 ? topo.via[i]! : -1;
}

type Refusal = Reason<ReasonCode>;

const isAction: Gate<Action> = tagged('type', {
  start: { crossing: anyNumber },
  lay: { line: anyNumber, own: optional(oneOf(true)) },
  stop: {},
});

/** Why a value is not a legal action of the seat, or undefined if it is. Takes anything. */
export function check(state: State, seat: Seat, action: unknown): Refusal | undefined {
  if (state.phase === 'over') return { code: 'over' };
  if (state.turn !== seat) return { code: 'notYourTurn' };
  if (!isAction(action)) return { code: 'shape' };
  if (action.type === 'start') return checkStart(state, action.crossing);
  if (state.phase === 'start') return { code: 'placeMarkerFirst' };
  if (action.type === 'stop') return state.laidThisTurn === 0 ? { code: 'layAtLeastOne' } : undefined;
  return checkLay(state, seat, action.line, action.own === true);
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
