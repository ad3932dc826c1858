/**
 * What the others probably have in mind: they travel as the program would propose. Without orders nobody in an imagined world would board or get
 * off before his next turn.
 */
import type { Rng } from '@stellwerk/kernel';
import {
  game,
  hasArrived,
  proposeForTeam,
  seatOf,
  type Position,
  type Proposal,
  type State,
  type View,
} from '../rules/index.ts';

type Proposals = readonly (Proposal | undefined)[];
const known = new WeakMap<View, Proposals>();

function proposalsIn(view: View): Proposals {
  let proposals = known.get(view);
  if (!proposals) known.set(view, (proposals = proposalsFor(view)));
  return proposals;
}

const proposalsFor = (position: Position): Proposals =>
  Array.from({ length: position.teams }, (_, team) => proposeForTeam(position, team)).flat();

export function imagine(view: View, rng: Rng): State {
  const state = game.guess(view, rng);
  proposalsIn(view).forEach((proposal, passenger) => {
    if (!proposal || seatOf(view, passenger) === view.viewer || hasArrived(view, passenger)) return;
    const { single, switches } = state.orders[passenger]!;
    const card = proposal.task === 1 ? 'task1' : 'task2';
    state.orders[passenger] = { legs: proposal.legs, single, switches: { ...switches, card } };
  });
  return state;
}
