/** Random plays for the kit: the same scenario gives the same play, step by step. */
import type { Audience, Game, GameEvent, Rng, Seat } from '../game.ts';
import { readOptions } from '../options.ts';
import { playOn } from '../random-play.ts';
import { fastRng } from '../random.ts';

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

/** One action in so many is one of a seat that is not waited for. */
export const OFF_TURN = 8;

export function listen(): { heard: Heard[]; tell: (event: GameEvent, to?: Audience) => void } {
  const heard: Heard[] = [];
  return { heard, tell: (event, to = 'all') => void heard.push({ event, to }) };
}

export function begin(game: Game, scenario: Scenario, rng: Rng): any {
  const read = readOptions(game.options, scenario.options);
  if (!read.ok) throw new Error(`the scenario's options are refused: ${read.reason.code}`);
  return game.setup(read.options as never, scenario.seatCount, rng, () => {});
}

/** Plays at random to the end; `visit` sees every state before the action that will be taken in it. Returns the number of actions. */
export function walk(game: Game, scenario: Scenario, visit: (step: Step) => void = () => {}): number {
  const rng = fastRng(scenario.seed);
  const aside = fastRng(scenario.seed + 2);
  const start = begin(game, scenario, rng);
  let index = 0;
  playOn(game, start, rng, {
    choices: fastRng(scenario.seed + 1),
    atMost: scenario.maxActions,
    offTurn: OFF_TURN,
    visit: (state, seat, action) => visit({ state, seat, action, index: index++, aside }),
  });
  if (!game.result(start)) throw new Error(`no end after ${scenario.maxActions} actions`);
  return index;
}

/** Visits about `count` states of a play, spread evenly. */
export function walkSparsely(game: Game, scenario: Scenario, count: number, visit: (step: Step) => void): void {
  const stride = Math.ceil(walk(game, scenario) / count) || 1;
  walk(game, scenario, (step) => {
    if (step.index % stride === 0) visit(step);
  });
}
