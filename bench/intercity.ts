/** InterCity: whole random games, and the itineraries that passengers are proposed. */
import { bots } from '@stellwerk/games/intercity/bot/index.ts';
import { game, proposeItinerary } from '@stellwerk/games/intercity/rules/index.ts';
import { fastRng, type Rng } from '@stellwerk/kernel';
import { perSecond, type Bench, type Figure } from './measure.ts';
import { botGamesPerSecond, deal, gamesPerSecond } from './games.ts';

const SEATS = 4;

export const intercity: Bench = {
  game: 'intercity',
  run: (): Figure[] => [
    {
      name: 'randomGamesPerSecond',
      label: 'random whole games, four players',
      value: gamesPerSecond(game, SEATS),
      unit: '/s',
      target: { atLeast: 30 },
    },
    {
      name: 'normalGamesPerSecond',
      label: 'whole games by normal bots, four players',
      value: botGamesPerSecond(game, SEATS, bots.normal()),
      unit: '/s',
      target: { atLeast: 11 },
    },
    {
      label: 'itinerary of earliest arrival, a call',
      value: 1000 / perSecond(proposals(fastRng(2))),
      unit: 'ms',
    },
  ],
};

function proposals(rng: Rng): () => number {
  const positions = Array.from({ length: 20 }, () => deal(game, SEATS, rng));
  return () => {
    for (const position of positions) for (const passenger of [0, 3, 6]) proposeItinerary(position, passenger);
    return 3 * positions.length;
  };
}
