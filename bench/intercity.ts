/** InterCity: whole random games, and the itineraries that passengers are proposed. */
import { game, proposeItinerary } from '@stellwerk/games/intercity/rules/index.ts';
import { defaultOptions, fastRng, type Rng } from '@stellwerk/kernel';
import { perSecond, type Bench, type Figure } from './measure.ts';

const deaf = (): void => {};
const OPTIONS = defaultOptions(game.options);
const SEATS = 4;

export const intercity: Bench = {
  game: 'intercity',
  run: (): Figure[] => [
    {
      name: 'randomGamesPerSecond',
      label: 'random whole games, four players',
      value: perSecond(randomGame(fastRng(1))),
      unit: '/s',
      target: { atLeast: 30 },
    },
    {
      label: 'itinerary of earliest arrival, a call',
      value: 1000 / perSecond(proposals(fastRng(2))),
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

function proposals(rng: Rng): () => number {
  const positions = Array.from({ length: 20 }, () => game.setup(OPTIONS, SEATS, rng, deaf));
  return () => {
    for (const position of positions) for (const passenger of [0, 3, 6]) proposeItinerary(position, passenger);
    return 3 * positions.length;
  };
}
