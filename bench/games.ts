/** Games dealt and played on the bare rules: at random, or by bots. */
import { turnIn } from '@stellwerk/bots';
import { defaultOptions, fastRng, playOn, type Bot, type Game, type Rng } from '@stellwerk/kernel';
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

/** Whole games by bots that answer at once. */
export function botGamesPerSecond(game: Game, seats: number, bot: Bot): number {
  const rng = fastRng(1);
  return perSecond(() => {
    botGame(game, deal(game, seats, rng), bot, rng);
    return 1;
  });
}

/** To the end, all seats by the same bot. */
export function botGame<State>(game: Game<State>, state: State, bot: Bot, rng: Rng): void {
  for (let turn = 0; !game.result(state); turn++) {
    const seat = game.toAct(state)[0]!;
    game.apply(state, seat, bot.choose(turnIn(game, state, seat, turn)), rng, deaf);
  }
}
