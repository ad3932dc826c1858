/** Random plays for the kit: the same scenario gives the same play, step by step. */
import { pick, fastRng } from '../random.ts';
import type { Game, GameEvent, Audience, Rng, Seat } from '../game.ts';
import { readOptions } from '../options.ts';

/** One table to try a game on. */
export interface Scenario {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seatCount: number;
  readonly seed: number;
  /** A random play longer than this counts as endless. */
  readonly maxActions: number;
}

export interface Step {
  readonly state: any;
  readonly seat: Seat;
  readonly action: unknown;
  readonly index: number;
  /** Randomness for trying things out: apart from the play's own, so that looking changes nothing. */
  readonly aside: Rng;
}

export interface Heard {
  readonly event: GameEvent;
  readonly to: Audience;
}

export function listen(): { heard: Heard[]; tell: (event: GameEvent, to?: Audience) => void } {
  const heard: Heard[] = [];
  return { heard, tell: (event, to = 'all') => void heard.push({ event, to }) };
}

export function begin(game: Game, scenario: Scenario, rng: Rng): any {
  const read = readOptions(game.options, scenario.options);
  if (!read.ok) throw new Error(`the scenario's options are refused: ${read.reason.code}`);
  return game.setup(read.options as never, scenario.seatCount, rng, () => {});
}

/** Plays at random to the end; `visit` sees every state before the action that will be taken in it. Gives the number of actions. */
export function walk(game: Game, scenario: Scenario, visit: (step: Step) => void = () => {}): number {
  const rng = fastRng(scenario.seed);
  const choices = fastRng(scenario.seed + 1);
  const aside = fastRng(scenario.seed + 2);
  const state = begin(game, scenario, rng);
  for (let index = 0; index < scenario.maxActions; index++) {
    if (game.result(state)) return index;
    const toAct = game.toAct(state);
    if (toAct.length === 0) throw new Error(`after ${index} actions nobody is to act, but there is no result`);
    const seat = chooseSeat(game, state, toAct, choices);
    const action =
      game.sample && toAct.includes(seat) ? game.sample(state, seat, choices) : pick(game.legal(state, seat), choices);
    visit({ state, seat, action, index, aside });
    game.apply(state, seat, action, rng, () => {});
  }
  throw new Error(`no end after ${scenario.maxActions} actions`);
}

/** Mostly somebody who is waited for, now and then somebody who may act besides. */
function chooseSeat(game: Game, state: any, toAct: readonly Seat[], rng: Rng): Seat {
  const besides = (game.mayAct?.(state) ?? []).filter(
    (seat) => !toAct.includes(seat) && game.legal(state, seat).length > 0,
  );
  return besides.length > 0 && rng.below(8) === 0 ? pick(besides, rng) : pick(toAct, rng);
}

/** Visits about `count` states of a play, spread evenly. */
export function walkSparsely(game: Game, scenario: Scenario, count: number, visit: (step: Step) => void): void {
  const stride = Math.ceil(walk(game, scenario) / count) || 1;
  walk(game, scenario, (step) => {
    if (step.index % stride === 0) visit(step);
  });
}
