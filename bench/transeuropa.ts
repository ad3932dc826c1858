/** TransEuropa: random actions (and the same through boardgame.io), missing points, rounds of normal bots. */
import { defaultOptions, fastRng, namedSeed, Play, playOn, type Rng } from '@stellwerk/kernel';
import { bots } from '@stellwerk/games/transeuropa/bot/index.ts';
import { game, missingPoints, type State } from '@stellwerk/games/transeuropa/rules/index.ts';
import { loadClient, playAtRandom } from './boardgameio.ts';
import { perSecond, type Bench, type Figure } from './measure.ts';
import { botGame, deaf, deal } from './games.ts';

const OPTIONS = defaultOptions(game.options);
/** Both engines play the same tables. */
const SEATS = 2;

export const transeuropa: Bench = {
  game: 'transeuropa',
  run: (): Figure[] => {
    const random = perSecond(randomPlay(fastRng(1)));
    const Client = loadClient();
    const rng = fastRng(1);
    const peer = perSecond(() => playAtRandom(Client, SEATS, rng));
    return [
      {
        name: 'randomActionsPerSecond',
        label: 'random actions',
        value: random,
        unit: '/s',
        target: { atLeast: 300_000 },
      },
      { label: 'the same with log, gate and undo (Play)', value: perSecond(loggedPlay(fastRng(1))), unit: '/s' },
      { name: 'boardgameioActionsPerSecond', label: 'the same through boardgame.io', value: peer, unit: '/s' },
      { label: 'times boardgame.io', value: random / peer, unit: '×', target: { atLeast: 20 } },
      {
        name: 'missingPointsMs',
        label: 'exact missing points, a call',
        value: 1000 / perSecond(missing(fastRng(2))),
        unit: 'ms',
        target: { atMost: 0.5 },
      },
      {
        name: 'normalRoundsPerSecond',
        label: 'rounds of four normal bots',
        value: perSecond(normalPlay(fastRng(3))),
        unit: '/s',
        target: { atLeast: 120 },
      },
    ];
  },
};

function randomPlay(rng: Rng): () => number {
  return () => playOn(game, deal(game, SEATS, rng), rng);
}

function loggedPlay(rng: Rng): () => number {
  let plays = 0;
  return () => {
    const seats = Array.from({ length: SEATS }, (_, colour) => ({ name: `${colour}`, colour }));
    const head = { game: game.id, rules: game.version, options: OPTIONS, seats, seed: namedSeed(`bench ${plays++}`) };
    const play = new Play(game, head);
    while (!play.result) play.act(play.toAct[0]!, game.sample!(play.state, play.toAct[0]!, rng));
    return play.entries.length;
  };
}

/** The dearest moment: all markers just placed, five cities missing; four players, all cities in play. */
function missing(rng: Rng): () => number {
  const tables: State[] = Array.from({ length: 50 }, () => {
    const state = deal(game, 4, rng);
    while (state.phase === 'start') game.apply(state, state.turn, game.sample!(state, state.turn, rng), rng, deaf);
    return state;
  });
  return () => {
    for (const state of tables) for (let seat = 0; seat < state.seats; seat++) missingPoints(state, seat);
    return tables.length * 4;
  };
}

function normalPlay(rng: Rng): () => number {
  return () => {
    const state = deal(game, 4, rng);
    botGame(game, state, bots.normal(), rng);
    return state.rounds.length;
  };
}
