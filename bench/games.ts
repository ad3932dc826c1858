/** Games dealt and played at random on the bare rules. */
import { defaultOptions, fastRng, playOn, type Game, type Rng } from '@stellwerk/kernel';
import { perSecond } from './measure.ts';

export const deaf = (): void => {};

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
