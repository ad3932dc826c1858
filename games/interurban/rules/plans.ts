/** Whole turns thought through by bots: which tiles in which places, the most promising ones followed to the end. */
import type { Rng, Seat } from '@stellwerk/kernel';
import { game } from './game.ts';
import { legalActions } from './legal.ts';
import { STRIDE } from './tiles.ts';
import type { Placement, State, View } from './types.ts';
import { weigh } from './weigh.ts';

/** A turn as far as it was thought: where it leads, the tiles in order (none where it ends at once), what it is worth to the seat. */
export interface Plan {
  readonly state: State;
  readonly tiles: readonly Placement[];
  readonly worth: number;
}

const WIDTH = 8;
const ANSWERED = 8;
const ANSWER_WIDTH = 1;
const deaf = (): void => {};

/** The best turns of the seat on turn by what they are worth after the best answer that they leave to the next player. */
export const bestTurns = (view: View, rng: Rng): Plan[] => bestFrom(game.guess(view, rng), view, rng);

/** The same from a table that the view may stand for. */
export function bestFrom(table: State, view: View, rng: Rng): Plan[] {
  const plans = plansFor(table, WIDTH, rng).slice(0, ANSWERED);
  return plans.map((plan) => ({ ...plan, worth: afterAnswer(plan.state, view, rng) })).sort(byWorth);
}

/** What a table is worth to the seat once its turn has ended and the next player has answered as best suits that player. */
export function afterAnswer(state: State, { game: current, seat }: View, rng: Rng): number {
  const after = game.clone(state);
  if (isOnTurn(after, current, seat)) game.apply(after, seat, { type: 'end' }, rng, deaf);
  if (after.ended !== null || after.game !== current) return weigh(after, current, seat);
  const answer: State = plansFor(after, ANSWER_WIDTH, rng)[0]!.state;
  return weigh(answer, current, seat);
}

/** All turns of the seat on turn that were looked at, best first. At every tile only the `width` best beginnings go on. */
function plansFor(start: State, width: number, rng: Rng): Plan[] {
  const { seat, game: current } = start;
  const found: Plan[] = [];
  if (start.placed > 0) found.push({ state: start, tiles: [], worth: weigh(start, current, seat) });
  let frontier: Pick<Plan, 'state' | 'tiles'>[] = [{ state: start, tiles: [] }];
  const met = new Set<string>();
  while (frontier.length > 0) {
    const next: Plan[] = [];
    for (const { state, tiles } of frontier) {
      for (const action of distinctPlacements(state)) {
        const key = arrangement(start, state, action);
        if (met.has(key)) continue;
        met.add(key);
        const after = game.clone(state);
        game.apply(after, seat, action, rng, deaf);
        next.push({ state: after, tiles: [...tiles, action], worth: weigh(after, current, seat) });
      }
    }
    next.sort(byWorth);
    found.push(...next);
    frontier = next.filter(({ state }) => isOnTurn(state, current, seat)).slice(0, width);
  }
  return found.sort(byWorth);
}

function byWorth(a: Plan, b: Plan): number {
  return b.worth - a.worth;
}

function isOnTurn(state: State, current: number, seat: Seat): boolean {
  return state.ended === null && state.game === current && state.seat === seat;
}

/** Tiles of one kind and value are as good as each other. */
export function distinctPlacements(state: State): Placement[] {
  const met = new Set<string>();
  return legalActions(state, state.seat).filter((action): action is Placement => {
    if (action.type !== 'place') return false;
    const key = `${state.faceUp[action.slot]} ${action.x} ${action.y} ${action.rotation}`;
    return !met.has(key) && met.add(key) !== undefined;
  });
}

/** The tiles of the turn in any order: two ways to the same table are one. */
function arrangement(start: State, state: State, { slot, x, y, rotation }: Placement): string {
  const placed = [[x, y, rotation, state.faceUp[slot]!].join(' ')];
  for (let i = start.tiles.length; i < state.tiles.length; i += STRIDE) {
    placed.push(state.tiles.slice(i, i + STRIDE).join(' '));
  }
  return placed.sort().join();
}
