/** What an action does: markers, rails, whose turn it is, and when a round and the play end. */
import type { Result, Rng, Seat, Tell } from '@stellwerk/kernel';
import { canLay } from './building.ts';
import { missingPoints } from './scoring.ts';
import { beginNetwork, bit, extendNetworks } from './network.ts';
import { beginRound, builders, HAND, handOf, seatsIn, type State } from './state.ts';
import { topology, type Topology } from './topology.ts';
import { OWN, SHARED, type Action, type Event } from './types.ts';

export function apply(state: State, seat: Seat, action: Action, rng: Rng, tell: Tell<Event>): void {
  if (action.type === 'start') place(state, seat, action.crossing, tell);
  else if (action.type === 'lay') lay(state, seat, action.line, action.own === true, rng, tell);
  else {
    tell({ type: 'stopped', seat });
    endTurn(state, rng, tell);
  }
}

function place(state: State, seat: Seat, crossing: number, tell: Tell<Event>): void {
  state.markers[seat] = crossing;
  beginNetwork(topology(state.map), state.rails, state, crossing, seat);
  tell({ type: 'started', seat, crossing });
  state.turn = (seat + 1) % state.seats;
  if (state.turn !== state.startPlayer) return;
  state.phase = 'lay';
  state.turnOfRound = 1;
}

function lay(state: State, seat: Seat, line: number, own: boolean, rng: Rng, tell: Tell<Event>): void {
  const topo = topology(state.map);
  const atA = state.reach[topo.endA[line]!]!;
  const atB = state.reach[topo.endB[line]!]!;
  state.rails[line] = own ? OWN + seat : SHARED;
  state.laid.push(line);
  state.laidIn.push(state.turnOfRound);
  if (own) state.ownRailsLeft[seat]!--;
  else state.railsLeft--;
  extendNetworks(topo, state.rails, state, line);
  tell(own ? { type: 'laid', seat, line, own } : { type: 'laid', seat, line });
  if (!own && atA !== 0 && atB !== 0 && atA !== atB) tell({ type: 'joined', seats: seatsIn(atA | atB) });
  afterRail(topo, state, seat, line, rng, tell);
}

/** The round ends with the rail that finishes somebody, or with the last rail; if not, the turn may. */
function afterRail(topo: Topology, state: State, seat: Seat, line: number, rng: Rng, tell: Tell<Event>): void {
  state.finishers = finished(topo, state);
  const second = state.laidThisTurn === 1;
  state.laidThisTurn = 1;
  const more = !second && topo.cost[line] === 1 && state.railsLeft > 0 && canLay(topo, state, seat);
  if (state.finishers === 0 && state.railsLeft > 0) {
    if (!more) endTurn(state, rng, tell);
  } else if (more && (state.finishers & bit(seat)) === 0) {
    tell({ type: 'lastRail', seat, finishers: seatsIn(state.finishers) });
  } else endRound(state, rng, tell);
}

/** One bit for each seat whose five cities all lie in its own network. */
function finished(topo: Topology, { seats, hands, reach }: State): number {
  let mask = 0;
  for (let seat = 0; seat < seats; seat++) {
    let common = bit(seat);
    for (let i = seat * HAND; common !== 0 && i < (seat + 1) * HAND; i++) common &= reach[topo.site[hands[i]!]!]!;
    mask |= common;
  }
  return mask;
}

/** On to the next seat that can lay a rail. Nobody can only where private rails shut everything off: then the round is over. */
function endTurn(state: State, rng: Rng, tell: Tell<Event>): void {
  if (state.finishers !== 0) return endRound(state, rng, tell);
  const topo = topology(state.map);
  state.laidThisTurn = 0;
  for (let step = 0; step < state.seats; step++) {
    state.turn = (state.turn + 1) % state.seats;
    state.turnOfRound++;
    if (canLay(topo, state, state.turn)) return undefined;
    tell({ type: 'passed', seat: state.turn });
  }
  return endRound(state, rng, tell);
}

function endRound(state: State, rng: Rng, tell: Tell<Event>): void {
  if (state.finishers !== 0) tell({ type: 'finished', seats: seatsIn(state.finishers) });
  else if (state.railsLeft === 0) tell({ type: 'railsOut' });
  score(state, tell);
  if (state.openRounds > 0 ? state.round < state.openRounds : !state.credits.includes(0)) {
    beginRound(state, rng, tell);
    return;
  }
  state.phase = 'over';
  state.laidThisTurn = 0;
  state.finishers = 0;
  tell({ type: 'won', seats: winners(state) });
}

/** Seats that are not finished lose the points they miss; the credit stops at the red field, 0. */
function score(state: State, tell: Tell<Event>): void {
  const seats = state.markers.map((_, seat) => seat);
  const missing = seats.map((seat) => missingPoints(state, seat));
  for (const seat of seats) state.credits[seat] = Math.max(0, state.credits[seat]! - missing[seat]!.points);
  const scored = {
    round: state.round,
    hands: seats.map((seat) => handOf(state, seat)),
    markers: state.markers.slice(),
    rails: state.rails.slice(),
    laid: state.laid.slice(),
    laidBy: builders(state),
    laidIn: state.laidIn.slice(),
    missing: missing.map(({ lines }) => lines),
    losses: missing.map(({ points }) => points),
    credits: state.credits.slice(),
    finishers: seatsIn(state.finishers),
  };
  state.rounds.push(scored);
  tell({ type: 'scored', scored });
}

export function result(state: State): Result | undefined {
  return state.phase === 'over' ? { winners: winners(state), scores: state.credits.slice() } : undefined;
}

function winners({ credits }: State): Seat[] {
  const most = Math.max(...credits);
  return credits.flatMap((credit, seat) => (credit === most ? [seat] : []));
}
