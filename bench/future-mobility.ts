/** Future Mobility: whole random games, and the best announcements that a screen and a bot ask for. */
import { bots } from '@stellwerk/games/future-mobility/bot/index.ts';
import { bestPlans, game, POWER_UPS } from '@stellwerk/games/future-mobility/rules/index.ts';
import { fastRng, playOn, type Rng } from '@stellwerk/kernel';
import { perSecond, type Bench, type Figure } from './measure.ts';
import { botGamesPerSecond, deal, gamesPerSecond } from './games.ts';

const SEATS = 3;

export const futureMobility: Bench = {
  game: 'future-mobility',
  run: (): Figure[] => [
    {
      name: 'randomGamesPerSecond',
      label: 'random whole games, three players',
      value: gamesPerSecond(game, SEATS),
      unit: '/s',
      target: { atLeast: 100 },
    },
    {
      name: 'normalGamesPerSecond',
      label: 'whole games by normal bots, three players',
      value: botGamesPerSecond(game, SEATS, bots.normal()),
      unit: '/s',
      target: { atLeast: 61 },
    },
    {
      label: 'best announcements for a hand with every card, a call',
      value: 1000 / perSecond(plans(fastRng(2))),
      unit: 'ms',
    },
  ],
};

function plans(rng: Rng): () => number {
  const views = Array.from({ length: 50 }, () => {
    const state = deal(game, SEATS, rng);
    playOn(game, state, rng, { atMost: 60 });
    return { ...game.view(state, 0), hand: POWER_UPS };
  });
  return () => {
    for (const view of views) bestPlans(view);
    return views.length;
  };
}
