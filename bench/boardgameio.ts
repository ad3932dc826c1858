/**
 * The same TransEuropa rules as a game of boardgame.io, played through its own client: moves are checked and carried out by our rules
 * on boardgame.io's state, dice come from its random plugin, turns are handed on with its events. What differs between the two figures
 * is what each engine does around the rules: boardgame.io runs every move through its reducer, plugins, drafts (immer), log and store.
 * Undo is off, and it runs in production mode.
 */
import { createRequire } from 'node:module';
import { defaultOptions, type Rng } from '@stellwerk/kernel';
import { game, type Action, type State } from '@stellwerk/games/transeuropa/rules/index.ts';
import type { Game as PeerGame } from 'boardgame.io';
import type { Client as MakeClient } from 'boardgame.io/client';

const deaf = (): void => {};
const OPTIONS = defaultOptions(game.options);

const peer: PeerGame<State> = {
  name: 'transeuropa',
  disableUndo: true,
  setup: ({ ctx, random }) => game.setup(OPTIONS, ctx.numPlayers, dice(random), deaf),
  turn: { order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  moves: {
    act: ({ G, ctx, random, events }, action: Action) => {
      const seat = Number(ctx.currentPlayer);
      if (game.check(G, seat, action)) return 'INVALID_MOVE';
      game.apply(G, seat, action, dice(random), deaf);
      if (G.phase === 'over') events.endGame(game.result(G));
      else if (G.turn !== seat) events.endTurn();
      return undefined;
    },
  },
};

function dice(random: { Die(sides: number): number }): Rng {
  return { below: (n) => random.Die(n) - 1 };
}

/** One play with random actions; gives their number. */
export function playAtRandom(Client: typeof MakeClient, seats: number, rng: Rng): number {
  const client = Client<State>({ game: peer, numPlayers: seats, debug: false });
  client.start();
  let actions = 0;
  for (;;) {
    const { G, ctx } = client.getState()!;
    if (ctx.gameover) break;
    if (Number(ctx.currentPlayer) !== G.turn) throw new Error('boardgame.io waits for somebody else');
    client.moves['act']!(game.sample!(G, G.turn, rng));
    actions++;
  }
  client.stop();
  return actions;
}

/** Its client, as Node can load it: the package has no entry points for ECMAScript modules. */
export function loadClient(): typeof MakeClient {
  process.env['NODE_ENV'] = 'production';
  return createRequire(import.meta.url)('boardgame.io/client').Client;
}
