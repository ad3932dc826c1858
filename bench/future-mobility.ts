/** Future Mobility: whole random games, and the best announcements that a screen and a bot ask for. */
import { bestPlans, game, POWER_UPS } from '@stellwerk/games/future-mobility/rules/index.ts';
import { defaultOptions, fastRng, type Rng } from '@stellwerk/kernel';
import { perSecond, type Bench, type Figure } from './measure.ts';

const deaf = (): void => {};
const OPTIONS = defaultOptions(game.options);
const SEATS = 3;

export const futureMobility: Bench = {
  game: 'future-mobility',
  run: (): Figure[] => [
    {
      name: 'randomGamesPerSecond',
      label: 'random whole games, three players',
      value: perSecond(randomGame(fastRng(1))),
      unit: '/s',
      target: { atLeast: 100 },
    },
    {
      label: 'best announcements for a hand with every card, a call',
      value: 1000 / perSecond(plans(fastRng(2))),
      unit: 'ms',
    },
  ],
};

function randomGame(rng: Rng): () => number {
  return () => {
    const state = game.setup(OPTIONS, SEATS, rng, deaf);
    while (!game.result(state)) {
      const seat = game.toAct(state)[0]!;
      game.apply(state, seat, game.sample!(state, seat, rng), rng, deaf);
    }
    return 1;
  };
}

function plans(rng: Rng): () => number {
  const views = Array.from({ length: 50 }, () => {
    const state = game.setup(OPTIONS, SEATS, rng, deaf);
    for (let turns = 0; turns < 60 && !game.result(state); turns++) {
      const seat = game.toAct(state)[0]!;
      game.apply(state, seat, game.sample!(state, seat, rng), rng, deaf);
    }
    return { ...game.view(state, 0), hand: POWER_UPS };
  });
  return () => {
    for (const view of views) bestPlans(view);
    return views.length;
  };
}
