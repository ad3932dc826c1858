/** Whole games of random actions, without log and gate: the bare rules. */
import { defaultOptions, fastRng, type Game, type Rng } from '@stellwerk/kernel';
import { perSecond } from './measure.ts';

const deaf = (): void => {};

/** Plays on at random, to the end or for so many actions; gives their number. */
export function playOn<State>(game: Game<State>, state: State, rng: Rng, atMost = Infinity): number {
  let actions = 0;
  for (; actions < atMost && !game.result(state); actions++) {
    const seat = game.toAct(state)[0]!;
    game.apply(state, seat, game.sample!(state, seat, rng), rng, deaf);
  }
  return actions;
}

export function deal<State>(game: Game<State>, seats: number, rng: Rng): State {
  return game.setup(defaultOptions(game.options), seats, rng, deaf);
}

export function gamesPerSecond(game: Game, seats: number): number {
  const rng = fastRng(1);
  return perSecond(() => {
    playOn(game, deal(game, seats, rng), rng);
    return 1;
  });
}
