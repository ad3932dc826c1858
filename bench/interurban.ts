/** InterUrban: random placements with the completion of routes, and the slowest of them. */
import { bots } from '@stellwerk/games/interurban/bot/index.ts';
import { game } from '@stellwerk/games/interurban/rules/index.ts';
import { fastRng, type Rng } from '@stellwerk/kernel';
import { perSecond, type Bench, type Figure } from './measure.ts';
import { botGamesPerSecond, deaf, deal } from './games.ts';

const SEATS = 4;
const GAMES = 1000;

export const interurban: Bench = {
  game: 'interurban',
  run: (): Figure[] => [
    {
      name: 'randomPlacementsPerSecond',
      label: 'random placements, four players',
      value: perSecond(randomGame(fastRng(1))),
      unit: '/s',
      target: { atLeast: 2000 },
    },
    {
      name: 'normalGamesPerSecond',
      label: 'whole games by normal bots, four players',
      value: botGamesPerSecond(game, SEATS, bots.normal()),
      unit: '/s',
      target: { atLeast: 25 },
    },
    {
      name: 'worstPlacementMs',
      label: `slowest placement of ${GAMES} random games`,
      value: slowest(),
      unit: 'ms',
      target: { atMost: 20 },
    },
  ],
};

/** Plays at random to the end. */
function play(rng: Rng, place: (apply: () => void) => void): void {
  const state = deal(game, SEATS, rng);
  while (state.ended === null) {
    const { seat } = state;
    const action = game.sample!(state, seat, rng);
    const apply = (): void => game.apply(state, seat, action, rng, deaf);
    if (action.type === 'place') place(apply);
    else apply();
  }
}

function randomGame(rng: Rng): () => number {
  return () => {
    let placements = 0;
    play(rng, (apply) => {
      apply();
      placements++;
    });
    return placements;
  };
}

/** Every game is played twice and the quicker time of each placement counts: what is slow is slow again, a pause of the machine isn't. */
function slowest(): number {
  let worst = 0;
  for (let index = 1; index <= GAMES; index++) {
    const [first, second] = [times(index), times(index)];
    for (const [i, time] of first.entries()) worst = Math.max(worst, Math.min(time, second[i]!));
  }
  return worst;
}

function times(index: number): number[] {
  const found: number[] = [];
  play(fastRng(Math.imul(index, 0x9e3779b1)), (apply) => {
    const start = performance.now();
    apply();
    found.push(performance.now() - start);
  });
  return found;
}
